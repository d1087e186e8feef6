// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <vallum/core/fields.h>
#include <vallum/core/findings.h>
#include <vallum/field/model/terrain.h>
#include <vallum/geometry/terrain.h>

/// The polygons of natural ground, as files spell them.
namespace vallum::field {

namespace shape {
using Corner = std::array<Du, 2>;
}

inline std::string nameOf(HasNames auto value) {
    return '"' + std::string(names(value).at(static_cast<std::size_t>(value))) + '"';
}

constexpr bool isArea(Terrain kind) { return kind != Terrain::river && kind != Terrain::ford; }

std::vector<geometry::Point> pointsOf(const std::vector<shape::Corner>&);
/// Of ground that somebody has drawn, without corners that no rule could tell.
std::vector<geometry::Point> drawnOutline(const std::vector<shape::Corner>&);
/// So many that a battle on it is still quick.
constexpr std::size_t mostCorners = 2'000;
/// Whether no more than those.
bool checkCount(Findings&, const std::string& place, const std::vector<geometry::Point>&);
/// GEO-25: a simple shape, neither smaller nor larger than such tiles are.
void checkOutline(Findings&,
                  const std::string& place,
                  const std::vector<geometry::Point>&,
                  const geometry::TileSizes&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <vallum/core/fields.h>
#include <vallum/core/findings.h>
#include <vallum/field/model/terrain.h>
#include <vallum/geometry/terrain.h>

/// The polygons of terrain in the format of files.
namespace vallum::field {

namespace shape {
using Corner = std::array<Du, 2>;
}

inline std::string nameOf(HasNames auto value) {
    return '"' + std::string(names(value).at(static_cast<std::size_t>(value))) + '"';
}

constexpr bool isArea(Terrain kind) { return kind != Terrain::river && kind != Terrain::ford; }

std::vector<geometry::Point> pointsOf(const std::vector<shape::Corner>&);
/// Drops corners of a hand-drawn outline that make no difference to any rule.
std::vector<geometry::Point> drawnOutline(const std::vector<shape::Corner>&);
/// Few enough for a battle to run fast.
constexpr std::size_t mostCorners = 2'000;
/// False if there are more.
bool checkCount(Findings&, const std::string& place, const std::vector<geometry::Point>&);
/// GEO-25: checks for a simple shape within the limits of tile sizes.
void checkOutline(Findings&,
                  const std::string& place,
                  const std::vector<geometry::Point>&,
                  const geometry::TileSizes&);

}  // namespace vallum::field

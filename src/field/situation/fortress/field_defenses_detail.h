// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/card.h>

/// Only for the chapter TRE: how cards lie along trenches and barricades.
namespace vallum::field {

/// The tiles that the unit could stand next to.
std::vector<StructureId> tilesBy(const Battle&, const geometry::Placement& unit);

/// GEO-17: places for sections along either side of a tile.
inline constexpr int placesOnSide = 4;
using EdgesOnPlaces = std::array<std::optional<geometry::Edge>, placesOnSide>;
/// The edge of the card flush on each place of this side, counted from the right of the tile.
EdgesOnPlaces edgesOn(const geometry::Segment& side, bool reversed, const geometry::Placement& unit);

}  // namespace vallum::field

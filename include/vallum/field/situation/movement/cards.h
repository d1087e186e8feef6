// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/card.h>

/// Cards and markers as they lie on the table.
namespace vallum::field {

inline geometry::Placement placement(const Unit& unit) { return {unit.pose, unit.extension}; }
/// GEO-07: card and extension markers; in a tower its box, in a passage the column.
geometry::Footprint footprint(const Battle&, UnitId);
/// The front with its extension markers; a flank or the rear of the card.
geometry::Segment edgeOf(const geometry::Placement&, geometry::Edge);
/// GEO-18: the squares of its envelop markers.
std::vector<geometry::Outline> envelopSquares(const Battle&, UnitId);
geometry::Outline envelopSquare(const Battle&, const EnvelopMarker&);
/// TEAM-01: other units of the same team on the table.
std::vector<UnitId> friendsOf(const Battle&, UnitId);
std::vector<UnitId> enemiesOf(const Battle&, UnitId);
/// TER-32: this many sections abreast, as deep as a card.
constexpr Du columnWidth(int sections) { return Du(sections * sectionWidth.raw()); }
geometry::Outline column(const geometry::Pose&, int sections);
/// TOW-04: places for sections around a tower.
inline constexpr int placesOnTowerSide = 2;
inline constexpr int sectionsRoundTower = 4 * placesOnTowerSide;
/// ASL-08: the square of a section that is wrapped around a tower.
geometry::Outline wrapSquare(const Battle&, const TowerMarker&);
std::vector<geometry::Outline> wrapSquares(const Battle&, UnitId);

}  // namespace vallum::field

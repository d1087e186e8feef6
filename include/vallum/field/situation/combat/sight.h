// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/sight.h>

namespace vallum::field {

/// TOW-09, SGT-16, ART-02, TER-48: true inside some structures.
bool looksAllRound(const Battle&, UnitId);
/// LOS-01: whether the unit faces its target.
bool isInFrontArc(const Battle&, UnitId shooter, UnitId target);
/// GEO-20, for a unit in a tower or a village sector.
geometry::Point rangePoint(const Battle&, StructureId inside, const geometry::Footprint& target);
/// GEO-22: the five marks from which it looks at the target.
geometry::Lookout lookoutOf(const Battle&, UnitId shooter, const geometry::Footprint& target);
/// GEO-20: rounded for display, and exact.
Du distanceOfShot(const Battle&, UnitId shooter, UnitId target);
bool isInReach(const Battle&, Du limit, UnitId shooter, UnitId target);
/// LOS-02 to LOS-04: no other unit is in the way.
bool seesClearly(const Battle&, UnitId shooter, UnitId target);
/// LOS-03: the outlines of all other units near the line, including markers.
std::vector<geometry::Outline> sightBlockers(const Battle&, UnitId shooter, UnitId target);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>
#include <vallum/geometry/sight.h>

namespace vallum::field {

/// LOS-01
bool isInFrontArc(const Battle&, UnitId shooter, UnitId target);
/// LOS-02 to LOS-04
bool seesClearly(const Battle&, UnitId shooter, UnitId target);
/// LOS-03: the outlines of all other units near the line, markers included.
std::vector<geometry::Outline> sightBlockers(const Battle&, UnitId shooter, UnitId target);

}  // namespace vallum::field

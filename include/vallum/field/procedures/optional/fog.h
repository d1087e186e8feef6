// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>
#include <vallum/geometry/path.h>

namespace vallum::field {

/// OPT-19: all that an enemy can see now.
void revealUnitsInSight(Game&);
/// OPT-19: also in the middle of a move; the step was made from this pose.
void revealOnTheWay(Game&, UnitId mover, const geometry::PathStep&, const geometry::Pose& from);
/// OPT-21, OPT-23: does nothing if the unit is not hidden.
void reveal(Game&, UnitId, RuleId why);
/// OPT-23, FOR-06: a hidden unit that was hit.
void revealHit(Game&, UnitId);

}  // namespace vallum::field

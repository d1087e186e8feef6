// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// TER-32, TER-37: after a move from there, and the contact that it has made, whether the unit is in a
/// passage now.
void enterOrLeavePassage(Game&, UnitId, const geometry::Pose& from, const PlannedContact*);
/// TER-29: whoever is on a bridge that is gone goes back to the bank from which it came.
void leaveDestroyedBridge(Game&, StructureId);

}  // namespace vallum::field

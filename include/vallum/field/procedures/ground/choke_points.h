// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// TER-32, TER-37: after a move from `from` and any contact it made, updates whether
/// the unit is in a passage.
void enterOrLeavePassage(Game&, UnitId, const geometry::Pose& from, const PlannedContact*);
/// TER-29: units on a destroyed bridge go back to the bank they came from.
void leaveDestroyedBridge(Game&, StructureId);

}  // namespace vallum::field

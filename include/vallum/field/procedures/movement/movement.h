// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/system.h>

namespace vallum::field {

void makeMove(Game&, const Move&);
/// The same for a caller that already has the plan.
void makeMove(Game&, const Move&, const MovePlan&);

/// Handles one answer of the movement phase.
void movementStep(Game&);
void carryOut(Game&, const Move&, const MovePlan&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/system.h>

namespace vallum::field {

void makeMove(Game&, const Move&);
/// The same for whoever has its plan.
void makeMove(Game&, const Move&, const MovePlan&);

/// One answer of the movement phase.
void movementStep(Game&);
void carryOut(Game&, const Move&, const MovePlan&);

}  // namespace vallum::field

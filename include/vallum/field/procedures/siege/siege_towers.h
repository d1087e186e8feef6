// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// Makes the move except for its end.
void makeTowerMove(Game&, const Move&, const MovePlan&);
void crossOver(Game&, UnitId, StructureId, RuleId why);
/// SGT-11: changes the owner of a tower after it has been stormed.
void takeOver(Game&, UnitId, StructureId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// All of it but its end.
void makeTowerMove(Game&, const Move&, const MovePlan&);
void crossOver(Game&, UnitId, StructureId, RuleId why);
/// SGT-11: after a storm, whose tower it was.
void takeOver(Game&, UnitId, StructureId);

}  // namespace vallum::field

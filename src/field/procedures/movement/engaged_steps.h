// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/system.h>

/// What the actions of engaged units have in common.
namespace vallum::field {

/// The attacks of a plan, one after another. False when the unit did not survive them.
bool survives(Game&, UnitId, const std::vector<PlannedAttack>&, RuleId why);
/// Tells the section markers that the unit has now, where they are not what they were.
void tellMarkers(Game&, UnitId, const EngagedPlan&, RuleId why);
/// The unit's move of this turn is over, and that of a unit under it (ABL-34).
void endAction(Game&, UnitId, MovementPoints spent, EnumSet<TurnFlag>);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/system.h>

/// Shared steps of the actions of engaged units.
namespace vallum::field {

/// Makes the attacks of a plan, one after another. False if the unit did not survive them.
bool survives(Game&, UnitId, const std::vector<PlannedAttack>&, RuleId why);
/// Tells the unit's new section markers if they have changed.
void tellMarkers(Game&, UnitId, const EngagedPlan&, RuleId why);
/// Ends the move of this turn for the unit and for one under it (ABL-34).
void endAction(Game&, UnitId, MovementPoints spent, EnumSet<TurnFlag>);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// ASL-03, ASL-13: at the beginning of the active player's movement phase.
void climbOn(Game&);
/// Back to the ground, and whatever it had wrapped round a defender comes off.
void endClimb(Game&, UnitId, RuleId why);
/// ASL-15: whoever is attacked from the ground.
void endClimbOfCharged(Game&, UnitId);
void followUpStorm(Game&, const Storm&);
void act(Game&, const ComeDown&);

}  // namespace vallum::field

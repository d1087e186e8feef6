// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// ASL-03, ASL-13: call it at the beginning of the active player's movement phase.
void climbOn(Game&);
/// The unit is back on the ground and loses its envelop markers around a defender.
void endClimb(Game&, UnitId, RuleId why);
/// ASL-15: for a unit that is attacked from the ground.
void endClimbOfCharged(Game&, UnitId);
void followUpStorm(Game&, const Storm&);
void act(Game&, const ComeDown&);

}  // namespace vallum::field

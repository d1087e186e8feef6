// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-13: without events, reply or morale check. The attacker is the unit that strikes.
void freeAttack(Game&, const Opponents&, const Sum& dice, RuleId why);

/// ENG-20, ENG-21: an enemy may follow a unit that has withdrawn, if it can.
void maintainContact(Game&, UnitId enemy, const Withdrawal&);

void act(Game&, const Envelop&);
void act(Game&, const RemoveMarkers&);
void act(Game&, const Reposition&);
void act(Game&, const Withdraw&);
void act(Game&, const Retreat&);

}  // namespace vallum::field

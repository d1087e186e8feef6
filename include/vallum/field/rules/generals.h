// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// GEN-10: fleeing, wounded or dead.
bool isGeneralLost(const Battle&, Seat);
/// GEN-10: the unit the general is with flees.
bool isGeneralFleeing(const Battle&, Seat);
/// GEN-07, GEN-11
Sum leadership(const Battle&, Seat);
/// GEN-05, GEN-12: whether the unit has the modifiers of its general now.
bool hasGeneral(const Battle&, UnitId);
/// GEN-06
bool isInInfluence(const Battle&, UnitId);

/// GEN-08, GEN-12: whether the side's general has this ability and may use it now.
bool hasAbility(const Battle&, Seat, GeneralAbility);
/// GEN-08: the same for an ability that works within the influence.
bool isUnderAbility(const Battle&, UnitId, GeneralAbility);
/// GEN-08: whether a charge that the unit begins now is led by its general.
bool isLedToCharge(const Battle&, UnitId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// GEN-10: fleeing, wounded or dead.
bool isGeneralLost(const Battle&, Seat);
/// GEN-07, GEN-11
Sum leadership(const Battle&, Seat);
/// GEN-05, GEN-12: whether the unit has the modifiers of its general now.
bool hasGeneral(const Battle&, UnitId);
/// GEN-06
bool isInInfluence(const Battle&, UnitId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// FRM-12: whether its phalanx has an effect on this enemy.
bool fightsAsPhalanx(const Battle&, UnitId, UnitId enemy);
/// FRM-22, FRM-25: the formation that gives it a bonus, arrowhead or diamond.
bool chargesInWedge(const Battle&, UnitId, UnitId enemy);
/// FRM-15, FRM-23: formations that end with the first combat.
bool endsAfterCombat(Formation);
/// ABL-06: whether its lunge has an effect in the combat with this enemy.
bool lunges(const Battle&, UnitId, UnitId enemy);
/// ABL-21, ABL-24: spears or sarissas, which help against mounted units.
bool hasLongSpears(const UnitType&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

/// Who besieges whom, and with what (chapter SIE).
namespace vallum::field {

/// FDZ-08: in points.
inline constexpr int ramCost = 40;

/// SIE-04: the cost of everything that this side bought besides its army.
Sum structurePoints(const Battle&, Seat);

bool isDefender(const Setting&, Seat);
bool isAttacker(const Setting&, Seat);
/// SIE-17: units that stay face down in their fortress.
std::vector<UnitId> unitsHiddenInFortress(const Battle&);
/// FOR-05: its defenders on walls or in towers, if there is no fog to hide them.
std::vector<UnitId> unitsSeenOnDefenses(const Battle&);
/// SIE-09: a defender that does not flee is inside.
bool isFortressHeld(const Battle&);

}  // namespace vallum::field

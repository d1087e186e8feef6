// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-15 to MEL-17, RNG-22 to RNG-25: whether a die from 1 to 6 with this attack beats this defense.
bool succeeds(int face, int attack, int defense);
/// ABL-22, ABL-23: true if a 6 on the damage roll causes 2 wounds.
bool sixesWoundTwice(const Battle&, UnitId striker, Weapon);
/// ABL-14: each die of its attacks that shows a 1, once.
bool rollsOnesAgain(const Battle&, UnitId striker);
/// What is added to each die of a roll, and what the total must exceed.
Sum attackWith(Weapon, const Battle&, Roll, const Opponents& striker);
Sum defenseAgainst(Weapon, const Battle&, Roll, const Opponents& striker);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

enum class Weapon { hand, missile };

/// What a roll was made with.
Weapon weaponOf(const BlowRolled&);
/// MEL-15 to MEL-17, RNG-22 to RNG-25
bool succeeds(int face, int attack, int defense);
/// ABL-22, ABL-23: whether a 6 on the damage roll causes 2 wounds.
bool sixesWoundTwice(const Battle&, UnitId striker, Weapon);
/// ABL-14
bool rollsOnesAgain(const Battle&, UnitId striker);
/// The places of the dice that were rolled again.
std::vector<int> rollOnesAgain(Game&, UnitId striker, std::vector<int>& faces);
/// What is added to each die of a roll, and what each has to exceed.
Sum attackWith(Weapon, const Battle&, Roll, const Opponents& striker);
Sum defenseAgainst(Weapon, const Battle&, Roll, const Opponents& striker);

/// MEL-15, MEL-16, RNG-22, RNG-23: the wounds that one unit deals; the one that strikes is the attacker
/// here. Nobody has suffered them yet.
int strike(Game&, const Opponents& striker, Weapon, const Sum& dice);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// The places of the dice that were rolled again.
std::vector<int> rollOnesAgain(Game&, UnitId striker, std::vector<int>& faces);

/// MEL-15, MEL-16, RNG-22, RNG-23: the wounds that one unit deals; the one that strikes is the attacker
/// here. Nobody has suffered them yet.
int strike(Game&, const Opponents& striker, Weapon, const Sum& dice);

}  // namespace vallum::field

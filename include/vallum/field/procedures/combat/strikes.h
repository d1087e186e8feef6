// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// Returns the indices of the rerolled dice.
std::vector<int> rollOnesAgain(Game&, UnitId striker, std::vector<int>& faces);

/// MEL-15, MEL-16, RNG-22, RNG-23: rolls and returns the wounds that one unit deals, without applying them.
/// The striking unit counts as the attacker here.
int strike(Game&, const Opponents& striker, Weapon, const Sum& dice);

}  // namespace vallum::field

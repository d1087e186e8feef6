// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// TRE-13, TER-52: optional combats of the active player, over barricades and between the two halves of a
/// village, that have not been fought in this melee phase.
std::vector<Opponents> combatsByChoice(const Battle&);

}  // namespace vallum::field

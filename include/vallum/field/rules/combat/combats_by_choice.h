// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// TRE-13, TER-52: combats that the active player may fight or leave, over barricades and between the two
/// halves of a village. Of this melee phase, and not fought yet.
std::vector<Opponents> combatsByChoice(const Battle&);

}  // namespace vallum::field

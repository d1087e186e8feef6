// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-02, TEAM-06: the active player has finished the phase.
void finishPhase(Game&);
/// TEAM-10: continues play if the active player has left the battle.
void passOverDefeated(Game&);

}  // namespace vallum::field

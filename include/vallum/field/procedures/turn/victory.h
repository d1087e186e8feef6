// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// Ends the battle if it is decided. Long procedures call it after everything that may decide it.
void checkVictory(Game&);
/// SET-11, TEAM-10: at the end of a step, removes players who have lost from a battle that continues.
void dismissDefeated(Game&);
/// SET-13 to SET-15, ACT-04: the active player checks leadership if the losses call for it.
void checkLosses(Game&);
/// SET-16: the active player has lost.
void surrender(Game&);

}  // namespace vallum::field

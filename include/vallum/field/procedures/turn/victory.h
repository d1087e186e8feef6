// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// Ends the battle if it is decided: a long procedure looks after everything that can decide it.
void checkVictory(Game&);
/// SET-11, TEAM-10: who has lost a battle that others go on with leaves it, when a step is over.
void dismissDefeated(Game&);
/// SET-13 to SET-15, ACT-04
void checkLosses(Game&);
/// SET-16
void surrender(Game&);

}  // namespace vallum::field

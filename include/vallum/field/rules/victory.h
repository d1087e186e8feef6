// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-11, SET-16, SET-17
std::optional<Outcome> outcomeNow(const Battle&);
/// Ends the battle if it is decided.
void checkVictory(Game&);
/// SET-13 to SET-15, ACT-04
void checkLosses(Game&);
/// SET-16
void surrender(Game&);

}  // namespace vallum::field

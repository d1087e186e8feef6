// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SIE-04, SIE-06: asks for what is chosen and placed before the armies.
void beginSiege(Game&);
void placeInSiege(Game&);
/// SIE-10: call it when the deck has been used up for the last time.
void endSiegeInTime(Game&);
/// SIE-09: ends the battle if nobody holds the fortress.
void endTurnOfSiege(Game&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-06, RNG-16 to RNG-18: plays the events of the current combat, canceling events first.
void playEvents(Game&);

/// RNG-18: call it when all have been played; the last one cancels first.
void cancelEvents(Game&);

/// EVT-25, EVT-26: markers take effect at once.
void gainMarkers(Game&);
/// EVT-15: wounds before the dice.
void sufferAmbush(Game&);
/// EVT-10 and attacks on generals: call it after the dice.
void applyEventsAfterCombat(Game&);
/// END-07: call it when the combat is over, whether it was fought or canceled.
void raiseHandLimits(Game&);

}  // namespace vallum::field

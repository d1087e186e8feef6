// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-06, RNG-16 to RNG-18: the events of the combat being resolved, the canceling ones first.
void playEvents(Game&);

/// RNG-18: when all have been played; the last one cancels first.
void cancelEvents(Game&);

/// EVT-25, EVT-26: markers are in force at once.
void gainMarkers(Game&);
/// EVT-10 and the blow at a general: when the dice have been rolled.
void applyEventsAfterCombat(Game&);
/// END-07: when the combat is over, fought or called off.
void raiseHandLimits(Game&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-05: one combat from its events to the flight of the loser.
void melee(Game&, const Opponents&);
/// MEL-13: the same outside the melee phase. Units that start to flee in it have not moved yet.
void meleeWithoutEvents(Game&, const Opponents&);
/// Handles one answer of the melee phase.
void meleeStep(Game&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-05
void melee(Game&, const Opponents&);
/// MEL-13: the same outside the melee phase. Nobody has moved who started to flee in it.
void meleeWithoutEvents(Game&, const Opponents&);
/// One answer of the melee phase.
void meleeStep(Game&);

}  // namespace vallum::field

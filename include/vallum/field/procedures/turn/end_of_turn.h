// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// END-01 to END-08: handles one answer: draws, discards, and begins the next turn.
void endOfTurnStep(Game&);

}  // namespace vallum::field

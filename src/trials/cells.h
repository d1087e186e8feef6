// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/trials/plan.h>

namespace vallum::trials {

/// All that is told of the battles of a scenario; whose wins are counted is the attacker, or the first side.
/// It has no name yet, and nobody plays it.
Cell described(AnyScenario);
/// Nobody but in sieges.
Seat attackerOf(const Cell&);

}  // namespace vallum::trials

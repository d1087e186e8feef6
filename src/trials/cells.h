// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/trials/plan.h>

namespace vallum::trials {

/// Describes a scenario's battles; the counted side is the attacker or the first side. The cell still lacks a
/// name and players.
Cell described(AnyScenario);
/// Seat() unless it is a siege.
Seat attackerOf(const Cell&);

}  // namespace vallum::trials

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// Attacks on structures in the melee phase: rams, elephants and arson (RAM, FIR-01 to FIR-03).
namespace vallum::field {

void attack(Game&, const AttackStructure&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// RNG-10: one ranged attack from measuring to flight.
void shoot(Game&, const ShotToMake&);
/// Handles one answer of the ranged attack phase.
void rangedStep(Game&);

}  // namespace vallum::field

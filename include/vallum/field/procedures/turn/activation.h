// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-03, ACT-04: begins the seat's turn, up to its first order.
void beginTurn(Game&, Seat);
/// GEN-08: activates units that need no order, when the seat begins its activation phase.
void activateWithoutOrder(Game&, Seat);
/// ACT-12 to ACT-16: what follows from getting active: reorganizing or recovering.
void activate(Game&, const Activated&);
/// Handles one answer of the activation phase.
void activationStep(Game&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-03, ACT-04: the seat's turn, up to its first order.
void beginTurn(Game&, Seat);
/// GEN-08: whoever is active in the own turn without an order, when the seat begins the activation phase.
void activateWithoutOrder(Game&, Seat);

/// ACT-05, ACT-07, ACT-09, CARD-02
Verdict mayPlayOrder(const Battle&, Seat, const OrderToPlay&);
/// ACT-12
bool mayTryToReorganize(const Battle&, UnitId);
/// MOD-21, GEN-08: morale in a check to be no longer broken or fleeing.
Sum moraleToRecover(const Battle&, UnitId, int byOrder = 0);
/// ACT-12 to ACT-16
void activate(Game&, const Activated&);
/// One answer of the activation phase.
void activationStep(Game&);

Verdict fits(const Battle&, const ChooseOrder&, const OrderToPlay&);
Verdict fits(const Battle&, const ChooseOrder&, const PhaseDone&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-05, ACT-07, ACT-09, CARD-02
Verdict mayPlayOrder(const Battle&, Seat, const OrderToPlay&);
/// Those that an order may be used on, one by one (EVT-02).
std::vector<UnitId> unitsForOrder(const Battle&, Seat, CardId, std::optional<Flank> wing);
/// How many of them at most.
int unitsAllowed(const Battle&, Seat, CardId);
/// ACT-12 to ACT-16
void activate(Game&, const Activated&);
/// One answer of the activation phase.
void activationStep(Game&);

Verdict fits(const Battle&, const ChooseOrder&, const OrderToPlay&);
Verdict fits(const Battle&, const ChooseOrder&, const PhaseDone&);

}  // namespace vallum::field

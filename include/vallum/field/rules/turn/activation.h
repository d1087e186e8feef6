// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-05, ACT-07, ACT-09, CARD-02: the card, its boosts, its units and their number.
Verdict mayPlayOrder(const Battle&, Seat, const OrderToPlay&);
/// ACT-12: broken, not fleeing and not engaged.
bool mayTryToReorganize(const Battle&, UnitId);
/// MOD-21, GEN-08: morale in a check to stop being broken or fleeing.
Sum moraleToRecover(const Battle&, UnitId, int byOrder = 0);

Verdict fits(const Battle&, const ChooseOrder&, const OrderToPlay&);
Verdict fits(const Battle&, const ChooseOrder&, const PhaseDone&);

}  // namespace vallum::field

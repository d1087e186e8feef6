// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// Those that an order may be used on, one by one (EVT-02).
std::vector<UnitId> unitsForOrder(const Battle&, Seat, CardId, std::optional<Flank> wing);
/// OPT-03: the same with what is played along with the card.
std::vector<UnitId> unitsForOrder(const Battle&, Seat, const OrderToPlay&);
/// How many of them at most; of an order for everybody who fits, more than there are.
int unitsAllowed(const Battle&, Seat, CardId);
/// Whether nobody is chosen, because the order is for everybody who fits.
bool isForAll(const Order&);
/// Whether the text of the order allows it to be used on these units (ACT-07, EVT-04, EVT-06).
Verdict mayUse(const Battle&, Seat, const OrderToPlay&);

/// EVT-07
std::vector<UnitId> unitsThatStampede(const Battle&, UnitId by, Du radius);

Verdict fits(const Battle&, const ChooseUnit&, const UnitChosen&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// Units that an order may be used on, each taken by itself (EVT-02).
std::vector<UnitId> unitsForOrder(const Battle&, Seat, CardId, std::optional<Flank> wing);
/// The same for a card of which nothing is chosen yet: on either wing, if it is for one.
std::vector<UnitId> unitsForCard(const Battle&, Seat, CardId);
/// OPT-03: the same, including cards played along with it.
std::vector<UnitId> unitsForOrder(const Battle&, Seat, const OrderToPlay&);
/// The most units allowed; more than there are if the order is for everybody who fits.
Sum unitsAllowed(const Battle&, Seat, CardId);
/// True if nobody is chosen, because the order is for everybody who fits.
bool isForAll(const Order&);
/// Whether the text of the order allows it for these units (ACT-07, EVT-04, EVT-06).
Verdict mayUse(const Battle&, Seat, const OrderToPlay&);

/// EVT-07: those within the radius around the unit.
std::vector<UnitId> unitsThatStampede(const Battle&, UnitId by, Du radius);

Verdict fits(const Battle&, const ChooseUnit&, const UnitChosen&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// The card of this turn; null: it gives no orders.
const CommandCard* cardInPlay(const Battle&);

/// HEX-78 to HEX-91: the active player's units that the card in play can order, wherever they stand.
std::vector<UnitId> unitsForCard(const Battle&);
/// HEX-80: true if the player orders one unit of choice, because the card can order none.
bool isForOneUnit(const Battle&);
/// HEX-14 to HEX-16, HEX-77 to HEX-90
Verdict mayOrder(const Battle&, const OrdersChosen&);

/// The same for many orders, while the battle does not change.
class OrderCheck {
public:
    explicit OrderCheck(const Battle&);

    [[nodiscard]] Verdict mayOrder(const OrdersChosen&) const;
    /// True if a unit that cannot be added to an order may become eligible once others are added.
    [[nodiscard]] bool linksUnits() const;

private:
    const Battle& battle_;
    const CommandCard* card_;
    bool isForOneUnit_;
};

/// HEX-91: the units that can get the block from a die.
std::vector<UnitId> restorableBy(const Battle&, Face);

Verdict fits(const Battle&, const ChooseOrders&, const OrdersChosen&);
Verdict fits(const Battle&, const ChooseRestored&, const UnitChosen&);
void orderStep(Game&);

}  // namespace vallum::hex

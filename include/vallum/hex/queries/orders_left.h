// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/hex/model/unit_type.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Who could still be added to the orders that a player has in mind.
struct OrdersLeft {
    std::vector<UnitId> units;
    std::vector<LeaderId> leaders;
    std::vector<LeaderId> chiefs;  // HEX-81: around whom a chain of orders can begin

    bool operator==(const OrdersLeft&) const = default;
};
/// HEX-14: while orders are asked for.
OrdersLeft ordersLeft(const Battle&, const OrdersChosen&);
/// The first order with a card of the active player's hand, before it is played; of a card that orders by
/// itself, or by dice, whom it can order at all.
OrdersLeft ordersWith(const Battle&, CardId);
/// HEX-87, HEX-91: whether a die that shows this face can order or restore anybody.
bool countsForOrders(Face);

}  // namespace vallum::hex

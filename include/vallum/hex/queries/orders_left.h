// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/hex/model/unit_type.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// The units and leaders that could be added to a player's provisional orders.
struct OrdersLeft {
    std::vector<UnitId> units;
    std::vector<LeaderId> leaders;
    std::vector<LeaderId> chiefs;  // HEX-81: leaders who can start a chain of orders

    bool operator==(const OrdersLeft&) const = default;
};
/// HEX-14: call it while orders are asked for.
OrdersLeft ordersLeft(const Battle&, const OrdersChosen&);
/// Possible first orders with a card in the active player's hand, before it is played. For a card that orders
/// automatically or by dice: everybody it can order.
OrdersLeft ordersWith(const Battle&, CardId);
/// HEX-87, HEX-91: true if a die with this face can order or restore anybody.
bool countsForOrders(Face);

/// HEX-28: true if some unit of the active side could attack from where it stands, once the battles begin.
bool couldBattle(const Battle&);
/// Whether the turn ends with the moves of this phase.
bool endsWithMoves(const Battle&);
/// Whether it ends with this move, because nobody can move after it either.
bool isLastOfTurn(const Battle&, const MoveUnit&);
bool isLastOfTurn(const Battle&, const MoveLeader&);

}  // namespace vallum::hex

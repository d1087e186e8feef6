// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"
#include "support/library.h"

#include <initializer_list>
#include <string_view>
#include <vector>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/rules/turn/activation.h>

namespace vallum::field {

inline const Order& shippedOrder(std::string_view id) {
    const auto& orders = library().deck.orders;
    const auto found = std::ranges::find(orders, id, &Order::id);
    VALLUM_CHECK(found != orders.end());
    return *found;
}

/// Red's activation phase. Red holds one card per order, numbered in this order.
inline Battle holding(std::initializer_list<std::string_view> orders,
                      const std::vector<TestUnit>& units,
                      TestTable table = {}) {
    table.events = {Event{}};
    int held = 0;
    for (const std::string_view id : orders) {
        table.orders.push_back(shippedOrder(id));
        table.cards.push_back({OrderId(held++), EventId(0)});
    }
    for (int more = 0; more != 10; ++more) table.cards.push_back({OrderId(0), EventId(0)});
    Battle battle = inPhase(Phase::activation, battleOf(units, table));
    for (int card = 0; card != held; ++card) battle = inHand(battle, red, CardId(card));
    return battle;
}

/// Plays red's card with this number.
inline OrderToPlay order(int card, std::vector<UnitId> units = {}) {
    return {.card = CardId(card), .units = std::move(units)};
}

/// One answer in the activation phase, and the question after it.
inline Played playing(const Battle& battle, const OrderToPlay& answer, Cues cues = {}) {
    VALLUM_CHECK(mayPlayOrder(battle, red, answer));
    cues.answers.push_front(answer);
    return play(battle, std::move(cues), [](Game& game) { activationStep(game); });
}
inline std::string refused(const Battle& battle, const OrderToPlay& answer) {
    return refusal(mayPlayOrder(battle, red, answer));
}

inline std::vector<UnitId> activeUnits(const Battle& battle) {
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) { return !battle.unit(id).has(Marker::active); });
    return units;
}

}  // namespace vallum::field

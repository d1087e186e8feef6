// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/hex_battles.h"

#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/orders.h>

/// Units ordered by a card, and what they may do.
namespace vallum::hex::test {

/// Units of the bottom side without orders yet, and a distant enemy.
inline Table army(const std::vector<std::pair<std::string, Hex>>& units, const std::string& card) {
    Table table;
    for (const auto& [code, at] : units) table.unit(bottom, code, at);
    table.unit(top, "MI", {0, 12});
    table.phase(Phase::orders).card(card);
    return table.with([](Battle& it, Setting&) {
        for (Unit& unit : it.units) unit.turn.ordered = false;
    });
}
inline std::string orders(const Battle& battle,
                          const std::vector<int>& units,
                          const OrdersChosen& more = {}) {
    OrdersChosen all = more;
    for (const int it : units) all.units.push_back(u(it));
    return ruleOf(System::accepts(battle, ChooseOrders{}, all));
}
/// With these orders given, in this phase.
inline Battle under(const Battle& battle,
                    const std::vector<int>& units,
                    Phase phase,
                    const OrdersChosen& more = {}) {
    OrdersChosen all = more;
    for (const int it : units) all.units.push_back(u(it));
    Battle begun = play(battle, {all}).battle;
    begun.phase = phase;
    return begun;
}
inline std::string move(const Battle& battle, const std::vector<Hex>& path, int unit = 0) {
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveUnit{u(unit), path}));
}
inline std::string attacks(const Battle& battle, Hex target, int unit = 0) {
    return ruleOf(System::accepts(battle, ChooseBattle{}, CloseCombat{u(unit), target}));
}
inline std::string fires(const Battle& battle, Hex target, int unit = 0) {
    return ruleOf(System::accepts(battle, ChooseBattle{}, Fire{u(unit), target}));
}
inline int dice(const Battle& battle, Roll roll, Hex at, int unit = 0) {
    return diceFor(battle, blowAt(battle, roll, u(unit), at)).total();
}
inline Battle dealt(int handOfTop, int handOfBottom) {
    return play(Table()
                    .unit(bottom, "MI", {6, 4})
                    .unit(top, "MI", {0, 4})
                    .phase(Phase::dealing)
                    .with([&](Battle& it, Setting&) {
                        it.players[0].command = handOfTop;
                        it.players[1].command = handOfBottom;
                    }),
                {})
        .battle;
}
/// At the start of the bottom side's turn, with this hand.
inline Battle toPlay(const Table& table, const std::vector<std::string>& hand) {
    Battle battle = holding(Table(table).phase(Phase::command), bottom, hand);
    for (Unit& unit : battle.units) unit.turn.ordered = false;
    return battle;
}
using Pieces = std::vector<std::pair<std::string, Hex>>;

}  // namespace vallum::hex::test

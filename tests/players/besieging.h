// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/engines.h"

#include <optional>
#include <vector>

#include <vallum/players/field_players.h>

/// The greedy player's answers in the middle of a siege.
namespace vallum::players {

using namespace field;

/// Red holds the stronghold, blue attacks.
inline Battle siegeOf(Seat seat, const std::vector<TestUnit>& units, TestTable table = stronghold()) {
    table.siege = Siege{.defender = red, .attacker = blue};
    return turnOf(seat, battleOf(units, table));
}
inline Answer said(const Battle& battle, const field::Question& question = ChooseMove{}) {
    GreedyPlayer player;
    return player.answer(battle, {battle.active, question, 0});
}
inline std::optional<Move> moveSaid(const Battle& battle) {
    const Answer answer = said(battle);
    const auto* move = std::get_if<Move>(&answer);
    return move == nullptr ? std::nullopt : std::optional(*move);
}
inline bool arrives(const Battle& battle, Arrival what) {
    const auto move = moveSaid(battle);
    return move && move->at && move->at->what == what;
}

/// A unit far behind the walls, out of everybody's way.
inline TestUnit watchman() { return infantry(red).at(7.8_du, 4.6_du); }
inline TestUnit inSiegeTower(TestUnit unit) {
    unit.unit.inside = another;
    return unit.active();
}
inline TestTable withSiegeTower(Du y, std::optional<Seat> owner = blue) {
    return with(ownedBy(owner, built(StructureKind::siegeTower, 10_du, y, 180_deg)));
}

}  // namespace vallum::players

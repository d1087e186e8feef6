// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/hex/rules/victory.h>

namespace vallum::hex {

namespace {

bool hasAll(const Battle& battle, Seat seat) {
    return battle.player(seat).banners >= battle.side(seat).banners;
}

}  // namespace

std::optional<Seat> leadingSide(const Battle& battle) {
    const Seat one = battle.players.front().seat;
    const Seat other = battle.players.back().seat;
    const int ofOne = battle.player(one).banners * battle.side(other).banners;
    const int ofOther = battle.player(other).banners * battle.side(one).banners;
    if (ofOne == ofOther) return std::nullopt;
    return ofOne > ofOther ? one : other;
}

std::optional<Outcome> decisionIn(const Battle& battle) {
    const Seat one = battle.players.front().seat;
    const Seat other = battle.players.back().seat;
    const bool oneHasAll = hasAll(battle, one);
    const bool otherHasAll = hasAll(battle, other);
    if (oneHasAll && otherHasAll) return Outcome{std::nullopt, "HEX-59"_rule};
    if (oneHasAll || otherHasAll) return Outcome{oneHasAll ? one : other, "HEX-11"_rule};
    const bool oneIsGone = !battle.hasUnits(one);
    const bool otherIsGone = !battle.hasUnits(other);
    if (oneIsGone && otherIsGone) return Outcome{leadingSide(battle), "HEX-95"_rule};
    if (oneIsGone || otherIsGone) return Outcome{oneIsGone ? other : one, "HEX-95"_rule};
    return std::nullopt;
}

Outcome outcomeAtEnd(const Battle& battle) {
    return decisionIn(battle).value_or(Outcome{leadingSide(battle), "HEX-96"_rule});
}

void decide(Game& game) {
    if (const auto decision = decisionIn(game.battle())) game.tell(BattleEnded{*decision});
}

bool isLastTurn(const Battle& battle) { return battle.turn >= 2 * battle.setting->turns; }

}  // namespace vallum::hex

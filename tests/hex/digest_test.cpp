// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/digest.h>
#include <vallum/core/word_digest.h>

namespace vallum::hex {
namespace {

using namespace test;

Battle started() {
    Battle battle = Table()
                        .unit(bottom, "MI", {4, 4})
                        .unit(top, "LC", {3, 4})
                        .leader(bottom, {4, 4}, "Hannibal")
                        .card("light-troops")
                        .objective({.aim = Aim::hold, .seat = top, .at = {1, 1}});
    battle.players.front().last = Play{.card = CardId(3)};
    return battle;
}

TEST(HexDigest, IsTheSameEverywhere) {
    EXPECT_EQ(WordDigest::number(std::vector{1, 2, 3, 4, 5}), 10850258228777284799U);
    EXPECT_EQ(WordDigest::number(std::string("Publius Cornelius Scipio")), 8066569268434976227U);
    EXPECT_LE(Digest::of(started()).size(), 15U);
}

/// Each change gives a different battle from all others.
TEST(HexDigest, HeedsEveryPartOfAPosition) {
    const std::vector<void (*)(Battle&)> changes{
        [](Battle&) {},
        [](Battle& it) { ++it.units[0].type; },
        [](Battle& it) { it.units[0].owner = top; },
        [](Battle& it) { ++it.units[0].at.row; },
        [](Battle& it) { ++it.units[0].at.column; },
        [](Battle& it) { --it.units[0].blocks; },
        [](Battle& it) { it.units[0].fate = Fate::left; },
        [](Battle& it) { it.units[0].name = "X"; },
        [](Battle& it) { it.units[0].elite.leaderHits = true; },
        [](Battle& it) { it.units[0].elite.ignoreFlag = true; },
        [](Battle& it) { it.units[0].elite.ignoreSword = true; },
        [](Battle& it) { it.units[0].elite.fireRange = 0; },
        [](Battle& it) { it.units[0].elite.fireRange = 1; },
        [](Battle& it) { it.units[0].turn.ordered = false; },
        [](Battle& it) { it.units[0].turn.moved = true; },
        [](Battle& it) { ++it.units[0].turn.hexes; },
        [](Battle& it) { it.units[0].turn.halted = true; },
        [](Battle& it) { it.units[0].turn.mustAttack = true; },
        [](Battle& it) { ++it.units[0].turn.battles; },
        [](Battle& it) { it.units[0].turn.barred = "HEX-21"_rule; },
        [](Battle& it) { it.units[0].turn.barred = "HEX-22"_rule; },
        [](Battle& it) { ++it.units[0].turn.start.row; },
        [](Battle& it) { ++it.units[0].turn.start.column; },
        [](Battle& it) { --it.units[1].blocks; },
        [](Battle& it) { std::swap(it.units[0], it.units[1]); },
        [](Battle& it) { it.units.pop_back(); },
        [](Battle& it) { it.leaders[0].owner = top; },
        [](Battle& it) { it.leaders[0].name = "Hanno"; },
        [](Battle& it) { ++it.leaders[0].at.row; },
        [](Battle& it) { ++it.leaders[0].at.column; },
        [](Battle& it) { it.leaders[0].fate = Fate::eliminated; },
        [](Battle& it) { ++it.leaders[0].extraDie; },
        [](Battle& it) { it.leaders[0].ordered = true; },
        [](Battle& it) { it.leaders[0].moved = true; },
        [](Battle& it) { it.players[0].seat = Seat(3); },
        [](Battle& it) { it.players[0].hand = {CardId(7)}; },
        [](Battle& it) { ++it.players[0].command; },
        [](Battle& it) { ++it.players[0].banners; },
        [](Battle& it) { it.players[0].owedCard = true; },
        [](Battle& it) { it.players[0].standsFast = true; },
        [](Battle& it) { it.players[0].last.reset(); },
        [](Battle& it) { it.players[0].last->card = CardId(4); },
        [](Battle& it) { it.play->as.reset(); },
        [](Battle& it) { it.play->view = top; },
        [](Battle& it) { it.play->chiefIn = {BoardSection::west}; },
        [](Battle& it) { it.play->chiefWas = {BoardSection::west}; },
        [](Battle& it) { it.play->oneUnit = true; },
        [](Battle& it) { it.play->faces = {1}; },
        [](Battle& it) { it.deck.pop_back(); },
        [](Battle& it) { std::swap(it.deck[0], it.deck[1]); },
        [](Battle& it) { std::swap(it.deck[0], it.deck[4]); },
        [](Battle& it) { it.discarded = {CardId(1)}; },
        [](Battle& it) { it.won = {1}; },
        [](Battle& it) { it.active = top; },
        [](Battle& it) { ++it.turn; },
        [](Battle& it) { it.phase = Phase::moving; },
        [](Battle& it) { it.outcome = Outcome{}; },
        [](Battle& it) { it.outcome = Outcome{.winner = top}; },
    };
    std::set<std::string> digests;
    for (std::size_t i = 0; i != changes.size(); ++i) {
        Battle battle = started();
        changes[i](battle);
        EXPECT_TRUE(digests.insert(Digest::of(battle)).second) << "change " << i;
        EXPECT_NE(Digest::of(battle), Digest::of(System::begin(Scenario{.setting = battle.setting})));
    }
}

}  // namespace
}  // namespace vallum::hex

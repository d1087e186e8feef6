// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_fought.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/core/digest.h>
#include <vallum/players/battle_value.h>
#include <vallum/players/hex_searching_player.h>
#include <vallum/players/hex_value.h>
#include <vallum/players/player_names.h>

/// Computer players of hex battles that think ahead.
namespace vallum::players {
namespace {

using hex::System;
using hex::test::bottom;
using hex::test::shippedScenario;
using hex::test::top;

/// A search fast enough for tests.
HexSearchTerms brief() {
    HexSearchTerms terms;
    terms.answers = 120;
    terms.samples = 3;
    terms.plans = 4;
    return terms;
}

/// Answers like the greedy player and records the battle at some of the questions.
class Watch final : public Asker<System> {
public:
    explicit Watch(std::uint64_t seed) : dice_(seed) {}

    hex::Answer answer(const hex::Battle& battle, const OpenQuestion<System>& asked) override {
        if (asked.seat == chance) return dice_.answer(battle, asked);
        if (asked.number % 9 == 0) seen.emplace_back(battle, asked);
        return greedy_.answer(battle, asked);
    }
    std::vector<std::pair<hex::Battle, OpenQuestion<System>>> seen;

private:
    DiceBox<System> dice_;
    HexGreedyPlayer greedy_;
};

std::vector<std::pair<hex::Battle, OpenQuestion<System>>> openQuestions(const std::string& id) {
    Watch watch(4);
    hex::Game game(System::begin(shippedScenario(id)), watch, 0);
    while (!System::isOver(game.battle())) game.step();
    return watch.seen;
}

/// The same battle with other cards where this seat cannot see them.
hex::Battle dealtAnew(hex::Battle battle, Seat looking) {
    std::vector<CardId*> hidden;
    for (hex::Player& player : battle.players) {
        if (player.seat == looking) continue;
        for (CardId& card : player.hand) hidden.push_back(&card);
    }
    for (CardId& card : battle.deck) hidden.push_back(&card);
    for (std::size_t i = 0; 2 * i < hidden.size(); ++i) std::swap(*hidden[i], *hidden[hidden.size() - 1 - i]);
    return battle;
}

TEST(HexSearchingPlayer, SeesOnlyWhatItsSeatMaySee) {
    const auto questions = openQuestions("bagradas");
    ASSERT_GT(questions.size(), 5U);
    for (const auto& [battle, asked] : questions) {
        const hex::Battle other = dealtAnew(battle, asked.seat);
        EXPECT_NE(battle, other);
        HexSearchingPlayer one(brief());
        HexSearchingPlayer two(brief());
        EXPECT_EQ(one.answer(battle, asked), two.answer(other, asked)) << asked.number;
        const auto chance = [&](const hex::Battle& it) {
            return advise(hex::System::seenBy(it, asked.seat), asked, brief()).plans.front().chance;
        };
        EXPECT_EQ(chance(battle), chance(other)) << asked.number;
    }
}

TEST(HexSearchingPlayer, TriesSeveralLawfulPlans) {
    int searched = 0;
    for (const auto& [battle, asked] : openQuestions("telamon")) {
        const HexAdvice advice = advise(System::seenBy(battle, asked.seat), asked, brief());
        ASSERT_FALSE(advice.plans.empty());
        if (!advice.isSearched()) continue;
        ++searched;
        EXPECT_GE(advice.plans.size(), 2U);
        EXPECT_LE(advice.plans.size(), brief().plans);
        for (const HexPlan& plan : advice.plans) {
            EXPECT_TRUE(System::accepts(battle, asked.question, plan.answer));
            EXPECT_GE(plan.chance, 0);
            EXPECT_LE(plan.chance, certain);
            EXPECT_GT(plan.trials, 0);
        }
    }
    EXPECT_GT(searched, 5);
}

TEST(HexSearchingPlayer, FightsLawfullyAndTheSameBattleTwice) {
    const auto fight = [] {
        HexSearchTerms terms = brief();
        terms.turns = 1;
        HexSearchingPlayer one(terms);
        HexGreedyPlayer other;
        DiceBox<System> dice(7);
        Seats<System> seats;
        seats.put(chance, dice);
        seats.put(top, one);
        seats.put(bottom, other);
        const Referee<System> referee(shippedScenario("bagradas"), seats);
        EXPECT_TRUE(System::isOver(referee.battle()));
        EXPECT_TRUE(referee.refusedAnswers().empty());
        return Digest::of(referee.battle());
    };
    const auto digest = fight();
    EXPECT_EQ(fight(), digest);
}

TEST(HexValue, BannersAndBlocksCount) {
    const hex::Battle even = System::begin(shippedScenario("bagradas"));
    hex::Battle better = even;
    ++better.players.front().banners;
    const Seat seat = better.players.front().seat;
    EXPECT_GT(chanceFor(better, seat), chanceFor(even, seat));
    EXPECT_LT(chanceFor(better, better.enemyOf(seat)), chanceFor(even, even.enemyOf(seat)));
    EXPECT_EQ(chanceFor(even, seat) + chanceFor(even, even.enemyOf(seat)), certain);
    hex::Battle weaker = even;
    for (hex::Unit& unit : weaker.units) {
        if (unit.owner == seat) unit.blocks = 1;
    }
    EXPECT_LT(chanceFor(weaker, seat), chanceFor(even, seat));
}

TEST(HexValue, CharactersWeighWhatTheEnemyHasWon) {
    hex::Battle battle = System::begin(shippedScenario("bagradas"));
    const Seat seat = battle.players.front().seat;
    ++battle.players.back().banners;
    EXPECT_GT(chanceFor(battle, seat, Character::bold), chanceFor(battle, seat));
    EXPECT_LT(chanceFor(battle, seat, Character::patient), chanceFor(battle, seat));
}

TEST(HexPlayerNames, AreThoseOfFieldBattles) {
    for (const std::string_view who : playerNames()) EXPECT_NE(hexPlayerNamed(who, 1), nullptr) << who;
    EXPECT_EQ(hexPlayerNamed("praetor", 1), nullptr);
    EXPECT_EQ(hexPlayerNamed("recruit-bold", 1), nullptr);
}

TEST(HexPlayerNames, ARecruitFightsLawfullyAndNotLikeTheGreedyPlayer) {
    const auto fight = [](Level level) {
        const auto one = hexPlayerOf(level, Character::even, 3);
        HexGreedyPlayer other;
        DiceBox<System> dice(11);
        Seats<System> seats;
        seats.put(chance, dice);
        seats.put(top, *one);
        seats.put(bottom, other);
        const Referee<System> referee(shippedScenario("trebia"), seats);
        EXPECT_TRUE(referee.refusedAnswers().empty());
        return Digest::of(referee.battle());
    };
    EXPECT_NE(fight(Level::recruit), fight(Level::greedy));
}

}  // namespace
}  // namespace vallum::players

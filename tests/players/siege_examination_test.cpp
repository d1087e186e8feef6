// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/company.h"
#include "players/siege_scenes.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/players/player_names.h>

/// Computer players take the examination of sieges.
namespace vallum::players {
namespace {

/// The names of the positions that it gets wrong.
std::vector<std::string> mistakesOf(std::string_view who) {
    std::vector<std::string> mistakes;
    for (const Position& it : siegeExamination()) {
        const auto player = playerNamed(who, 1);
        if (!isAnsweredRightly(it, *player)) mistakes.push_back(it.name);
    }
    return mistakes;
}

TEST(SiegeExamination, EveryPositionMayOccur) {
    std::set<std::string> named;
    for (const Position& it : siegeExamination()) {
        EXPECT_TRUE(named.insert(it.theme + it.name).second) << it.name;
        EXPECT_EQ(field::brokenInvariant(it.battle), std::nullopt) << it.name;
    }
    EXPECT_GE(named.size(), 40U);
}

/// Nobody is asked what cannot be answered wrongly, and each answer is lawful.
TEST(SiegeExamination, DependsOnTheAnswer) {
    for (const Position& it : siegeExamination()) {
        int right = 0;
        int wrong = 0;
        const auto consider = [&](const field::Answer& answer) {
            if (!field::System::accepts(it.battle, it.question, answer)) return;
            ++(it.isRight(it.battle, answer) ? right : wrong);
        };
        for (const field::Answer& answer : field::System::options(it.battle, it.question)) consider(answer);
        for (std::uint64_t seed = 0; seed != 200 && (right == 0 || wrong == 0); ++seed) {
            RandomPlayer random(seed);
            consider(answerTo(it, random));
        }
        consider(answerTo(it, *playerNamed("greedy", 1)));
        EXPECT_GT(right, 0) << it.name;
        EXPECT_GT(wrong, 0) << it.name;
    }
}

TEST(SiegeExamination, GreedyPasses) {
    EXPECT_EQ(mistakesOf("greedy"), std::vector<std::string>{"orders to where the enemy is"});
}

/// Nine in ten; what it finds in few trials is at times luck.
TEST(SiegeExamination, CenturionPasses) {
    const auto mistakes = mistakesOf("centurion");
    EXPECT_LE(10 * mistakes.size(), siegeExamination().size()) << testing::PrintToString(mistakes);
}

/// Thirteen before a gate without a door, and one man behind it.
field::Battle openDoor() {
    using namespace scenes;
    Scene scene{.units = {levy(ofGate, 16.6_du)}, .table = damaged(gate, 5), .leader = a};
    for (int i = 0; i != 12; ++i) {
        scene.units.push_back(cohort(9.5_du + Du(1800 * (i % 6)), i < 6 ? 8.1_du : 6.9_du));
    }
    field::Battle battle = battleIn(std::move(scene), attacker);
    battle.turn = 1;
    return inPhase(Phase::activation, std::move(battle));
}

/// As a club player does.
TEST(SiegeExamination, GreedyHuntsTheLastDefenderDown) {
    std::vector<int> turns;
    for (std::uint64_t seed = 1; seed != 10; ++seed) {
        GreedyPlayer player;
        Company company(seed, player);
        field::Battle battle = openDoor();
        Seats<field::System> seats = company.around(*battle.setting);
        Game<field::System> game(std::move(battle), seats, 0);
        while (!field::System::isOver(game.battle())) game.step();
        turns.push_back(game.battle().turn);
    }
    std::ranges::sort(turns);
    EXPECT_LE(turns.at(turns.size() / 2), 12) << testing::PrintToString(turns);
}

}  // namespace
}  // namespace vallum::players

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/library.h"

#include <gtest/gtest.h>

namespace vallum::players {
namespace {

using field::Battle;

TEST(GreedyPlayer, FinishesBattlesWithoutARefusedAnswer) {
    for (const std::string scenario : {"first-battle", "open-field"}) {
        for (std::uint64_t seed = 0; seed != 2; ++seed) {
            GreedyPlayer player;
            const Referee referee = fought(scenario, player, player, seed);
            EXPECT_TRUE(referee.battle().outcome) << scenario << ", seed " << seed;
            EXPECT_LT(referee.battle().turn, 60) << scenario << ", seed " << seed;
        }
    }
}

TEST(GreedyPlayer, BeatsOneWhoAnswersAtRandom) {
    int won = 0;
    for (std::uint64_t seed = 0; seed != 10; ++seed) {
        GreedyPlayer greedy;
        RandomPlayer random(seed);
        const bool asRed = seed % 2 == 0;
        const Referee referee = asRed ? fought("first-battle", greedy, random, seed)
                                      : fought("first-battle", random, greedy, seed);
        ASSERT_TRUE(referee.battle().outcome);
        won += referee.battle().outcome->winner == (asRed ? field::redSeat : field::blueSeat) ? 1 : 0;
    }
    EXPECT_GE(won, 8);
}

TEST(GreedyPlayer, SaysTheSameInTheSamePlace) {
    GreedyPlayer first;
    GreedyPlayer second;
    EXPECT_EQ(fought("first-battle", first, first, 3).record(),
              fought("first-battle", second, second, 3).record());
}

/// The state of the battle at the first question of this kind.
template <class Question> Battle battleAt(const Referee& played, const std::string& scenario) {
    Referee waiting(shipped(scenario));
    for (const auto& given : played.record().tape) {
        if (std::holds_alternative<Question>(waiting.open()->question)) break;
        EXPECT_TRUE(waiting.answer(given.answer));
    }
    return waiting.battle();
}

TEST(GreedyPlayer, DeploysTheLineBeforeTheArchersAndTheHorseOutside) {
    GreedyPlayer player;
    const Referee played = fought("open-field", player, player, 1);
    const Battle battle = battleAt<field::ChooseOrder>(played, "open-field");
    Du outermostFoot;
    Du innermostHorse = 22_du;
    Du foremostArchers;
    Du line = 18_du;
    for (const field::Unit& unit : battle.units) {
        if (unit.owner != field::redSeat) continue;
        const field::UnitType& type = battle.typeOf(unit.type);
        const Du middle = battle.setting->table.width / 2;
        const Du out =
            unit.pose.center.x < middle ? middle - unit.pose.center.x : unit.pose.center.x - middle;
        if (type.mounted) {
            innermostHorse = std::min(innermostHorse, out);
        } else if (type.ranged && type.ranged->range > 2_du) {
            foremostArchers = std::max(foremostArchers, unit.pose.center.y);
        } else if (!type.has(field::Ability::skirmishers)) {
            outermostFoot = std::max(outermostFoot, out);
            if (type.id == "hastati") line = std::min(line, unit.pose.center.y);
        }
    }
    EXPECT_GT(innermostHorse, outermostFoot);
    EXPECT_LT(foremostArchers, line);
}

TEST(GreedyPlayer, PutsTheGeneralWithASturdyUnitBehindTheFirstLine) {
    GreedyPlayer player;
    const Referee played = fought("open-field", player, player, 1);
    const Battle battle = battleAt<field::ChooseOrder>(played, "open-field");
    const UnitId with = *battle.player(field::redSeat).generals.front().with;
    EXPECT_EQ(battle.type(with).id, "triarii");
    const auto isBehind = [&](const field::Unit& other) {
        return other.owner != field::redSeat || battle.unit(with).pose.center.y <= other.pose.center.y;
    };
    EXPECT_TRUE(std::ranges::all_of(battle.units, isBehind));
}

}  // namespace
}  // namespace vallum::players

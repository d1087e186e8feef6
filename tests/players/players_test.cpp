// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/library.h"

#include <gtest/gtest.h>

namespace vallum::players {
namespace {

const std::vector<std::string> scenarios{"first-battle", "open-field"};

TEST(RandomPlayer, FinishesBattlesWithoutARefusedAnswer) {
    for (const std::string& scenario : scenarios) {
        for (std::uint64_t seed = 0; seed != 6; ++seed) {
            RandomPlayer red(seed);
            RandomPlayer blue(seed + 100);
            const Referee referee = fought(scenario, red, blue, seed);
            EXPECT_TRUE(referee.battle().outcome) << scenario << ", seed " << seed;
        }
    }
}

TEST(RandomPlayer, SaysTheSameInTheSamePlace) {
    RandomPlayer first(7);
    RandomPlayer second(7);
    EXPECT_EQ(fought("open-field", first, first, 3).record(),
              fought("open-field", second, second, 3).record());
}

TEST(RandomPlayer, PlaysAnotherBattleFromAnotherSeed) {
    RandomPlayer first(7);
    RandomPlayer second(8);
    EXPECT_NE(fought("open-field", first, first, 3).record().tape,
              fought("open-field", second, second, 3).record().tape);
}

/// Otherwise undecided battles would never end.
TEST(RandomPlayer, GivesUpInTheEnd) {
    for (std::uint64_t seed = 0; seed != 6; ++seed) {
        RandomPlayer player(seed);
        EXPECT_LT(fought("open-field", player, player, seed).battle().turn, 120) << "seed " << seed;
    }
}

/// At intervals in a whole battle, so that every kind of question occurs.
TEST(Options, AreAcceptedByTheRulesAndByTheReferee) {
    for (const std::string& scenario : scenarios) {
        RandomPlayer player(11);
        const Referee played = fought(scenario, player, player, 5);
        Referee waiting(shipped(scenario));
        std::size_t offered = 0;
        for (std::size_t at = 0; at != played.record().tape.size(); ++at) {
            ASSERT_TRUE(waiting.open());
            const auto asked = *waiting.open();
            if (at % 5 == 0 && asked.seat != chance) {
                const auto options = field::System::options(waiting.battle(), asked.question);
                EXPECT_FALSE(options.empty()) << scenario << ", answer " << at;
                for (const auto& option : options) {
                    EXPECT_TRUE(field::System::accepts(waiting.battle(), asked.question, option));
                }
                offered += options.size();
                if (at % 50 == 0 && !options.empty()) {
                    Referee other = waiting;
                    EXPECT_TRUE(other.answer(asked.seat, options.back())) << scenario << ", answer " << at;
                }
            }
            ASSERT_TRUE(waiting.answer(played.record().tape[at].answer));
        }
        EXPECT_GT(offered, 200U) << scenario;
    }
}

}  // namespace
}  // namespace vallum::players

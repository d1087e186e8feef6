// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/library.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include <vallum/field/queries/luck.h>

/// Fair dice must look fair, whatever the players do with them.
namespace vallum::players {
namespace {

using field::Fortune;
using field::PlayerLuck;
using field::ThrownFor;

/// Two random players.
std::vector<PlayerLuck> luckOfABattle(const field::Scenario& scenario, std::uint64_t seed) {
    DiceBox<field::System> dice(mixed(seed));
    RandomPlayer player(mixed(seed + 1));
    Seats<field::System> seats;
    seats.put(chance, dice);
    seats.put(field::redSeat, player);
    seats.put(field::blueSeat, player);
    const Referee referee(scenario, seats);
    return field::luckIn(field::System::begin(scenario),
                         field::happenings(referee.news(), referee.newsAfter()));
}

/// The variance of the total.
double varianceOf(const Fortune& fortune) {
    double variance = 0;
    double before = 0;
    for (int total = 0; before < 1 - 1e-12; ++total) {
        Fortune it = fortune;
        it.bring(total - fortune.actual());
        const double off = total - fortune.expected();
        variance += off * off * (it.asBadOrWorse() - before);
        before = it.asBadOrWorse();
    }
    return variance;
}

class Gathered {
public:
    void add(const Fortune& fortune) {
        const double variance = varianceOf(fortune);
        off_ += fortune.actual() - fortune.expected();
        variance_ += variance;
        if (variance == 0) return;
        // Counts ties as half, because small totals come in steps.
        places_.push_back((fortune.asBadOrWorse() + 1 - fortune.asGoodOrBetter()) / 2);
    }
    void expectFair(const std::string& what) const {
        ASSERT_GT(places_.size(), 50U) << what;
        EXPECT_LT(std::abs(off_), 4 * std::sqrt(variance_)) << what;
        std::array<int, 4> quarters{};
        for (const double place : places_)
            ++quarters.at(std::min<std::size_t>(3, static_cast<std::size_t>(4 * place)));
        const auto all = static_cast<double>(places_.size());
        for (const int quarter : quarters) EXPECT_NEAR(quarter, all / 4, 4 * std::sqrt(all * 3 / 16)) << what;
    }

private:
    double off_ = 0;
    double variance_ = 0;
    std::vector<double> places_;  // quantiles among all possible totals, 0 to 1
};

TEST(Luck, IsFairOverManyBattles) {
    std::array<Gathered, field::thrownFor.size()> byKind;
    Gathered all;
    for (std::uint64_t seed = 0; seed != 150; ++seed) {
        for (const PlayerLuck& player : luckOfABattle(shipped("first-battle"), 2 * seed)) {
            for (std::size_t i = 0; i != byKind.size(); ++i) byKind.at(i).add(player.fortunes.at(i));
            all.add(player.all);
        }
    }
    byKind.at(0).expectFair("hits");
    byKind.at(1).expectFair("wounds");
    byKind.at(3).expectFair("checks");
    all.expectFair("all");
}

}  // namespace
}  // namespace vallum::players

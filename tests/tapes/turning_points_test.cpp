// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/saves.h"
#include "tapes/tapes.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/queries/turning_points.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::tapes {
namespace {

using field::turningPoints;
using field::TurnOfBattle;

field::Timeline timelineOf(const std::string& name) {
    const auto record = field::loadSave(readTape(name), field::library(), name).value();
    const auto referee = Referee<field::System>::from(record).value();
    return {field::System::begin(referee.record().scenario),
            field::happenings(referee.news(), referee.newsAfter())};
}

TurnOfBattle turnThatMoved(int swing) {
    TurnOfBattle turn;
    turn.swing = swing;
    return turn;
}
using Places = std::vector<std::size_t>;

TEST(TurningPoints, TheFirstTheLastAndTheLargestBetween) {
    std::vector<TurnOfBattle> turns;
    for (const int swing : {0, 100, 700, 0, 300, 700, 200, 0}) turns.push_back(turnThatMoved(swing));
    EXPECT_EQ(turningPoints(turns, 2), (Places{0, 2, 5, 7}));
    EXPECT_EQ(turningPoints(turns, 1), (Places{0, 2, 7})) << "the earlier of two that are equal";
    EXPECT_EQ(turningPoints(turns, 0), (Places{0, 7}));
    EXPECT_EQ(turningPoints(turns, 9), (Places{0, 1, 2, 4, 5, 6, 7})) << "what moved nothing is none";
}

TEST(TurningPoints, ABattleOfNoOrOneTurnHasItsOwn) {
    EXPECT_EQ(turningPoints({}, 3), Places{});
    EXPECT_EQ(turningPoints({turnThatMoved(5)}, 3), Places{0});
}

TEST(TurningPoints, TheLossesOfAllTurnsAreThoseOfTheBattle) {
    for (const std::string name : {"first-battle", "four-players", "breach-at-the-gate"}) {
        const field::Timeline timeline = timelineOf(name);
        const auto turns = field::turnsOf(timeline);
        const field::Battle end = timeline.at(timeline.last());
        ASSERT_EQ(turns.back().turn, end.turn);
        EXPECT_EQ(turns.front().first, 0U);
        EXPECT_EQ(turns.back().last, timeline.last());
        for (std::size_t side = 0; side != end.setting->sides.size(); ++side) {
            const Seat seat = end.setting->sides[side].seat;
            int sum = 0;
            for (const TurnOfBattle& turn : turns) sum += turn.losses.at(side).inTurn();
            EXPECT_EQ(sum, field::losses(end, seat).total()) << name;
        }
        for (std::size_t i = 1; i != turns.size(); ++i) EXPECT_EQ(turns[i].first, turns[i - 1].last + 1);
    }
}

/// What a turn cost is made of its casualties, less what has rallied.
TEST(TurningPoints, CasualtiesAccountForTheLosses) {
    const field::Timeline timeline = timelineOf("first-battle");
    const auto turns = field::turnsOf(timeline);
    std::size_t told = 0;
    for (const TurnOfBattle& turn : turns) {
        for (const field::SideLoss& loss : turn.losses) {
            int sum = 0;
            for (const field::Casualty& it : turn.casualties) {
                if (it.seat == loss.seat) sum += it.points;
            }
            EXPECT_GE(sum, loss.inTurn()) << turn.turn;
        }
        told += turn.casualties.size();
    }
    EXPECT_GT(told, 0U);
}

/// With two teams, the losses of allies in the same turn are added.
TEST(TurningPoints, TheBalanceIsThatOfTheTeams) {
    const field::Timeline timeline = timelineOf("four-players");
    const field::Battle end = timeline.at(timeline.last());
    for (const TurnOfBattle& turn : field::turnsOf(timeline)) {
        std::map<int, int> teams;
        for (const field::SideLoss& it : turn.losses) teams[end.side(it.seat).team] += it.inTurn();
        ASSERT_EQ(teams.size(), 2U);
        EXPECT_EQ(turn.swing, std::abs(teams.begin()->second - teams.rbegin()->second));
    }
}

}  // namespace
}  // namespace vallum::tapes

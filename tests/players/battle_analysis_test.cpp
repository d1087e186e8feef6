// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/library.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/players/battle_analysis.h>

/// Looking back on a battle.
namespace vallum::players {
namespace {

AnalysisTerms brief(std::vector<Seat> seats) {
    AnalysisTerms terms;
    terms.seats = std::move(seats);
    terms.answers = 15'000;
    terms.search.turns = 2;
    return terms;
}

const Referee& aBattle() {
    static const Referee referee = [] {
        GreedyPlayer one;
        RandomPlayer other(4);
        return fought("first-battle", one, other, 7);
    }();
    return referee;
}

TEST(BattleAnalysis, GradesByWhatWasGivenAway) {
    EXPECT_EQ(gradeOf(0, 0), Grade::best);
    EXPECT_EQ(gradeOf(99, 0), Grade::best);
    EXPECT_EQ(gradeOf(100, 0), Grade::good);
    EXPECT_EQ(gradeOf(299, 0), Grade::good);
    EXPECT_EQ(gradeOf(300, 0), Grade::doubtful);
    EXPECT_EQ(gradeOf(799, 0), Grade::doubtful);
    EXPECT_EQ(gradeOf(800, 0), Grade::blunder);
}

TEST(BattleAnalysis, WhatMayBeChanceIsNoBlunder) {
    EXPECT_EQ(gradeOf(900, 450), Grade::good);
    EXPECT_EQ(gradeOf(901, 450), Grade::blunder);
}

TEST(BattleAnalysis, TheCourseGoesFromTheFirstTurnToTheEnd) {
    const BattleAnalysis analysis = analyzed(aBattle().record(), brief({}));
    EXPECT_TRUE(analysis.decisions.empty());
    EXPECT_EQ(analysis.answers, 0);
    ASSERT_GT(analysis.course.size(), 2U);
    EXPECT_EQ(analysis.course.front().turn, 1);
    EXPECT_EQ(analysis.course.back().answers, aBattle().record().tape.size());
    const bool redWon = aBattle().battle().outcome->winner == field::redSeat;
    EXPECT_EQ(analysis.course.back().chance, redWon ? certain : 0);
    EXPECT_TRUE(std::ranges::is_sorted(analysis.course, {}, &ChanceThen::answers));
}

TEST(BattleAnalysis, TurningPointsAreTheLargestSwings) {
    const BattleAnalysis analysis = analyzed(aBattle().record(), brief({}));
    const auto swing = [&](std::size_t it) {
        return std::abs(analysis.course[it + 1].chance - analysis.course[it].chance);
    };
    ASSERT_FALSE(analysis.turningPoints.empty());
    int least = certain;
    for (const std::size_t it : analysis.turningPoints) least = std::min(least, swing(it));
    for (std::size_t i = 0; i + 1 != analysis.course.size(); ++i) {
        const bool isOne = std::ranges::find(analysis.turningPoints, i) != analysis.turningPoints.end();
        EXPECT_TRUE(isOne || swing(i) <= least) << i;
    }
}

TEST(BattleAnalysis, JudgesOnlyTheDecisionsOfItsSeats) {
    const BattleAnalysis analysis = analyzed(aBattle().record(), brief({field::blueSeat}));
    ASSERT_FALSE(analysis.decisions.empty());
    const auto& tape = aBattle().record().tape;
    for (const JudgedDecision& it : analysis.decisions) {
        EXPECT_EQ(it.seat, field::blueSeat);
        EXPECT_EQ(tape.at(it.answer).seat, field::blueSeat);
        EXPECT_GE(it.givenAway(), 0);
        EXPECT_FALSE(it.played.isEmpty());
    }
    for (const SeatReport& it : analysis.seats) {
        int judged = 0;
        for (const int count : it.decisions) judged += count;
        EXPECT_EQ(judged, it.seat == field::blueSeat ? std::ssize(analysis.decisions) : 0);
    }
}

TEST(BattleAnalysis, SaysTheSameTwice) {
    const auto once = [] { return analyzed(aBattle().record(), brief({field::blueSeat})); };
    const BattleAnalysis one = once();
    const BattleAnalysis two = once();
    ASSERT_EQ(one.decisions.size(), two.decisions.size());
    for (std::size_t i = 0; i != one.decisions.size(); ++i) {
        EXPECT_EQ(one.decisions[i].chance, two.decisions[i].chance) << i;
        EXPECT_EQ(one.decisions[i].better, two.decisions[i].better.english()) << i;
    }
}

}  // namespace
}  // namespace vallum::players

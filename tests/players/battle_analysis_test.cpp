// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/analysis_checks.h"
#include "players/matches.h"
#include "support/library.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/players/battle_analysis.h>

/// Analyses of field battles.
namespace vallum::players {
namespace {

AnalysisTerms brief(std::vector<Seat> seats) {
    AnalysisTerms terms;
    terms.seats = std::move(seats);
    terms.answers = 15'000;
    terms.leastTrials = 0;
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
    expectLargestSwings(analyzed(aBattle().record(), brief({})));
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

/// The best of many noisy estimates looks much better than the rest, even if all are worth the same.
TEST(BattleAnalysis, NoiseIsNoLoss) {
    AnalysisTerms terms;
    terms.search.turns = 2;
    terms.answers = 150'000;
    terms.seats = {field::redSeat};
    // A player that thinks like the analysis, but with different luck, gives nothing away.
    SearchTerms own = terms.search;
    own.answers = 1'500;
    own.plans = 4;
    own.seed = 99;
    SearchingPlayer thinking(own);
    GreedyPlayer other;
    const Referee referee = fought("first-battle", thinking, other, 11);
    const BattleAnalysis analysis = analyzed(referee.record(), terms);
    ASSERT_EQ(analysis.seats.front().seat, field::redSeat);
    const SeatReport& report = analysis.seats.front();
    ASSERT_GT(analysis.decisions.size(), 20U);
    int cutOff = 0;
    for (const JudgedDecision& it : analysis.decisions) cutOff += std::max(0, it.behind);
    EXPECT_LE(report.givenAway, 2 * report.error);
    EXPECT_LE(report.givenAway, cutOff) << "to cut each off at nothing counts half of the noise as loss";
}

TEST(BattleAnalysis, ManySmallDifferencesAreAddedUpAsTheyAre) {
    const auto judged = [](int behind, int error) {
        JudgedDecision it;
        it.seat = field::redSeat;
        it.behind = behind;
        it.error = error;
        return it;
    };
    const DecisionReport even = decisionsOf(field::redSeat, {judged(300, 300), judged(-300, 400)});
    EXPECT_EQ(even.givenAway, 0);
    EXPECT_EQ(even.error, 500);
    EXPECT_EQ(decisionsOf(field::redSeat, {judged(-500, 100), judged(100, 100)}).givenAway, 0);
    EXPECT_EQ(decisionsOf(field::redSeat, {judged(700, 0), judged(-100, 0)}).givenAway, 600);
    EXPECT_EQ(decisionsOf(field::blueSeat, {judged(700, 0)}).givenAway, 0);
}

/// The first turns of a siege, in which a trial takes very long.
AnalysisTerms ofABesieger() {
    AnalysisTerms terms = brief({field::redSeat});
    terms.answers = 3'000;
    terms.search.turns = 2;
    return terms;
}
const Record<field::System>& aSiege() {
    static const Record<field::System> record = [] {
        GreedyPlayer one;
        GreedyPlayer other;
        return until(fought("breach-at-the-gate", one, other, 3).record(), 60);
    }();
    return record;
}

TEST(BattleAnalysis, WhatIsHardlyTriedIsNotGraded) {
    const BattleAnalysis analysis = analyzed(aSiege(), ofABesieger());
    const SeatReport& report = analysis.seats.front();
    ASSERT_GT(analysis.decisions.size(), 8U);
    EXPECT_GT(report.untried(), 0);
    EXPECT_EQ(report.untried() + report.graded(), std::ssize(analysis.decisions));
    EXPECT_LT(report.error, certain / 2) << "what nobody knows is no part of the sum";
    for (const JudgedDecision& it : analysis.decisions) {
        if (it.grade != Grade::untried) continue;
        EXPECT_EQ(it.givenAway(), 0);
        EXPECT_TRUE(it.reasons.empty());
    }
}

TEST(BattleAnalysis, MostDecisionsOfASiegeAreGraded) {
    AnalysisTerms terms = ofABesieger();
    terms.leastTrials = AnalysisTerms().leastTrials;
    const BattleAnalysis analysis = analyzed(aSiege(), terms);
    const SeatReport& report = analysis.seats.front();
    ASSERT_GT(analysis.decisions.size(), 8U);
    EXPECT_GT(report.graded(), 9 * report.untried());
    EXPECT_LT(report.error, certain);
}

TEST(BattleAnalysis, WhatWasNotTriedEnoughIsLeftOutOfTheSum) {
    JudgedDecision unknown;
    unknown.seat = field::redSeat;
    unknown.grade = Grade::untried;
    unknown.behind = 4000;
    unknown.error = certain;
    JudgedDecision known;
    known.seat = field::redSeat;
    known.grade = Grade::doubtful;
    known.behind = 500;
    known.error = 100;
    const DecisionReport report = decisionsOf(field::redSeat, {unknown, known, unknown});
    EXPECT_EQ(report.givenAway, 500);
    EXPECT_EQ(report.error, 100);
    EXPECT_EQ(report.untried(), 2);
    EXPECT_EQ(report.graded(), 1);
    EXPECT_FALSE(isPoor(Grade::untried)) << "it is no reproach";
}

/// Whoever has a battle analyzed, in the window or at the command line, asks for the same.
TEST(BattleAnalysis, EverybodyGetsTheSameTerms) {
    const auto whole = analysisTerms<AnalysisTerms>({field::redSeat}, std::nullopt);
    EXPECT_EQ(whole.seats, std::vector{field::redSeat});
    EXPECT_EQ(whole.answers, usualAnswers);
    EXPECT_EQ(whole.leastTrials, enoughTrials);
    const auto limited = analysisTerms<AnalysisTerms>({}, 3'000);
    EXPECT_EQ(limited.answers, 3'000);
    EXPECT_EQ(limited.leastTrials, 0);
}

TEST(BattleAnalysis, CountsTheDecisionsWithoutAnAlternative) {
    const BattleAnalysis analysis = analyzed(aSiege(), ofABesieger());
    const auto known = static_cast<int>(analysis.decisions.size()) + analysis.single;
    EXPECT_LE(known, analysis.asked);
    EXPECT_GE(10 * known, 9 * analysis.asked) << "hardly any is left that nobody can account for";
}

TEST(BattleAnalysis, ItCanBeWatchedAndStopped) {
    AnalysisWatch watch;
    AnalysisTerms terms = brief({field::redSeat, field::blueSeat});
    terms.answers = 100'000'000;
    terms.search.samples = 1'000'000;
    expectToBeWatchedAndStopped<BattleAnalysis>(aBattle().record(), terms, watch);
}

TEST(BattleAnalysis, WhoeverSearchedIsExplainedByTheNumbersOfItsOwnSearch) {
    SearchTerms own;
    own.answers = 600;
    own.turns = 2;
    own.seed = 5;
    SearchingPlayer thinking(own);
    RandomPlayer other(3);
    const Referee referee = fought("first-battle", thinking, other, 3);
    const auto& tape = referee.record().tape;
    std::size_t place = 0;
    while (tape.at(place).seat != field::redSeat || !std::holds_alternative<field::Move>(tape[place].answer))
        ++place;
    EXPECT_EQ(lastDecision(tape, place + 1, {field::redSeat}), place);
    const auto explained = players::explained(referee.record(), place, field::redSeat, own);
    ASSERT_TRUE(explained);
    ASSERT_TRUE(explained->advice.isSearched());
    EXPECT_EQ(explained->advice.best(), tape[place].answer) << "what the search chose is what was played";
    EXPECT_EQ(explained->plan(), explained->advice.plans.data());
}

TEST(BattleAnalysis, WhichCardsAnEnemyWeighedIsNotExplained) {
    const auto& record = aBattle().record();
    std::size_t place = 0;
    while (!std::holds_alternative<field::OrderToPlay>(record.tape.at(place).answer)) ++place;
    const Seat decided = record.tape[place].seat;
    const Seat other = decided == field::redSeat ? field::blueSeat : field::redSeat;
    SearchTerms terms;
    terms.answers = 300;
    const auto seen = explained(record, place, other, terms);
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->plan(), nullptr);
    EXPECT_TRUE(seen->advice.plans.empty());
    const auto own = explained(record, place, decided, terms);
    ASSERT_TRUE(own && own->plan() != nullptr);
    EXPECT_GT(own->plan()->trials, 0);
    EXPECT_FALSE(explained(record, record.tape.size(), decided, terms)) << "past the end";
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

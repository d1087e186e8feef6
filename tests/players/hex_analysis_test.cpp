// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/analysis_checks.h"
#include "support/hex_fought.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include <gtest/gtest.h>

#include <vallum/hex/queries/luck.h>
#include <vallum/players/hex_advice_words.h>
#include <vallum/players/hex_analysis.h>

/// Analyses of hex battles, and their texts.
namespace vallum::players {
namespace {

using hex::Hex;
using hex::System;
using hex::test::bottom;
using hex::test::Table;
using hex::test::top;

HexAnalysisTerms brief(std::vector<Seat> seats) {
    HexAnalysisTerms terms;
    terms.seats = std::move(seats);
    terms.answers = 1'000;
    terms.leastTrials = 0;
    terms.search.turns = 1;
    return terms;
}

const Referee<System>& aBattle() {
    static const Referee<System> referee = [] {
        HexGreedyPlayer one;
        HexRandomPlayer other(4);
        DiceBox<System> dice(7);
        Seats<System> seats;
        seats.put(chance, dice);
        seats.put(top, one);
        seats.put(bottom, other);
        return Referee<System>(hex::test::shippedScenario("telamon"), seats);
    }();
    return referee;
}
/// About the first two turns.
const Record<System>& itsBeginning() {
    static const Record<System> record = until(aBattle().record(), 60);
    return record;
}

int worthOf(HexFeature what, const HexValue& value) {
    for (const auto& it : value.terms) {
        if (it.what == what) return it.worth;
    }
    return 0;
}

/// Each side needs one more banner, and an enemy with one block left is in front of the heavy infantry.
hex::Battle aBannerShortOfVictory() {
    return Table()
        .unit(bottom, "HI", {4, 4})
        .unit(bottom, "LI", {7, 7})
        .unit(top, "LI", {3, 4}, 1)
        .unit(top, "HI", {0, 0})
        .card("three-orders-center")
        .with([](hex::Battle& battle, hex::Setting&) {
            const auto takeCard = [&] {
                const CardId card = battle.deck.back();
                battle.deck.pop_back();
                return card;
            };
            battle.play->card = takeCard();
            for (hex::Player& player : battle.players) {
                player.hand = {takeCard()};
                player.banners = 4;
            }
        });
}
const OpenQuestion<System> aFight{bottom, hex::ChooseBattle{}, 0};
const hex::Answer theAttack = hex::CloseCombat{UnitId(0), {3, 4}};

HexSearchTerms someTrials() {
    HexSearchTerms terms;
    terms.samples = 24;
    terms.turns = 1;
    return terms;
}

TEST(HexValue, IsTheSumOfItsTerms) {
    const hex::Battle battle = aBannerShortOfVictory();
    const HexValue value = valueFor(battle, bottom);
    EXPECT_GT(worthOf(HexFeature::frail, value), 0) << "a unit of the enemy is nearly gone";
    int sum = 0;
    for (const auto& it : value.terms) sum += it.worth;
    EXPECT_EQ(value.logOdds(), sum);
    EXPECT_EQ(value.chance(), chanceFor(battle, bottom));
}

TEST(HexValue, EveryFeatureHasAWordAndARule) {
    for (std::size_t i = 0; i != hexFeatures; ++i) {
        const auto what = static_cast<HexFeature>(i);
        EXPECT_FALSE(wordFor(what).isEmpty()) << i;
        EXPECT_TRUE(RuleId::isName(ruleOf(what).text())) << i;
    }
}

TEST(HexAdvice, ComparesWhatItIsGivenWithPlansOfItsOwn) {
    const hex::Battle battle = aBannerShortOfVictory();
    const hex::Answer nothing = hex::Done{};
    const HexAdvice advice = advise(battle, aFight, someTrials(), {&nothing, 1});
    EXPECT_EQ(advice.best(), theAttack);
    const auto left = std::ranges::find(advice.plans, nothing, &HexPlan::answer);
    ASSERT_NE(left, advice.plans.end());
    EXPECT_EQ(left->trials, advice.plans.front().trials) << "what was asked for stays in the race";
    EXPECT_LT(left->chance, advice.plans.front().chance);
}

TEST(HexAdvice, SaysWhatTippedTheBalanceAndWhatIsToBeExpected) {
    const hex::Battle battle = aBannerShortOfVictory();
    HexSearchTerms terms = someTrials();
    terms.tells = true;
    const HexAdvice advice = advise(battle, aFight, terms);
    ASSERT_GE(advice.plans.size(), 2U);
    const auto reasons = reasonsFor(advice.plans[0], advice.plans[1], 3);
    ASSERT_FALSE(reasons.empty());
    const auto isGain = [](const Text& it) {
        return it.english().starts_with("Banners won (HEX-11): better by about ");
    };
    EXPECT_TRUE(std::ranges::any_of(reasons, isGain)) << reasons.front();
    const auto& line = advice.plans.front().line;
    ASSERT_FALSE(line.empty());
    EXPECT_LE(line.size(), 6U);
    EXPECT_NE(line.back().english().find(" has won the battle (HEX-11"), std::string::npos) << line.back();
    EXPECT_EQ(chanceInWords(advice.plans.front()).english().substr(0, 5), "Wins ");
}

TEST(HexAdvice, WithOtherLuckTheBetterAnswerIsStillBetter) {
    const Comparison fair =
        compared(aBannerShortOfVictory(), aFight, {theAttack}, {hex::Done{}}, someTrials());
    EXPECT_EQ(fair.trials, 24);
    EXPECT_GT(fair.difference(), 2 * fair.error);
}

TEST(HexAdvice, IsNotSearchedForInTheMiddleOfAFight) {
    const hex::Battle battle = aBannerShortOfVictory();
    const OpenQuestion<System> asked{top, hex::AnswerAttack{UnitId(0), UnitId(2)}, 0};
    const HexAdvice advice = advise(battle, asked, someTrials());
    EXPECT_EQ(advice.plans.size(), 1U);
    EXPECT_FALSE(advice.isSearched());
}

TEST(HexAdviceWords, NameWhatAnAnswerDoes) {
    const hex::Battle battle = Table()
                                   .unit(bottom, "HI", {4, 4})
                                   .unit(bottom, "MI", {5, 4})
                                   .unit(top, "LI", {3, 4})
                                   .leader(bottom, {4, 4}, "Papus")
                                   .leader(top, {2, 4}, "Mago");
    const UnitId heavy(0);
    const hex::LeaderId papus(0);
    const auto titled = [&](const hex::Answer& answer) { return titleOf(battle, answer).english(); };
    EXPECT_EQ(titled(hex::OrdersChosen{{heavy, UnitId(1)}, {papus}, {}}), "Order HI, MI, Papus");
    EXPECT_EQ(titled(hex::OrdersChosen{{heavy}, {}, papus}), "Order HI, Papus");
    EXPECT_EQ(titled(hex::OrdersChosen{}), "Give no orders");
    EXPECT_EQ(titled(hex::MoveUnit{heavy, {{4, 5}, {4, 6}}}), "HI moves to (4,6)");
    EXPECT_EQ(titled(hex::MoveUnit{heavy, {}}), "HI stays where it is");
    EXPECT_EQ(titled(hex::MoveUnit{heavy, {}, true}), "HI leaves the board");
    EXPECT_EQ(titled(hex::MoveLeader{papus, {{4, 5}}}), "Papus moves to (4,5)");
    EXPECT_EQ(titled(hex::CloseCombat{heavy, {3, 4}}), "HI attacks LI");
    EXPECT_EQ(titled(hex::Fire{heavy, {2, 4}}), "HI shoots at Mago");
    EXPECT_EQ(titled(hex::Done{}), "Stop here");
    EXPECT_EQ(titled(hex::Evade{{{2, 3}, {1, 3}}}), "Evade to (1,3)");
    EXPECT_EQ(titled(hex::PathChosen{}), "Stay");
    EXPECT_EQ(titled(hex::PathChosen{{{3, 4}}}), "Go to (3,4)");
    EXPECT_EQ(titled(hex::FlagsIgnored{2}), "Ignore 2 flags");
}

TEST(HexAnalysis, TheCourseGoesFromTheFirstTurnToTheEnd) {
    const HexAnalysis analysis = analyzed(aBattle().record(), brief({}));
    EXPECT_TRUE(analysis.decisions.empty());
    EXPECT_EQ(analysis.answers, 0);
    ASSERT_GT(analysis.course.size(), 2U);
    EXPECT_EQ(analysis.course.front().turn, 1);
    EXPECT_EQ(analysis.course.back().answers, aBattle().record().tape.size());
    const bool topWon = aBattle().battle().outcome->winner == top;
    EXPECT_EQ(analysis.course.back().chance, topWon ? certain : 0);
    EXPECT_TRUE(std::ranges::is_sorted(analysis.course, {}, &ChanceThen::answers));
    for (std::size_t i = 0; i + 1 != analysis.course.size(); ++i)
        EXPECT_EQ(analysis.course[i].turn, static_cast<int>(i) + 1) << "each turn once, as it begins";
}

TEST(HexAnalysis, TurningPointsAreTheLargestSwings) {
    expectLargestSwings(analyzed(aBattle().record(), brief({})));
}

TEST(HexAnalysis, LuckIsThatOfTheDice) {
    const HexAnalysis analysis = analyzed(aBattle().record(), brief({}));
    const auto luck = hex::luckIn(System::begin(aBattle().record().scenario),
                                  happenings<System>(aBattle().news(), aBattle().newsAfter()));
    ASSERT_EQ(analysis.seats.size(), 2U);
    for (std::size_t i = 0; i != 2; ++i) {
        EXPECT_EQ(analysis.seats[i].seat, luck.sides[i].seat);
        EXPECT_EQ(analysis.seats[i].luck.all.throws(), luck.sides[i].all.throws());
        EXPECT_EQ(analysis.seats[i].luck.all.actual(), luck.sides[i].all.actual());
        EXPECT_EQ(analysis.seats[i].givenAway, 0);
    }
}

TEST(HexAnalysis, JudgesOnlyTheDecisionsOfItsSeats) {
    const HexAnalysis analysis = analyzed(itsBeginning(), brief({bottom}));
    ASSERT_FALSE(analysis.decisions.empty());
    EXPECT_GT(analysis.answers, 0);
    for (const JudgedDecision& it : analysis.decisions) {
        EXPECT_EQ(it.seat, bottom);
        EXPECT_EQ(itsBeginning().tape.at(it.answer).seat, bottom);
        EXPECT_GE(it.givenAway(), 0);
        EXPECT_FALSE(it.played.isEmpty());
    }
    for (const auto& it : analysis.seats) {
        const int judged = std::accumulate(it.decisions.begin(), it.decisions.end(), 0);
        EXPECT_EQ(judged, it.seat == bottom ? std::ssize(analysis.decisions) : 0);
    }
}

TEST(HexAnalysis, SaysTheSameTwice) {
    const auto once = [] { return analyzed(itsBeginning(), brief({bottom})); };
    const HexAnalysis one = once();
    const HexAnalysis two = once();
    ASSERT_EQ(one.decisions.size(), two.decisions.size());
    for (std::size_t i = 0; i != one.decisions.size(); ++i) {
        EXPECT_EQ(one.decisions[i].chance, two.decisions[i].chance) << i;
        EXPECT_EQ(one.decisions[i].better, two.decisions[i].better.english()) << i;
    }
}

TEST(HexAnalysis, ItCanBeWatchedAndStopped) {
    HexAnalysisWatch watch;
    HexAnalysisTerms terms = brief({top, bottom});
    terms.answers = 100'000'000;
    terms.search.samples = 1'000'000;
    terms.search.answers = 100'000'000;
    expectToBeWatchedAndStopped<HexAnalysis>(aBattle().record(), terms, watch);
}

HexSearchTerms quick() {
    HexSearchTerms terms;
    terms.answers = 60;
    terms.turns = 1;
    terms.samples = 2;
    return terms;
}

TEST(HexExplained, TellsWhatWasWeighedToWhoeverDecided) {
    const Record<System>& record = itsBeginning();
    const auto place = lastDecision(record.tape, record.tape.size(), {top});
    ASSERT_TRUE(place);
    EXPECT_EQ(record.tape[*place].seat, top);
    const auto found = explained(record, *place, top, quick());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->played, record.tape[*place].answer);
    ASSERT_NE(found->plan(), nullptr);
    EXPECT_EQ(found->plan()->answer, found->played);
    EXPECT_FALSE(explained(record, record.tape.size(), top, quick()));
}

TEST(HexExplained, TellsOthersNothingOfTheHand) {
    const Record<System>& record = itsBeginning();
    int cards = 0;
    int others = 0;
    for (std::size_t place = 0; place != record.tape.size(); ++place) {
        if (record.tape[place].seat != top) continue;
        const auto found = explained(record, place, bottom, quick());
        ASSERT_TRUE(found) << place;
        const bool isCard = std::holds_alternative<hex::CardChosen>(found->played);
        if (isCard) {
            EXPECT_EQ(found->plan(), nullptr) << "which cards it had";
        }
        ++(isCard ? cards : others);
    }
    EXPECT_GT(cards, 0);
    EXPECT_GT(others, 0);
}

}  // namespace
}  // namespace vallum::players

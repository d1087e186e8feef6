// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_system.h"

#include <set>

#include <gtest/gtest.h>

namespace vallum::toy {
namespace {

RuleId ruleOf(const Verdict& verdict) { return verdict ? RuleId() : verdict.error().rule; }

Verdict shows(std::vector<int> faces) {
    return System::accepts(battle(), RollDice{"MEL-14"_rule, 4}, DiceShown{std::move(faces)});
}
Verdict shows(int count, std::vector<CardId> cards) {
    const DrawCards question{"CARD-04"_rule, {CardId(4), CardId(9), CardId(12)}, count};
    return System::accepts(battle(), question, CardsShown{std::move(cards)});
}

TEST(ASK01, OnlyTheOneWhoIsAskedAnswers) {
    Referee<System> referee(battle());
    ASSERT_TRUE(referee.answer(red, Throw{1}));
    ASSERT_TRUE(referee.answer(chance, DiceShown{{6}}));
    ASSERT_EQ(referee.open()->seat, blue);
    const auto before = referee.open();
    EXPECT_EQ(ruleOf(referee.answer(red, Protest{true})), "ASK-01"_rule);
    EXPECT_EQ(referee.open(), before);
    EXPECT_EQ(referee.battle(), battle());
    EXPECT_TRUE(referee.answer(blue, Protest{true}));
}

TEST(ASK01, OnlyTheKindOfAnswerThatIsAskedFor) {
    Referee<System> referee(battle());
    const auto before = referee.open();
    EXPECT_EQ(ruleOf(referee.answer(red, Protest{true})), "ASK-01"_rule);
    EXPECT_EQ(referee.open(), before);
    EXPECT_EQ(referee.battle(), battle());
    EXPECT_EQ(ruleOf(System::accepts(battle(), MayProtest{}, TakeCard{})), "ASK-01"_rule);
}

TEST(ASK01, EachOfSeveralKindsIsJudgedByItsOwnRule) {
    EXPECT_TRUE(System::accepts(battle(), WhatNow{}, Throw{3}));
    EXPECT_EQ(ruleOf(System::accepts(battle(), WhatNow{}, Throw{4})), "ACT-07"_rule);
    EXPECT_TRUE(System::accepts(battle(), WhatNow{}, TakeCard{}));
    const auto refused = System::accepts(Battle{}, WhatNow{}, TakeCard{});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (Refusal{"CARD-01"_rule, "the deck is empty"}));
}

TEST(ASK02, ShowsAsManyDiceAsWereAskedFor) {
    EXPECT_TRUE(shows({3, 5, 1, 6}));
    EXPECT_EQ(ruleOf(shows({3, 5, 1})), "ASK-02"_rule);
    EXPECT_EQ(ruleOf(shows({3, 5, 1, 6, 6})), "ASK-02"_rule);
}

TEST(ASK02, ShowsOneToSix) {
    EXPECT_EQ(ruleOf(shows({0, 5, 1, 6})), "ASK-02"_rule);
    EXPECT_EQ(ruleOf(shows({3, 5, 1, 7})), "ASK-02"_rule);
}

TEST(ASK02, DiceMayHaveAnyNumberOfSides) {
    const RollDice twenty{"MEL-14"_rule, 2, 20};
    EXPECT_TRUE(System::accepts(battle(), twenty, DiceShown{{1, 20}}));
    EXPECT_EQ(ruleOf(System::accepts(battle(), twenty, DiceShown{{1, 21}})), "ASK-02"_rule);
    DiceBox<System> dice(3);
    std::set<int> seen;
    const auto shown = dice.answer(battle(), {chance, RollDice{"MEL-14"_rule, 2000, 20}, 0});
    for (const int face : std::get<DiceShown>(shown).faces) seen.insert(face);
    EXPECT_EQ(seen.size(), 20U);
    EXPECT_EQ(*seen.begin(), 1);
}

TEST(ASK03, DrawsFromThePile) {
    EXPECT_TRUE(shows(1, {CardId(9)}));
    EXPECT_EQ(ruleOf(shows(1, {CardId(5)})), "ASK-03"_rule);
    EXPECT_EQ(ruleOf(shows(1, {CardId(9), CardId(4)})), "ASK-03"_rule);
    EXPECT_EQ(ruleOf(shows(1, {})), "ASK-03"_rule);
}

TEST(ASK03, ShufflesEachCardOnce) {
    EXPECT_TRUE(shows(3, {CardId(12), CardId(4), CardId(9)}));
    EXPECT_EQ(ruleOf(shows(3, {CardId(12), CardId(4), CardId(12)})), "ASK-03"_rule);
}

TEST(DiceBox, AnswersAQuestionTheSameWheneverItIsAsked) {
    DiceBox<System> dice(11);
    const OpenQuestion<System> asked{chance, RollDice{"MEL-14"_rule, 6}, 40};
    const auto first = dice.answer(battle(), asked);
    static_cast<void>(dice.answer(battle(), {chance, RollDice{"MEL-14"_rule, 2}, 41}));
    EXPECT_EQ(dice.answer(battle(), asked), first);
}

TEST(DiceBox, NeighboringSeedsShareNoDice) {
    const auto dice = [](std::uint64_t seed, std::size_t number) {
        return DiceBox<System>(seed).answer(battle(), {chance, RollDice{"MEL-14"_rule, 30}, number});
    };
    for (std::size_t number = 0; number != 20; ++number) EXPECT_NE(dice(1, number + 1), dice(2, number));
}

TEST(DiceBox, ThrowsEveryFaceEquallyOften) {
    DiceBox<System> dice(5);
    std::array<int, 7> seen{};
    const auto shown = dice.answer(battle(), {chance, RollDice{"MEL-14"_rule, 60000}, 0});
    for (const int face : std::get<DiceShown>(shown).faces) ++seen.at(static_cast<std::size_t>(face));
    for (std::size_t face = 1; face != 7; ++face) EXPECT_NEAR(seen[face], 10000, 400);
}

TEST(DiceBox, ShufflesIntoEveryOrder) {
    const DrawCards shuffle{"ASK-03"_rule, {CardId(4), CardId(9), CardId(12)}, 3};
    std::set<std::vector<CardId>> orders;
    DiceBox<System> dice(5);
    for (std::size_t number = 0; number != 100; ++number) {
        const auto answer = dice.answer(battle(), {chance, shuffle, number});
        EXPECT_TRUE(System::accepts(battle(), shuffle, answer));
        orders.insert(std::get<CardsShown>(answer).cards);
    }
    EXPECT_EQ(orders.size(), 6U);
}

TEST(DiceBox, KnowsOnlyDiceAndCards) { EXPECT_FALSE(DiceBox<System>(1).knows({chance, WhatNow{}, 0})); }

TEST(HandDice, LiesDownInTheGivenOrder) {
    HandDice<System> dice({5, 2, 6}, {CardId(9)});
    const auto roll = [](int count) {
        return OpenQuestion<System>{chance, RollDice{"MEL-14"_rule, count}, 0};
    };
    EXPECT_EQ(dice.answer(battle(), roll(2)), System::Answer(DiceShown{{5, 2}}));
    EXPECT_FALSE(dice.knows(roll(2)));
    EXPECT_TRUE(dice.knows(roll(1)));
    EXPECT_EQ(dice.answer(battle(), {chance, DrawCards{"CARD-04"_rule, battle().deck, 1}, 1}),
              System::Answer(CardsShown{{CardId(9)}}));
    EXPECT_DEATH(static_cast<void>(dice.answer(battle(), roll(2))), "broken invariant");
}

TEST(Seats, ShowAPlayerOnlyWhatTheSeatMaySee) {
    struct Witness final : Asker<System> {
        Battle seen;
        System::Answer answer(const Battle& battle, const OpenQuestion<System>&) override {
            seen = battle;
            return Throw{1};
        }
    } witness;
    Seats<System> seats;
    seats.put(red, witness);
    const Referee<System> referee(battle(), seats);
    EXPECT_EQ(witness.seen.deck, std::vector(3, faceDown));
    EXPECT_EQ(referee.battle().deck, battle().deck);
}

}  // namespace
}  // namespace vallum::toy

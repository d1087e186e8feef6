// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <gtest/gtest.h>

#include <vallum/field/files/scenario_file.h>
#include <vallum/trials/streams.h>

namespace vallum::trials {
namespace {

using field::Battle;
using FieldStreams = NamedStreams<field::System>;

Battle inTurn(int turn, Seat active) {
    Battle battle;
    battle.turn = turn;
    battle.active = active;
    return battle;
}
std::vector<int> rolled(FieldStreams& streams, const Battle& battle, RuleId why, int dice = 3) {
    const auto answer = streams.answer(battle, {chance, RollDice{why, dice}, 0});
    return std::get<DiceShown>(answer).faces;
}
std::vector<CardId> drawn(FieldStreams& streams, const std::vector<int>& pile, int count) {
    std::vector<CardId> cards;
    for (const int card : pile) cards.emplace_back(card);
    const auto answer =
        streams.answer(inTurn(1, field::redSeat), {chance, DrawCards{"CARD-06"_rule, cards, count}, 0});
    return std::get<CardsShown>(answer).cards;
}

TEST(Streams, ABattleKeepsItsSeedForever) {
    EXPECT_EQ(seedOf(1, 0), 46192056);
    EXPECT_EQ(seedOf(5, 0), 1957648506);
    EXPECT_NE(seedOf(1, 1), seedOf(2, 0));
    for (int battle = 0; battle != 1000; ++battle) EXPECT_GE(seedOf(3, battle), 0);
    EXPECT_NE(playerSeed(1, field::redSeat), playerSeed(1, field::blueSeat));
}

TEST(Streams, ARollMoreInOneStreamMovesNoOther) {
    const Battle first = inTurn(1, field::redSeat);
    const Battle second = inTurn(2, field::blueSeat);
    FieldStreams calm(7);
    FieldStreams busy(7);
    EXPECT_EQ(rolled(calm, first, "MEL-15"_rule), rolled(busy, first, "MEL-15"_rule));
    rolled(busy, first, "RNG-22"_rule);
    EXPECT_EQ(rolled(calm, first, "MEL-15"_rule), rolled(busy, first, "MEL-15"_rule));
    rolled(busy, first, "MEL-15"_rule);
    EXPECT_NE(rolled(calm, first, "MEL-15"_rule, 12), rolled(busy, first, "MEL-15"_rule, 12));
    EXPECT_EQ(rolled(calm, second, "MEL-15"_rule), rolled(busy, second, "MEL-15"_rule));
}

TEST(Streams, ADieMoreLeavesTheOthersAsTheyAre) {
    const Battle battle = inTurn(4, field::redSeat);
    FieldStreams three(7);
    FieldStreams five(7);
    auto faces = rolled(five, battle, "MEL-15"_rule, 5);
    faces.resize(3);
    EXPECT_EQ(rolled(three, battle, "MEL-15"_rule, 3), faces);
}

TEST(Streams, SidesTurnsAndRulesHaveDiceOfTheirOwn) {
    FieldStreams streams(7);
    const auto faces = rolled(streams, inTurn(1, field::redSeat), "MEL-15"_rule, 20);
    EXPECT_NE(faces, rolled(streams, inTurn(1, field::blueSeat), "MEL-15"_rule, 20));
    EXPECT_NE(faces, rolled(streams, inTurn(1, field::redSeat), "MEL-16"_rule, 20));
    EXPECT_NE(faces, rolled(streams, inTurn(2, field::redSeat), "MEL-15"_rule, 20));
}

TEST(Streams, AllFacesComeAlike) {
    std::array<int, 6> times{};
    constexpr int rolls = 20'000;
    FieldStreams streams(3);
    for (int turn = 1; turn <= rolls / 100; ++turn) {
        for (const int face : rolled(streams, inTurn(turn, field::redSeat), "MEL-15"_rule, 100))
            ++times.at(static_cast<std::size_t>(face - 1));
    }
    double chiSquare = 0;
    for (const int it : times) chiSquare += (it - rolls / 6.0) * (it - rolls / 6.0) / (rolls / 6.0);
    EXPECT_LT(chiSquare, 20.5);  // 999 of 1,000 fair dice stay below this
}

TEST(Streams, ACardThatIsGoneChangesNoOtherDraw) {
    std::array<int, 8> times{};
    constexpr int seeds = 8000;
    for (std::uint64_t seed = 0; seed != seeds; ++seed) {
        FieldStreams whole(seed);
        FieldStreams less(seed);
        const auto all = drawn(whole, {0, 1, 2, 3, 4, 5, 6, 7}, 8);
        auto others = all;
        std::erase(others, CardId(5));
        ASSERT_EQ(drawn(less, {7, 6, 4, 3, 2, 1, 0}, 7), others);
        ++times.at(static_cast<std::size_t>(all.front().raw()));
    }
    for (const int it : times) EXPECT_NEAR(it, seeds / 8, 150);
}

TEST(Streams, OnlyChanceIsAnswered) {
    const FieldStreams streams(1);
    EXPECT_TRUE(streams.knows({chance, RollDice{"MEL-15"_rule, 1}, 0}));
    EXPECT_FALSE(streams.knows({field::redSeat, field::ChooseMove{}, 0}));
}

}  // namespace
}  // namespace vallum::trials

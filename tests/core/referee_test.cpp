// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_battles.h"

#include <gtest/gtest.h>

namespace vallum::toy {
namespace {

using Seats = vallum::Seats<System>;
using Script = ScriptAsker<System>;

TEST(Referee, WaitsInTheMiddleOfAStepAndGoesOn) {
    Referee referee(battle());
    EXPECT_TRUE(referee.answer(Throw{2}));
    EXPECT_EQ(referee.open()->seat, chance);
    EXPECT_TRUE(referee.answer(DiceShown{{5, 2}}));
    EXPECT_EQ(std::get<MayProtest>(referee.open()->question).points, 7);
    EXPECT_EQ(referee.battle(), battle());
    EXPECT_TRUE(referee.answer(Protest{false}));
    EXPECT_EQ(referee.battle().points, (std::array{7, 0}));
    EXPECT_EQ(referee.news(), (std::vector<System::Fact>{Scored{red, 7}, TurnEnded{}}));
}

TEST(Referee, NothingFollowsTheFactThatEndsTheBattle) {
    Battle begin = battle();
    begin.terms = Constant(Terms{.goal = 7});
    Referee referee(begin);
    EXPECT_TRUE(referee.answer(Throw{2}));
    EXPECT_TRUE(referee.answer(DiceShown{{5, 2}}));
    EXPECT_TRUE(referee.answer(Protest{false}));
    EXPECT_TRUE(System::isOver(referee.battle()));
    EXPECT_EQ(referee.news(), (std::vector<System::Fact>{Scored{red, 7}}));
    EXPECT_FALSE(referee.open());
    referee.undo();
    EXPECT_TRUE(referee.answer(Protest{true}));
    EXPECT_EQ(referee.news(), (std::vector<System::Fact>{Scored{red, 3}, TurnEnded{}}));
}

TEST(Referee, AnswersByHandAndAtOnceMakeTheSameRecord) {
    DiceBox<System> dice(7);
    Player player;
    Seats seats;
    seats.put(chance, dice);
    seats.put(red, player);
    seats.put(blue, player);
    const Referee atOnce(longBattle(), seats);
    EXPECT_FALSE(atOnce.open());
    EXPECT_EQ(playedByHand(longBattle(), 100000).record(), atOnce.record());
}

TEST(Referee, UndoAndRedoMeetTheSameBattlesAgain) {
    Referee referee(longBattle());
    std::vector<Battle> seen;
    Referee other = playedByHand(longBattle(), 0);
    const auto tape = playedByHand(longBattle(), 900).record().tape;
    for (const auto& [seat, answer] : tape) {
        seen.push_back(referee.battle());
        ASSERT_TRUE(referee.answer(seat, answer));
    }
    const auto record = referee.record();
    for (std::size_t i = tape.size(); i-- != 0;) {
        ASSERT_TRUE(referee.canUndo());
        referee.undo();
        ASSERT_EQ(referee.battle(), seen[i]);
        ASSERT_EQ(referee.record().tape.size(), i);
    }
    EXPECT_FALSE(referee.canUndo());
    while (referee.canRedo()) referee.redo();
    EXPECT_EQ(referee.record(), record);
}

TEST(Referee, UndoTakesBackWhatCameOfAnAnswer) {
    DiceBox<System> dice(7);
    Player player;
    Seats seats;
    seats.put(chance, dice);
    seats.put(blue, player);
    Referee referee(battle(), seats);
    ASSERT_TRUE(referee.answer(Throw{1}));
    ASSERT_EQ(referee.open()->seat, red);
    EXPECT_GT(referee.record().tape.size(), 3U);
    referee.undo();
    EXPECT_EQ(referee.battle(), battle());
    EXPECT_TRUE(referee.record().tape.empty());
}

TEST(Referee, AnotherAnswerAfterAnUndoForgetsWhatWasUndone) {
    Referee referee(battle());
    ASSERT_TRUE(referee.answer(Throw{1}));
    referee.undo();
    ASSERT_TRUE(referee.answer(Throw{2}));
    EXPECT_FALSE(referee.canRedo());
}

TEST(Referee, TellsNewsOnlyOnce) {
    Referee referee(longBattle());
    DiceBox<System> dice(3);
    Player player;
    std::size_t told = 0;
    while (referee.record().tape.size() < 300) {
        const auto asked = *referee.open();
        ASSERT_TRUE(referee.answer(asked.seat == chance ? dice.answer(referee.battle(), asked)
                                                        : player.answer(referee.battle(), asked)));
        told += referee.news().size();
    }
    EXPECT_EQ(told, referee.record().marks.size() * 2);
}

TEST(Referee, ReseatedPlayersTakeOver) {
    Referee referee = playedByHand(longBattle(), 50);
    DiceBox<System> dice(7);
    Player player;
    Seats seats;
    seats.put(chance, dice);
    seats.put(red, player);
    seats.put(blue, player);
    referee.reseat(seats);
    EXPECT_TRUE(System::isOver(referee.battle()));
    EXPECT_EQ(referee.record(), Referee(longBattle(), seats).record());
}

TEST(Referee, WaitsWhenDiceOrScriptRunOut) {
    HandDice<System> dice({5, 2, 6});
    Script script({Throw{2}, TakeCard{}});
    Seats seats;
    seats.put(chance, dice);
    seats.put(red, script);
    Referee referee(battle(), seats);
    ASSERT_EQ(std::get<MayProtest>(referee.open()->question).points, 7);
    ASSERT_TRUE(referee.answer(blue, Protest{}));
    ASSERT_TRUE(referee.answer(blue, Throw{2}));
    EXPECT_EQ(referee.open()->seat, chance);
    EXPECT_TRUE(dice.knows({chance, RollDice{.dice = 1}}));
    EXPECT_FALSE(dice.knows({chance, RollDice{.dice = 2}}));
    EXPECT_EQ(script.left(), 1U);
}

TEST(Replay, OpensARecordAtItsEnd) {
    const Referee played = playedByHand(longBattle(), 500);
    auto opened = Referee::from(played.record());
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->record(), played.record());
    EXPECT_EQ(opened->battle(), played.battle());
    EXPECT_EQ(opened->open(), played.open());
    opened->undo();
    EXPECT_EQ(opened->record().tape.size(), 499U);
}

TEST(Replay, NamesTheAnswerThatIsRefused) {
    auto record = playedByHand(longBattle(), 60).record();
    const auto dice = std::ranges::find_if(
        record.tape, [](const auto& given) { return std::holds_alternative<DiceShown>(given.answer); });
    std::get<DiceShown>(dice->answer).faces.push_back(7);
    const auto opened = Referee::from(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, static_cast<std::size_t>(dice - record.tape.begin()));
    EXPECT_EQ(opened.error().refusal->rule, "ASK-02"_rule);
}

TEST(Replay, NamesTheAnswerOfTheWrongSeat) {
    auto record = playedByHand(longBattle(), 60).record();
    record.tape.front().seat = blue;
    const auto opened = Referee::from(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, 0U);
    EXPECT_EQ(opened.error().refusal->rule, "ASK-01"_rule);
}

TEST(Replay, NamesTheStepThatComesOutDifferently) {
    auto record = playedByHand(longBattle(), 60).record();
    const auto last = static_cast<std::size_t>(record.marks[4].answers);
    record.marks[4].digest = "0";
    const auto opened = Referee::from(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, last - 1);
    EXPECT_FALSE(opened.error().refusal);
}

TEST(Replay, RefusesAnswersAfterTheEnd) {
    DiceBox<System> dice(7);
    Player player;
    Seats seats;
    for (const Seat seat : {red, blue}) seats.put(seat, player);
    seats.put(chance, dice);
    auto record = Referee(battle(), seats).record();
    EXPECT_TRUE(Referee::from(record));
    record.tape.push_back({red, Throw{1}});
    const auto opened = Referee::from(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, record.tape.size() - 1);
}

TEST(Replay, RefusesMarksThatAreNeverReached) {
    auto record = playedByHand(longBattle(), 60).record();
    record.marks.push_back({1000, "0"});
    EXPECT_FALSE(Referee::from(record));
}

/// Throws more dice than there are, whatever the question.
class BadPlayer final : public Asker<System> {
public:
    System::Answer answer(const Battle&, const OpenQuestion<System>&) override { return Throw{99}; }
};

TEST(Referee, ABattleGoesOnWhereAPlayerAnswersBadly) {
    DiceBox<System> dice(7);
    BadPlayer bad;
    Seats seats;
    seats.put(chance, dice);
    seats.put(red, bad);
    seats.put(blue, bad);
    const Referee referee(longBattle(), seats);
    EXPECT_TRUE(System::isOver(referee.battle()));
    const auto asked =
        std::ranges::count_if(referee.record().tape, [](const auto& it) { return it.seat != chance; });
    EXPECT_EQ(std::ssize(referee.refusedAnswers()), asked) << "each is counted once";
    const auto& first = referee.refusedAnswers().front();
    EXPECT_EQ(first.asked.seat, red);
    EXPECT_EQ(first.answer, System::Answer(Throw{99}));
    EXPECT_EQ(first.why.rule, "ACT-07"_rule);
    EXPECT_EQ(referee.record().tape.front().answer, System::Answer(Throw{1})) << "the first of the options";
    EXPECT_TRUE(Referee::from(referee.record())) << "what was refused is not on the tape";
}

/// Has an alternative after its first answer is refused.
class PlayerWithANextBest final : public Asker<System> {
public:
    System::Answer answer(const Battle&, const OpenQuestion<System>& asked) override {
        if (std::holds_alternative<MayProtest>(asked.question)) return Protest{};
        return Throw{5};
    }
    std::optional<System::Answer> answerInstead(const Battle&,
                                                const OpenQuestion<System>&,
                                                const std::vector<System::Answer>& refused) override {
        return Throw{5 - static_cast<int>(refused.size())};
    }
};

TEST(Referee, ARefusedPlayerIsAskedUntilItsAnswerIsTaken) {
    DiceBox<System> dice(7);
    PlayerWithANextBest player;
    Seats seats;
    seats.put(chance, dice);
    seats.put(red, player);
    Referee referee(battle(), seats);
    ASSERT_EQ(referee.refusedAnswers().size(), 2U);
    EXPECT_EQ(referee.refusedAnswers()[0].answer, System::Answer(Throw{5}));
    EXPECT_EQ(referee.refusedAnswers()[1].answer, System::Answer(Throw{4}));
    EXPECT_EQ(referee.record().tape.front().answer, System::Answer(Throw{3}));
}

TEST(Referee, WhoeverHasNoOtherAnswerIsWaitedFor) {
    Script script({Throw{99}, Throw{2}});
    HandDice<System> dice({7, 7});
    Seats seats;
    seats.put(red, script);
    seats.put(chance, dice);
    Referee referee(battle(), seats);
    ASSERT_TRUE(referee.open());
    EXPECT_EQ(referee.open()->seat, red);
    EXPECT_EQ(script.left(), 1U) << "nothing is made up in its place";
    ASSERT_TRUE(referee.answer(Throw{2}));
    EXPECT_EQ(referee.open()->seat, chance) << "no die shows a seven";
    EXPECT_EQ(referee.refusedAnswers().size(), 2U);
    EXPECT_TRUE(referee.answer(DiceShown{{6, 6}}));
}

}  // namespace
}  // namespace vallum::toy

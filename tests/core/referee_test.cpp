// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_system.h"

#include <gtest/gtest.h>

namespace vallum::toy {
namespace {

using Referee = vallum::Referee<System>;
using Seats = vallum::Seats<System>;
using Script = ScriptAsker<System>;

/// Throws and draws by turns, and protests now and then.
class Player final : public Asker<System> {
public:
    System::Answer answer(const Battle& battle, const Asked<System>& asked) override {
        if (std::holds_alternative<MayProtest>(asked.question)) return Protest{asked.number % 3 == 0};
        if (asked.number % 5 == 0 && !battle.deck.empty()) return TakeCard{};
        return Throw{static_cast<int>(asked.number % 3) + 1};
    }
};

Battle longBattle() {
    Battle battle = toy::battle();
    battle.terms = Constant(Terms{.goal = 2000});
    return battle;
}

/// A battle in which every answer is given one by one, as by people.
Referee playedByHand(const Battle& begin, std::size_t answers) {
    Referee referee(begin);
    DiceBox<System> dice(7);
    Player player;
    while (referee.open() && referee.record().tape.size() < answers) {
        const auto asked = *referee.open();
        const auto answer = asked.seat == chance ? dice.answer(referee.battle(), asked)
                                                 : player.answer(referee.battle(), asked);
        EXPECT_TRUE(referee.answer(asked.seat, answer));
    }
    return referee;
}

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
        ASSERT_TRUE(referee.canUndo(TakeBack::anything));
        referee.undo();
        ASSERT_EQ(referee.battle(), seen[i]);
        ASSERT_EQ(referee.record().tape.size(), i);
    }
    EXPECT_FALSE(referee.canUndo(TakeBack::anything));
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
    EXPECT_FALSE(referee.canUndo(TakeBack::nothingOfChance));
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
    EXPECT_EQ(dice.diceLeft(), 1U);
    EXPECT_EQ(script.left(), 1U);
}

TEST(Replay, OpensARecordAtItsEnd) {
    const Referee played = playedByHand(longBattle(), 500);
    auto opened = replayed<System>(played.record());
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
    const auto opened = replayed<System>(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, static_cast<std::size_t>(dice - record.tape.begin()));
    EXPECT_EQ(opened.error().refusal->rule, "ASK-02"_rule);
}

TEST(Replay, NamesTheAnswerOfTheWrongSeat) {
    auto record = playedByHand(longBattle(), 60).record();
    record.tape.front().seat = blue;
    const auto opened = replayed<System>(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, 0U);
    EXPECT_EQ(opened.error().refusal->rule, "ASK-01"_rule);
}

TEST(Replay, NamesTheStepThatComesOutDifferently) {
    auto record = playedByHand(longBattle(), 60).record();
    const auto last = static_cast<std::size_t>(record.marks[4].answers);
    record.marks[4].digest = "0";
    const auto opened = replayed<System>(record);
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
    EXPECT_TRUE(replayed<System>(record));
    record.tape.push_back({red, Throw{1}});
    const auto opened = replayed<System>(record);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().answer, record.tape.size() - 1);
}

TEST(Replay, RefusesMarksThatAreNeverReached) {
    auto record = playedByHand(longBattle(), 60).record();
    record.marks.push_back({1000, "0"});
    EXPECT_FALSE(replayed<System>(record));
}

}  // namespace
}  // namespace vallum::toy

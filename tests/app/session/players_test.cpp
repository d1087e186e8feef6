// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/fake_battle.h"
#include "session/auto_answers.h"
#include "session/computer_players.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

TEST(AutoAnswers, ASeatPassesUntilTheTurnEnds) {
    AutoAnswers automatic;
    EXPECT_FALSE(automatic.isPassing(red, 3));
    automatic.pass(red, 3);
    EXPECT_TRUE(automatic.isPassing(red, 3));
    EXPECT_FALSE(automatic.isPassing(blue, 3));
    EXPECT_FALSE(automatic.isPassing(red, 4));
    automatic.forgetPasses();
    EXPECT_FALSE(automatic.isPassing(red, 3));
}

TEST(AutoAnswers, AreGivenUntilAPersonHasToBeAsked) {
    const Seating seating{.players = {{red, PlayerKind::person}, {blue, PlayerKind::greedy}}};
    FakeBattle battle;
    battle.asked = red;
    battle.unasked = 2;
    AutoAnswers().give(battle, seating);
    EXPECT_EQ(battle.tape.size(), 2U);
    battle.asked = blue;
    battle.unasked = 2;
    AutoAnswers().give(battle, seating);
    EXPECT_EQ(battle.tape.size(), 2U) << "a computer answers for itself";
    battle.asked.reset();
    AutoAnswers().give(battle, seating);
    EXPECT_EQ(battle.tape.size(), 2U) << "the battle is over";
}

/// Blue is a computer.
struct Clock {
    Clock() {
        players.setPace(0);
        battle.asked = blue;
    }
    /// Lets all timers run out.
    void wait() { QTest::qWait(60); }

    Seating seating{.players = {{red, PlayerKind::person}, {blue, PlayerKind::greedy}}};
    FakeBattle battle;
    ComputerPlayers players{battle, seating, nullptr};
    QSignalSpy answered{&players, &ComputerPlayers::answered};
};

TEST(ComputerPlayers, ThinkNoLongerThanTheyMay) {
    Clock it;
    it.battle.attempt.outcome = Attempt::Outcome::thinking;
    it.players.setPatience(0);
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(it.battle.stopped, 0) << "as long as they like";
    it.players.setPatience(1);
    it.players.followQuestion();
    EXPECT_TRUE(QTest::qWaitFor([&] { return it.answered.count() == 1; }, 20'000));
    EXPECT_EQ(it.battle.stopped, 1);
}

TEST(ComputerPlayers, AnswerOnceForEachQuestion) {
    Clock it;
    it.players.followQuestion();
    EXPECT_TRUE(it.battle.tape.empty()) << "after a delay";
    it.wait();
    ASSERT_EQ(it.answered.count(), 1);
    EXPECT_EQ(it.answered.front().front().toULongLong(), 0U);
    it.battle.asked = red;
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(it.battle.tape.size(), 1U) << "a person is asked";
}

TEST(ComputerPlayers, WaitWhileHalted) {
    Clock it;
    const QSignalSpy halted(&it.players, &ComputerPlayers::haltedChanged);
    it.players.setHalted(true);
    it.players.setHalted(true);
    EXPECT_EQ(halted.count(), 1);
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(it.answered.count(), 0);
    it.players.setHalted(false);
    it.wait();
    EXPECT_EQ(it.answered.count(), 1);
}

TEST(ComputerPlayers, WaitUntilTheirActionsAreShown) {
    Clock it;
    bool isShowing = true;
    it.players.setIsShowing([&] { return isShowing; });
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(it.answered.count(), 0);
    isShowing = false;
    it.wait();
    EXPECT_EQ(it.answered.count(), 1);
}

TEST(ComputerPlayers, StopUntilTheyFollowTheQuestionAgain) {
    Clock it;
    it.players.followQuestion();
    it.players.stop();
    it.players.setHalted(false);
    it.wait();
    EXPECT_EQ(it.answered.count(), 0);
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(it.answered.count(), 1);
}

TEST(ComputerPlayers, AreAskedAgainWhileTheyThink) {
    Clock it;
    it.battle.attempt.outcome = Attempt::Outcome::thinking;
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(it.answered.count(), 0);
    it.battle.attempt.outcome = Attempt::Outcome::answered;
    EXPECT_TRUE(QTest::qWaitFor([&] { return it.answered.count() == 1; }));
}

TEST(ComputerPlayers, SayWhatWasRefusedAndWhenAtALoss) {
    Clock it;
    it.battle.attempt = {Attempt::Outcome::hasNoAnswer, {refuse("ACT-07"_rule).value()}};
    const QSignalSpy refused(&it.players, &ComputerPlayers::refused);
    const QSignalSpy hasNoAnswer(&it.players, &ComputerPlayers::hasNoAnswer);
    it.players.followQuestion();
    it.wait();
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(hasNoAnswer.count(), 1);
    EXPECT_TRUE(it.battle.tape.empty());
}

}  // namespace
}  // namespace vallum::app

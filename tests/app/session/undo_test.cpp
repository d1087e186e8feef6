// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/fake_battle.h"
#include "session/undo_stack.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

bool always(std::size_t /*answer*/) { return true; }
bool never(std::size_t /*answer*/) { return false; }

TEST(UndoSteps, AnAnswerIsAStepOfItsOwn) {
    const UndoSteps steps;
    EXPECT_EQ(steps.lastOf(3, never, always), 2U);
    EXPECT_EQ(steps.lastOf(0, never, always), std::nullopt);
    EXPECT_FALSE(steps.isRedoneWith(1, 2));
}

TEST(UndoSteps, JoinedAnswersAreOneStep) {
    UndoSteps steps;
    steps.join(1, 4);
    EXPECT_EQ(steps.lastOf(4, never, always), 1U);
    EXPECT_EQ(steps.lastOf(5, never, always), 4U);
    EXPECT_TRUE(steps.isRedoneWith(1, 3));
    EXPECT_FALSE(steps.isRedoneWith(1, 4));
    EXPECT_FALSE(steps.isRedoneWith(0, 1));
}

TEST(UndoSteps, AStepGrows) {
    UndoSteps steps;
    steps.join(1, 3);
    steps.join(1, 5);
    EXPECT_EQ(steps.lastOf(5, never, always), 1U);
}

TEST(UndoSteps, WhatWasAutomaticGoesWithTheAnswerBefore) {
    UndoSteps steps;
    steps.addAutomatic(2);
    steps.addAutomatic(3);
    EXPECT_EQ(steps.lastOf(4, never, always), 1U);
    EXPECT_TRUE(steps.isRedoneWith(1, 2) && steps.isRedoneWith(1, 3));
}

TEST(UndoSteps, TheLastAnswerOfAPersonCounts) {
    const UndoSteps steps;
    const auto isPersons = [](std::size_t answer) { return answer < 2; };
    EXPECT_EQ(steps.lastOf(5, never, isPersons), 1U);
    EXPECT_EQ(steps.lastOf(5, never, never), std::nullopt);
}

TEST(UndoSteps, WhatIsKnownStays) {
    UndoSteps steps;
    steps.join(0, 4);
    const auto isKnown = [](std::size_t answer) { return answer == 1; };
    EXPECT_EQ(steps.lastOf(4, isKnown, always), 2U) << "the rest of the step";
    EXPECT_EQ(steps.lastOf(2, isKnown, always), std::nullopt);
}

TEST(UndoSteps, ForgetsWhatWasAnsweredOtherwise) {
    UndoSteps steps;
    steps.join(0, 2);
    steps.join(2, 4);
    steps.addAutomatic(4);
    steps.forgetFrom(3);
    EXPECT_EQ(steps.lastOf(5, never, always), 4U);
    EXPECT_EQ(steps.lastOf(4, never, always), 3U) << "a step is kept whole or not at all";
    EXPECT_EQ(steps.lastOf(2, never, always), 0U);
    steps.clear();
    EXPECT_EQ(steps.lastOf(2, never, always), 1U);
}

/// Red is a person, blue a computer.
struct Stack {
    Seating seating{.players = {{red, PlayerKind::person}, {blue, PlayerKind::greedy}}};
    FakeBattle battle;
    UndoStack stack{battle, seating, nullptr};
};

TEST(UndoStack, TakesBackAStepAndGivesItAgain) {
    Stack it;
    it.battle.tape = {{red}, {red}, {red}, {blue}};
    it.battle.stepsToChange().join(1, 3);
    const QSignalSpy undone(&it.stack, &UndoStack::undone);
    const QSignalSpy redone(&it.stack, &UndoStack::redone);
    EXPECT_FALSE(it.stack.canRedo());
    it.stack.undo();
    EXPECT_EQ(it.battle.tape.size(), 1U) << "with the computer's answer to it";
    EXPECT_EQ(undone.count(), 1);
    it.stack.redo();
    EXPECT_EQ(it.battle.tape.size(), 3U);
    EXPECT_TRUE(it.stack.canRedo()) << "the computer's answer is a step of its own";
    EXPECT_EQ(redone.count(), 1);
}

TEST(UndoStack, DoesNothingWhileThePastIsShown) {
    Stack it;
    it.battle.tape = {{red}};
    it.battle.undone = {{red}};
    it.stack.setEnabled(false);
    EXPECT_FALSE(it.stack.canUndo() || it.stack.canRedo());
    it.stack.undo();
    it.stack.redo();
    EXPECT_EQ(it.battle.tape.size(), 1U);
    it.stack.setEnabled(true);
    EXPECT_TRUE(it.stack.canUndo() && it.stack.canRedo());
}

TEST(UndoStack, WaitsForRealDice) {
    Stack it;
    it.battle.tape = {{red}};
    it.battle.roll = RollDice{};
    EXPECT_FALSE(it.stack.canUndo()) << "they may lie there already";
}

}  // namespace
}  // namespace vallum::app

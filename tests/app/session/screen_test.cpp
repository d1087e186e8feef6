// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/screen.h"

#include "app/session/fake_battle.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

/// Two people share it.
struct Shared {
    Seating seating{.players = {{red, PlayerKind::person}, {blue, PlayerKind::person}}};
    FakeBattle battle;
    Screen screen{battle, seating, nullptr};

    void ask(Seat seat, Handover how) {
        battle.asked = seat;
        battle.how = how;
        screen.followQuestion();
    }
    /// This player lifts a curtain.
    void seat(Seat seat) {
        ask(seat, Handover::curtain);
        screen.liftCurtain();
    }
};

TEST(Screen, ASecretQuestionWaitsBehindTheCurtain) {
    Shared it;
    const QSignalSpy changed(&it.screen, &Screen::changed);
    it.ask(blue, Handover::curtain);
    EXPECT_EQ(it.screen.curtainFor(), blue);
    EXPECT_EQ(it.screen.viewer(), std::nullopt);
    EXPECT_EQ(it.screen.viewpoint(), Seat());
    EXPECT_TRUE(it.screen.isTableCovered());
    it.battle.isCovering = false;
    EXPECT_FALSE(it.screen.isTableCovered()) << "in mid-turn only the hand is covered";
    it.screen.liftCurtain();
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(it.screen.curtainFor(), std::nullopt);
    EXPECT_EQ(it.screen.viewer(), blue);
    EXPECT_EQ(it.screen.viewpoint(), blue);
    it.screen.liftCurtain();
    EXPECT_EQ(changed.count(), 1) << "there is none";
}

TEST(Screen, TheViewerStaysWhenAskedAgain) {
    Shared it;
    it.seat(red);
    it.ask(red, Handover::curtain);
    EXPECT_EQ(it.screen.viewer(), red);
    EXPECT_EQ(it.screen.curtainFor(), std::nullopt);
}

TEST(Screen, AnOpenQuestionNeedsNoCurtain) {
    Shared it;
    it.seat(red);
    it.ask(blue, Handover::open);
    EXPECT_EQ(it.screen.curtainFor(), std::nullopt);
    EXPECT_EQ(it.screen.viewer(), std::nullopt) << "anybody may answer it";
}

TEST(Screen, WhoHasNoSecretsYetTakesTheScreen) {
    Shared it;
    it.ask(red, Handover::withoutCurtain);
    EXPECT_EQ(it.screen.viewer(), red);
}

TEST(Screen, TheLastToLiftACurtainNeedsNoOtherThisTurn) {
    Shared it;
    it.ask(red, Handover::oncePerTurn);
    EXPECT_EQ(it.screen.curtainFor(), red);
    it.screen.liftCurtain();
    it.ask(blue, Handover::open);
    it.ask(red, Handover::oncePerTurn);
    EXPECT_EQ(it.screen.viewer(), red);
    it.ask(blue, Handover::open);
    it.battle.now = 2;
    it.ask(red, Handover::oncePerTurn);
    EXPECT_EQ(it.screen.curtainFor(), red);
}

TEST(Screen, DiceAndComputersLeaveTheViewer) {
    Shared it;
    it.seat(red);
    it.ask(chance, Handover::curtain);
    EXPECT_EQ(it.screen.viewer(), red);
    it.seating.players[blue] = PlayerKind::greedy;
    it.ask(blue, Handover::curtain);
    EXPECT_EQ(it.screen.viewer(), red);
    EXPECT_EQ(it.screen.curtainFor(), std::nullopt);
}

TEST(Screen, WithoutCurtainsItBelongsToWhoIsAsked) {
    Shared it;
    it.ask(blue, Handover::curtain);
    const QSignalSpy changed(&it.screen, &Screen::changed);
    it.screen.setCurtains(false);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_FALSE(it.screen.hasCurtains());
    EXPECT_EQ(it.screen.viewer(), blue);
    EXPECT_EQ(it.screen.curtainFor(), std::nullopt);
}

TEST(Screen, WhoPlaysAloneSitsThere) {
    Shared it;
    it.screen.findViewer();
    EXPECT_EQ(it.screen.viewer(), std::nullopt) << "two may sit there";
    it.battle.isOnePerson = true;
    it.screen.findViewer();
    EXPECT_TRUE(it.screen.viewer().has_value());
    it.seating.players[red] = PlayerKind::greedy;
    it.screen.findViewer();
    EXPECT_EQ(it.screen.viewer(), blue);
    it.screen.clear();
    EXPECT_EQ(it.screen.viewer(), std::nullopt);
}

}  // namespace
}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "replay/branch_dialog.h"
#include "replay/replay_desk.h"
#include "seats/seats_dialog.h"

#include <QComboBox>

namespace vallum::app {
namespace {

QAction* whoPlays(Desk& desk) { return desk.window->findChild<QAction*>(QStringLiteral("battle-players")); }

/// Chooses the players side by side in the dialog that opens, and accepts or rejects it.
template <class Dialog> void choose(std::vector<PlayerKind> players, bool sure) {
    QTimer::singleShot(0, [players = std::move(players), sure] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        const auto boxes = dialog->template findChildren<QComboBox*>();
        ASSERT_EQ(boxes.size(), static_cast<qsizetype>(players.size()));
        for (qsizetype i = 0; i != boxes.size(); ++i) {
            const int who = static_cast<int>(players.at(static_cast<std::size_t>(i)));
            boxes.at(i)->setCurrentIndex(boxes.at(i)->findData(who));
        }
        sure ? dialog->accept() : dialog->reject();
    });
}
void seat(Desk& desk, std::vector<PlayerKind> players) {
    choose<SeatsDialog>(std::move(players), true);
    whoPlays(desk)->trigger();
}

TEST(WhoPlays, ASideIsHandedToTheComputerAndBack) {
    Desk desk;
    desk.session().computers().setPace(0);
    const Seat asked = *desk.session().live().askedSeat();
    const std::size_t before = desk.session().record().tape.size();
    seat(desk, {PlayerKind::greedy, PlayerKind::greedy});
    EXPECT_EQ(desk.session().question(), nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.session().record().tape.size() > before; }));
    seat(desk, {PlayerKind::person, PlayerKind::person});
    ASSERT_NE(desk.session().question(), nullptr) << "the person answers what is open";
    EXPECT_TRUE(desk.session().seating().isPerson(asked));
}

TEST(WhoPlays, WhoThinksLongDoesSoBesideTheWindow) {
    Desk desk;
    desk.session().computers().setPace(0);
    const std::size_t before = desk.session().live().answersGiven();
    seat(desk, {PlayerKind::centurion, PlayerKind::centurion});
    EXPECT_EQ(desk.session().live().answersGiven(), before) << "the window does not wait for it";
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.session().live().answersGiven() > before; }, 60'000));
}

TEST(WhoPlays, NobodyThinksOfABattleThatWasTakenFromHim) {
    Desk desk;
    desk.session().computers().setPace(0);
    seat(desk, {PlayerKind::centurion, PlayerKind::centurion});
    QTest::qWait(30);  // enough for it to be thinking
    seat(desk, {PlayerKind::person, PlayerKind::person});
    const std::size_t then = desk.session().live().answersGiven();
    QTest::qWait(1500);
    EXPECT_EQ(desk.session().live().answersGiven(), then);
    EXPECT_NE(desk.session().question(), nullptr);
}

TEST(WhoPlays, NothingChangesWithoutAYes) {
    Desk desk;
    const Seating before = desk.session().seating();
    choose<SeatsDialog>({PlayerKind::random, PlayerKind::greedy}, false);
    whoPlays(desk)->trigger();
    EXPECT_EQ(desk.session().seating(), before);
    EXPECT_NE(desk.session().question(), nullptr);
}

TEST(WhoPlays, IsKeptWithTheBattle) {
    Desk desk;
    seat(desk, {PlayerKind::person, PlayerKind::random});
    const QString file = desk.folder.filePath(QStringLiteral("handed.vallum"));
    ASSERT_TRUE(desk.window->files().saveTo(file));
    seat(desk, {PlayerKind::greedy, PlayerKind::person});
    ASSERT_TRUE(desk.window->files().open(file));
    const auto& players = desk.session().seating().players;
    EXPECT_EQ(players.at(Seat(1)), PlayerKind::person);
    EXPECT_EQ(players.at(Seat(2)), PlayerKind::random);
}

TEST(WhoPlays, IsNoQuestionWhereNobodyIsAskedAnyMore) {
    Desk desk;
    EXPECT_TRUE(whoPlays(desk)->isEnabled());
    desk.window->findChild<QAction*>(QStringLiteral("replay-open"))->trigger();
    EXPECT_FALSE(whoPlays(desk)->isEnabled()) << "the past is over";
    desk.key(Qt::Key_Escape);
    EXPECT_TRUE(whoPlays(desk)->isEnabled());
    desk.session().answer(field::Surrender{});
    EXPECT_FALSE(whoPlays(desk)->isEnabled());
}

TEST(Branches, OfABattleOfComputersAreForTheOneWhoMakesThem) {
    Desk desk;
    desk.session().computers().setPace(0);
    seat(desk, {PlayerKind::greedy, PlayerKind::greedy});
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.battle().turn >= 2; }, 60'000));
    desk.window->findChild<QAction*>(QStringLiteral("replay-open"))->trigger();
    const Seat active = desk.battle().active;
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<BranchDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->accept();
    });
    desk.press(QStringLiteral("Play on from here"));
    ASSERT_TRUE(desk.session().file().branch());
    EXPECT_TRUE(desk.session().seating().isPerson(active));
    const auto& players = desk.session().seating().players;
    EXPECT_EQ(std::ranges::count(players, PlayerKind::person, [](const auto& it) { return it.second; }), 1);
}

}  // namespace
}  // namespace vallum::app

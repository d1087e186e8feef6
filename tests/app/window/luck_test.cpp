// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "luck/dice_entry.h"
#include "luck/luck_panel.h"
#include "replay/replay_desk.h"
#include "start/new_battle_page.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QInputDialog>

#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/queries/luck.h>
#include <vallum/field/words.h>

namespace vallum::app {
namespace {

class Luck : public testing::Test {
protected:
    LuckPanel& panel() { return *desk.window->findChild<LuckPanel*>(); }
    void showPanel() {
        auto* dock = qobject_cast<QDockWidget*>(panel().parentWidget());
        dock->toggleViewAction()->trigger();
        QApplication::processEvents();
    }
    QAction& realDice() { return *desk.window->findChild<QAction*>(QStringLiteral("battle-real-dice")); }
    DiceEntry* entry() { return desk.window->findChild<DiceEntry*>(); }
    /// Computers play until dice have to be thrown.
    void goOnUntilDice() {
        desk.session().computers().setPace(0);
        for (const Seat seat : {field::redSeat, field::blueSeat})
            desk.session().assign(seat, PlayerKind::greedy);
        EXPECT_TRUE(QTest::qWaitFor([this] { return desk.session().diceWanted() != nullptr; }, 20000));
        QApplication::processEvents();
    }
    void type(const QString& keys) {
        QTest::keyClicks(desk.window.get(), keys);
        QApplication::processEvents();
    }
    void confirm() {
        QTest::keyClick(desk.window.get(), Qt::Key_Return);
        QApplication::processEvents();
    }
    std::size_t answers() const { return desk.session().record().tape.size(); }

    Desk desk;
};

TEST_F(Luck, ThePanelTellsWhatTheRecordTells) {
    desk.session().computers().setPace(0);
    for (const Seat seat : {field::redSeat, field::blueSeat}) desk.session().assign(seat, PlayerKind::greedy);
    showPanel();
    ASSERT_TRUE(QTest::qWaitFor([this] { return desk.session().battle().outcome.has_value(); }, 60000));
    QApplication::processEvents();
    const auto expected =
        field::luckIn(field::System::begin(desk.session().record().scenario), desk.session().history());
    ASSERT_EQ(panel().players().size(), 2U);
    EXPECT_GT(expected[0].all.throws(), 0);
    EXPECT_EQ(panel().players()[0].all.actual(), expected[0].all.actual());
    EXPECT_TRUE(desk.told().contains(QString::fromStdString(field::words(expected[0].all).english())));

    // In the replay, as of then.
    fieldDeskOf(*desk.window).replay().replay().open();
    fieldDeskOf(*desk.window).replay().replay().seek(0);
    QApplication::processEvents();
    EXPECT_EQ(panel().players()[0].all.throws(), 0);
    fieldDeskOf(*desk.window).replay().replay().close();
    QApplication::processEvents();
    EXPECT_EQ(panel().players()[0].all.throws(), expected[0].all.throws());
}

TEST_F(Luck, ThePanelIsInSightOnceItIsCalled) {
    showPanel();
    EXPECT_FALSE(panel().visibleRegion().isEmpty()) << "and not behind the log";
}

TEST_F(Luck, TheSeedIsShownCopiedAndChanged) {
    showPanel();
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Dice seed: 1")));
    desk.press(QStringLiteral("Copy"));
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("1"));
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->setIntValue(4711);
        dialog->accept();
    });
    desk.press(QStringLiteral("Change"));
    EXPECT_EQ(desk.session().seating().seed, 4711U);
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Dice seed: 4711")));
}

TEST_F(Luck, RealDiceAreTypedIn) {
    realDice().trigger();
    goOnUntilDice();
    const std::size_t before = answers();
    const int dice = desk.session().diceWanted()->dice;
    ASSERT_NE(entry(), nullptr);
    type(QString(dice - 1, QLatin1Char('3')));
    confirm();
    EXPECT_EQ(answers(), before) << "one is missing";
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Still to roll: 1 die.")));
    type(QStringLiteral("8"));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("1 to 6, never 8")));
    type(QStringLiteral("x5"));
    EXPECT_EQ(std::ssize(entry()->faces()), dice);
    type(QStringLiteral("6"));
    EXPECT_EQ(std::ssize(entry()->faces()), dice) << "no more than are asked for";
    QTest::keyClick(desk.window.get(), Qt::Key_Backspace);
    desk.press(QStringLiteral("4"));
    std::vector<int> faces(static_cast<std::size_t>(dice), 3);
    faces.back() = 4;
    EXPECT_EQ(entry()->faces(), faces);
    EXPECT_FALSE(desk.session().undoStack().canUndo()) << "they may lie on the table already";
    confirm();
    ASSERT_GT(answers(), before);
    EXPECT_EQ(std::get<DiceShown>(desk.session().record().tape[before].answer).faces, faces);
    EXPECT_FALSE(desk.session().undoStack().canUndo());
    EXPECT_TRUE(desk.refusals().empty());
}

TEST_F(Luck, WhoseDiceTheyAreIsSaid) {
    realDice().trigger();
    goOnUntilDice();
    const field::DiceWanted wanted = field::diceWanted(FieldReferee::from(desk.session().record()).value());
    ASSERT_TRUE(wanted.unit);
    EXPECT_TRUE(wanted.least);
    EXPECT_TRUE(desk.told().contains(QString::fromStdString(field::nameOf(desk.battle(), *wanted.unit))));
}

TEST_F(Luck, TheProgramRollsWhereNobodyThrowsAnyMore) {
    realDice().trigger();
    goOnUntilDice();
    const std::size_t before = answers();
    desk.press(QStringLiteral("Roll for me"));
    EXPECT_GT(answers(), before);
    EXPECT_FALSE(realDice().isChecked());
    EXPECT_EQ(entry(), nullptr);
    realDice().trigger();
    EXPECT_TRUE(desk.session().seating().realDice);
}

/// The tape does not record who threw the dice, and the switch is saved with the battle.
TEST_F(Luck, ABattleWithRealDiceIsSavedAndGoneOnWith) {
    realDice().trigger();
    goOnUntilDice();
    type(QString(desk.session().diceWanted()->dice, QLatin1Char('4')));
    confirm();
    ASSERT_TRUE(QTest::qWaitFor([this] { return desk.session().diceWanted() != nullptr; }, 20000));
    const auto record = desk.session().record();
    const QString file = desk.folder.filePath(QStringLiteral("real.vallum"));
    ASSERT_TRUE(desk.window->files().saveTo(file));
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(desk.session().record(), record);
    EXPECT_TRUE(desk.session().diceWanted() != nullptr);
    EXPECT_TRUE(realDice().isChecked());
    EXPECT_TRUE(FieldReferee::from(record).has_value());
}

TEST_F(Luck, ANewBattleMayBeginWithRealDice) {
    NewBattlePage page;
    EXPECT_FALSE(page.seating().realDice);
    for (auto* box : page.findChildren<QCheckBox*>()) {
        if (box->text() == QStringLiteral("&Real dice")) box->click();
    }
    EXPECT_TRUE(page.seating().realDice);
}

}  // namespace
}  // namespace vallum::app

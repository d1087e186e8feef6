// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "field/panels/hand_panel.h"
#include "field/panels/log_panel.h"

#include <QAction>
#include <QTreeWidget>

/// What undoing says, and how far it goes.
namespace vallum::app {
namespace {

constexpr UnitId hastati(0);
constexpr UnitId principes(1);

void trigger(const Desk& desk, const char* action) {
    desk.window->findChild<QAction*>(QLatin1String(action))->trigger();
    QApplication::processEvents();
}

/// The remarks in the log.
QStringList remarks(const Desk& desk) {
    QStringList lines;
    for (const QTreeWidget* list : desk.window->findChild<LogPanel*>()->findChildren<QTreeWidget*>()) {
        for (int line = 0; line != list->topLevelItemCount(); ++line) {
            if (list->topLevelItem(line)->font(0).italic()) lines << list->topLevelItem(line)->text(0);
        }
    }
    return lines;
}

QString tipOfUndo(const Desk& desk) {
    for (const QPushButton* button : desk.window->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Undo")) return button->toolTip();
    }
    return {};
}

/// Two units have orders, and both have gone 1 DU ahead.
struct Advanced {
    Advanced() {
        desk.activate(hastati);
        if (!desk.battle().unit(principes).has(field::Marker::active)) desk.activate(principes);
        desk.endPhase();
        for (const UnitId unit : {hastati, principes}) {
            EXPECT_TRUE(desk.session().answer(field::Move{.unit = unit, .path = {geometry::Advance{1_du}}}));
        }
    }
    Desk desk;
};

TEST(Undo, SaysWhatItTakesBack) {
    Advanced turn;
    const Desk& desk = turn.desk;
    EXPECT_TRUE(tipOfUndo(desk).contains(QStringLiteral("Principes"))) << tipOfUndo(desk).toStdString();
    trigger(desk, "edit-undo");
    ASSERT_FALSE(remarks(desk).isEmpty());
    EXPECT_TRUE(remarks(desk).back().startsWith(QStringLiteral("Undone: Principes")))
        << remarks(desk).back().toStdString();
}

TEST(Undo, TakesBackAPhaseAtOnce) {
    Advanced turn;
    const Desk& desk = turn.desk;
    const auto orders = desk.session().phaseBegan();
    trigger(desk, "edit-undo-phase");
    EXPECT_EQ(desk.battle().phase, field::Phase::movement);
    EXPECT_EQ(desk.session().live().answersGiven(), orders);
    EXPECT_TRUE(desk.battle().unit(hastati).has(field::Marker::active)) << "orders are of another phase";
    EXPECT_TRUE(remarks(desk).back().startsWith(QStringLiteral("Undone: this phase.")));
    EXPECT_FALSE(desk.window->findChild<QAction*>(QStringLiteral("edit-undo-phase"))->isEnabled())
        << "the orders are undone one by one";
    EXPECT_TRUE(desk.session().undoStack().canUndo());
}

TEST(Undo, SaysThatItTakesBackTheEndOfAPhase) {
    Desk desk;
    desk.activate(hastati);
    desk.endPhase();
    trigger(desk, "edit-undo");
    ASSERT_FALSE(remarks(desk).isEmpty());
    EXPECT_TRUE(remarks(desk).back().startsWith(QStringLiteral("Undone: the end of the phase.")))
        << remarks(desk).back().toStdString();
    trigger(desk, "edit-undo");
    EXPECT_TRUE(remarks(desk).back().endsWith(
        QStringLiteral("Dice, cards and ranges you have seen cannot be undone.")))
        << remarks(desk).back().toStdString();
}

TEST(Undo, GoesBackToALineOfTheLog) {
    Advanced turn;
    const Desk& desk = turn.desk;
    const std::size_t first = desk.session().phaseBegan();
    EXPECT_TRUE(desk.session().undoStack().canUndoFrom(first));
    Q_EMIT desk.window->findChild<LogPanel*>()->undoFromWanted(first);
    EXPECT_EQ(desk.session().live().answersGiven(), first);
    EXPECT_TRUE(remarks(desk).back().startsWith(QStringLiteral("Undone back to: Hastati")))
        << remarks(desk).back().toStdString();
}

TEST(Undo, TellsWhatStandsInItsWay) {
    const QTemporaryDir files;
    Desk desk(duelWith(files, {{"\"x\": 8,\n                        \"y\": 10", "\"x\": 8, \"y\": 8.8"}}));
    const UndoStack& stack = desk.session().undoStack();
    EXPECT_FALSE(stack.obstacle()) << "nothing has been done yet";
    EXPECT_TRUE(tipOfUndo(desk).startsWith(QStringLiteral("There is nothing to undo")));
    desk.goOnUntil<field::ChooseCombat>();
    for (int step = 0; step != 20 && !stack.obstacle(); ++step) {
        const auto& asked = *desk.session().question();
        ASSERT_TRUE(desk.session().answer(field::System::options(desk.battle(), asked.question).front()));
    }
    ASSERT_TRUE(stack.obstacle());
    EXPECT_FALSE(stack.canUndoFrom(stack.obstacle()->answer));
    EXPECT_TRUE(tipOfUndo(desk).startsWith(QStringLiteral("Cannot be undone: cards have been drawn")))
        << tipOfUndo(desk).toStdString();
}

}  // namespace
}  // namespace vallum::app

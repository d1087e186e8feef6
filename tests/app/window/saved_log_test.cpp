// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/fought.h"
#include "app/window/shipped.h"
#include "field/panels/log_panel.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace vallum::app {
namespace {

constexpr UnitId principes(1);

QStringList linesOf(const Desk& desk) {
    QStringList lines;
    for (const QTreeWidget* list : desk.window->findChildren<QTreeWidget*>()) {
        if (list->accessibleName() != QStringLiteral("Log")) continue;
        for (int line = 0; line != list->topLevelItemCount(); ++line) {
            const bool isRemark = list->topLevelItem(line)->font(0).italic();
            if (!isRemark) lines << list->topLevelItem(line)->text(0);
        }
    }
    return lines;
}

void advance(Desk& desk) {
    EXPECT_TRUE(desk.session().answer(field::Move{.unit = principes, .path = {geometry::Advance{1_du}}}));
}

QString saved(Desk& desk) {
    const QString file = desk.folder.filePath(QStringLiteral("battle.vallum"));
    EXPECT_TRUE(desk.window->files().saveTo(file));
    return file;
}

/// Whether every line is high enough for its text at the width of the list.
bool hasRoomForItsWords(const QTreeWidget& list) {
    for (int line = 0; line != list.topLevelItemCount(); ++line) {
        const QModelIndex index = list.indexAt(list.visualItemRect(list.topLevelItem(line)).center());
        QStyleOptionViewItem item;
        item.initFrom(&list);
        const int wanted = list.itemDelegate()->sizeHint(item, index).height();
        if (list.visualItemRect(list.topLevelItem(line)).height() < wanted) return false;
    }
    return list.topLevelItemCount() > 0;
}

/// As when a battle starts from the first page, before the table has been visible.
TEST(Log, LinesHaveRoomForTheirWordsWhenTheyFirstAppear) {
    Desk desk;
    desk.endPhase();
    LogPanel panel(desk.session());
    panel.setArtPalette(art::lightPalette());
    panel.resize(220, 480);
    panel.show();
    QTest::qWait(50);
    EXPECT_TRUE(hasRoomForItsWords(*panel.findChild<QTreeWidget*>()));
}

TEST(Log, CtrlFSearchesItAndBringsEverythingBack) {
    Desk desk;
    desk.endPhase();
    QLineEdit* search = nullptr;
    for (QLineEdit* it : desk.window->findChildren<QLineEdit*>()) {
        if (it->accessibleName() == QStringLiteral("Search the log")) search = it;
    }
    ASSERT_NE(search, nullptr);
    EXPECT_FALSE(search->isVisible()) << "the lines have all of the panel";
    desk.key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(search->isVisible());
    search->setText(QStringLiteral("nobody says that"));
    desk.key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_FALSE(search->isVisible());
    EXPECT_TRUE(search->text().isEmpty());
}

TEST(Log, APhaseInWhichNothingHappensHasNoLine) {
    Desk desk;
    desk.activate(principes);
    const int turn = desk.battle().turn;
    for (int phase = 0; phase != 12 && desk.battle().turn == turn; ++phase) desk.endPhase();
    const QStringList lines = linesOf(desk);
    const auto isPhase = [](const QString& line) { return line.startsWith(QStringLiteral("Phase: ")); };
    EXPECT_FALSE(lines.contains(QStringLiteral("Phase: melee."))) << lines.join('\n').toStdString();
    for (int line = 1; line < lines.size(); ++line)
        EXPECT_FALSE(isPhase(lines[line - 1]) && (isPhase(lines[line]) || lines[line].startsWith(u"Turn ")))
            << lines[line - 1].toStdString();
}

TEST(SavedLog, AnOpenedBattleShowsWhatHappenedLast) {
    Desk desk;
    const QString file = desk.folder.filePath(QStringLiteral("fought.vallum"));
    Fought().saveTo(file);
    desk.window = std::make_unique<MainWindow>(shippedDocuments());
    desk.window->resize(1024, 768);
    ASSERT_TRUE(desk.window->files().open(file));
    desk.window->show();
    QTest::qWait(50);
    const auto* bar = desk.window->findChild<LogPanel*>()->findChild<QTreeWidget*>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    EXPECT_EQ(bar->value(), bar->maximum());
}

TEST(SavedLog, AnOpenedBattleTellsAllThatHasHappened) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    const QStringList before = linesOf(desk);
    ASSERT_GT(before.size(), 4);
    const QString file = saved(desk);
    advance(desk);
    EXPECT_NE(linesOf(desk), before);
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(linesOf(desk), before);
}

TEST(SavedLog, TakingBackAnAnswerFromBeforeTheSaveTakesBackItsLines) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    const QStringList before = linesOf(desk);
    advance(desk);
    EXPECT_GT(linesOf(desk).size(), before.size());
    ASSERT_TRUE(desk.window->files().open(saved(desk)));
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(linesOf(desk), before);
    advance(desk);
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(linesOf(desk), before);
}

}  // namespace
}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/command_hand.h"
#include "hex/hex_battle_desk.h"
#include "hex/hex_desk.h"
#include "hex/hex_kit.h"
#include "hex/hex_log.h"
#include "hex/hex_table.h"
#include "luck/dice_entry.h"
#include "panels/curtain.h"
#include "session/documents.h"
#include "start/kit_page.h"
#include "start/start_page.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

/// A hex battle in the whole window: opened, played behind curtains, taken back, saved, and played by
/// computers.
namespace vallum::app {
namespace {

const QString telamon = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/hex/telamon.json");

class HexWindow : public testing::Test {
protected:
    HexWindow() {
        QSettings().setValue(QStringLiteral("table/curtains"), true);
        QSettings().setValue(QStringLiteral("table/asksAnyway"), false);
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        Documents::setSeed(7);
        auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources");
        window_ = std::make_unique<MainWindow>(Documents::load({kit.value()}).value());
        window_->resize(1280, 800);
        window_->show();
    }
    [[nodiscard]] HexBattleDesk& battleDesk() const {
        return dynamic_cast<HexBattleDesk&>(window_->desks().now());
    }
    [[nodiscard]] HexDesk& desk() const { return battleDesk().desk(); }
    [[nodiscard]] HexSession& session() const { return battleDesk().session(); }
    void comeToTheScreen() const { session().liftCurtain(); }
    void playFirstCard() const {
        QTest::mouseClick(&desk().hand(), Qt::LeftButton, {}, desk().hand().rectOf(0).center().toPoint());
    }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(HexWindow, AScenarioOpensOnItsBoardBehindACurtain) {
    ASSERT_TRUE(window_->openFile(telamon));
    EXPECT_TRUE(desk().isVisible());
    EXPECT_TRUE(window_->windowTitle().contains(QStringLiteral("Telamon")));
    ASSERT_TRUE(session().curtainFor());
    EXPECT_EQ(desk().thought(), nullptr);
    EXPECT_FALSE(desk().hand().isVisible()) << "nobody's hand is shown before somebody has come";
    comeToTheScreen();
    EXPECT_TRUE(desk().hand().isVisible());
    ASSERT_NE(desk().thought(), nullptr);
    EXPECT_TRUE(desk().thought()->asksForCard());
}

TEST_F(HexWindow, ACardIsPlayedAndTakenBack) {
    ASSERT_TRUE(window_->openFile(telamon));
    comeToTheScreen();
    const auto before = session().battle();
    playFirstCard();
    EXPECT_EQ(session().battle().phase, hex::Phase::orders);
    EXPECT_FALSE(desk().log().lines().isEmpty());
    const qsizetype lines = desk().log().lines().size();
    QTest::keyClick(&desk().table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().battle(), before);
    EXPECT_LT(desk().log().lines().size(), lines);
    EXPECT_TRUE(desk().thought()->asksForCard());
}

TEST_F(HexWindow, TheFiveShippedBattlesAreListed) {
    window_->newBattle();
    auto* tabs = window_->startPage().findChild<QTabWidget*>();
    ASSERT_EQ(tabs->tabText(tabs->count() - 1), QStringLiteral("Hex battles"));
    tabs->setCurrentIndex(tabs->count() - 1);
    QApplication::processEvents();
    EXPECT_EQ(window_->startPage().findChild<KitPage*>()->findChild<QListWidget*>()->count(), 5);
}

TEST_F(HexWindow, ABattleIsSavedAndGoesOn) {
    ASSERT_TRUE(window_->openFile(telamon));
    comeToTheScreen();
    playFirstCard();
    const QString file = folder_.filePath(QStringLiteral("telamon.vallum"));
    ASSERT_TRUE(window_->saveTo(file));
    const auto record = session().record();
    ASSERT_TRUE(window_->openFile(telamon));
    EXPECT_NE(session().record(), record);
    ASSERT_TRUE(window_->openFile(file));
    EXPECT_EQ(session().record(), record);
}

TEST_F(HexWindow, AComputerPlaysTheOtherSide) {
    ASSERT_TRUE(window_->openFile(telamon));
    for (const hex::Side& side : session().battle().setting->sides)
        session().seat(side.seat, PlayerKind::greedy);
    for (int wait = 0; wait != 400 && session().battle().turn < 3; ++wait) QTest::qWait(10);
    EXPECT_GE(session().battle().turn, 3);
    EXPECT_EQ(desk().thought(), nullptr);
}

TEST_F(HexWindow, RealDiceAreTypedIn) {
    ASSERT_TRUE(window_->openFile(telamon));
    session().setRealDice(true);
    for (const hex::Side& side : session().battle().setting->sides)
        session().seat(side.seat, PlayerKind::greedy);
    for (int wait = 0; wait != 400 && session().diceWanted() == nullptr; ++wait) QTest::qWait(10);
    ASSERT_NE(session().diceWanted(), nullptr);
    QTest::qWait(20);
    auto* entry = desk().findChild<DiceEntry*>();
    ASSERT_NE(entry, nullptr);
    EXPECT_TRUE(entry->isVisible());
    const std::size_t before = session().answersGiven();
    const int dice = session().diceWanted()->dice;
    for (int die = 0; die != dice; ++die) QTest::keyClick(entry, Qt::Key_3);
    QTest::keyClick(entry, Qt::Key_Return);
    QTest::qWait(20);
    EXPECT_GT(session().answersGiven(), before);
}

TEST_F(HexWindow, CoordinatesAreInTheMenu) {
    ASSERT_TRUE(window_->openFile(telamon));
    auto* action = window_->findChild<QAction*>(QStringLiteral("hex-coordinates"));
    ASSERT_NE(action, nullptr);
    action->trigger();
    EXPECT_TRUE(desk().table().hasCoordinates());
}

}  // namespace
}  // namespace vallum::app

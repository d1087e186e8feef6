// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "hex/hex_stage.h"
#include "start/shelf_battles.h"

#include <QDockWidget>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QScrollBar>

/// Hex battles are opened, played behind curtains, undone, saved, and played by computers.
namespace vallum::app {
namespace {

TEST_F(HexWindow, AScenarioOpensOnItsBoardBehindACurtain) {
    ASSERT_TRUE(window_->files().open(telamon));
    EXPECT_TRUE(desk().isVisible());
    EXPECT_TRUE(window_->windowTitle().contains(QStringLiteral("Telamon")));
    ASSERT_TRUE(session().screen().curtainFor());
    EXPECT_EQ(desk().tool(), nullptr);
    EXPECT_FALSE(desk().hand().isVisible()) << "nobody's hand is shown before somebody has come";
    comeToTheScreen();
    EXPECT_TRUE(desk().hand().isVisible());
    ASSERT_NE(desk().tool(), nullptr);
    EXPECT_TRUE(desk().tool()->asksForCard());
}

TEST_F(HexWindow, ACardIsPlayedAndTakenBack) {
    ASSERT_TRUE(window_->files().open(telamon));
    comeToTheScreen();
    const auto before = session().battle();
    playFirstCard();
    EXPECT_EQ(session().battle().phase, hex::Phase::orders);
    EXPECT_FALSE(desk().log().lines().isEmpty());
    const qsizetype lines = desk().log().lines().size();
    QTest::keyClick(&desk().table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().battle(), before);
    EXPECT_LE(desk().log().lines().size(), lines);
    EXPECT_TRUE(desk().log().lines().back().startsWith(QStringLiteral("Undone: ")));
    EXPECT_TRUE(desk().tool()->asksForCard());
}

/// HEX-02: left is where the player who sits there has it.
TEST_F(HexWindow, TheBoardLiesAsItsOnlyPlayerSits) {
    ASSERT_TRUE(window_->files().open(telamon));
    session().computers().setIsShowing([] { return true; });  // they wait
    const auto turn = [this] { return desk().table().map().turn(); };
    EXPECT_EQ(turn(), BoardTurn::upright) << "two persons share it";
    for (const hex::Side& side : session().battle().setting->sides) {
        seatAll(PlayerKind::greedy);
        session().assign(side.seat, PlayerKind::person);
        const bool isAtTheTop = side.home == hex::Edge::top;
        EXPECT_EQ(turn(), isAtTheTop ? BoardTurn::turned : BoardTurn::upright) << side.name;
        const std::unique_ptr<Mirror> mirror(battleDesk().stage().makeMirror());
        mirror->showBattle();
        EXPECT_EQ(dynamic_cast<HexMirror&>(*mirror).table().map().turn(), turn());
    }
    seatAll(PlayerKind::person);
    EXPECT_EQ(turn(), BoardTurn::upright);
}

TEST_F(HexWindow, ADrawingTurnsWithItsHexButNotOnPaper) {
    ASSERT_TRUE(window_->files().open(telamon));
    HexTable& table = desk().table();
    const BoardUnits units{&table};
    const hex::BoardPoint first = units.toPoint({0, 0});
    table.setTurn(BoardTurn::turned);
    const QPointF shown = table.map().toPixels().map(units.toPicture(first));
    EXPECT_NEAR((shown - table.map().center({0, 0})).manhattanLength(), 0, 0.5);
    EXPECT_EQ(units.toPoint(units.toPicture(first)), first);
    EXPECT_EQ(BoardUnits().toPicture(first), QPointF(0, 0));
    table.setTurn(BoardTurn::upright);
}

TEST_F(HexWindow, TheFiveShippedBattlesAreListed) {
    window_->newBattle();
    Shelf& shelf = window_->startPage().shelf();
    const int last = shelf.groups().count() - 3;  // history and the user's own come last
    ASSERT_EQ(shelf.groups().tabText(last), QStringLiteral("Hex battles"));
    shelf.openGroup(last);
    EXPECT_EQ(static_cast<std::size_t>(shelf.cards().count()),
              window_->documents().scenariosOf(*window_->documents().kits().back()).size());
    EXPECT_GE(shelf.cards().count(), 5);
}

TEST_F(HexWindow, ABriefingTellsWhoFightsWhyAndWhoSaysSo) {
    const HexKit& kit = dynamic_cast<const HexKit&>(*window_->documents().kits().back());
    const auto preview = kit.preview(*readFile(telamon.toStdString()), {});
    ASSERT_TRUE(preview);
    EXPECT_EQ(preview->size, QStringLiteral("12 against 13"));
    const QString details = preview->details.join(QLatin1Char('\n'));
    EXPECT_TRUE(details.startsWith(QStringLiteral("225 BC"))) << details.toStdString();
    EXPECT_TRUE(details.contains(QStringLiteral("Rome: 12 units under Regulus, Papus; 5 cards in hand, ")))
        << details.toStdString();
    EXPECT_TRUE(details.contains(QStringLiteral("Gaul begins.")));
    EXPECT_TRUE(details.endsWith(QStringLiteral("Told by Polybius 2.25 to 31.")));
}

TEST_F(HexWindow, TheLuckPanelNamesEveryFaceInFull) {
    ASSERT_TRUE(window_->files().open(telamon));
    auto& panel = *battleDesk().findChild<LuckPanel*>();
    trigger("view-luck");
    QTest::qWait(20);
    const auto* chart = panel.findChild<QGraphicsView*>();
    ASSERT_NE(chart, nullptr);
    QStringList shown;
    for (const QGraphicsItem* it : chart->scene()->items()) {
        if (const auto* text = dynamic_cast<const QGraphicsTextItem*>(it)) shown << text->toPlainText();
    }
    for (const auto* it : {"light", "medium", "heavy", "leader", "flag", "swords"})
        EXPECT_TRUE(shown.contains(QString::fromLatin1(it))) << shown.join(QLatin1Char(' ')).toStdString();
}

TEST_F(HexWindow, TheLogOfASavedBattleOpensAtItsEndAndStaysThere) {
    fightUntil(5);
    const QString file = folder_.filePath(QStringLiteral("fought.vallum"));
    ASSERT_TRUE(window_->files().saveTo(file));
    ASSERT_TRUE(window_->files().open(file));
    comeToTheScreen();
    QApplication::processEvents();
    const QScrollBar* bar = desk().log().findChild<QListWidget*>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    EXPECT_EQ(bar->value(), bar->maximum());
    window_->resize(1100, 720);
    QApplication::processEvents();
    EXPECT_EQ(bar->value(), bar->maximum());
}

TEST_F(HexWindow, ItsEmptyBoardIsNotAFieldTable) {
    const Kit& kit = *window_->documents().kits().back();
    const QSize size(160, 90);
    EXPECT_EQ(coverOfNoBattle(kit, size, true).size(), size);
    EXPECT_NE(coverOfNoBattle(kit, size, true).toImage(), coverOfAnEmptyTable(size, true).toImage());
}

TEST_F(HexWindow, ABattleIsSavedAndGoesOn) {
    ASSERT_TRUE(window_->files().open(telamon));
    comeToTheScreen();
    playFirstCard();
    const QString file = folder_.filePath(QStringLiteral("telamon.vallum"));
    ASSERT_TRUE(window_->files().saveTo(file));
    const auto record = session().record();
    ASSERT_TRUE(window_->files().open(telamon));
    EXPECT_NE(session().record(), record);
    ASSERT_TRUE(window_->files().open(file));
    EXPECT_EQ(session().record(), record);
}

TEST_F(HexWindow, AComputerPlaysTheOtherSide) {
    ASSERT_TRUE(window_->files().open(telamon));
    for (const hex::Side& side : session().battle().setting->sides)
        session().assign(side.seat, PlayerKind::greedy);
    for (int wait = 0; wait != 400 && session().battle().turn < 3; ++wait) QTest::qWait(10);
    EXPECT_GE(session().battle().turn, 3);
    EXPECT_EQ(desk().tool(), nullptr);
}

TEST_F(HexWindow, RealDiceAreTypedIn) {
    ASSERT_TRUE(window_->files().open(telamon));
    session().setDice(session().seating().seed, true);
    for (const hex::Side& side : session().battle().setting->sides)
        session().assign(side.seat, PlayerKind::greedy);
    for (int wait = 0; wait != 400 && session().diceWanted() == nullptr; ++wait) QTest::qWait(10);
    ASSERT_NE(session().diceWanted(), nullptr);
    QTest::qWait(20);
    auto* entry = desk().findChild<DiceEntry*>();
    ASSERT_NE(entry, nullptr);
    EXPECT_TRUE(entry->isVisible());
    const std::size_t before = session().live().answersGiven();
    const int dice = session().diceWanted()->dice;
    for (int die = 0; die != dice; ++die) QTest::keyClick(entry, Qt::Key_3);
    QTest::keyClick(entry, Qt::Key_Return);
    QTest::qWait(20);
    EXPECT_GT(session().live().answersGiven(), before);
}

TEST(HexSounds, TellWhatIsSeen) {
    EXPECT_EQ(soundOf(hex::CardPlayed{}), Sound::card);
    EXPECT_EQ(soundOf(hex::UnitMoved{}), std::nullopt) << "it stays";
    EXPECT_EQ(soundOf(hex::UnitMoved{UnitId(0), {}, {{4, 4}}, {}, true}), Sound::charge);
    EXPECT_EQ(soundOf(hex::DiceRolled{{.roll = hex::Roll::fire}, {}, {}, {}, 0}), Sound::arrows);
    EXPECT_EQ(soundOf(hex::DiceRolled{}), Sound::clash);
    EXPECT_EQ(soundOf(hex::UnitEliminated{}), Sound::fall);
}

TEST_F(HexWindow, WhatTheBoardShowsIsHeard) {
    ASSERT_TRUE(window_->files().open(telamon));
    std::vector<Sound> heard;
    QObject::connect(&battleDesk(), &BattleDesk::heard, &battleDesk(),
                     [&](Sound it) { heard.push_back(it); });
    comeToTheScreen();
    playFirstCard();
    EXPECT_NE(std::ranges::find(heard, Sound::card), heard.end());
}

TEST_F(HexWindow, WhatThreatensAUnitIsInTheMenu) {
    fightUntil(6);
    ASSERT_FALSE(session().battle().outcome) << "over too soon";
    auto* entry = battleDesk().findChild<QAction*>(QStringLiteral("view-threats"));
    ASSERT_NE(entry, nullptr);
    EXPECT_EQ(entry->shortcut(), QKeySequence(QStringLiteral("Ctrl+T"))) << "as in field battles";
    entry->trigger();
    bool isAny = false;
    for (const hex::Unit& unit : session().battle().units) {
        if (!unit.isOnBoard()) continue;
        desk().table().setCursorTo(unit.at);
        isAny |= !desk().table().marks().threats.empty();
    }
    EXPECT_TRUE(isAny) << "in the sixth turn somebody is within reach";
    entry->trigger();
    EXPECT_TRUE(desk().table().marks().threats.empty());
}

TEST_F(HexWindow, CoordinatesAreInTheMenu) {
    ASSERT_TRUE(window_->files().open(telamon));
    auto* action = window_->findChild<QAction*>(QStringLiteral("hex-coordinates"));
    ASSERT_NE(action, nullptr);
    action->trigger();
    EXPECT_TRUE(desk().table().hasCoordinates());
}

}  // namespace
}  // namespace vallum::app

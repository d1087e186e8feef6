// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"
#include "hex/battle_painter.h"
#include "hex/hex_texts.h"

#include <gtest/gtest.h>

/// The board of a player whose army has its home at the top.
namespace vallum::app::test {
namespace {

using hex::Answer;
using hex::Battle;
using hex::Phase;

const QRectF room(10, 20, 900, 560);

TEST(HexTurnedBoard, EveryHexIsOppositeItsUsualPlace) {
    const BoardMap usual(room);
    const BoardMap turned(room, BoardTurn::turned);
    for (const hex::Hex hex : hex::allHexes()) {
        const QPointF middle = (usual.center(hex) + turned.center(hex)) / 2;
        EXPECT_NEAR((middle - usual.area().center()).manhattanLength(), 0, 1e-6);
        EXPECT_EQ(turned.hexAt(turned.center(hex)), hex);
    }
    EXPECT_LT(turned.center({8, 6}).y(), turned.center({0, 6}).y());
}

TEST(HexTurnedBoard, SidesTurnWithTheirHexes) {
    const BoardMap map(room, BoardTurn::turned);
    const QPointF shared = map.side({4, 6}, hex::Direction::east).center();
    EXPECT_NEAR((shared - (map.center({4, 6}) + map.center({4, 7})) / 2).manhattanLength(), 0, 1e-6);
}

TEST(HexTurnedBoard, TheArmyAtTheBottomLooksUp) {
    const Battle battle = Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {2, 4});
    const BoardMap map(room, BoardTurn::turned);
    EXPECT_FALSE(lookOn(map, battle, u(1)).facesDown);
    EXPECT_TRUE(lookOn(map, battle, u(0)).facesDown);
}

Battle topHolding(const std::string& card) {
    return holding(Table()
                       .unit(bottom, "MI", {6, 4})
                       .unit(top, "MI", {2, 1})
                       .unit(top, "HI", {2, 10})
                       .phase(Phase::command)
                       .with([](Battle& it, hex::Setting&) { it.active = top; }),
                   top, {card});
}

/// The sections of the card that order anybody must be those of the screen in which they stand.
void expectCardAgreesWithScreen(AskedDesk& it) {
    QTest::keyClick(&it.desk.hand(), Qt::Key_1);
    const auto sections = it.desk.hand().shownLookOf(0).sections;
    const auto choosable = it.desk.table().marks().choosable;
    ASSERT_EQ(choosable.size(), 1U);
    const double x = it.desk.table().map().center(choosable.front()).x();
    const bool isAtLeft = x < it.desk.table().map().area().center().x();
    EXPECT_EQ(sections, isAtLeft ? (std::array{2, 0, 0}) : (std::array{0, 0, 2}));
}

TEST(HexTurnedBoard, TheDrawingOnACardAgreesWithTheScreen) {
    for (const BoardTurn turn : {BoardTurn::upright, BoardTurn::turned}) {
        for (const char* card : {"two-orders-left", "two-orders-right"}) {
            AskedDesk it(topHolding(card), top, hex::ChooseCard{});
            it.desk.setTurn(turn);
            expectCardAgreesWithScreen(it);
        }
    }
}

TEST(HexTurnedBoard, LeftIsLeft) {
    AskedDesk it(topHolding("two-orders-left"), top, hex::ChooseCard{});
    it.desk.setTurn(BoardTurn::turned);
    QTest::keyClick(&it.desk.hand(), Qt::Key_1);
    EXPECT_EQ(it.desk.hand().shownLookOf(0).sections, (std::array{2, 0, 0}));
}

/// Whoever plays the card: left is where the players see it.
TEST(HexTurnedBoard, CardsAreNamedAsTheyLieOnTheScreen) {
    AskedDesk it(topHolding("two-orders-left"), top, hex::ChooseCard{});
    EXPECT_EQ(it.desk.hand().shownLookOf(0).name, QStringLiteral("Two orders, right"));
    EXPECT_EQ(it.desk.hand().shownLookOf(0).text, QStringLiteral("Order 2 units or leaders on the right."));
    it.desk.setTurn(BoardTurn::turned);
    EXPECT_EQ(it.desk.hand().shownLookOf(0).name, QStringLiteral("Two orders, left"));
}

TEST(HexTurnedBoard, TitleAndLogNameTheSamePartOfTheBoard) {
    const hex::Play copied{
        .card = copyOf(withHand(), "copy-the-order"), .as = cardNamed("two-orders-right"), .view = bottom};
    const Battle battle = Table()
                              .unit(bottom, "MI", {6, 4})
                              .unit(top, "MI", {2, 10})
                              .phase(Phase::orders)
                              .play(copied)
                              .with([](Battle& it, hex::Setting&) { it.active = top; });
    for (const BoardTurn turn : {BoardTurn::upright, BoardTurn::turned}) {
        AskedDesk it(battle, top, hex::ChooseOrders{});
        it.desk.setTurn(turn);
        const QString name = it.desk.tool()->headline();
        EXPECT_EQ(name, turn == BoardTurn::upright ? QStringLiteral("Two orders, right")
                                                   : QStringLiteral("Two orders, left"));
        const QString line = hexSentence(battle, hex::CardPlayed{top, copied}, turn);
        EXPECT_TRUE(line.endsWith(QStringLiteral("counts as %1.").arg(name))) << line.toStdString();
    }
}

TEST(HexTurnedBoard, ArrowsGoByTheScreen) {
    AskedDesk it(topHolding("two-orders-left"), top, hex::ChooseCard{});
    it.desk.setTurn(BoardTurn::turned);
    HexTable& table = it.desk.table();
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        table.setCursorTo({4, 6});
        QTest::keyClick(&table, static_cast<Qt::Key>(key));
        const QPointF step = table.map().center(*table.looked()) - table.map().center({4, 6});
        switch (key) {
            case Qt::Key_Left: EXPECT_LT(step.x(), 0); break;
            case Qt::Key_Right: EXPECT_GT(step.x(), 0); break;
            case Qt::Key_Up: EXPECT_LT(step.y(), 0); break;
            default: EXPECT_GT(step.y(), 0);
        }
    }
}

}  // namespace
}  // namespace vallum::app::test

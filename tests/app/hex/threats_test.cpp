// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"
#include "hex/board_keys.h"
#include "language/numbers.h"

#include <algorithm>

#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

#include <vallum/hex/queries/threats.h>

namespace vallum::app::test {
namespace {

using hex::Battle;
using hex::Phase;

/// The HI of top can come next to the MI of bottom, its LB can shoot at it, its MC is too far away.
Battle threatened() {
    return Table()
        .unit(bottom, "MI", {5, 4})
        .unit(bottom, "LI", {8, 10})
        .unit(top, "HI", {3, 4})
        .unit(top, "LB", {3, 6})
        .unit(top, "MC", {0, 12})
        .phase(Phase::moving)
        .card("two-orders-left");
}

TEST(HexThreatLens, IsOffUntilItIsWanted) {
    AskedDesk it(threatened(), bottom, hex::ChooseMove{});
    it.desk.table().setCursorTo({5, 4});
    EXPECT_TRUE(it.desk.table().marks().threats.empty());
    it.desk.setThreatsShown(true);
    EXPECT_EQ(it.desk.table().marks().threats.size(), 2U);
    it.desk.setThreatsShown(false);
    EXPECT_TRUE(it.desk.table().marks().threats.empty());
}

TEST(HexThreatLens, EachEnemyHasItsDiceAndChance) {
    const Battle battle = threatened();
    AskedDesk it(battle, bottom, hex::ChooseMove{});
    it.desk.setThreatsShown(true);
    it.desk.table().setCursorTo({5, 4});
    const auto& marks = it.desk.table().marks().threats;
    const auto threats = hex::threatsTo(battle, u(0));
    ASSERT_EQ(marks.size(), 2U);
    EXPECT_EQ(marks[0].by, (hex::Hex{3, 4}));
    EXPECT_EQ(marks[0].at, (hex::Hex{5, 4}));
    EXPECT_FALSE(marks[0].isShot);
    EXPECT_EQ(marks[0].label, QStringLiteral("5d · ") + percent(threats[0].chanceToGiveWay()));
    EXPECT_TRUE(marks[1].isShot) << "dashed, whatever its color";
}

TEST(HexThreatLens, AHexInReachIsLookedAtForWhoeverWouldMoveThere) {
    AskedDesk it(threatened(), bottom, hex::ChooseMove{});
    it.desk.setThreatsShown(true);
    it.press({5, 4});
    it.desk.table().setCursorTo({6, 4});
    EXPECT_EQ(it.desk.table().marks().threats.size(), 1U) << "away from the infantry";
    it.desk.table().setCursorTo({4, 4});
    ASSERT_EQ(it.desk.table().marks().threats.size(), 2U);
    EXPECT_EQ(it.desk.table().marks().threats[0].at, (hex::Hex{4, 4}));
    EXPECT_TRUE(it.desk.table().marks().threats[0].label.contains(QLatin1Char('%')));
}

TEST(HexThreatLens, AHexForALeaderIsNotLookedAtForHisUnit) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {5, 4})
                              .leader(bottom, {5, 4})
                              .unit(top, "HI", {3, 4})
                              .phase(Phase::moving)
                              .card("two-orders-left")
                              .with([](Battle& it, hex::Setting&) { it.leaders[0].ordered = true; });
    AskedDesk it(battle, bottom, hex::ChooseMove{});
    it.desk.setThreatsShown(true);
    it.press({5, 4});
    it.press({5, 4});
    it.desk.table().setCursorTo({4, 4});
    ASSERT_EQ(it.desk.table().marks().threats.size(), 1U);
    EXPECT_EQ(it.desk.table().marks().threats[0].label, QStringLiteral("5d"))
        << "who knows what stands there";
}

TEST(HexThreatLens, AnEnemyIsThreatenedByOnesOwnUnits) {
    AskedDesk it(threatened(), bottom, hex::ChooseMove{});
    it.desk.setThreatsShown(true);
    it.desk.table().setCursorTo({3, 4});
    ASSERT_EQ(it.desk.table().marks().threats.size(), 1U);
    EXPECT_EQ(it.desk.table().marks().threats[0].by, (hex::Hex{5, 4}));
}

TEST(HexThreatLens, IsSpokenWithTheHex) {
    const Battle battle = threatened();
    AskedDesk it(battle, bottom, hex::ChooseMove{});
    it.desk.setThreatsShown(true);
    it.desk.table().setCursorTo({5, 4});
    const QString spoken = it.desk.table().accessibleDescription();
    EXPECT_TRUE(spoken.contains(QStringLiteral("threatened by HI, close combat after moving 1 hex, 5 dice")))
        << spoken.toStdString();
    const auto rows = it.desk.sheet().rows().accessibleDescription();
    EXPECT_TRUE(rows.contains(QStringLiteral("HI: close combat after moving 1 hex: 5d · ")))
        << rows.toStdString();
    EXPECT_TRUE(rows.contains(QStringLiteral("It could attack: HI"))) << rows.toStdString();
}

TEST(HexThreatLens, SaysThatNobodyComes) {
    AskedDesk it(threatened(), bottom, hex::ChooseMove{});
    it.desk.setThreatsShown(true);
    it.desk.table().setCursorTo({8, 10});
    EXPECT_TRUE(it.desk.table().marks().threats.empty());
    EXPECT_TRUE(it.desk.sheet().rows().accessibleDescription().contains(
        QStringLiteral("No enemy could attack it next turn")));
}

/// The odds that the player is about to act on stay where they are.
TEST(HexThreatLens, FollowsTheOddsOfAnAttack) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {5, 4})
                              .unit(top, "HI", {4, 4})
                              .unit(top, "LB", {3, 6})
                              .card("two-orders-left");
    AskedDesk it(battle, bottom, hex::ChooseBattle{});
    it.desk.setThreatsShown(true);
    it.desk.table().setCursorTo({4, 4});
    const QString rows = it.desk.sheet().rows().accessibleDescription();
    EXPECT_LT(rows.indexOf(QStringLiteral("it battles back")),
              rows.indexOf(QStringLiteral("Next turn, if ordered")));
}

Battle asksForCard() {
    return holding(Table()
                       .unit(bottom, "MI", {6, 4})
                       .unit(bottom, "MI", {6, 5})
                       .unit(bottom, "MI", {7, 4})
                       .unit(top, "MI", {2, 4})
                       .ground({6, 4}, hex::Ground::hill)
                       .leader(bottom, {6, 4})
                       .phase(Phase::command),
                   bottom,
                   {"two-orders-left", "medium-troops", "infantry-line", "strike-first", "light-troops"});
}
TEST(HexSheet, ValuesBelowItsEdgeAreReachedWhileACardIsAskedFor) {
    AskedDesk it(asksForCard(), bottom, hex::ChooseCard{}, {1024, 640});
    it.desk.table().setCursorTo({6, 4});
    auto* body = it.desk.sheet().findChild<QScrollArea*>();
    ASSERT_NE(body, nullptr);
    QScrollBar& bar = *body->verticalScrollBar();
    ASSERT_GT(bar.maximum(), 0) << "not all values fit";
    ASSERT_GT(body->height(), it.desk.fontMetrics().height());
    it.key(Qt::Key_PageDown);
    EXPECT_GT(bar.value(), 0);
    it.key(Qt::Key_PageUp);
    EXPECT_EQ(bar.value(), 0);
    const QPointF at(it.desk.table().map().center({6, 4}));
    QWheelEvent wheel(at, it.desk.table().mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&it.desk.table(), &wheel);
    EXPECT_GT(bar.value(), 0);
    it.desk.table().setCursorTo({2, 4});
    EXPECT_EQ(bar.value(), 0) << "another unit is read from its beginning";
}
TEST(HexSheet, ValuesStayWhileThePointerGoesToThem) {
    AskedDesk it(asksForCard(), bottom, hex::ChooseCard{});
    it.desk.table().setCursorTo({6, 4});
    const QString values = it.desk.sheet().rows().accessibleDescription();
    QCursor::setPos(it.desk.sheet().mapToGlobal(it.desk.sheet().rect().center()));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&it.desk.table(), &leave);
    EXPECT_EQ(it.desk.sheet().rows().accessibleDescription(), values);
    EXPECT_EQ(it.desk.table().looked(), (hex::Hex{6, 4}));
    QCursor::setPos(it.desk.hand().mapToGlobal(it.desk.hand().rect().center()));
    QApplication::sendEvent(&it.desk.table(), &leave);
    EXPECT_EQ(it.desk.table().looked(), std::nullopt);
}

}  // namespace
}  // namespace vallum::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"

#include <gtest/gtest.h>

/// Dragging a piece does what a click on it and a click on the other hex do.
namespace vallum::app::test {
namespace {

using hex::Answer;
using hex::Battle;
using hex::Phase;

Battle fighting() {
    return Table()
        .unit(bottom, "HI", {4, 4})
        .unit(bottom, "HI", {4, 3})
        .unit(top, "MI", {3, 3})
        .card("two-orders-left");
}

TEST(HexDrag, MovesAPieceThatMayMove) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.drag({6, 4}, hex::Hex{5, 4});
    EXPECT_EQ(it.answer(), Answer(hex::MoveUnit{u(0), {{5, 4}}}));
}

TEST(HexDrag, TooFarIsRefusedWithItsRule) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.drag({6, 4}, hex::Hex{2, 4});
    EXPECT_EQ(it.answer(), std::nullopt);
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-21")))
        << it.desk.remark().said().toStdString();
}

TEST(HexDrag, ShowsItsReachOnTheWay) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    HexTable& table = it.desk.table();
    QTest::mousePress(&table, Qt::LeftButton, {}, table.map().center({6, 4}).toPoint());
    EXPECT_FALSE(table.marks().reach.empty());
    it.lookAt({5, 4});
    EXPECT_EQ(table.marks().path, (std::vector<hex::Hex>{{6, 4}, {5, 4}}));
}

TEST(HexDrag, BesideTheBoardChangesNothing) {
    AskedDesk moves(moving(), bottom, hex::ChooseMove{});
    AskedDesk fights(fighting(), bottom, hex::ChooseBattle{});
    Battle ordered = moving();
    ordered.phase = Phase::orders;
    AskedDesk orders(ordered, bottom, hex::ChooseOrders{});
    for (AskedDesk* it : {&moves, &fights, &orders}) {
        const Marks before = it->desk.table().marks();
        it->drag(before.choosable.front(), std::nullopt);
        EXPECT_EQ(it->answer(), std::nullopt);
        EXPECT_EQ(it->desk.table().marks(), before);
    }
}

TEST(HexDrag, AttacksTheEnemy) {
    AskedDesk it(fighting(), bottom, hex::ChooseBattle{});
    it.drag({4, 4}, hex::Hex{3, 3});
    EXPECT_EQ(it.answer(), Answer(hex::CloseCombat{u(0), {3, 3}}));
}

TEST(HexDrag, GivesOrdersToBoth) {
    AskedDesk it(Table()
                     .unit(bottom, "MI", {6, 2})
                     .unit(bottom, "MI", {6, 3})
                     .unit(top, "MI", {1, 4})
                     .phase(Phase::orders)
                     .card("two-orders-left"),
                 bottom, hex::ChooseOrders{});
    const std::vector<hex::Hex> both{{6, 2}, {6, 3}};
    it.drag({6, 2}, hex::Hex{6, 3});
    EXPECT_EQ(it.desk.table().marks().picked, both);
    it.drag({6, 2}, hex::Hex{6, 3});
    EXPECT_EQ(it.desk.table().marks().picked, both) << "no order is taken away";
}

TEST(HexDrag, AClickStillAlternatesBetweenAUnitAndItsLeader) {
    AskedDesk it(Table()
                     .unit(bottom, "MI", {6, 4})
                     .leader(bottom, {6, 4})
                     .unit(bottom, "MI", {6, 9})
                     .unit(top, "MI", {1, 4})
                     .phase(Phase::moving)
                     .card("two-orders-left")
                     .with([](Battle& at, hex::Setting&) { at.leaders[0].ordered = true; }),
                 bottom, hex::ChooseMove{});
    it.press({6, 4});
    const Marks ofUnit = it.desk.table().marks();
    it.press({6, 4});
    EXPECT_NE(it.desk.table().marks().reach, ofUnit.reach) << "the leader goes farther than his unit";
    it.press({6, 4});
    EXPECT_EQ(it.desk.table().marks(), ofUnit);
}

/// HEX-28
TEST(AskedForBattle, AnEnemyOfSeveralAsksWhoAttacks) {
    AskedDesk it(fighting(), bottom, hex::ChooseBattle{});
    it.press({3, 3});
    EXPECT_EQ(it.desk.remark().said(), QStringLiteral("First choose the unit that attacks."));
}

TEST(AskedForBattle, AnEnemyOfOneChoosesItAndShowsTheAttack) {
    AskedDesk it(Table()
                     .unit(bottom, "HI", {4, 4})
                     .unit(bottom, "HI", {4, 8})
                     .unit(top, "MI", {3, 4})
                     .unit(top, "MI", {3, 8})
                     .card("two-orders-left"),
                 bottom, hex::ChooseBattle{});
    it.press({3, 8});
    EXPECT_EQ(it.answer(), std::nullopt);
    EXPECT_EQ(it.desk.table().marks().attack, (std::pair(hex::Hex{4, 8}, hex::Hex{3, 8})));
}

}  // namespace
}  // namespace vallum::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"

#include <gtest/gtest.h>

/// A move that would end the turn by itself is asked about once.
namespace vallum::app::test {
namespace {

using hex::Answer;
using hex::Battle;
using hex::Phase;

Battle lastToMove(hex::Hex enemy) {
    return Table()
        .unit(bottom, "LI", {6, 4})
        .unit(top, "MI", enemy)
        .phase(Phase::moving)
        .card("two-orders-left");
}
const Battle farAway = lastToMove({1, 4});
const Answer step(hex::MoveUnit{u(0), {{5, 4}}});

TEST(HexLastMove, IsShownUntilEnterEndsIt) {
    AskedDesk it(farAway, bottom, hex::ChooseMove{});
    it.press({5, 4});
    EXPECT_EQ(it.answer(), std::nullopt);
    ASSERT_EQ(it.desk.table().marks().ghosts.size(), 1U);
    EXPECT_EQ(it.desk.table().marks().ghosts.front().at, (hex::Hex{5, 4}));
    it.lookAt({5, 3});
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), step) << "Enter confirms, wherever the pointer is";
}

TEST(HexLastMove, ASecondPressEndsItToo) {
    AskedDesk it(farAway, bottom, hex::ChooseMove{});
    it.press({5, 4});
    it.press({5, 4});
    EXPECT_EQ(it.answer(), step);
}

TEST(HexLastMove, IsNotConfirmedByADoubleClickOrAHeldKey) {
    AskedDesk it(farAway, bottom, hex::ChooseMove{});
    HexTable& table = it.desk.table();
    const QPoint at = table.map().center({5, 4}).toPoint();
    QTest::mouseClick(&table, Qt::LeftButton, {}, at);
    QTest::mouseDClick(&table, Qt::LeftButton, {}, at);
    EXPECT_EQ(it.answer(), std::nullopt);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QApplication::sendEvent(&table, &held);
    EXPECT_EQ(it.answer(), std::nullopt);
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), step);
}

TEST(HexLastMove, IsTakenBackWithEscapeOrMadeElsewhere) {
    AskedDesk it(farAway, bottom, hex::ChooseMove{});
    const Marks before = it.desk.table().marks();
    it.press({5, 4});
    it.key(Qt::Key_Escape);
    it.desk.table().lookAway();
    EXPECT_EQ(it.desk.table().marks(), before);
    it.press({5, 4});
    it.press({5, 3});
    ASSERT_NE(it.button(QStringLiteral("Move and end the turn")), nullptr);
    it.button(QStringLiteral("Move and end the turn"))->click();
    EXPECT_EQ(it.answer(), Answer(hex::MoveUnit{u(0), {{5, 3}}}));
}

TEST(HexLastMove, UndoTakesBackNothingElse) {
    AskedDesk it(farAway, bottom, hex::ChooseMove{});
    int undone = 0;
    QObject::connect(&it.desk, &HexDesk::undoWanted, &it.desk, [&] { ++undone; });
    it.press({5, 4});
    QTest::keyClick(&it.desk.table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(it.desk.table().marks().ghosts.empty());
    EXPECT_EQ(undone, 0);
    QTest::keyClick(&it.desk.table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(undone, 1);
}

TEST(HexLastMove, IsMadeAtOnceIfABattleFollows) {
    AskedDesk it(lastToMove({4, 4}), bottom, hex::ChooseMove{});
    it.press({5, 4});
    EXPECT_EQ(it.answer(), step);
}

TEST(HexLastMove, IsMadeAtOnceWhileOthersCanMove) {
    AskedDesk it(Table()
                     .unit(bottom, "LI", {6, 4})
                     .unit(bottom, "LI", {6, 8})
                     .unit(top, "MI", {1, 4})
                     .phase(Phase::moving)
                     .card("two-orders-left"),
                 bottom, hex::ChooseMove{});
    it.press({6, 4});
    it.press({5, 4});
    EXPECT_EQ(it.answer(), step);
}

}  // namespace
}  // namespace vallum::app::test

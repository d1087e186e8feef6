// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/board_keys.h"

#include "hex/board_map.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using hex::Hex;

TEST(HexBoard, ArrowsGoFromHexToHexAndStopAtTheEdge) {
    EXPECT_EQ(hexBeside({4, 6}, Qt::Key_Left), (Hex{4, 5}));
    EXPECT_EQ(hexBeside({4, 6}, Qt::Key_Right), (Hex{4, 7}));
    EXPECT_EQ(hexBeside({0, 0}, Qt::Key_Left), std::nullopt);
    EXPECT_EQ(hexBeside({0, 3}, Qt::Key_Up), std::nullopt);
}
TEST(HexBoard, UpAndDownKeepToTheColumn) {
    const auto up = hexBeside({5, 6}, Qt::Key_Up);
    ASSERT_TRUE(up);
    EXPECT_EQ(up->row, 4);
    EXPECT_EQ(hexBeside(*up, Qt::Key_Down), (Hex{5, 6}));
    const auto back = hexBeside(*hexBeside({6, 6}, Qt::Key_Down), Qt::Key_Down);
    EXPECT_EQ(back, (Hex{8, 6}));
}

TEST(HexBoard, TabGoesThroughTheTargetsFirst) {
    Marks marks;
    EXPECT_EQ(nextStop(marks, std::nullopt, true), std::nullopt);
    marks.reach = {{2, 2}};
    EXPECT_EQ(nextStop(marks, std::nullopt, true), (Hex{2, 2}));
    marks.targets = {{3, 3}, {1, 1}};
    EXPECT_EQ(nextStop(marks, std::nullopt, true), (Hex{1, 1}));
    EXPECT_EQ(nextStop(marks, Hex{1, 1}, true), (Hex{3, 3}));
    EXPECT_EQ(nextStop(marks, Hex{3, 3}, true), (Hex{1, 1}));
    EXPECT_EQ(nextStop(marks, Hex{1, 1}, false), (Hex{3, 3}));
    EXPECT_EQ(nextStop(marks, std::nullopt, false), (Hex{3, 3}));
}

TEST(HexBoard, EnterPressesOnlyWhatDoesSomething) {
    Marks marks;
    marks.hollow = {{2, 2}};
    marks.picked = {{3, 3}};
    EXPECT_TRUE(canBePressed(marks, {2, 2}));
    EXPECT_FALSE(canBePressed(marks, {3, 3}));
}

TEST(HexBoard, WidthsOfHexesAreMappedToPixels) {
    const BoardMap map(QRectF(0, 0, 1300, 900));
    EXPECT_NEAR((map.toPixels().map(QPointF(2, 0)) - map.center({0, 2})).manhattanLength(), 0, 1e-6);
}

}  // namespace
}  // namespace vallum::app

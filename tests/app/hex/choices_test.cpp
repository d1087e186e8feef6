// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/choices.h"

#include "hex/desk_layout.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

Choice choice(int key, std::function<void()> choose) {
    return {QStringLiteral("Go"), key, {}, std::move(choose)};
}

TEST(HexChoices, AreMadeByTheirKey) {
    int made = 0;
    const Choices choices({choice(Qt::Key_Return, [&] { made = 1; }), choice(Qt::Key_S, [&] { made = 2; })});
    EXPECT_FALSE(choices.choose(Qt::Key_X));
    EXPECT_EQ(made, 0);
    EXPECT_TRUE(choices.choose(Qt::Key_S));
    EXPECT_EQ(made, 2);
    EXPECT_TRUE(choices.choose(Qt::Key_Enter)) << "the Enter key of the number pad";
    EXPECT_EQ(made, 1);
}

TEST(HexChoices, MayReplaceAllOthers) {
    Choices choices;
    int made = 0;
    choices = Choices({choice(Qt::Key_S, [&, kept = std::vector<int>(100, 7)] {
        choices = {};
        made = kept.back();
    })});
    EXPECT_TRUE(choices.choose(Qt::Key_S));
    EXPECT_EQ(made, 7);
    EXPECT_FALSE(choices.choose(Qt::Key_S));
}

TEST(HexChoices, EndTheStepWithAButtonOfTheirOwn) {
    const Choices choices({choice(Qt::Key_E, [] {}), choice(Qt::Key_S, [] {})});
    ASSERT_TRUE(choices.endOfStep());
    EXPECT_EQ(choices.endOfStep()->key, Qt::Key_E);
    ASSERT_EQ(choices.others().size(), 1U);
    EXPECT_EQ(choices.others().front().key, Qt::Key_S);
    EXPECT_FALSE(Choices().endOfStep());
}

TEST(HexPlan, DiceLieAwayFromTheFight) {
    const QRect board(100, 60, 800, 600);
    const QSize room(1000, 700);
    const QSize dice(300, 150);
    EXPECT_GT(placeOfDice(dice, 1, board, room).top(), board.center().y());
    EXPECT_LT(placeOfDice(dice, 7, board, room).bottom(), board.center().y());
    const QRect large = placeOfDice({2000, 2000}, 1, board, room);
    EXPECT_TRUE(QRect(QPoint(), room).contains(large)) << "they always fit";
}

}  // namespace
}  // namespace vallum::app

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

/// Rows of pieces at both ends of a board with some table below it.
DiceGround diceGround(const QRect& fight) {
    DiceGround ground{{100, 60, 800, 700}, {100, 60, 800, 500}, {}, {fight}};
    for (int x = 100; x != 900; x += 50) {
        for (const int y : {110, 160, 210, 460, 510}) ground.pieces.emplace_back(x, y, 45, 45);
    }
    return ground;
}

TEST(HexPlan, DiceLieAwayFromTheFight) {
    for (const QRect fight : {QRect(450, 320, 100, 45), QRect(450, 640, 100, 45)}) {
        const QRect place = placeOfDice({300, 150}, diceGround(fight), std::nullopt);
        EXPECT_FALSE(place.intersects(fight));
    }
}
TEST(HexPlan, DiceHideNoPieceIfThereIsRoom) {
    const DiceGround ground = diceGround({450, 320, 100, 45});
    const QRect place = placeOfDice({300, 150}, ground, std::nullopt);
    for (const QRect& piece : ground.pieces) EXPECT_FALSE(place.intersects(piece));
}
TEST(HexPlan, DiceStayWhereTheyHideNoMore) {
    const DiceGround ground = diceGround({450, 320, 100, 45});
    const QRect other(130, 290, 300, 150);
    EXPECT_EQ(placeOfDice(other.size(), ground, other), other);
    const QRect worse(120, 110, 300, 150);
    EXPECT_NE(placeOfDice(worse.size(), ground, worse), worse);
}
TEST(HexPlan, DiceLieNearTheFight) {
    for (const QRect fight : {QRect(150, 320, 100, 45), QRect(750, 320, 100, 45)}) {
        const DiceGround ground = diceGround(fight);
        const QRect place = placeOfDice({300, 150}, ground, std::nullopt);
        EXPECT_LT((place.center() - fight.center()).manhattanLength(), 300);
        const QRect far(fight.left() < 500 ? 580 : 120, 590, 300, 150);
        EXPECT_EQ(placeOfDice(far.size(), ground, far), place) << "it does not stay so far away";
    }
}
TEST(HexPlan, DiceHideNoHexThatCanBePressed) {
    DiceGround ground = diceGround({450, 320, 100, 45});
    const QRect place = placeOfDice({300, 150}, ground, std::nullopt);
    ground.open = {QRect(place.center(), QSize(45, 45))};
    const QRect other = placeOfDice({300, 150}, ground, place);
    EXPECT_FALSE(other.intersects(ground.open.front()));
    EXPECT_FALSE(other.intersects(ground.about.front()));
}
TEST(HexPlan, DiceAlwaysFit) {
    const DiceGround ground = diceGround({450, 320, 100, 45});
    EXPECT_TRUE(ground.room.contains(placeOfDice({2000, 2000}, ground, std::nullopt)));
}

}  // namespace
}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hand_fan.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

HandFan fanOf(std::size_t cards) {
    return {.panel = {700, 240}, .beside = 74, .isRoomy = true, .count = cards};
}

TEST(HandFan, KeepsItsCardsInThePanelAndBesideTheOtherHands) {
    for (std::size_t cards = 1; cards != 13; ++cards) {
        const HandFan fan = fanOf(cards);
        EXPECT_GE(fan.rectOf(0).left(), 0) << cards;
        EXPECT_LE(fan.rectOf(cards - 1).right(), fan.panel.width() - fan.beside) << cards;
    }
}

TEST(HandFan, IsSymmetric) {
    const HandFan fan = fanOf(5);
    EXPECT_EQ(fan.turnOf(2), QTransform());
    EXPECT_NEAR(fan.turnOf(0).m12(), -fan.turnOf(4).m12(), 1e-9);
    EXPECT_NEAR(fan.rectOf(0).top(), fan.rectOf(4).top(), 1e-9);
    EXPECT_GT(fan.rectOf(0).top(), fan.rectOf(1).top()) << "the outer cards lie lower";
}

TEST(HandFan, ARaisedCardGrowsAndStaysInThePanel) {
    HandFan fan = fanOf(6);
    for (std::size_t place = 0; place != fan.count; ++place) {
        fan.raised = place;
        const QRectF shown = fan.shownAt(place);
        EXPECT_GT(shown.width(), fan.rectOf(place).width()) << place;
        EXPECT_TRUE(QRectF(QPointF(), fan.panel).contains(shown)) << place;
    }
    fan.rise = 0;
    EXPECT_EQ(fan.shownAt(5), fan.rectOf(5));
}

TEST(HandFan, FindsTheUppermostCardAndKeepsTheRaisedOne) {
    HandFan fan = fanOf(9);
    const QPointF middle = fan.rectOf(4).center();
    const QPointF onBoth(fan.rectOf(5).left() + 3, middle.y());
    EXPECT_EQ(fan.placeAt(onBoth), 5U) << "each card covers the one at its left";
    fan.raised = 4;
    EXPECT_EQ(fan.placeAt(onBoth), 4U);
    EXPECT_EQ(fan.placeAt({2, 2}), std::nullopt);
}

TEST(HandFan, APickedCardStandsOut) {
    HandFan fan = fanOf(3);
    fan.picked = {1};
    EXPECT_LT(fan.shownAt(1).top(), fan.rectOf(1).top());
    EXPECT_EQ(fan.shownAt(0), fan.rectOf(0));
}

}  // namespace
}  // namespace vallum::app

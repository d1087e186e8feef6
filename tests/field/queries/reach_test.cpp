// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/reach.h>

namespace vallum::field {
namespace {

Battle alone(TestUnit unit) { return battleOf({unit.active(), infantry(blue).at(18_du, 16_du)}); }
Battle enemyAhead(TestUnit unit, Du distance) {
    return battleOf({unit.active(), infantry(blue).at(10_du, 10.8_du + distance)});
}

TEST(Reach, StraightAheadUntilPointsOrContactEndIt) {
    EXPECT_EQ(reachOf(alone(infantry(red)), a).ahead, 4_du);
    EXPECT_EQ(reachOf(alone(infantry(red)), a).sliding, 2_du);
    EXPECT_EQ(reachOf(alone(skirmishers(red)), a).sliding, 3_du);
    EXPECT_EQ(reachOf(enemyAhead(infantry(red), 2_du), a).ahead, 1.997_du);
    EXPECT_EQ(reachOf(battleOf({infantry(red)}), a).ahead, 0_du);
}

TEST(Reach, APlannerFindsTheSameAsLookingAroundAnew) {
    const Battle battle = battleOf({infantry(red).active(), infantry(red).at(11.7_du, 10_du),
                                    infantry(blue).at(10_du, 13_du), skirmishers(blue).at(7_du, 12_du)});
    const Planner planner(battle, a);
    for (const Du distance : {0.5_du, 2_du, 4_du, 40_du}) {
        for (int angle = 0; angle != 360; angle += 15) {
            Move move;
            move.unit = a;
            move.path = {geometry::Slide{Heading(angle * Heading::perUnit), distance}};
            const auto known = planner.plan(move);
            const auto anew = planMove(battle, move);
            ASSERT_EQ(known.has_value(), anew.has_value());
            if (known) {
                EXPECT_EQ(known->end, anew->end);
            } else {
                EXPECT_EQ(known.error().rule, anew.error().rule);
            }
        }
    }
}

TEST(Reach, TheAreaHasARingOfPoints) {
    const Reach reach = reachOf(alone(infantry(red)), a);
    ASSERT_EQ(reach.area.size(), 36U);
    EXPECT_EQ(reach.area.at(0), (geometry::Point{10_du, 14_du}));
    EXPECT_EQ(reach.area.at(9), (geometry::Point{12_du, 10_du}));
    EXPECT_EQ(reach.area.at(18), (geometry::Point{10_du, 8_du}));
}

TEST(Reach, ChargesStraightAheadAndAfterOneRotation) {
    const auto charges = chargesInReach(enemyAhead(infantry(red), 2_du), a);
    ASSERT_EQ(charges.size(), 1U);
    EXPECT_EQ(charges.front().charge->target, b);
    const Battle aside =
        battleOf({infantry(red).active(), infantry(blue).at(12.5_du, 12_du).facing(225_deg)});
    const auto turned = chargesInReach(aside, a);
    ASSERT_FALSE(turned.empty());
    for (const Move& move : turned) EXPECT_TRUE(planMove(aside, move)->contact);
    EXPECT_TRUE(chargesInReach(enemyAhead(infantry(red), 4.1_du), a).empty());
    EXPECT_TRUE(chargesInReach(battleOf({infantry(red), infantry(blue).at(10_du, 12_du)}), a).empty());
}

}  // namespace
}  // namespace vallum::field

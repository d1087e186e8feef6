// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/group_draft.h>
#include <vallum/field/queries/move_draft.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/step_parts.h>

/// Moves as a player draws them, step by step.
namespace vallum::field {
namespace {

using geometry::Advance;
using geometry::Pivot;
using geometry::Point;
using geometry::Slide;
using geometry::Turn;

TestUnit mover() { return infantry(red).at(10_du, 6_du).moves(2_mp).active(); }

TEST(MoveDraft, GoesAsFarAsThePointsAndSaysWhatStopsIt) {
    const Battle battle = battleOf({mover()});
    MoveDraft draft(battle, a);
    EXPECT_TRUE(draft.isEmpty());
    draft.tryStep(battle, Advance{1.5_du});
    EXPECT_FALSE(draft.limit());
    EXPECT_EQ(draft.pose().center, (Point{10_du, 7.5_du}));
    draft.tryStep(battle, Advance{5_du});
    ASSERT_TRUE(draft.plan());
    EXPECT_EQ(draft.pose().center, (Point{10_du, 8_du}));
    EXPECT_TRUE(draft.limit());
}

TEST(MoveDraft, JoinsStepsOfOneKindAndKeepsOthersApart) {
    const Battle battle = battleOf({mover()});
    MoveDraft draft(battle, a);
    for (const Du distance : {0.5_du, 0.7_du}) {
        draft.tryStep(battle, Advance{distance});
        draft.keepStep();
    }
    EXPECT_EQ(draft.move().path, (std::vector<geometry::PathStep>{Advance{1.2_du}}));
    draft.tryStep(battle, Slide{Heading(90_deg), 0.1_du});
    EXPECT_EQ(draft.move().path.size(), 2U);
    draft.dropTried(battle);
    EXPECT_EQ(draft.move().path.size(), 1U);
    draft.takeBack(battle);
    EXPECT_TRUE(draft.isEmpty());
}

TEST(MoveDraft, AStepIntoAnEnemyIsACharge) {
    const Battle battle = battleOf({mover(), infantry(blue).at(10_du, 8_du).facing(180_deg)});
    MoveDraft draft(battle, a);
    draft.tryStep(battle, Advance{1.9_du});
    ASSERT_TRUE(draft.plan());
    ASSERT_TRUE(draft.plan()->contact);
    EXPECT_EQ(draft.plan()->contact->target, b);
    EXPECT_EQ(draft.move().charge->target, b);
    draft.keepStep();
    draft.tryStep(battle, Turn{10_deg});
    EXPECT_EQ(draft.move().path.size(), 1U) << "contact ends the move";
    draft.takeBack(battle);
    EXPECT_FALSE(draft.move().charge);
}

TEST(MoveDraft, WhatAllButTouchesTheEnemyIsACharge) {
    // Contact is after 1.2 DU.
    const Battle battle = battleOf({mover(), infantry(blue).at(10_du, 8_du).facing(180_deg)});
    MoveDraft draft(battle, a);
    draft.tryStep(battle, Advance{1.14_du});
    ASSERT_TRUE(draft.plan());
    EXPECT_FALSE(draft.plan()->contact);
    draft.tryStep(battle, Advance{1.16_du});
    ASSERT_TRUE(draft.plan());
    EXPECT_TRUE(draft.plan()->contact);
    draft.tryStep(battle, Advance{1_du});
    EXPECT_FALSE(draft.move().charge) << "the mouse has come back";
}

TEST(MoveDraft, LinesUpWithTheWallThatStopsIt) {
    const Battle battle = turnOf(
        blue,
        battleOf({infantry(blue).at(10_du, 11.4_du).facing(180_deg).moves(2_mp).active()}, stronghold()));
    MoveDraft draft(battle, a);
    draft.tryStep(battle, Advance{2_du});
    draft.tryArrival(battle, std::nullopt);
    ASSERT_TRUE(draft.plan());
    ASSERT_TRUE(draft.plan()->arrival);
    EXPECT_EQ(draft.plan()->arrival->structure, middleWall);
    EXPECT_EQ(draft.plan()->arrival->what, Arrival::lineUp);
    EXPECT_EQ(draft.structuresReached(battle).front(), middleWall);
}

TEST(MoveDraft, AnAngleOfARightAngleIsTheMostThatPivotsJoinTo) {
    using geometry::Corner;
    EXPECT_TRUE(geometry::joined(Pivot{Corner::frontLeft, 40_deg}, Pivot{Corner::frontLeft, 50_deg}));
    EXPECT_FALSE(geometry::joined(Pivot{Corner::frontLeft, 41_deg}, Pivot{Corner::frontLeft, 50_deg}));
    EXPECT_FALSE(geometry::joined(Pivot{Corner::frontLeft, 10_deg}, Pivot{Corner::frontRight, 10_deg}));
    EXPECT_FALSE(geometry::joined(Advance{1_du}, Turn{10_deg}));
}

std::vector<TestUnit> line() {
    return {mover(), infantry(red).at(12_du, 6_du).moves(2_mp).active(),
            infantry(red).at(14_du, 6_du).moves(2_mp).active()};
}
std::vector<Point> endsOf(const GroupDraft& draft) {
    std::vector<Point> ends;
    for (const GroupMember& it : draft.members()) {
        if (it.plan) ends.push_back(it.plan->end.center);
    }
    std::ranges::sort(ends, {}, &Point::x);
    return ends;
}

TEST(GroupDraft, AllGoAsFarAsTheSlowest) {
    auto units = line();
    units[1] = infantry(red).at(12_du, 6_du).moves(1_mp).active();
    const Battle battle = battleOf(units);
    GroupDraft draft(battle, {a, b, c});
    EXPECT_TRUE(draft.isLine());
    draft.tryStep(battle, AllAhead{2_du});
    for (const Point& end : endsOf(draft)) EXPECT_NEAR(end.y.raw(), 7000, geometry::tolerance.raw());
    ASSERT_TRUE(draft.limit());
    EXPECT_EQ(draft.limit()->first, b);
    EXPECT_EQ(draft.moves().size(), 3U);
}

TEST(GroupDraft, AChargeOfOneIsACharge) {
    auto units = line();
    units.push_back(infantry(blue).at(12_du, 7.6_du).facing(180_deg));
    const Battle battle = battleOf(units);
    GroupDraft draft(battle, {a, b, c});
    draft.tryStep(battle, AllAhead{1.5_du});
    EXPECT_TRUE(draft.charges());
    const auto charging = std::ranges::count_if(
        draft.moves(), [](const Move& it) { return it.charge && it.charge->target == UnitId(3); });
    EXPECT_EQ(charging, 1);
}

TEST(GroupDraft, KeepsItsLineInAWheel) {
    const Battle battle = battleOf(line());
    GroupDraft draft(battle, {a, b, c});
    draft.tryStep(battle, LineWheel{Flank::left, 10_deg});
    for (const GroupMember& it : draft.members()) {
        ASSERT_TRUE(it.plan);
        EXPECT_EQ(it.plan->end.heading, draft.members().front().plan->end.heading);
    }
    const auto ends = endsOf(draft);
    EXPECT_LT(ends[0].y, ends[1].y) << "the outer end goes farther";
    EXPECT_LT(ends[1].y, ends[2].y);
}

TEST(GroupDraft, WhoCannotGoStaysBehind) {
    auto units = line();
    units[2] = infantry(red).at(14_du, 6_du).moves(2_mp);  // not active
    const Battle battle = battleOf(units);
    GroupDraft draft(battle, {a, b, c});
    draft.tryStep(battle, AllToward{Heading(0_deg), 1_du});
    EXPECT_TRUE(draft.leavesSomeBehind());
    EXPECT_EQ(draft.moves().size(), 2U);
    draft.clear();
    EXPECT_TRUE(draft.isEmpty());
}

}  // namespace
}  // namespace vallum::field

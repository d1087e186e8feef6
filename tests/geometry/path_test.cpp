// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {
namespace {

const Placement start = unit(10_du, 10_du, 0_deg);

Pose ends(const PathStep& step) { return after(step, start.pose, cardSize); }
bool sweeps(const PathStep& step, const Outline& obstacle) { return sweeps(step, start, cardSize, obstacle); }
std::optional<Contact> contact(const PathStep& step, const Placement& from, std::vector<Outline> obstacles) {
    return firstContact(step, from, cardSize, std::span<const Outline>(obstacles));
}
/// A square card with its south-western corner here.
Outline cornerAt(Point corner) {
    return outline({{corner.x + 0.4_du, corner.y + 0.4_du}, {}}, {0.8_du, 0.8_du});
}
Region forestFrom(Du x) {
    return Region(Outline{{{x, 20_du}, {x + 4_du, 20_du}, {x + 4_du, 0_du}, {x, 0_du}}});
}

TEST(GEO09, WhereStepsLead) {
    EXPECT_EQ(ends(Advance{2_du}), pose(10_du, 12_du, 0_deg));
    EXPECT_EQ(ends(Slide{Heading(225_deg), 1_du}), pose(9.293_du, 9.293_du, 0_deg));
    EXPECT_EQ(ends(Turn{120_deg}), pose(10_du, 10_du, 120_deg));
    EXPECT_EQ(ends(Turn{-120_deg}), pose(10_du, 10_du, 240_deg));
}

TEST(GEO09, AStepOfNothingIsRefused) {
    EXPECT_TRUE(mayBeAStep(Advance{0.001_du}));
    EXPECT_EQ(mayBeAStep(Advance{0_du}).error(), Refusal{"GEO-09"_rule});
    EXPECT_EQ(mayBeAStep(Slide{Heading(90_deg), -1_du}).error(), Refusal{"GEO-09"_rule});
    EXPECT_EQ(mayBeAStep(Turn{0_deg}).error(), Refusal{"GEO-09"_rule});
    EXPECT_TRUE(mayBeAStep(Turn{-180_deg}));
    EXPECT_EQ(mayBeAStep(Turn{180.01_deg}).error(), Refusal{"GEO-09"_rule});
}

TEST(GEO10, PivotsSwingForwardAboutACorner) {
    EXPECT_EQ(ends(Pivot{Corner::frontLeft, 90_deg}), pose(9.6_du, 11.2_du, 270_deg));
    EXPECT_EQ(ends(Pivot{Corner::frontRight, 90_deg}), pose(10.4_du, 11.2_du, 90_deg));
    EXPECT_EQ(ends(Pivot{Corner::rearRight, 90_deg}), pose(11.2_du, 10.4_du, 90_deg));
    EXPECT_EQ(ends(Pivot{Corner::frontLeft, 45_deg}), pose(10.049_du, 10.683_du, 315_deg));
}

TEST(GEO10, APivotNeverSwingsBackwardNorFartherThanAQuarter) {
    EXPECT_TRUE(mayBeAStep(Pivot{Corner::frontLeft, 0.01_deg}));
    EXPECT_TRUE(mayBeAStep(Pivot{Corner::frontLeft, 90_deg}));
    EXPECT_EQ(mayBeAStep(Pivot{Corner::frontLeft, -30_deg}).error(), Refusal{"GEO-10"_rule});
    EXPECT_EQ(mayBeAStep(Pivot{Corner::frontLeft, 0_deg}).error(), Refusal{"GEO-10"_rule});
    EXPECT_EQ(mayBeAStep(Pivot{Corner::frontLeft, 90.01_deg}).error(), Refusal{"GEO-10"_rule});
}

TEST(GEO10, TheCornerStaysWhereItIs) {
    for (const Corner corner : {Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft}) {
        for (std::int32_t raw = 1; raw <= 9000; raw += 37) {
            const Pose from = pose(10_du, 10_du, 33.33_deg);
            const Pose to = after(Pivot{corner, Degrees(raw)}, from, cardSize);
            const auto i = static_cast<std::size_t>(corner);
            EXPECT_EQ(outline(to, cardSize).at(i), outline(from, cardSize).at(i));
        }
    }
}

TEST(GEO11, NoWayThroughAnEnemy) {
    EXPECT_TRUE(sweeps(Advance{4_du}, at(10_du, 12_du, 0_deg)));
    EXPECT_FALSE(overlap(outline(ends(Advance{4_du}), cardSize), at(10_du, 12_du, 0_deg)));
    EXPECT_FALSE(sweeps(Advance{1.2_du}, at(10_du, 12_du, 0_deg)));
    EXPECT_FALSE(sweeps(Advance{1.202_du}, at(10_du, 12_du, 0_deg)));
    EXPECT_TRUE(sweeps(Advance{1.203_du}, at(10_du, 12_du, 0_deg)));
}

TEST(GEO11, TheFarthestCornerOfASwingReachesItsRadius) {
    const PathStep swing = Pivot{Corner::frontLeft, 90_deg};
    EXPECT_FALSE(sweeps(swing, cornerAt({10.7_du, 11.4_du})));
    const Outline inTheWay = cornerAt({10.6_du, 11.4_du});
    EXPECT_TRUE(sweeps(swing, inTheWay));
    EXPECT_FALSE(overlap(outline(start.pose, cardSize), inTheWay));
    EXPECT_FALSE(overlap(outline(ends(swing), cardSize), inTheWay));
}

TEST(GEO11, SlidingAlongAnEdgeIsFree) {
    EXPECT_FALSE(sweeps(Advance{4_du}, at(11.6_du, 12_du, 0_deg)));
    EXPECT_FALSE(sweeps(Slide{Heading(90_deg), 3_du}, at(11_du, 10.8_du, 180_deg)));
    EXPECT_FALSE(sweeps(Pivot{Corner::frontLeft, 90_deg}, at(8.4_du, 10_du, 0_deg)));
}

TEST(GEO11, AMarkerSweepsToo) {
    const Outline beside = at(11.9_du, 12_du, 0_deg);
    EXPECT_FALSE(sweeps(Advance{2_du}, beside));
    EXPECT_TRUE(sweeps(Advance{2_du}, extended(10_du, 10_du, 0_deg, onTheRight), cardSize, beside));
    // Beyond the card's farthest corner but within the marker's.
    EXPECT_TRUE(sweeps(Pivot{Corner::frontLeft, 90_deg}, extended(10_du, 10_du, 0_deg, onTheRight), cardSize,
                       cornerAt({10.7_du, 11.4_du})));
}

TEST(GEO12, ASwingMayNotLeaveTheTableOnItsWay) {
    // The front-right corner swings 1.789 about the rear-left one and ends below its highest point.
    const PathStep swing = Pivot{Corner::rearLeft, 90_deg};
    const Placement tooNear = unit(10_du, 16.7_du, 0_deg);
    EXPECT_TRUE(staysOnTable(swing, unit(10_du, 16.6_du, 0_deg), cardSize, tableSize));
    EXPECT_FALSE(staysOnTable(swing, tooNear, cardSize, tableSize));
    EXPECT_TRUE(isOnTable(outline(after(swing, tooNear.pose, cardSize), cardSize), tableSize));
}

TEST(GEO12, AStepEndsAtTheTablesEdge) {
    EXPECT_EQ(upToTableEdge(Advance{9_du}, start, cardSize, tableSize), PathStep(Advance{7.6_du}));
    EXPECT_EQ(upToTableEdge(Advance{7_du}, start, cardSize, tableSize), PathStep(Advance{7_du}));
    const Placement nearEdge = unit(10_du, 16.7_du, 0_deg);
    const PathStep swing = upToTableEdge(Pivot{Corner::rearLeft, 90_deg}, nearEdge, cardSize, tableSize);
    const Outline there = outline(after(swing, nearEdge.pose, cardSize), cardSize);
    EXPECT_TRUE(isOnTable(there, tableSize));
    EXPECT_TRUE(std::ranges::any_of(there, [](Point it) { return it.y >= 17.998_du; }));
}

TEST(GEO13, AnAdvanceStopsAtContact) {
    EXPECT_EQ(contact(Advance{4_du}, start, {at(10_du, 13_du, 180_deg)}), (Contact{Advance{2.2_du}, 0}));
    EXPECT_EQ(contact(Advance{4_du}, start, {at(11.7_du, 13_du, 180_deg)}), std::nullopt);
    EXPECT_EQ(contact(Advance{2_du}, start, {at(10_du, 13_du, 180_deg)}), std::nullopt);
}

TEST(GEO13, TheNearestObstacleStops) {
    EXPECT_EQ(contact(Advance{6_du}, start,
                      {at(10_du, 15_du, 0_deg), at(11_du, 12_du, 180_deg), at(9_du, 13_du, 0_deg)}),
              (Contact{Advance{1.2_du}, 1}));
}

TEST(GEO13, ASwingStopsAtContact) {
    const Outline obstacle = cornerAt({10.6_du, 11.4_du});
    const auto found = contact(Pivot{Corner::frontLeft, 90_deg}, start, {obstacle});
    ASSERT_TRUE(found);
    const Outline there = outline(ends(found->upTo), cardSize);
    EXPECT_TRUE(inContact(there, obstacle));
    EXPECT_FALSE(overlap(there, obstacle));
    // The right flank meets the corner 0.632 behind its front end: after 35.54 + 21.57 degrees.
    EXPECT_EQ(angleOf(found->upTo), 57.11_deg);
}

TEST(GEO13, ATouchedNeighborIsNoHindranceUntilItIsPushedInto) {
    const Outline neighbor = at(11.6_du, 10_du, 0_deg);
    EXPECT_EQ(contact(Slide{Heading(90_deg), 1_du}, start, {neighbor})->upTo,
              PathStep(Slide{Heading(90_deg), 0.002_du}));
    EXPECT_EQ(contact(Advance{3_du}, start, {neighbor, at(10_du, 13_du, 180_deg)}),
              (Contact{Advance{2.2_du}, 1}));
}

TEST(GEO24, AStepIsCutWhereATileBeginsAndEnds) {
    const Placement eastward = unit(10_du, 10_du, 90_deg);
    const Region forest = forestFrom(10.9_du);
    EXPECT_EQ(passage(Advance{1_du}, eastward, cardSize, forest), (Passage{Advance{0.5_du}, Advance{1_du}}));
    EXPECT_EQ(passage(Advance{7_du}, eastward, cardSize, forest),
              (Passage{Advance{0.5_du}, Advance{5.3_du}}));
    EXPECT_EQ(passage(Advance{0.5_du}, eastward, cardSize, forest), std::nullopt);
    EXPECT_EQ(passage(Advance{1_du}, eastward, cardSize, forestFrom(9_du)),
              (Passage{Advance{0_du}, Advance{1_du}}));
}

TEST(GEO24, HalfAPointInTheOpenAndOneInTheForestIsOneDu) {
    const Passage cut = *passage(Advance{1_du}, unit(10_du, 10_du, 90_deg), cardSize, forestFrom(10.9_du));
    const Du open = lengthOf(cut.untilTouched);
    const Du inside = lengthOf(cut.untilLeft) - open;
    EXPECT_EQ(open + inside + inside, 1.5_du);
}

TEST(GEO24, ASwingIsCutToo) {
    // The rear-right corner crosses x = 10.9 first, and the front-right one leaves last.
    const Passage cut = *passage(Pivot{Corner::frontLeft, 90_deg}, start, cardSize, forestFrom(10.9_du));
    EXPECT_GT(angleOf(cut.untilTouched), 0_deg);
    EXPECT_LT(angleOf(cut.untilTouched), angleOf(cut.untilLeft));
    EXPECT_LT(angleOf(cut.untilLeft), 90_deg);
}

}  // namespace
}  // namespace vallum::geometry

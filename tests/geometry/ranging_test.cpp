// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <gtest/gtest.h>

#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {
namespace {

const Pose shooter = pose(10_du, 10_du, 0_deg);

bool isInArc(const Footprint& target) { return isInFrontArc(shooter, cardSize, target); }
std::optional<Du> rangeTo(const Footprint& target) { return range(shooter, cardSize, target); }
SideAttacked attacked(Du x, Du y, const Pose& target) { return sideAttacked({x, y}, target, cardSize); }

TEST(GEO19, AnyPointAheadOfTheFrontIsInTheArc) {
    EXPECT_TRUE(isInArc(at(10_du, 15_du, 0_deg)));
    EXPECT_TRUE(isInArc(at(14_du, 10.003_du, 0_deg)));
    EXPECT_FALSE(isInArc(at(14_du, 10.002_du, 0_deg)));
    EXPECT_FALSE(isInArc(at(14_du, 10_du, 0_deg)));
    EXPECT_FALSE(isInArc(at(10_du, 5_du, 0_deg)));
    EXPECT_TRUE(isInFrontArc(pose(10_du, 10_du, 90_deg), cardSize, at(14_du, 3_du, 0_deg)));
    EXPECT_FALSE(isInFrontArc(pose(10_du, 10_du, 90_deg), cardSize, at(6_du, 3_du, 0_deg)));
}

TEST(GEO19, TheLineThroughTheFrontIsStraightForAllItsLength) {
    const Pose slanting = pose(50_du, 50_du, 33.33_deg);
    const auto onLine = [&](Du right, Du ahead) {
        return Outline{{pointAt(slanting, right, 0.4_du + ahead), pointAt(slanting, right, 0_du),
                        pointAt(slanting, right - 0.1_du, -1_du), pointAt(slanting, right - 0.1_du, 0_du)}};
    };
    EXPECT_FALSE(isInFrontArc(slanting, cardSize, onLine(40_du, 0_du)));
    EXPECT_TRUE(isInFrontArc(slanting, cardSize, onLine(40_du, 0.005_du)));
    EXPECT_FALSE(isInFrontArc(slanting, cardSize, onLine(-40_du, 0_du)));
    EXPECT_TRUE(isInFrontArc(slanting, cardSize, onLine(-40_du, 0.005_du)));
}

TEST(GEO20, FromTheCenterOfTheFrontToTheNearestPoint) {
    EXPECT_EQ(rangeTo(at(10_du, 15_du, 180_deg)), 4.2_du);
    EXPECT_EQ(rangeTo(at(13_du, 14_du, 225_deg)), 4.267_du);
}

TEST(GEO20, ExtensionMarkersOfTheTargetCount) {
    const Placement target = extended(15.1_du, 10.8_du, 180_deg, onTheRight);
    EXPECT_EQ(rangeTo(shape({target.pose, {}})), 4.3_du);
    EXPECT_EQ(rangeTo(shape(target)), 3.9_du);
    EXPECT_TRUE(isInRange(4_du, shooter, cardSize, shape(target)));
    EXPECT_FALSE(isInRange(4_du, shooter, cardSize, shape({target.pose, {}})));
}

TEST(GEO20, NotFromTheShootersOwnMarkers) {
    EXPECT_EQ(frontCenter(shooter, cardSize), (Point{10_du, 10.4_du}));
}

TEST(GEO20, OnlyThePartInTheArcIsMeasuredTo) {
    // Rotated by 45 degrees, its western corner behind the line; the line cuts its side at x 13.368.
    const Outline target = at(14.2_du, 10.1_du, 45_deg);
    EXPECT_EQ(distance(Point{10_du, 10.4_du}, target), 3.351_du);
    EXPECT_EQ(rangeTo(target), 3.368_du);
    EXPECT_EQ(rangeTo(at(14_du, 10_du, 0_deg)), std::nullopt);
}

TEST(GEO20, TheLimitOfTheRangeIsWithinIt) {
    EXPECT_TRUE(isInRange(8_du, shooter, cardSize, at(10_du, 18.79_du, 0_deg)));
    EXPECT_TRUE(isInRange(8_du, shooter, cardSize, at(10_du, 18.8_du, 0_deg)));
    EXPECT_FALSE(isInRange(8_du, shooter, cardSize, at(10_du, 18.81_du, 0_deg)));
    EXPECT_FALSE(isInRange(8_du, shooter, cardSize, at(10_du, 5_du, 0_deg)));
}

TEST(GEO20, ATowerShootsFromItsNearestSide) {
    const Outline tower = outline(pose(10_du, 10_du, 0_deg), {0.8_du, 0.8_du});
    EXPECT_EQ(rangePointOfTower(tower, at(10_du, 15_du, 0_deg)), (Point{10_du, 10.4_du}));
    EXPECT_EQ(rangePointOfTower(tower, at(5_du, 11_du, 0_deg)), (Point{9.6_du, 10_du}));
    EXPECT_EQ(rangePointOfTower(tower, at(10_du, 5_du, 0_deg)), (Point{10_du, 9.6_du}));
}

TEST(GEO21, TheSideThatLooksAtTheShooter) {
    EXPECT_EQ(attacked(10_du, 10_du, pose(10_du, 15_du, 180_deg)), SideAttacked{Edge::front});
    EXPECT_EQ(attacked(10_du, 10_du, pose(10_du, 15_du, 0_deg)), SideAttacked{Edge::rear});
    EXPECT_EQ(attacked(10_du, 10_du, pose(10_du, 15_du, 90_deg)), SideAttacked{Edge::right});
    EXPECT_EQ(attacked(10_du, 10_du, pose(10_du, 15_du, 270_deg)), SideAttacked{Edge::left});
}

TEST(GEO21, AtACornerTheSmallerAngleDecides) {
    const Pose target = pose(10_du, 10_du, 0_deg);
    EXPECT_EQ(attacked(11.5_du, 13_du, target), SideAttacked{Edge::front});
    EXPECT_EQ(attacked(13_du, 12_du, target), SideAttacked{Edge::right});
}

TEST(GEO21, AtEqualAnglesTheOwnerChooses) {
    const Pose target = pose(10_du, 10_du, 0_deg);
    EXPECT_EQ(attacked(12.8_du, 12.4_du, target), (SideAttacked{Edge::front, Edge::right}));
    EXPECT_EQ(attacked(7.2_du, 7.6_du, target), (SideAttacked{Edge::left, Edge::rear}));
    // 0.02 degrees from equal: no choice.
    EXPECT_EQ(attacked(12.8_du, 12.401_du, target), SideAttacked{Edge::front});
    EXPECT_EQ(attacked(12.801_du, 12.4_du, target), SideAttacked{Edge::right});
    // 0.001 in 20 DU is less than 0.01 degree.
    EXPECT_EQ(attacked(30.8_du, 30.401_du, target), (SideAttacked{Edge::front, Edge::right}));
}

}  // namespace
}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <gtest/gtest.h>

#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/path.h>

namespace vallum::geometry {
namespace {

TEST(GEO01, LengthsAreRoundedHalvesUp) {
    EXPECT_EQ(roundedLength(4.00049), 4_du);
    EXPECT_EQ(roundedLength(4.0005), 4.001_du);
    EXPECT_EQ(roundedLength(4.00051), 4.001_du);
    EXPECT_EQ(roundedLength(-0.0005), 0_du);
    EXPECT_EQ(roundedLength(-0.00051), -0.001_du);
    EXPECT_EQ(roundedLength(99.9995), 100_du);
}

TEST(GEO01, HeadingsAreRoundedAndGoRound) {
    EXPECT_EQ(roundedHeading(359.996), Heading());
    EXPECT_EQ(roundedHeading(359.994), Heading(359.99_deg));
    EXPECT_EQ(roundedHeading(-90), Heading(270_deg));
    EXPECT_EQ(roundedHeading(45.005), Heading(45.01_deg));
}

TEST(GEO01, TheWayToAPointIsTheNearestHeading) {
    const Point here{10_du, 10_du};
    const auto toward = [&](Du right, Du ahead) {
        return headingToward(here, {here.x + right, here.y + ahead}).raw();
    };
    EXPECT_EQ(toward(0_du, 3_du), 0);
    EXPECT_EQ(toward(3_du, 3_du), 4500);
    EXPECT_EQ(toward(2_du, 0_du), 9000);
    EXPECT_EQ(toward(0_du, -1_du), 18000);
    EXPECT_EQ(toward(-2_du, 0_du), 27000);
    EXPECT_EQ(toward(-1_du, 1_du), 31500);
    EXPECT_EQ(toward(1_du, 2_du), 2657);
}

TEST(GEO01, ASlideIsStoredRounded) {
    const Pose there = after(Slide{Heading(225_deg), 1_du}, pose(10_du, 10_du, 0_deg), cardSize);
    EXPECT_EQ(there.center, (Point{9.293_du, 9.293_du}));
}

TEST(GEO02, HeadingsAreCompassBearings) {
    EXPECT_EQ(pointAt(pose(0_du, 0_du, 90_deg), 0_du, 1_du), (Point{1_du, 0_du}));
    EXPECT_EQ(pointAt(pose(0_du, 0_du, 90_deg), 1_du, 0_du), (Point{0_du, -1_du}));
    EXPECT_EQ(pointAt(pose(0_du, 0_du, 180_deg), 1_du, 1_du), (Point{-1_du, -1_du}));
    EXPECT_EQ(outward(Heading(300_deg), Edge::right), Heading(30_deg));
}

TEST(GEO02, TheShorterWayRound) {
    EXPECT_EQ(turnFrom(Heading(350_deg), Heading(10_deg)), 20_deg);
    EXPECT_EQ(turnFrom(Heading(10_deg), Heading(350_deg)), -20_deg);
    EXPECT_EQ(turnFrom(Heading(10_deg), Heading(190_deg)), 180_deg);
    EXPECT_EQ(angleBetween(Heading(10_deg), Heading(350_deg)), 20_deg);
}

}  // namespace
}  // namespace vallum::geometry

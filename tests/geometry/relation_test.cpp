// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <gtest/gtest.h>

#include <vallum/geometry/relation.h>

namespace vallum::geometry {
namespace {

TEST(GEO03, EdgesTwoThousandthsApartAreInContact) {
    EXPECT_TRUE(inContact(at(10_du, 10_du, 0_deg), at(10_du, 10.801_du, 180_deg)));
    EXPECT_TRUE(inContact(at(10_du, 10_du, 0_deg), at(10_du, 10.802_du, 180_deg)));
    EXPECT_FALSE(inContact(at(10_du, 10_du, 0_deg), at(10_du, 10.803_du, 180_deg)));
}

TEST(GEO03, ReachingTwoThousandthsIntoEachOtherIsNoOverlap) {
    EXPECT_FALSE(overlap(at(10_du, 10_du, 0_deg), at(10_du, 10.798_du, 180_deg)));
    EXPECT_TRUE(overlap(at(10_du, 10_du, 0_deg), at(10_du, 10.797_du, 180_deg)));
    EXPECT_TRUE(overlap(at(10_du, 10_du, 0_deg), at(10.5_du, 10.2_du, 45_deg)));
    EXPECT_FALSE(overlap(at(10_du, 10_du, 0_deg), at(11.3_du, 10.9_du, 45_deg)));
}

TEST(GEO03, WhatOverlapsIsAlsoInContact) {
    EXPECT_TRUE(inContact(at(10_du, 10_du, 0_deg), at(10_du, 10.2_du, 30_deg)));
}

TEST(GEO03, ALimitOnPointsIsMetWithinTheTolerance) {
    EXPECT_TRUE(isWithin(2_mp, 2_mp));
    EXPECT_TRUE(isWithin(2_mp, 2.002_mp));
    EXPECT_FALSE(isWithin(2_mp, 2.003_mp));
    EXPECT_TRUE(isWithin(2_du, 2.002_du));
    EXPECT_FALSE(isWithin(2_du, 2.003_du));
}

TEST(GEO03, CloserThanHasNoTolerance) {
    const Outline lower = at(10_du, 10_du, 0_deg);
    EXPECT_TRUE(isCloser(0.4_du, lower, at(10_du, 11.199_du, 180_deg)));
    EXPECT_FALSE(isCloser(0.4_du, lower, at(10_du, 11.2_du, 180_deg)));
    EXPECT_TRUE(isCloser(0.5_du, Point{0_du, 0_du}, Point{0.3_du, 0.399_du}));
    EXPECT_FALSE(isCloser(0.5_du, Point{0_du, 0_du}, Point{0.3_du, 0.4_du}));
}

TEST(GEO03, WithinIsExactBeforeAnythingIsRounded) {
    // 2.00198 and 2.00202 DU apart: both are displayed as 2.002.
    EXPECT_TRUE(isWithin(2_du, Point{0_du, 0_du}, Point{2_du, 0.089_du}));
    EXPECT_FALSE(isWithin(2_du, Point{0_du, 0_du}, Point{2_du, 0.09_du}));
    EXPECT_EQ(distance(Point{0_du, 0_du}, Point{2_du, 0.09_du}), 2.002_du);
}

TEST(GEO07, ExtensionMarkersBelongToTheOutline) {
    const Footprint target = at(13_du, 10_du, 0_deg);
    EXPECT_EQ(distance(shape(extended(10_du, 10_du, 0_deg, onTheRight)), target), 1_du);
    EXPECT_EQ(distance(shape(extended(10_du, 10_du, 0_deg, onTheLeft)), target), 1.4_du);
    EXPECT_TRUE(overlap(shape(extended(10_du, 10_du, 0_deg, onTheRight)), at(11.7_du, 10_du, 0_deg)));
    EXPECT_FALSE(overlap(shape(unit(10_du, 10_du, 0_deg)), at(11.7_du, 10_du, 0_deg)));
}

TEST(GEO07, InfluenceIsMeasuredFromTheCard) {
    const Footprint shooter = shape(extended(10_du, 10_du, 0_deg, onTheRight));
    EXPECT_EQ(distance(shooter.card(), at(13_du, 10_du, 0_deg)), 1.4_du);
}

TEST(GEO08, DistanceIsTheShortestBetweenOutlines) {
    const Outline card = at(10_du, 10_du, 0_deg);
    EXPECT_EQ(distance(card, at(10_du, 13_du, 0_deg)), 2.2_du);
    EXPECT_EQ(distance(card, at(13_du, 13_du, 45_deg)), 2.994_du);
    EXPECT_EQ(distance(card, at(12.5_du, 12_du, 90_deg)), 1.526_du);
}

TEST(GEO08, TouchingAndOverlappingShapesHaveNoDistance) {
    const Outline card = at(10_du, 10_du, 0_deg);
    EXPECT_EQ(distance(card, at(10_du, 10.8_du, 0_deg)), 0_du);
    EXPECT_EQ(distance(card, at(10_du, 10.5_du, 20_deg)), 0_du);
    EXPECT_EQ(distance(card, card), 0_du);
    // A cross: neither contains a corner of the other.
    EXPECT_EQ(distance(card, at(10_du, 10_du, 90_deg)), 0_du);
    EXPECT_EQ(distance(Point{10_du, 10.1_du}, card), 0_du);
    EXPECT_EQ(distance(Point{10_du, 10.9_du}, card), 0.5_du);
}

TEST(GEO08, ARulerLiesWhereTheShapesAreNearest) {
    EXPECT_EQ(shortestWay(at(10_du, 10_du, 0_deg), at(12.6_du, 11.4_du, 0_deg)),
              (Segment{{10.8_du, 10.4_du}, {11.8_du, 11_du}}));
    EXPECT_EQ(shortestWay(at(13_du, 13_du, 45_deg), Footprint(at(13_du, 8_du, 0_deg))).to,
              (Point{13.283_du, 8.4_du}));
}

TEST(GEO12, NoPartOfAnOutlineLeavesTheTable) {
    const auto fits = [](Du x, Du y) { return isOnTable(at(x, y, 0_deg), tableSize); };
    EXPECT_TRUE(fits(0.8_du, 0.4_du));
    EXPECT_TRUE(fits(21.2_du, 17.6_du));
    EXPECT_FALSE(fits(0.799_du, 0.4_du));
    EXPECT_FALSE(fits(0.8_du, 0.399_du));
    EXPECT_FALSE(fits(21.201_du, 17.6_du));
    EXPECT_FALSE(fits(21.2_du, 17.601_du));
    EXPECT_FALSE(isOnTable(shape(extended(21.2_du, 10_du, 0_deg, onTheRight)), tableSize));
}

}  // namespace
}  // namespace vallum::geometry

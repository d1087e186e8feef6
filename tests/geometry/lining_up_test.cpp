// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/lining_up.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {
namespace {

using Edges = std::vector<Edge>;

/// A mover facing north with the center of its front here.
Placement northwardTo(Du x, Du y) { return unit(x, y - 0.4_du, 0_deg); }
/// A card with its front-left corner here.
Placement withFrontLeftAt(Point corner, Degrees heading) {
    const Outline there = at(corner.x, corner.y, heading);
    return unit(corner.x + corner.x - there[0].x, corner.y + corner.y - there[0].y, heading);
}
Placement chargedTo(Du enemyX, Du enemyY, Degrees enemyHeading) {
    const std::vector<Outline> enemy{at(enemyX, enemyY, enemyHeading)};
    const Placement from = unit(10_du, 10_du, 0_deg);
    const auto contact = firstContact(Advance{4_du}, from, cardSize, std::span<const Outline>(enemy));
    return {after(contact->upTo, from.pose, cardSize), {}};
}

/// The final place of the charger if these others are in its way.
std::optional<LinedUp> linesUp(const Placement& charger,
                               const Placement& enemy,
                               std::vector<Footprint> others) {
    const Touch touch = *frontalTouch(charger, enemy, cardSize);
    return lineUp(touch.edges, touch.at, charger, enemy, cardSize, [&](const Footprint& place) {
        return std::ranges::none_of(others, [&](const Footprint& it) { return overlap(place, it); });
    });
}

TEST(GEO14, OnlyAnEdgeThatFacesTheMoverIsOpenToChoice) {
    const Placement mover = northwardTo(10_du, 10.4_du);
    const auto touch = frontalTouch(mover, withFrontLeftAt({10_du, 10.4_du}, 135_deg), cardSize);
    ASSERT_TRUE(touch);
    EXPECT_EQ(touch->at, (Point{10_du, 10.4_du}));
    EXPECT_EQ(touch->edges, Edges{Edge::front});
}

TEST(GEO14, AtACornerTheOwnerChoosesTheLargerPenaltyByDefault) {
    const Placement mover = northwardTo(10_du, 10.4_du);
    const auto touch = frontalTouch(mover, withFrontLeftAt({10_du, 10.4_du}, 225_deg), cardSize);
    ASSERT_TRUE(touch);
    EXPECT_EQ(touch->edges, (Edges{Edge::left, Edge::front}));
}

TEST(GEO14, RearComesBeforeFlank) {
    // Its rear faces 135, its right flank 45 + 180 = 225.
    const Outline there = at(0_du, 0_du, 315_deg);
    const Placement enemy = unit(10_du - there[2].x, 10.4_du - there[2].y, 315_deg);
    const auto touch = frontalTouch(northwardTo(10_du, 10.4_du), enemy, cardSize);
    ASSERT_TRUE(touch);
    EXPECT_EQ(touch->edges.front(), Edge::rear);
}

TEST(GEO14, TouchingTheInsideOfAnEdgeTouchesThatEdgeAlone) {
    const auto flush = frontalTouch(unit(10_du, 11.2_du, 0_deg), unit(10_du, 12_du, 180_deg), cardSize);
    ASSERT_TRUE(flush);
    EXPECT_EQ(flush->edges, Edges{Edge::front});
    // The mover's front-right corner in the middle of an edge that runs from north-west to south-east.
    const Placement slanting = unit(10_du, 10_du, 225_deg);
    const Segment front = frontEdge(slanting, cardSize);
    const Point middle{Du((front.from.x.raw() + front.to.x.raw()) / 2),
                       Du((front.from.y.raw() + front.to.y.raw()) / 2)};
    const auto corner = frontalTouch(unit(middle.x - 0.8_du, middle.y - 0.4_du, 0_deg), slanting, cardSize);
    ASSERT_TRUE(corner);
    EXPECT_EQ(corner->edges, Edges{Edge::front});
}

TEST(GEO14, AFlankThatTouchesIsNoFrontalContact) {
    EXPECT_EQ(frontalTouch(unit(10_du, 10_du, 0_deg), unit(11.6_du, 10.2_du, 0_deg), cardSize), std::nullopt);
    EXPECT_EQ(frontalTouch(unit(10_du, 10_du, 0_deg), unit(11.6_du, 10_du, 0_deg), cardSize), std::nullopt);
    EXPECT_EQ(frontalTouch(unit(10_du, 10_du, 0_deg), unit(10_du, 9.2_du, 0_deg), cardSize), std::nullopt);
    EXPECT_EQ(frontalTouch(unit(10_du, 10_du, 0_deg), unit(10_du, 11_du, 180_deg), cardSize), std::nullopt);
}

TEST(GEO14, TheFrontOfAnExtensionMarkerIsFront) {
    const Placement enemy = extended(10_du, 12_du, 180_deg, onTheRight);  // x 8.8 to 10.8
    const auto touch = frontalTouch(unit(8.2_du, 11.2_du, 0_deg), enemy, cardSize);
    ASSERT_TRUE(touch);
    EXPECT_EQ(touch->edges, Edges{Edge::front});
    EXPECT_EQ(touch->marker, std::nullopt);
    // A mover's own marker touches with its front just like the card.
    EXPECT_TRUE(
        frontalTouch(extended(8_du, 11.2_du, 0_deg, onTheRight), unit(10_du, 12_du, 180_deg), cardSize));
}

TEST(GEO14, AnotherSideOfAMarkerIsToldApart) {
    const Placement enemy = extended(10_du, 10_du, 0_deg, onTheRight);  // its marker to x 11.2, y 10 to 10.4
    const auto flank = frontalTouch(unit(11.6_du, 10.4_du, 270_deg), enemy, cardSize);
    ASSERT_TRUE(flank);
    EXPECT_EQ(flank->edges, Edges{});
    EXPECT_EQ(flank->marker, Side::right);
    const auto rear = frontalTouch(unit(11.7_du, 9.6_du, 0_deg), enemy, cardSize);
    ASSERT_TRUE(rear);
    EXPECT_EQ(rear->marker, Side::right);
}

TEST(GEO15, PartOfASectionBecomesAWholeOne) {
    EXPECT_EQ(linesUp(chargedTo(11_du, 12_du, 180_deg), unit(11_du, 12_du, 180_deg), {}),
              (LinedUp{pose(10.2_du, 11.2_du, 0_deg), Edge::front, 2}));
    EXPECT_EQ(linesUp(chargedTo(11.2_du, 12_du, 180_deg), unit(11.2_du, 12_du, 180_deg), {}),
              (LinedUp{pose(10_du, 11.2_du, 0_deg), Edge::front, 1}));
    EXPECT_EQ(linesUp(chargedTo(10_du, 12_du, 180_deg), unit(10_du, 12_du, 180_deg), {}),
              (LinedUp{pose(10_du, 11.2_du, 0_deg), Edge::front, 4}));
}

TEST(GEO15, SectionsFaceSectionsOnAFlank) {
    const auto place = linesUp(chargedTo(10.1_du, 12_du, 90_deg), unit(10.1_du, 12_du, 90_deg), {});
    EXPECT_EQ(place, (LinedUp{pose(10.1_du, 10.8_du, 0_deg), Edge::right, 2}));
}

TEST(GEO15, WhenBothWaysAreEquallyShortTheChargerGoesToItsRight) {
    // The flank reaches from x 9.8 to 10.6, the front sections begin at 9.2, 9.6, 10.0 and 10.4.
    const auto place = linesUp(chargedTo(10.2_du, 12_du, 90_deg), unit(10.2_du, 12_du, 90_deg), {});
    EXPECT_EQ(place, (LinedUp{pose(10.2_du, 10.8_du, 0_deg), Edge::right, 2}));
}

TEST(GEO15, TheChargerSwingsFlushAboutTheTouchingPoint) {
    const Placement enemy = unit(10_du, 14_du, 210_deg);
    const std::vector<Outline> there{outline(enemy.pose, cardSize)};
    const Placement from = unit(10_du, 10_du, 0_deg);
    const auto contact = firstContact(Advance{6_du}, from, cardSize, std::span<const Outline>(there));
    const Placement charger{after(contact->upTo, from.pose, cardSize), {}};
    const auto place = linesUp(charger, enemy, {});
    ASSERT_TRUE(place);
    EXPECT_EQ(place->edge, Edge::left);
    const Touch touch = *frontalTouch(charger, enemy, cardSize);
    const auto byChoice = lineUp(std::array{Edge::front}, touch.at, charger, enemy, cardSize,
                                 [](const Footprint&) { return true; });
    EXPECT_EQ(byChoice->pose.heading, Heading(30_deg));
    EXPECT_EQ(frontSectionsOn({byChoice->pose, {}}, enemy, cardSize)[0], byChoice->sections);
}

TEST(GEO15, ExtensionMarkersMakeBothFrontsLonger) {
    // Front x 9.2 to 11.2 against x 10.2 to 11.8: L = 1.0, so 3 sections, 0.2 to the right.
    const auto place = linesUp(extended(10_du, 11.2_du, 0_deg, onTheRight), unit(11_du, 12_du, 180_deg), {});
    EXPECT_EQ(place, (LinedUp{pose(10.2_du, 11.2_du, 0_deg), Edge::front, 3}));
    // The enemy's marker reaches to x 9.8: L = 1.0.
    const auto other = linesUp(unit(10_du, 11.2_du, 0_deg), extended(11_du, 12_du, 180_deg, onTheRight), {});
    EXPECT_EQ(other, (LinedUp{pose(10.2_du, 11.2_du, 0_deg), Edge::front, 3}));
}

TEST(GEO15, EveryLinedUpChargerTouchesWithAsManySectionsAsItWasTold) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 100; ++i) {
            const Placement from{{{20_du, 20_du}, places.playersHeading()}, places.extension()};
            const Placement enemy{
                {pointAt(from.pose, places.length(-1.5_du, 1.5_du), 3_du), places.playersHeading()},
                places.extension()};
            const Footprint there = shape(enemy);
            const std::vector<Outline> obstacles(there.pieces().begin(), there.pieces().end());
            const auto contact =
                firstContact(Advance{6_du}, from, cardSize, std::span<const Outline>(obstacles));
            if (!contact) continue;
            const Placement charger{after(contact->upTo, from.pose, cardSize), from.extension};
            const auto touch = frontalTouch(charger, enemy, cardSize);
            RC_ASSERT(touch.has_value());
            for (const Edge edge : touch->edges) {
                const auto line = placesAlong(edge, touch->at, charger, enemy, cardSize);
                RC_ASSERT(!line.empty());
                for (const LinedUp& place : line) {
                    const Placement there2{place.pose, charger.extension};
                    RC_ASSERT(frontSectionsOn(there2, enemy, cardSize).at(static_cast<std::size_t>(edge)) ==
                              place.sections);
                    RC_ASSERT(angleBetween(place.pose.heading, outward(enemy.pose.heading, edge)) == 180_deg);
                    RC_ASSERT(!overlap(outline(place.pose, cardSize), outline(enemy.pose, cardSize)));
                }
            }
        }
    }));
}

TEST(GEO16, OneSectionFewerWhereAFriendStandsInTheWay) {
    const Placement charger = chargedTo(11_du, 12_du, 180_deg);
    const Placement enemy = unit(11_du, 12_du, 180_deg);
    // The 2-section place ends at x 11.0, the 1-section one at 10.6.
    EXPECT_EQ(linesUp(charger, enemy, {at(11.7_du, 11.1_du, 0_deg)}),
              (LinedUp{pose(9.8_du, 11.2_du, 0_deg), Edge::front, 1}));
    EXPECT_EQ(linesUp(charger, enemy, {at(11.8_du, 11.1_du, 0_deg)}),
              (LinedUp{pose(10.2_du, 11.2_du, 0_deg), Edge::front, 2}));
}

TEST(GEO16, WithNoPlaceFreeTheChargerStaysWhereItIs) {
    const Placement charger = chargedTo(11_du, 12_du, 180_deg);
    EXPECT_EQ(charger.pose, pose(10_du, 11.2_du, 0_deg));
    EXPECT_EQ(linesUp(charger, unit(11_du, 12_du, 180_deg),
                      {at(11.7_du, 11.1_du, 0_deg), at(8.3_du, 11.1_du, 0_deg)}),
              std::nullopt);
}

TEST(GEO16, ThenTheOtherEdgeIsTried) {
    const Placement enemy = withFrontLeftAt({10_du, 10.4_du}, 225_deg);
    const Placement mover = northwardTo(10_du, 10.4_du);
    const Touch touch = *frontalTouch(mover, enemy, cardSize);
    const auto unhindered = linesUp(mover, enemy, {});
    ASSERT_TRUE(unhindered);
    EXPECT_EQ(unhindered->edge, Edge::left);
    // In the way of every place along the flank but of none along the front.
    std::vector<Footprint> inTheWay;
    for (const LinedUp& place : placesAlong(Edge::left, touch.at, mover, enemy, cardSize)) {
        const Point beside = pointAt(place.pose, 0.6_du, -0.3_du);
        inTheWay.push_back(outline({beside, place.pose.heading}, {0.02_du, 0.02_du}));
    }
    const auto other = linesUp(mover, enemy, inTheWay);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->edge, Edge::front);
    EXPECT_EQ(*other, placesAlong(Edge::front, touch.at, mover, enemy, cardSize).front());
}

}  // namespace
}  // namespace vallum::geometry

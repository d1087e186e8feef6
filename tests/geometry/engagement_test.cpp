// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {
namespace {

using Sections = std::vector<SectionIndex>;

Sections sections(std::vector<int> indices) {
    Sections result;
    for (const int it : indices) result.emplace_back(it);
    return result;
}
SectionsInContact contact(const Placement& first, const Sections& markers, const Placement& second) {
    return sectionsInContact({first, markers}, {second, {}}, cardSize);
}
Outline square(Du west, Du south) { return outline({{west + 0.2_du, south + 0.2_du}, {}}, {0.4_du, 0.4_du}); }
/// True if the squares are equal, whatever corner comes first.
bool covers(const Outline& a, const Outline& b) { return std::ranges::is_permutation(a, b); }

const Placement charger = unit(10.2_du, 11.2_du, 0_deg);

TEST(GEO17, FrontsTouchWithTheSectionsThatFaceEachOther) {
    const SectionsInContact two = contact(charger, {}, unit(11_du, 12_du, 180_deg));
    EXPECT_EQ(two.ofFirst, (SectionsByEdge{2, 0, 0, 0}));
    EXPECT_EQ(two.ofSecond, (SectionsByEdge{2, 0, 0, 0}));
    EXPECT_EQ(two.total, 2);
    EXPECT_EQ(contact(charger, {}, unit(10.2_du, 12_du, 180_deg)).total, 4);
}

TEST(GEO17, EnvelopMarkersCount) {
    const SectionsInContact five = contact(charger, sections({11}), unit(10.2_du, 12_du, 180_deg));
    EXPECT_EQ(five.ofFirst, (SectionsByEdge{4, 0, 0, 1}));
    EXPECT_EQ(five.total, 5);
}

TEST(GEO17, SectionsLieOnRearAndFlanks) {
    EXPECT_EQ(contact(charger, {}, unit(10.2_du, 12_du, 0_deg)).ofFirst, (SectionsByEdge{0, 0, 4, 0}));
    EXPECT_EQ(contact(charger, {}, unit(10.2_du, 12.4_du, 90_deg)).ofFirst, (SectionsByEdge{0, 2, 0, 0}));
    EXPECT_EQ(contact(charger, {}, unit(10.2_du, 12.4_du, 270_deg)).ofFirst, (SectionsByEdge{0, 0, 0, 2}));
    EXPECT_EQ(contact(charger, {}, unit(10.2_du, 12.4_du, 90_deg)).total, 2);
}

TEST(GEO17, BothMayFightWithTheirOwnFronts) {
    // The second's front is on the first's right flank; the first's front touches nothing.
    const SectionsInContact it = contact(unit(10_du, 10_du, 0_deg), {}, unit(11.2_du, 10_du, 270_deg));
    EXPECT_EQ(it.ofFirst, SectionsByEdge{});
    EXPECT_EQ(it.ofSecond, (SectionsByEdge{0, 2, 0, 0}));
    EXPECT_EQ(it.total, 2);
}

TEST(GEO17, ExtensionMarkersTouchAndAreTouched) {
    const Placement enemy = unit(11_du, 12_du, 180_deg);
    EXPECT_EQ(contact(extended(10.2_du, 11.2_du, 0_deg, onTheRight), {}, enemy).total, 3);
    EXPECT_EQ(contact(charger, {}, extended(11_du, 12_du, 180_deg, onTheRight)).total, 3);
    EXPECT_EQ(contact(charger, {}, extended(11_du, 12_du, 180_deg, onTheLeft)).total, 2);
}

TEST(GEO17, FlushMeansOverHalfASectionAndWithinTheTolerance) {
    EXPECT_EQ(contact(charger, {}, unit(11.6_du, 12_du, 180_deg)).total, 1);
    EXPECT_EQ(contact(charger, {}, unit(11.603_du, 12_du, 180_deg)).total, 0);
    EXPECT_EQ(contact(charger, {}, unit(11_du, 12.002_du, 180_deg)).total, 2);
    EXPECT_EQ(contact(charger, {}, unit(11_du, 12.003_du, 180_deg)).total, 0);
    EXPECT_EQ(contact(charger, {}, unit(11_du, 12_du, 181_deg)).total, 0);
}

TEST(GEO17, FlankAgainstFlankAndCornerAgainstEdgeCountNone) {
    EXPECT_EQ(contact(charger, {}, unit(11.8_du, 11.2_du, 0_deg)).total, 0);
    EXPECT_EQ(contact(charger, {}, unit(11.8_du, 12_du, 180_deg)).total, 0);
    // For a lateral attack they are counted by hand.
    EXPECT_EQ(flushSections(segmentOf(at(10.2_du, 11.2_du, 0_deg), Edge::right), 2,
                            segmentOf(at(11.8_du, 11.2_du, 0_deg), Edge::left)),
              2);
    EXPECT_EQ(flushSections(segmentOf(at(10.2_du, 11.2_du, 0_deg), Edge::right), 2,
                            segmentOf(at(11.8_du, 11.6_du, 0_deg), Edge::left)),
              1);
}

TEST(GEO17, HalfAWallHeldIsHalfTheSections) {
    const Segment outerSide{{10.8_du, 11.6_du}, {9.2_du, 11.6_du}};
    const Segment held{{10_du, 11.6_du}, {9.2_du, 11.6_du}};
    const Segment front = frontEdge(unit(10_du, 11.2_du, 0_deg), cardSize);
    EXPECT_EQ(flushSections(front, 4, outerSide), 4);
    EXPECT_EQ(flushSections(front, 4, held), 2);
}

TEST(GEO18, FreeSectionsWrapRoundTheNearestCorner) {
    const Placement attacker = unit(11_du, 11.2_du, 0_deg);
    const Placement enemy = unit(10.2_du, 12_du, 180_deg);
    EXPECT_EQ(envelopPlaces(attacker, enemy, cardSize, Side::right), sections({11, 10}));
    EXPECT_EQ(envelopPlaces(attacker, enemy, cardSize, Side::left), Sections{});
    EXPECT_TRUE(covers(markerSquare(enemy.pose, cardSize, SectionIndex(11)), square(11_du, 11.6_du)));
    EXPECT_TRUE(covers(markerSquare(enemy.pose, cardSize, SectionIndex(10)), square(11_du, 12_du)));
    EXPECT_EQ(contact(attacker, sections({11, 10}), enemy).total, 4);
}

TEST(GEO18, AThirdSectionStandsOnTheRear) {
    const Placement attacker = extended(11_du, 11.2_du, 0_deg, onTheRight);
    const Placement enemy = unit(10.2_du, 12_du, 180_deg);
    EXPECT_EQ(envelopPlaces(attacker, enemy, cardSize, Side::right), sections({11, 10, 9}));
    EXPECT_TRUE(covers(markerSquare(enemy.pose, cardSize, SectionIndex(9)), square(10.6_du, 12.4_du)));
}

TEST(GEO18, APlaceThatIsTakenEndsTheWrapping) {
    const Placement enemy = unit(10.2_du, 12_du, 180_deg);
    const Outline friendly = at(11.8_du, 12.5_du, 0_deg);
    const auto places = envelopPlaces(unit(11_du, 11.2_du, 0_deg), enemy, cardSize, Side::right);
    const auto end = std::ranges::find_if(
        places, [&](SectionIndex it) { return overlap(markerSquare(enemy.pose, cardSize, it), friendly); });
    const Sections placed(places.begin(), end);
    EXPECT_EQ(placed, sections({11}));
    EXPECT_EQ(contact(unit(11_du, 11.2_du, 0_deg), placed, enemy).total, 3);
}

TEST(GEO18, SectionsBeyondTheLeftEndWrapLeft) {
    EXPECT_EQ(
        envelopPlaces(unit(9.4_du, 11.2_du, 0_deg), unit(10.2_du, 12_du, 180_deg), cardSize, Side::left),
        sections({4, 5}));
    // On a flank, with one free section at each end.
    const Placement enemy = unit(10.1_du, 12_du, 90_deg);
    const Placement attacker = unit(10.1_du, 10.8_du, 0_deg);
    EXPECT_EQ(envelopPlaces(attacker, enemy, cardSize, Side::right), sections({3}));
    EXPECT_EQ(envelopPlaces(attacker, enemy, cardSize, Side::left), sections({6}));
}

TEST(GEO18, ExtendedSectionsEnvelopToo) {
    // Six sections against the rear: three touch it, two
    // wrap round one flank, and one goes on to the front.
    const Placement attacker = extended(11_du, 11.2_du, 0_deg, onBothSides);
    const Placement enemy = unit(10.2_du, 12_du, 0_deg);
    EXPECT_EQ(envelopPlaces(attacker, enemy, cardSize, Side::right), sections({5, 4, 3}));
    EXPECT_EQ(contact(attacker, sections({5, 4, 3}), enemy).ofFirst, (SectionsByEdge{1, 2, 3, 0}));
    EXPECT_EQ(contact(attacker, sections({5, 4, 3}), enemy).total, 6);
}

TEST(GEO18, EveryMarkerLiesFlushOutsideItsSection) {
    for (std::int32_t raw = 0; raw < 36'000; raw += 171) {
        const Pose target{{10_du, 10_du}, Heading(raw)};
        for (int i = 0; i != sectionsOfCard; ++i) {
            const Outline marker = markerSquare(target, cardSize, SectionIndex(i));
            EXPECT_FALSE(overlap(marker, outline(target, cardSize)));
            EXPECT_EQ(flushSections(segmentOf(marker, Edge::front), 1,
                                    sectionOf(target, cardSize, SectionIndex(i))),
                      1);
        }
    }
}

}  // namespace
}  // namespace vallum::geometry

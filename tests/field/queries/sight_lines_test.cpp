// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/sight_lines.h>
#include <vallum/field/rules/combat/ranged.h>

namespace vallum::field {
namespace {

TestUnit bowmen() { return archers(red).active(); }
TestUnit slingers() { return infantry(red).shoots(2, 8_du, Missile::sling).active(); }
TestTable on(Terrain kind, Du low, Du high) { return {.tiles = {tile(kind, {1_du, low}, {21_du, high})}}; }
SightLine lineTo(const TestUnit& shooter, const geometry::Point& point, const TestTable& table) {
    return sightToPoint(battleOf({shooter}, table), a, point).line;
}

bool canBeHit(const PointSight& sight) { return sight.isAhead && sight.isInReach && !sight.line.refused; }

TEST(GEO22, APointIsSeenLikeWhoeverStoodThere) {
    const Battle battle = battleOf({bowmen(), infantry(blue).at(10_du, 13_du)});
    const FieldOfView view(battle, a);
    EXPECT_EQ(view.at({10_du, 12_du}).line, SightLine{});
    EXPECT_EQ(view.at({10_du, 14_du}).line.covered, "LOS-05"_rule);
    EXPECT_EQ(view.at({10_du, 14_du}).line.hiddenBy, std::vector<Obstacle>{b});
    EXPECT_EQ(view.at({10_du, 13_du}).line, SightLine{}) << "where the other card lies";
    EXPECT_TRUE(canBeHit(view.at({10_du, 18_du})));
    EXPECT_FALSE(view.at({10_du, 18.5_du}).isInReach);
    EXPECT_FALSE(view.at({10_du, 9_du}).isAhead);
}

TEST(GEO22, ThePartThatIsSeenBesideACardInBetween) {
    // The left corner sees past the card what lies to its left; without it, all of the front.
    const auto part = [](const Battle& battle, UnitId target) { return seenPart(battle, a, target); };
    const Battle beside = battleOf(
        {bowmen(), infantry(blue).at(10_du, 16_du).facing(180_deg), infantry(blue).at(10.2_du, 13_du)});
    const auto seen = part(beside, b);
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->mark, (geometry::Point{9.2_du, 10.4_du}));
    ASSERT_EQ(seen->pieces.size(), 1U);
    EXPECT_EQ(seen->pieces.front().from.x, 9.2_du);
    EXPECT_EQ(seen->pieces.front().to.x, 9.547_du) << "past the card's far left corner (9.4, 13.4)";
    const auto whole = part(battleOf({bowmen(), infantry(blue).at(10_du, 16_du).facing(180_deg)}), b);
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->pieces.front().to.x, 10.8_du);
    const Battle hidden = battleOf({bowmen(), infantry(blue).at(10_du, 16_du),
                                    infantry(blue).at(9.5_du, 13_du), infantry(blue).at(11.1_du, 13_du)});
    EXPECT_FALSE(part(hidden, b));
    const Battle hills = battleOf({bowmen(), infantry(blue).at(10_du, 16_du)}, on(Terrain::hill, 2_du, 4_du));
    EXPECT_FALSE(part(hills, b)) << "heights decide";
}

TEST(HGT08, PointsBehindObstacles) {
    EXPECT_EQ(lineTo(bowmen(), {10_du, 15_du}, on(Terrain::hill, 11_du, 13_du)).covered, "HGT-08"_rule);
    EXPECT_EQ(lineTo(slingers(), {10_du, 15_du}, on(Terrain::hill, 11_du, 13_du)).refused, "HGT-08"_rule);
    EXPECT_EQ(lineTo(slingers(), {10_du, 12_du}, on(Terrain::hill, 11_du, 13_du)), SightLine{});
    EXPECT_EQ(lineTo(bowmen(), {10_du, 15_du}, on(Terrain::mountain, 11_du, 13_du)).refused, "TER-07"_rule);
    EXPECT_EQ(lineTo(bowmen(), {10_du, 12.5_du}, on(Terrain::forest, 11_du, 13_du)).refused, "TER-05"_rule);
    EXPECT_EQ(lineTo(bowmen(), {10_du, 11.9_du}, on(Terrain::forest, 11_du, 13_du)), SightLine{});
}

TEST(HGT08, APlaceIsLookedAtFromManyPoints) {
    const Battle battle = battleOf({bowmen()}, on(Terrain::hill, 11_du, 13_du));
    const ViewOfPlace place(battle, {4_du, 15_du});
    EXPECT_EQ(place.from({4_du, 9_du}).refused, "HGT-08"_rule);
    EXPECT_EQ(place.from({4_du, 14_du}), SightLine{});
}

TEST(HGT10, PointsBelowAWall) {
    TestTable table = stronghold();
    table.tiles = {tile(Terrain::forest, {1_du, 10.6_du}, {21_du, 12_du})};
    EXPECT_EQ(lineTo(onWall(slingers()), {10_du, 14_du}, table), SightLine{});
    EXPECT_EQ(lineTo(onWall(bowmen()), {10_du, 12.5_du}, table).covered, "HGT-11"_rule);
}

/// Many units around a stronghold, between a wood, a hill and a mountain.
Battle crowded() {
    TestTable table = stronghold();
    table.tiles = {tile(Terrain::forest, {1_du, 11_du}, {6_du, 13_du}),
                   tile(Terrain::hill, {8_du, 12_du}, {12_du, 14_du}),
                   tile(Terrain::mountain, {15_du, 7_du}, {17_du, 9_du})};
    std::vector<TestUnit> units{onWall(bowmen()), inTower(slingers()), onWall(slingers(), 1.6_du)};
    for (int i = 0; i != 12; ++i) {
        units.push_back(
            archers(blue).at(Du(1'000 + 1'700 * i), Du(10'900 + 1'900 * (i % 4))).facing(180_deg));
        units.push_back(bowmen().at(Du(1'500 + 1'700 * i), Du(5'000 + 1'100 * (i % 3))));
    }
    return battleOf(units, table);
}

TEST(HGT08, ManyPairsAreSeenLikeEachOfThem) {
    const Battle battle = crowded();
    Sights sights(battle);
    for (const UnitId shooter : battle.unitsOnTable()) {
        for (const UnitId target : battle.unitsOnTable()) {
            if (shooter == target) continue;
            SightLine alone = sightLine(battle, shooter, target);
            alone.hiddenBy.clear();
            EXPECT_EQ(sights.between(shooter, target), alone) << shooter.raw() << " " << target.raw();
        }
    }
}

TEST(RNG10, AllTargetsOfAShooterAreThoseItMayNameOneByOne) {
    const Battle battle = crowded();
    int named = 0;
    int refused = 0;
    for (const UnitId shooter : battle.unitsOnTable()) {
        const auto targets = targetsOf(battle, shooter);
        for (const UnitId target : battle.unitsOnTable()) {
            const bool isNamed = std::ranges::count(targets, target) == 1;
            EXPECT_EQ(isNamed, mayTarget(battle, shooter, target).has_value())
                << shooter.raw() << " " << target.raw();
            ++(isNamed ? named : refused);
        }
    }
    EXPECT_GT(named, 20);
    EXPECT_GT(refused, 20);
}

TEST(RNG14, PlacesInShortAndInLongRange) {
    const Battle battle = battleOf({bowmen()});
    const FieldOfView view(battle, a);
    EXPECT_EQ(view.rangeTo({10_du, 14.4_du}), (PointRange{4_du, 8_du, RangeBand::shortRange}));
    EXPECT_EQ(view.rangeTo({10_du, 14.5_du}).band, RangeBand::longRange);
    EXPECT_EQ(view.rangeTo({10_du, 18.4_du}).band, RangeBand::longRange);
    EXPECT_EQ(view.rangeTo({10_du, 18.5_du}).band, std::nullopt) << "RNG-12";
    EXPECT_EQ(view.rangeTo({10_du, 8.4_du}).distance, 2_du) << "behind it, too";
}

TEST(HGT03, OnlyALowerPlaceIsAtShortRangeFromFartherAway) {
    const auto bandOn = [](Du upTo) {
        const Battle battle = battleOf({bowmen()}, on(Terrain::hill, 8_du, upTo));
        return rangeToPoint(battle, a, {10_du, 15_du}).band;
    };
    EXPECT_EQ(bandOn(13_du), RangeBand::shortRange) << "down from the hill, at 4.6 DU";
    EXPECT_EQ(bandOn(16_du), RangeBand::longRange) << "along the hill";
}

TEST(TOW09, ATowerLooksAllRound) {
    const Battle battle = battleOf({inTower(bowmen())}, stronghold());
    const FieldOfView view(battle, a);
    EXPECT_TRUE(canBeHit(view.at({7.2_du, 5_du})));
    EXPECT_TRUE(canBeHit(view.at({7.2_du, 17.9_du})));
    EXPECT_FALSE(canBeHit(view.at({7.2_du, 18.1_du})));
}

}  // namespace
}  // namespace vallum::field

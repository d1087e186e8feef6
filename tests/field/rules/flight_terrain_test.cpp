// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/rules/morale/flight.h>

namespace vallum::field {
namespace {

using geometry::Point;
using geometry::Pose;

/// Red flees south from (10, 10), its own edge behind it.
TestUnit runner(MovementPoints points = 4_mp) {
    return infantry(red).at(10_du, 10_du).facing(180_deg).fleeing().moves(points);
}
/// A band across the table that starts at this distance behind its rear.
TestTable behind(Terrain kind, Du distance, Du depth = 3_du) {
    const Du north = 9.6_du - distance;
    return {.tiles = {tile(kind, {0_du, north - depth}, {22_du, north})}};
}
Played flight(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { makeFlightMove(game, a); });
}
Point fledTo(const TestUnit& unit, const TestTable& table, Cues cues = {}) {
    return flight(battleOf({unit}, table), std::move(cues)).battle.unit(a).pose.center;
}

TEST(FLT06, TheGroundSlowsItDown) {
    EXPECT_EQ(fledTo(runner(), behind(Terrain::forest, 2_du)), (Point{10_du, 7_du}));
    EXPECT_EQ(fledTo(runner(), behind(Terrain::forest, 4_du)), (Point{10_du, 6_du}));
}

TEST(HGT12, FlightIsNoFaster) {
    const Played played = flight(battleOf({runner()}, behind(Terrain::forest, 2_du)));
    ASSERT_EQ(played.count<Moved>(), 1);
    EXPECT_EQ(played.all<Moved>().front().price, 4_mp);
    EXPECT_EQ(played.all<Moved>().front().why, "HGT-12"_rule);
    EXPECT_EQ(fledTo(runner(), behind(Terrain::ford, 0_du)), (Point{10_du, 8_du}));
    EXPECT_EQ(fledTo(runner().has(Ability::sylvan), behind(Terrain::forest, 2_du)), (Point{10_du, 6_du}));
}

TEST(HGT15, AFleeingUnitStopsInFrontOfAHillThatItReachesTooLate) {
    EXPECT_NEAR(fledTo(runner(), behind(Terrain::hill, 2.5_du)).y.raw(), 7500, 2);
    EXPECT_EQ(fledTo(runner(), behind(Terrain::hill, 1.5_du)), (Point{10_du, 8_du}));
    EXPECT_EQ(fledTo(skirmishers(red).at(10_du, 10_du).facing(180_deg).fleeing().moves(4_mp),
                     behind(Terrain::hill, 1.5_du)),
              (Point{10_du, 7_du}));
}

TEST(HGT15, ATrenchStopsAFleeingUnitInTheSameWay) {
    const auto across = [](Du y) {
        TestTable table;
        table.structures = {built(StructureKind::trench, 10_du, y)};
        return fledTo(runner(), table).y;
    };
    EXPECT_EQ(across(8.5_du), 8_du);
    EXPECT_LT(across(6.9_du), 7.8_du);
    EXPECT_GT(across(6.9_du), 7_du);
}

TEST(FLT08, GoesRoundALake) {
    const TestTable lake{.tiles = {tile(Terrain::lake, {9_du, 6_du}, {12_du, 8_du})}};
    const Played played = flight(battleOf({runner()}, lake));
    EXPECT_EQ(played.battle.unit(a).pose.center, (Point{8.2_du, 7.8_du}));
}

TEST(TER06, FleeingUnitsGoAroundAndStopBeforeWhatHasNoWayRound) {
    EXPECT_EQ(fledTo(runner(), behind(Terrain::mountain, 1_du)).y, 9_du);
    EXPECT_EQ(fledTo(runner(), behind(Terrain::river, 1_du)).y, 9_du);
    EXPECT_EQ(fledTo(runner(), behind(Terrain::river, 4.5_du)).y, 6_du);
}

TEST(TER06, ElephantsAreTurnedAside) {
    const TestTable lake{.tiles = {tile(Terrain::lake, {9_du, 6_du}, {12_du, 8_du})}};
    const Played played = flight(battleOf({runner().of(UnitClass::elephants)}, lake));
    EXPECT_EQ(played.battle.unit(a).pose.center.x, 8.2_du);
}

/// A river from y = 7.2 to 8 with a bridge centered on x = 10.
TestTable bridged() {
    TestTable table{.tiles = {tile(Terrain::river, {0_du, 7.2_du}, {22_du, 8_du})}};
    table.structures = {built(StructureKind::wideBridge, 10_du, 7.6_du)};
    return table;
}

TEST(TER30, FleesOverABridgeThatLiesOnItsWay) {
    const Battle battle = flight(battleOf({runner(6_mp).at(10_du, 9_du)}, bridged())).battle;
    EXPECT_EQ(battle.unit(a).pose.center, (Point{10_du, 6_du}));
    EXPECT_FALSE(battle.unit(a).passage);
    const Battle half = flight(battleOf({runner(4_mp).at(10_du, 9_du)}, bridged())).battle;
    EXPECT_EQ(half.unit(a).pose.center, (Point{10_du, 7_du})) << "limited movement";
    EXPECT_TRUE(half.unit(a).passage);
}

TEST(TER37, GoesAlongTheBankToABridgeThatLeadsHome) {
    const auto fled = [](Du x, const TestTable& table) {
        return flight(battleOf({runner(4_mp).at(x, 9_du)}, table)).battle.unit(a).pose.center;
    };
    EXPECT_EQ(fled(12_du, bridged()).x, 10_du);
    EXPECT_NEAR(fled(12_du, bridged()).y.raw(), 8400, 2) << "HGT-15: more than half of it is used up";
    EXPECT_EQ(fled(17_du, bridged()), (Point{13_du, 9_du})) << "the rest follows in the next flight phase";
    TestTable two = bridged();
    two.structures.push_back(built(StructureKind::narrowBridge, 13.5_du, 7.6_du));
    EXPECT_EQ(fled(12_du, two).x, 13.5_du) << "the nearer one";
    two.structures.back().pose.heading = Heading(45_deg);
    EXPECT_EQ(fled(12_du, two).x, 10_du) << "one that leads elsewhere is none";
    two.structures.clear();
    EXPECT_EQ(fled(12_du, two), (Point{12_du, 8.4_du})) << "without a bridge it stays at the bank";
}

TEST(TER37, FleesThroughAGapBetweenTwoTowers) {
    const auto fled = [](Du between) {
        TestTable towers;
        const Du aside = between / 2 + 0.4_du;
        towers.structures = {built(StructureKind::watchtower, 10_du - aside, 8_du),
                             built(StructureKind::watchtower, 10_du + aside, 8_du)};
        return flight(battleOf({runner(6_mp)}, towers)).battle.unit(a).pose.center;
    };
    EXPECT_EQ(fled(0.8_du), (Point{10_du, 7_du})) << "limited movement";
    EXPECT_EQ(fled(1.6_du), (Point{10_du, 4_du})) << "wide enough for all of it";
    EXPECT_NE(fled(0.2_du).x, 10_du) << "round them";
}

TEST(TER37, AnEnemyOnTheWayToTheBridgeKeepsItAtTheBank) {
    const Battle battle = battleOf({runner(4_mp).at(13_du, 9_du), infantry(blue).at(11_du, 9_du)}, bridged());
    EXPECT_EQ(flight(battle).battle.unit(a).pose.center.x, 13_du);
}

TEST(TER37, AFordIsAWayLikeAnyOther) {
    TestTable table{.tiles = {tile(Terrain::river, {0_du, 7.2_du}, {9_du, 8_du}),
                              tile(Terrain::ford, {9_du, 7.2_du}, {11_du, 8_du}),
                              tile(Terrain::river, {11_du, 7.2_du}, {22_du, 8_du})}};
    const Point end = fledTo(runner(6_mp).at(11_du, 9_du), table);
    EXPECT_EQ(end.x, 10.2_du) << "as far aside as it has to go";
    EXPECT_LT(end.y, 8.4_du);
}

TEST(TER37, OnTheBridgeItCanOnlyRunAlongIt) {
    TestUnit unit = runner(4_mp).at(10_du, 7.6_du).facing(0_deg);
    unit.unit.passage = Passage{StructureId(0), 2, {{10_du, 8.4_du}, Heading(180_deg)}};
    const Battle battle = flight(battleOf({unit}, bridged())).battle;
    EXPECT_EQ(battle.unit(a).pose.center, (Point{10_du, 5.6_du}));
    EXPECT_EQ(battle.unit(a).pose.heading, Heading()) << "no room to turn";
    const Battle barred = flight(battleOf({unit, infantry(blue).at(10_du, 6.3_du)}, bridged())).battle;
    EXPECT_EQ(barred.unit(a).pose.center, (Point{10_du, 7.103_du}));
}

TEST(TER19, NobodyTurnsInAFord) {
    TestUnit unit = runner(4_mp).facing(0_deg);
    const Battle battle = flight(battleOf({unit}, behind(Terrain::ford, -0.4_du))).battle;
    EXPECT_EQ(battle.unit(a).pose, (Pose{{10_du, 8_du}, Heading()}));
    EXPECT_EQ(refusal(fits(battleOf({runner()}, behind(Terrain::ford, -0.4_du)), ChooseFacing{a},
                           FacingChosen{Heading(90_deg)})),
              "TER-19");
}

TEST(ACT15, NobodyTurnsOntoALake) {
    const TestTable shore{.tiles = {tile(Terrain::lake, {8_du, 7_du}, {12_du, 9.6_du})}};
    const Battle battle = battleOf({runner()}, shore);
    EXPECT_EQ(refusal(fits(battle, ChooseFacing{a}, FacingChosen{Heading(90_deg)})), "ACT-15");
    EXPECT_EQ(refusal(fits(battle, ChooseFacing{a}, FacingChosen{Heading()})), "");
}

/// Two sectors, x 9 to 11, y 6.5 to 8.5; a unit holds the northern one.
TestTable village() {
    TestTable table;
    table.structures = {built(StructureKind::villageSector, 10_du, 8_du),
                        built(StructureKind::villageSector, 10_du, 7_du)};
    table.structures.front().otherSector = StructureId(1);
    table.structures.back().otherSector = StructureId(0);
    return table;
}
TestUnit holding(Seat seat) {
    TestUnit unit = infantry(seat).at(10_du, 8_du);
    unit.unit.inside = StructureId(0);
    return unit;
}

TEST(TER50, FleesThroughAFriendsHousesButDoesNotStopThere) {
    const Played through = flight(battleOf({runner(7_mp), holding(red)}, village()));
    EXPECT_LT(through.battle.unit(a).pose.center.y, 7.1_du);
    EXPECT_FALSE(through.battle.unit(b).has(Marker::broken));
    const Played before = flight(battleOf({runner(3_mp), holding(red)}, village()));
    EXPECT_EQ(before.battle.unit(a).pose.center.y, 8.903_du);
}

TEST(FLT08, GoesRoundHousesThatEnemiesHold) {
    const Played played = flight(battleOf({runner(5_mp), holding(blue)}, village()), {{}, {WayChosen{}}});
    const Point& end = played.battle.unit(a).pose.center;
    EXPECT_TRUE(end.x <= 8.2_du || end.x >= 11.8_du) << end.x.raw();
}

TEST(WTW04, WhoComesOutAtARunHasLimitedMovement) {
    TestTable table;
    table.structures = {built(StructureKind::watchtower, 10_du, 10_du)};
    TestUnit watch = runner(4_mp);
    watch.unit.inside = StructureId(0);
    EXPECT_EQ(fledTo(watch, table), (Point{10_du, 7.2_du})) << "0.4 DU of tower, 0.4 of card, 2 of way";
}

}  // namespace
}  // namespace vallum::field

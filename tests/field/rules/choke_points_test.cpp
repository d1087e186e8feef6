// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

constexpr StructureId bridge(0);

/// A river from y = 12 to 12.8, with a bridge from y = 11.9 to 12.9 centered on x = 10.
TestTable river(StructureKind kind = StructureKind::wideBridge) {
    TestTable table;
    table.tiles = {tile(Terrain::river, {4_du, 12_du}, {16_du, 12.8_du})};
    Structure made;
    made.kind = kind;
    made.pose = {{10_du, 12.4_du}, {}};
    table.structures = {made};
    return table;
}
/// A gap of this width between two lakes.
TestTable gap(Du width) {
    TestTable table;
    table.tiles = {tile(Terrain::lake, {4_du, 12_du}, {10_du - width / 2, 12.8_du}),
                   tile(Terrain::lake, {10_du + width / 2, 12_du}, {16_du, 12.8_du})};
    return table;
}
/// Lined up with the near end.
TestUnit before(TestUnit unit) { return unit.at(10_du, 11.5_du).facing(0_deg).active(); }
/// With its front at the far end.
TestUnit onBridge(TestUnit unit, int sections = 2) {
    unit.unit.passage = Passage{bridge, sections, {{10_du, 11.5_du}, {}}};
    return unit.at(10_du, 12.5_du).facing(0_deg).active();
}
/// A blue unit with its front at this distance from the far end.
TestUnit beyond(Du distance) { return infantry(blue).at(10_du, 13.3_du + distance); }
/// A blue unit with its right flank there.
TestUnit turnedAway(Du distance) { return infantry(blue).at(10_du, 13.7_du + distance).facing(90_deg); }

Move ahead(Du distance) { return moving(a, {Advance{distance}}); }
Move attack(Du distance = 2_du) { return charging(a, {Advance{distance}}, b); }

TEST(TER30, CrossingTakesLimitedMovement) {
    const Battle battle = battleOf({before(infantry(red).moves(2_mp))}, river());
    EXPECT_EQ(refusalOf(battle, ahead(1_du)), "");
    EXPECT_EQ(refusalOf(battle, ahead(1.1_du)), "HGT-15");
    const Battle light = battleOf({before(skirmishers(red))}, river());
    EXPECT_EQ(refusalOf(light, ahead(2_du)), "");
    EXPECT_EQ(refusalOf(light, ahead(2.1_du)), "HGT-15");
}

TEST(TER30, OnlyWhoIsLinedUpCanCross) {
    EXPECT_EQ(refusalOf(battleOf({infantry(red).at(10.5_du, 11.5_du).active()}, river()), ahead(1_du)),
              "TER-14");
    EXPECT_EQ(
        refusalOf(battleOf({infantry(red).at(10_du, 11.3_du).facing(5_deg).active()}, river()), ahead(1_du)),
        "TER-14");
}

TEST(TER31, AsManySectionsAsFit) {
    const auto abreast = [](StructureKind kind) {
        return afterMove(battleOf({before(infantry(red))}, river(kind)), ahead(1_du))
            .unit(a)
            .passage->sections;
    };
    EXPECT_EQ(abreast(StructureKind::wideBridge), 2);
    EXPECT_EQ(abreast(StructureKind::narrowBridge), 1);
}

TEST(TER32, MarkersOnTheBridge) {
    const auto played = made(battleOf({before(infantry(red))}, river()), ahead(1_du));
    EXPECT_EQ(played.all<PassageChanged>().front().why, "TER-32"_rule);
    EXPECT_EQ(played.battle.unit(a).passage->structure, bridge);
    const geometry::Footprint shape = footprint(played.battle, a);
    EXPECT_EQ(shape, geometry::Footprint(geometry::outline({{10_du, 12.5_du}, north}, {0.8_du, 0.8_du})));
}

TEST(TER33, TheWidthOfTheBridgeFights) {
    const Battle wide = afterMove(battleOf({before(infantry(red)), beyond(0_du)}, river()), attack());
    EXPECT_EQ(sectionsInContact(wide, a, b), 2);
    EXPECT_EQ(meleeDice(wide, b, a).total(), 2);
    const Battle narrow = afterMove(
        battleOf({before(infantry(red)), beyond(0_du)}, river(StructureKind::narrowBridge)), attack());
    EXPECT_EQ(sectionsInContact(narrow, a, b), 1);
    EXPECT_EQ(combatsToFight(inPhase(Phase::melee, wide)), (std::vector<Opponents>{{a, b}}));
}

TEST(TER33, OnlyTheSidesThatMeetAreStruck) {
    const Battle battle = afterMove(battleOf({before(infantry(red)), beyond(0_du)}, river()), attack());
    for (const UnitId striker : {a, b}) {
        const UnitId other = striker == a ? b : a;
        EXPECT_TRUE(strikes(battle, striker, other, geometry::Edge::front));
        for (const auto edge : {geometry::Edge::right, geometry::Edge::rear, geometry::Edge::left})
            EXPECT_FALSE(strikes(battle, striker, other, edge));
    }
}

TEST(TER34, TwoUnitsOnTheBridge) {
    const auto fight = [](StructureKind kind, int sections) {
        TestUnit enemy = infantry(blue);
        enemy.unit.passage = Passage{bridge, sections, {{10_du, 13.3_du}, Heading(180_deg)}};
        const Battle battle = battleOf({before(infantry(red)), enemy.at(10_du, 12.8_du)}, river(kind));
        return sectionsInContact(afterMove(battle, attack()), a, b);
    };
    EXPECT_EQ(fight(StructureKind::wideBridge, 2), 2);
    EXPECT_EQ(fight(StructureKind::narrowBridge, 1), 1);
}

TEST(TER35, AllOfTheCardAgainstAFlank) {
    const Battle battle = battleOf({before(infantry(red)), turnedAway(0_du)}, river());
    Move flank = attack();
    flank.charge->wrapLeft = 1;
    const Battle after = afterMove(battle, flank);
    EXPECT_FALSE(after.unit(a).passage);
    EXPECT_EQ(after.unit(a).pose.center, (geometry::Point{10_du, 12.5_du}));
    EXPECT_EQ(sectionsInContact(after, a, b), 3) << "2 in contact and 1 of the free ones";
    EXPECT_EQ(sectionsInContact(afterMove(battleOf({before(infantry(red)), beyond(0_du)}, river()), attack()),
                                a, b),
              2)
        << "it faces the bridge";
}

TEST(TER36, WholeSectionsThatFitIntoTheGap) {
    const auto abreast = [](Du width) {
        const Battle after = afterMove(battleOf({before(infantry(red))}, gap(width)), ahead(1_du));
        return after.unit(a).passage ? after.unit(a).passage->sections : 0;
    };
    EXPECT_EQ(abreast(0.8_du), 2);
    EXPECT_EQ(abreast(1.56_du), 3);
    EXPECT_EQ(abreast(1.6_du), 0) << "no choke point";
}

TEST(TER36, BetweenTwoTowersAsWell) {
    TestTable towers;
    towers.structures = {built(StructureKind::watchtower, 9.2_du, 12.4_du),
                         built(StructureKind::watchtower, 10.8_du, 12.4_du)};
    const Battle after = afterMove(battleOf({before(infantry(red))}, towers), ahead(1_du));
    EXPECT_EQ(after.unit(a).passage->sections, 2);
    EXPECT_EQ(refusalOf(battleOf({before(infantry(red).moves(2_mp))}, towers), ahead(1.1_du)), "HGT-15");
    towers.structures.pop_back();
    EXPECT_EQ(refusalOf(battleOf({before(infantry(red))}, towers), ahead(1_du)), "WTW-04");
}

TEST(TER36, ASingleBankIsNoPassage) {
    TestTable shore;
    shore.tiles = {tile(Terrain::lake, {10.4_du, 12_du}, {16_du, 12.8_du})};
    EXPECT_EQ(refusalOf(battleOf({before(infantry(red))}, shore), ahead(1_du)), "TER-06");
}

TEST(TER37, LimitedUntilItHasPassed) {
    const Battle partly = battleOf({onBridge(infantry(red).moves(2_mp))}, river());
    EXPECT_EQ(refusalOf(partly, ahead(1_du)), "");
    EXPECT_EQ(refusalOf(partly, ahead(1.1_du)), "HGT-15");
    const auto through = made(partly, ahead(1_du));
    EXPECT_FALSE(through.battle.unit(a).passage);
    EXPECT_EQ(through.all<PassageChanged>().front().why, "TER-37"_rule);
    const Battle across = battleOf({infantry(red).at(10_du, 13.3_du).active().moves(2_mp)}, river());
    EXPECT_EQ(refusalOf(across, ahead(2_du)), "");
}

TEST(TER37, LimitedByTheGapOrByTheBridge) {
    const auto why = [](const TestTable& table) {
        const Battle battle = battleOf({before(infantry(red).moves(2_mp))}, table);
        return planOf(battle, ahead(1_du)).allowanceTerms.terms().back().rule;
    };
    EXPECT_EQ(why(gap(0.8_du)), "TER-37"_rule);
    EXPECT_EQ(why(river()), "TER-30"_rule);
}

TEST(TER38, ChargingOut) {
    const auto charge = [](Du distance) {
        return refusalOf(battleOf({onBridge(infantry(red).moves(2_mp)), beyond(distance)}, river()),
                         attack());
    };
    EXPECT_EQ(charge(0.8_du), "");
    EXPECT_NE(charge(1.1_du), "");
    const Battle after = afterMove(battleOf({onBridge(infantry(red)), beyond(0.8_du)}, river()), attack());
    EXPECT_EQ(sectionsInContact(after, a, b), 4);
}

/// Two blue units side by side at this distance from the far end, with their joint there.
std::vector<TestUnit> facedByTwo(Du distance, Du joint) {
    return {onBridge(infantry(red)), infantry(blue).at(joint - 0.8_du, 13.3_du + distance),
            infantry(blue).at(joint + 0.8_du, 13.3_du + distance)};
}
Move attackOnTheRight() { return charging(a, {Advance{2_du}}, c); }

TEST(TER38, AllSectionsAgainstTheOneThatIsChosen) {
    const Battle after = afterMove(battleOf(facedByTwo(0.8_du, 10_du), river()), attackOnTheRight());
    EXPECT_EQ(after.unit(a).pose.center, (geometry::Point{10.8_du, 13.3_du}));
    EXPECT_FALSE(after.unit(a).passage);
    EXPECT_EQ(meleeDice(after, a, c).total(), 4);
    EXPECT_FALSE(areEngaged(after, a, b));
    const Battle other = afterMove(battleOf(facedByTwo(0.8_du, 10_du), river()), attack());
    EXPECT_EQ(meleeDice(other, a, b).total(), 4) << "the active player chooses";
}

TEST(TER38, TwoThatTouchTheEndCloseIt) {
    std::vector<TestUnit> units = facedByTwo(0_du, 10_du);
    units.front() = before(infantry(red));
    const Battle after = afterMove(battleOf(units, river()), attackOnTheRight());
    EXPECT_EQ(after.unit(a).pose.center, (geometry::Point{10_du, 12.5_du}));
    EXPECT_TRUE(after.unit(a).passage);
    EXPECT_EQ(meleeDice(after, a, b).total(), 1);
    EXPECT_EQ(meleeDice(after, a, c).total(), 1);
    EXPECT_EQ(combatsToFight(inPhase(Phase::melee, after)), (std::vector<Opponents>{{a, b}, {a, c}}));
}

TEST(TER38, OneThatLeavesPartOfTheEndOpenDoesNotCloseIt) {
    const Battle battle = battleOf({before(infantry(red)), infantry(blue).at(10.8_du, 13.3_du)}, river());
    const Battle after = afterMove(battle, attack());
    EXPECT_FALSE(after.unit(a).passage);
    EXPECT_EQ(meleeDice(after, a, b).total(), 4);
}

TEST(TER38, AlsoInOneMoveOverTheBridge) {
    std::vector<TestUnit> units = facedByTwo(0.8_du, 10_du);
    units.front() = before(infantry(red).moves(4_mp));
    const Battle after = afterMove(battleOf(units, river()), attackOnTheRight());
    EXPECT_EQ(meleeDice(after, a, c).total(), 4);
}

TEST(TER39, OverTheRiverAgainstAFrontToo) {
    const Battle after = afterMove(battleOf({onBridge(infantry(red)), beyond(0.2_du)}, river()), attack());
    EXPECT_EQ(after.unit(a).pose.center, (geometry::Point{10_du, 12.7_du}));
    EXPECT_FALSE(after.unit(a).passage);
    EXPECT_EQ(meleeDice(after, a, b).total(), 4);
}

TEST(TER39, OverTheRiverOnlyWhereThereIsNoRoom) {
    const auto center = [](Du distance) {
        const Battle battle = battleOf({onBridge(infantry(red)), turnedAway(distance)}, river());
        return afterMove(battle, attack()).unit(a).pose.center;
    };
    EXPECT_EQ(center(0.2_du), (geometry::Point{10_du, 12.7_du})) << "it lies over the river";
    EXPECT_EQ(center(0.8_du), (geometry::Point{10_du, 13.3_du}));
}

TEST(TER39, TheCardComesOffTheRiverAgain) {
    const Battle battle = battleOf({infantry(red).at(10_du, 12.7_du).active()}, river());
    EXPECT_EQ(refusalOf(battle, ahead(1_du)), "");
}

TEST(TER40, NoMarkerOverTheRiver) {
    const auto markers = [](Du y) {
        Battle battle =
            battleOf({infantry(red).at(10_du, y), infantry(blue).at(10.8_du, y + 2_du).active()}, river());
        battle.active = blue;
        Move joins = charging(b, {Advance{3_du}}, a);
        joins.charge->wrapLeft = 2;
        joins.charge->wrapRight = 2;
        return planOf(battle, joins).contact->envelops.size();
    };
    EXPECT_EQ(markers(13.3_du), 2U);
    EXPECT_EQ(markers(12.5_du), 0U);
}

TEST(TER41, TurnByTurn) {
    Battle battle =
        battleOf({infantry(red).at(10.2_du, 10.5_du).active().moves(2_mp), beyond(0.8_du)}, river());
    const auto nextTurn = [&] { battle.units.front().turn = {}; };
    Move arrive = ahead(1_du);
    arrive.at = AtStructure{.structure = bridge, .what = Arrival::lineUp, .place = {}};
    battle = afterMove(battle, arrive);
    EXPECT_EQ(battle.unit(a).pose, (Pose{{10_du, 11.5_du}, north}));
    nextTurn();
    battle = afterMove(battle, ahead(1_du));
    EXPECT_EQ(battle.unit(a).passage->sections, 2);
    nextTurn();
    battle = afterMove(battle, attack());
    EXPECT_EQ(sectionsInContact(battle, a, b), 4);
}

TEST(TER41, FourSectionsInsteadOfThree) {
    const Battle after = afterMove(battleOf(facedByTwo(0.8_du, 9.6_du), river()), attackOnTheRight());
    EXPECT_EQ(after.unit(a).pose.center, (geometry::Point{10.4_du, 13.3_du}));
    EXPECT_EQ(meleeDice(after, a, c).total(), 4);
    EXPECT_FALSE(areEngaged(after, a, b));
}

TEST(TER29, BackToTheBankItCameFrom) {
    const auto after = [](const std::vector<TestUnit>& units) {
        return play(battleOf(units, river()), {}, [](Game& game) { leaveDestroyedBridge(game, bridge); })
            .battle;
    };
    const Battle alone = after({onBridge(infantry(red))});
    EXPECT_EQ(alone.unit(a).pose, (Pose{{10_du, 11.6_du}, north})) << "at the water";
    EXPECT_FALSE(alone.unit(a).passage);
    TestUnit fromAfar = onBridge(infantry(red));
    fromAfar.unit.passage->bank = {{10_du, 9.5_du}, {}};
    EXPECT_EQ(after({fromAfar}).unit(a).pose, (Pose{{10_du, 11.6_du}, north})) << "not where it set out";
    TestUnit fromTheNorth = onBridge(infantry(red));
    fromTheNorth.unit.passage->bank = {{10_du, 13.5_du}, {}};
    EXPECT_EQ(after({fromTheNorth}).unit(a).pose, (Pose{{10_du, 13.2_du}, north}));
    const Battle crowded = after({onBridge(infantry(red)), infantry(red).at(10_du, 11.5_du)});
    EXPECT_EQ(crowded.unit(a).pose.center, (geometry::Point{10_du, 10.7_du}));
    const Battle aside =
        after({onBridge(infantry(red)), infantry(red).at(10_du, 11.5_du), infantry(red).at(10_du, 10.7_du)});
    EXPECT_EQ(aside.unit(a).pose.center, (geometry::Point{11.6_du, 11.6_du}));
    EXPECT_EQ(after({infantry(red)}).unit(a).pose, battleOf({infantry(red)}).unit(a).pose);
}

TEST(HGT18, FreeEvenWithoutPoints) {
    TestTable table = river();
    table.structures = {built(StructureKind::barricade, 10_du, 11.9_du)};
    Move facing = ahead(0.9_du);
    facing.at = AtStructure{.structure = bridge, .what = Arrival::lineUp, .place = {}};
    const Battle battle = battleOf({infantry(red).at(10_du, 10.4_du).active().moves(0.9_mp)}, table);
    EXPECT_EQ(refusalOf(battle, facing), "");
}

TEST(GAT11, ASortieFightsWithAllSections) {
    const Battle battle = battleOf({infantry(red).at(13.2_du, 9.2_du).active().moves(2_mp),
                                    infantry(blue).at(13.2_du, 10.9_du).facing(180_deg)},
                                   stronghold());
    const Battle after = afterMove(battle, attack());
    EXPECT_EQ(sectionsInContact(after, a, b), 4);
}

TEST(GAT12, OutAShotAndBack) {
    const Battle battle = battleOf({skirmishers(red).at(13.2_du, 9.2_du).active()}, stronghold());
    const auto back = [&](Du out, Du home) {
        Battle there = afterMove(battle, ahead(out));
        there.phase = Phase::skirmishers;
        return refusal(planSkirmishMove(there, moving(a, {Slide{south, home}})));
    };
    EXPECT_EQ(back(1_du, 1_du), "");
    EXPECT_EQ(back(1.5_du, 0.5_du), "");
    EXPECT_NE(back(1.5_du, 0.6_du), "");
}

TEST(FOR23, OverTheStructureItComesFrom) {
    // The enemy is so close to the tower that there is no room between them.
    Battle battle = battleOf(
        {inTower(infantry(red)).active(), infantry(blue).at(7.2_du, 11_du).facing(180_deg)}, stronghold());
    Move out = attack(0.5_du);
    out.out = Pose{{7.2_du, 10.2_du}, north};
    EXPECT_NE(refusalOf(battle, moving(a, {Advance{0.5_du}})), "");
    battle.units.back().pose.center = {7.2_du, 8.2_du};
    battle.units.back().pose.heading = north;
    out.out = Pose{{7.2_du, 9.1_du}, south};
    EXPECT_EQ(refusalOf(battle, out), "") << "over the tower, at an enemy inside";
    Move plain = out;
    plain.charge.reset();
    EXPECT_EQ(refusalOf(battle, plain), "FOR-19");
}

}  // namespace
}  // namespace vallum::field

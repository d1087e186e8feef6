// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/collapse.h>
#include <vallum/field/rules/turn/generals.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {
namespace {

using geometry::Edge;
using geometry::SectionIndex;
using Kind = OrderOfBlows::Kind;

TestUnit defender() { return infantry(red).attack(4, 4).defense(5, 6); }

Battle stormed(const TestUnit& red, const TestUnit& blue, const TestTable& table = stronghold()) {
    return battleOf({red, blue}, table);
}
/// An attacker at the top of the ladder at the middle wall, and a defender on it.
Battle atTheTop(const TestTable& table = stronghold()) {
    return stormed(onWall(defender()), climbed(infantry(blue)), table);
}

// ------------------------------------------------------------ GEO, HGT, WAL

TEST(GEO17, SectionsTouchAtTheSamePlaceOfTheWall) {
    EXPECT_EQ(sectionsInContact(atTheTop(), a, b), 4);
    struct Row {
        Du defenderAside;
        Du attackerAside;
        int sections;
    };
    for (const Row& row :
         {Row{-0.8_du, 0_du, 2}, Row{0_du, 0.4_du, 3}, Row{-1.6_du, 0_du, 0}, Row{0.8_du, 0.8_du, 4}}) {
        const Battle battle =
            stormed(onWall(defender(), row.defenderAside), climbed(infantry(blue), row.attackerAside));
        EXPECT_EQ(sectionsInContact(battle, a, b), row.sections);
        EXPECT_EQ(sectionsInContact(battle, b, a), row.sections);
    }
}

TEST(HGT06, SameLevelMeansMelee) {
    EXPECT_FALSE(areEngaged(stormed(onWall(defender()), beforeWall(infantry(blue))), a, b));
    EXPECT_TRUE(areEngaged(atTheTop(), a, b));
    EXPECT_TRUE(
        areEngaged(stormed(onWall(defender()), beforeWall(infantry(blue)), collapsed(middleWall)), a, b));
}

TEST(HGT21, MountedUnitsDoNotStorm) {
    EXPECT_FALSE(areEngaged(stormed(onWall(defender()), climbed(cavalry(blue))), a, b));
    EXPECT_FALSE(areEngaged(stormed(onWall(cavalry(red)), climbed(infantry(blue))), a, b));
    const auto through = [](const TestUnit& defending) {
        return areEngaged(stormed(onWall(defending), beforeWall(cavalry(blue)), collapsed(middleWall)), a, b);
    };
    EXPECT_TRUE(through(defender()));
    EXPECT_TRUE(through(cavalry(red)));
    const Battle faced = turnOf(blue, stormed(onWall(defender()), beforeWall(cavalry(blue).active())));
    EXPECT_EQ(refusal(planMove(faced, arriving(b, {}, middleWall, Arrival::climb))), "HGT-21");
}

TEST(FOR21, CavalryBehindAWallDoesNotDefendIt) {
    const Battle battle = underFire(battleOf(
        {archers(blue).at(10_du, 14_du).facing(180_deg), onWall(cavalry(red).defense(5, 6))}, stronghold()));
    EXPECT_EQ(defenseUnderFire(battle, b, a), (Defense{5, 6}));
    EXPECT_FALSE(standsOnWall(battle, b));
    const Battle tower = battleOf({cavalry(red).at(7.2_du, 8.8_du).active()}, stronghold());
    EXPECT_EQ(refusal(planMove(tower, arriving(a, {}, westTower, Arrival::occupy))), "FOR-21");
    const Battle open = battleOf({cavalry(red).at(10_du, 9.2_du).active()}, collapsed(middleWall));
    EXPECT_EQ(refusal(planMove(open, Move{a, {}, {}, {geometry::Advance{2_du}}, {}, {}, {}, {}})), "");
}

TEST(WAL02, ALoneWallHasAnInnerSideWhereverItFaces) {
    for (const Degrees heading : {0_deg, 90_deg, 180_deg, 270_deg, 30_deg}) {
        TestTable table;
        table.structures = {built(StructureKind::wall, 10_du, 10_du, heading)};
        const auto isBehind = [&](Du ahead, Du aside) {
            const auto [x, y] = geometry::pointAt(table.structures.front().pose, aside, ahead);
            return isWithin(battleOf({infantry(red).at(x, y)}, table), a, StructureId(0));
        };
        for (const Du aside : {-3_du, 0_du, 3_du}) {
            EXPECT_TRUE(isBehind(-1_du, aside)) << heading.raw();
            EXPECT_FALSE(isBehind(1_du, aside)) << heading.raw();
        }
    }
}

TEST(WAL02, ABonusAgainstAttacksFromOutside) {
    EXPECT_EQ(defenseOf(atTheTop(), a, b), (Defense{7, 6}));
    const auto shotFrom = [](Du x, Du y, Degrees heading) {
        return defenseUnderFire(
            underFire(battleOf({archers(blue).at(x, y).facing(heading), onWall(defender())}, stronghold())),
            b, a);
    };
    EXPECT_EQ(shotFrom(10_du, 14_du, 180_deg), (Defense{7, 6}));
    EXPECT_EQ(shotFrom(10_du, 6_du, 0_deg), (Defense{5, 6})) << "from inside";
    EXPECT_EQ(shotFrom(12_du, 9.2_du, 270_deg), (Defense{5, 6})) << "along the wall";
    const Battle inside =
        battleOf({onWall(defender()), infantry(blue).at(10_du, 8.4_du).facing(0_deg)}, stronghold());
    EXPECT_EQ(defenseOf(inside, a, b), (Defense{3, 4})) << "from the rear";
}

TEST(WAL05, OnTopAndAtTheBottom) {
    const Battle battle = stormed(onWall(defender()), climbed(infantry(blue)));
    EXPECT_EQ(defendsFromAbove(battle, a, b), "WAL-08"_rule);
    const Battle inside =
        battleOf({onWall(defender()), infantry(blue).at(10_du, 8.4_du).facing(0_deg)}, stronghold());
    EXPECT_EQ(defendsFromAbove(inside, a, b), std::nullopt);
    EXPECT_EQ(shelterInMelee(inside, a, b), std::nullopt);
    const Battle leaving = battleOf({onWall(infantry(red).active().moves(2_mp))}, stronghold());
    EXPECT_EQ(refusal(planMove(leaving,
                               Move{a, {}, {}, {geometry::Slide{Heading(180_deg), 1_du}}, {}, {}, {}, {}})),
              "");
}

TEST(WAL08, TheDefenderStrikesFirstAndHarder) {
    const Battle battle = atTheTop();
    EXPECT_EQ(attackOf(battle, a, b), (Attack{5, 5}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}), (OrderOfBlows{Kind::oneAfterTheOther, a}));
    EXPECT_EQ(orderOfBlows(battle, {b, a}), (OrderOfBlows{Kind::oneAfterTheOther, a}));
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{7, 6}));
    const Battle taken = stormed(onWall(defender()), inTakenPlace(infantry(blue), 1.6_du));
    EXPECT_EQ(attackOf(taken, a, b), (Attack{4, 4}));
}

TEST(WAL10, OneAttackerTwoDefenders) {
    const Battle battle =
        turnOf(blue, inPhase(Phase::melee, battleOf({onWall(defender(), -0.4_du), climbed(infantry(blue)),
                                                     onWall(defender(), 1.2_du)},
                                                    stronghold())));
    EXPECT_EQ(meleeDice(battle, b, a).total(), 3);
    EXPECT_EQ(meleeDice(battle, b, c).total(), 1);
    EXPECT_EQ(combatsToFight(battle), (std::vector<Opponents>{{b, a}, {b, c}}));
    Battle gone = battle;
    gone.units.at(0).place = Place::eliminated;
    EXPECT_EQ(combatsToFight(gone), (std::vector<Opponents>{{b, c}}));
    EXPECT_EQ(meleeDice(atTheTop(), b, a).total(), 4);
}

TEST(WAL11, EnvelopedItLosesTheWall) {
    const Battle flank = stormed(onWall(defender()), climbed(infantry(blue), 0.4_du).enveloping(a, 4));
    EXPECT_EQ(shelterInMelee(flank, a, b), std::nullopt);
    EXPECT_EQ(defenseOf(flank, a, b), (Defense{4, 5}));
    EXPECT_EQ(attackOf(flank, a, b), (Attack{4, 4}));
    EXPECT_EQ(orderOfBlows(flank, {b, a}), OrderOfBlows());
    EXPECT_EQ(sectionsInContact(flank, a, b), 4) << "3 places of the wall and the marker";
    const Battle both =
        stormed(onWall(defender()), climbed(infantry(blue), 0.4_du).enveloping(a, 4).enveloping(a, 6));
    EXPECT_EQ(defenseOf(both, a, b), (Defense{2, 3}));
}

/// Climbers with one section beyond an end of the defender.
Battle overlapping(const TestTable& table = stronghold()) {
    return turnOf(blue, stormed(onWall(defender()), climbed(infantry(blue).active(), 0.4_du), table));
}

TEST(WAL11, ItsFreeSectionsEnvelopOverTheWall) {
    const auto played = play(overlapping(), {}, [](Game& game) { act(game, Envelop{b, a, 1, 0}); });
    EXPECT_EQ(played.battle.unit(b).envelops, (std::vector<EnvelopMarker>{{a, SectionIndex(4)}}));
    EXPECT_EQ(meleeDice(played.battle, b, a).total(), 4);
    EXPECT_EQ(defenseOf(played.battle, a, b), (Defense{4, 5}));
    EXPECT_EQ(refusal(fits(overlapping(), ChooseMove{}, Envelop{b, a, 0, 1})), "GEO-18") << "no free section";
    EXPECT_EQ(refusal(fits(turnOf(blue, stormed(onWall(defender()), climbed(infantry(blue).active()))),
                           ChooseMove{}, Envelop{b, a, 1, 0})),
              "ENG-03");
}

TEST(WAL11, ANeighborClosesTheWayRound) {
    const Battle battle = turnOf(blue, battleOf({onWall(defender()), climbed(infantry(blue).active(), 0.4_du),
                                                 onWall(defender(), 1.6_du)},
                                                stronghold()));
    EXPECT_FALSE(fits(battle, ChooseMove{}, Envelop{b, a, 1, 0}));
}

TEST(WAL11, TheMarkersComeOffWithTheClimb) {
    const Battle around = stormed(onWall(defender()), climbed(infantry(blue), 0.4_du).enveloping(a, 4));
    const auto burning =
        play(around, {}, [](Game& game) { lightFire(game, middleWall, 1, red, "FIR-03"_rule); });
    EXPECT_TRUE(burning.battle.unit(b).envelops.empty());
    EXPECT_FALSE(areEngaged(burning.battle, a, b));
    const auto charged = play(around, {}, [](Game& game) { endClimbOfCharged(game, b); });
    EXPECT_FALSE(areEngaged(charged.battle, a, b));
}

TEST(WAL12, FacingAWallIsNoMelee) {
    const Battle battle = stormed(onWall(defender()), beforeWall(skirmishers(blue)));
    EXPECT_FALSE(isEngaged(battle, a));
    EXPECT_FALSE(isEngaged(battle, b));
    EXPECT_TRUE(isEngaged(stormed(onWall(defender()), climbed(skirmishers(blue))), b));
}

TEST(WAL16, FlankAgainstFlankOnTheWall) {
    struct Row {
        Du y;
        int dice;
    };
    for (const Row& row : {Row{9.2_du, 2}}) {
        const Battle battle = stormed(onWall(defender()),
                                      inTakenPlace(infantry(blue).defense(5, 6), 1.6_du).at(11.6_du, row.y));
        EXPECT_EQ(meleeDice(battle, a, b).total(), row.dice);
        EXPECT_EQ(meleeDice(battle, b, a).total(), row.dice);
        EXPECT_EQ(defenseOf(battle, a, b), (Defense{4, 5}));
        EXPECT_EQ(defenseOf(battle, b, a), (Defense{4, 5}));
        EXPECT_EQ(orderOfBlows(battle, {a, b}), OrderOfBlows());
        EXPECT_EQ(moraleInMelee(battle, b, a).total(), 6) << "printed 7";
    }
    const Battle half = stormed(onWall(defender()), inTakenPlace(infantry(blue)).at(11.6_du, 8.8_du));
    EXPECT_EQ(meleeDice(half, a, b).total(), 1);
    const Battle apart = stormed(onWall(defender()), inTakenPlace(infantry(blue)).at(11.7_du, 9.2_du));
    EXPECT_FALSE(areEngaged(apart, a, b));
}

TEST(WAL20, ACornerDefendsBothOfItsSides) {
    TestTable table;
    table.structures = {built(StructureKind::cornerWall, 10_du, 10_du)};
    // The inner square of the corner is x 9.6 to 10, y 9.6 to 10.
    const TestUnit inside = defender().at(9.2_du, 9.6_du).facing(0_deg);
    const TestUnit north = climbing(infantry(blue).at(10_du, 10.8_du).facing(180_deg), StructureId(0), 1);
    const TestUnit east = climbing(infantry(blue).at(10.8_du, 10_du).facing(270_deg), StructureId(0), 1);
    const Battle battle = battleOf({inside, north, east}, table);
    EXPECT_EQ(sectionsInContact(battle, a, b), 1);
    EXPECT_EQ(sectionsInContact(battle, a, c), 1);
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{6, 5}))
        << "the wall's bonus, and a second enemy, but no flank";
    EXPECT_EQ(placesHeld(battle, a), (std::vector<WallPlace>{{StructureId(0), 0}}));
}

TEST(GAT01, TwoSectionsAtTheDoor) {
    const Battle battle =
        stormed(onWall(defender(), 3.2_du), beforeWall(infantry(blue), 3.2_du), damaged(eastGate, 5));
    EXPECT_EQ(sectionsInContact(battle, a, b), 2);
    EXPECT_EQ(placesFaced(battle, b).size(), 4U);
    const Battle whole =
        stormed(onWall(defender(), 3.2_du), climbing(beforeWall(infantry(blue), 3.2_du), eastGate, 1));
    EXPECT_EQ(sectionsInContact(whole, a, b), 4);
    EXPECT_EQ(attackOf(whole, a, b), (Attack{5, 5}));
}

TEST(GAT07, ThroughABrokenGate) {
    const auto at = [](int damage) {
        return stormed(onWall(defender(), 3.2_du), beforeWall(infantry(blue), 3.2_du),
                       damaged(eastGate, damage));
    };
    EXPECT_EQ(meleeDice(at(5), a, b).total(), 2);
    EXPECT_EQ(meleeDice(at(5), b, a).total(), 2);
    EXPECT_EQ(defenseOf(at(5), a, b), (Defense{5, 6}));
    EXPECT_EQ(attackOf(at(5), a, b), (Attack{4, 4}));
    EXPECT_FALSE(areEngaged(at(4), a, b));
}

TEST(RAZ05, AGapTakesEveryBonusAway) {
    const TestUnit between = climbing(beforeWall(infantry(blue), 0.8_du), middleWall, 1);
    const Battle battle = stormed(onWall(defender(), 0.8_du), between, collapsed(eastWall));
    EXPECT_EQ(sectionsInContact(battle, a, b), 4);
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{5, 6}));
    EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4}));
    EXPECT_EQ(orderOfBlows(battle, {b, a}), OrderOfBlows());
    EXPECT_EQ(defenseOf(atTheTop(), a, b), (Defense{7, 6}));
}

// ----------------------------------------------------------------- overlaps

Battle stacked(Du aside, const TestUnit& attacker) {
    Battle battle = battleOf({onWall(defender()), attacker, onWall(defender(), aside)}, stronghold());
    battle.overlaps = {{c, a}};
    return battle;
}

TEST(FOR09, OnlyTheTopFights) {
    const Battle half = stacked(0.8_du, climbed(infantry(blue)));
    EXPECT_EQ(meleeDice(half, a, b).total(), 2);
    EXPECT_EQ(meleeDice(half, c, b).total(), 2);
    const Battle whole = stacked(0_du, climbed(infantry(blue)));
    EXPECT_FALSE(areEngaged(whole, a, b));
    EXPECT_EQ(meleeDice(whole, c, b).total(), 4);
}

/// In the yard: the defender with a friend on its two right sections, and an enemy.
Battle halfCovered(const TestUnit& enemy) {
    Battle battle = battleOf(
        {defender().at(10_du, 7_du).facing(0_deg), enemy, defender().at(10.8_du, 7_du).facing(0_deg)},
        stronghold());
    battle.overlaps = {{c, a}};
    return battle;
}

TEST(FOR09, UncoveredFlanksAndRearFightToo) {
    const Battle flank = halfCovered(infantry(blue).at(8.8_du, 7_du).facing(90_deg));
    EXPECT_EQ(meleeDice(flank, b, a).total(), 2);
    EXPECT_EQ(meleeDice(flank, a, b).total(), 2);
    EXPECT_EQ(defenseOf(flank, a, b), (Defense{4, 5}));
    const Battle rear = halfCovered(infantry(blue).at(9.6_du, 6.2_du).facing(0_deg));
    EXPECT_EQ(meleeDice(rear, b, a).total(), 2);
    EXPECT_EQ(meleeDice(rear, b, c).total(), 1);
    EXPECT_EQ(defenseOf(rear, a, b), (Defense{3, 4}));
    const Battle front = halfCovered(infantry(blue).at(10_du, 7.8_du).facing(180_deg));
    EXPECT_EQ(meleeDice(front, a, b).total(), 2);
}

TEST(FOR09, ItsFreeFrontFightsAFlank) {
    EXPECT_EQ(meleeDice(halfCovered(infantry(blue).at(9.6_du, 8.2_du).facing(90_deg)), a, b).total(), 2);
    EXPECT_EQ(meleeDice(halfCovered(infantry(blue).at(9.2_du, 8.2_du).facing(90_deg)), a, b).total(), 1);
    EXPECT_FALSE(areEngaged(halfCovered(infantry(blue).at(10.4_du, 8.2_du).facing(90_deg)), a, b))
        << "only what is covered";
}

TEST(FOR09, NorDoesACoveredUnitFightAlongTheWall) {
    const Battle battle = stacked(0_du, inTakenPlace(infantry(blue), 1.6_du));
    EXPECT_EQ(meleeDice(battle, c, b).total(), 2);
    EXPECT_FALSE(areEngaged(battle, a, b));
    EXPECT_EQ(enemiesInContact(battle, b), (std::vector<UnitId>{c}));
}

TEST(HGT20, AFlankInsideTheFortressUnderAFriend) {
    const Battle battle = stacked(0.8_du, infantry(blue).at(8.8_du, 9.2_du).facing(90_deg));
    EXPECT_EQ(sectionsInContact(battle, a, b), 2);
    EXPECT_EQ(sectionsInContact(battle, c, b), 0);
}

TEST(FOR13, TheOneOnTopIsAttacked) {
    EXPECT_EQ(enemiesInContact(stacked(0_du, climbed(infantry(blue))), b), (std::vector<UnitId>{c}));
    EXPECT_EQ(enemiesInContact(stacked(0.8_du, climbed(infantry(blue), -0.8_du)), b),
              (std::vector<UnitId>{a}));
}

TEST(FOR16, TheLowerUnitTakesOver) {
    // The top unit can take one more wound: the first strike is its own.
    Battle battle = stacked(0_du, climbed(infantry(blue)));
    battle.units.at(2).wounds = 3;
    const Battle blues = turnOf(blue, battle);
    const auto gone = play(blues, {.rolls = {{1, 1, 1, 1}, {6, 1, 1, 1}, {6}, {1, 1, 1, 1}, {1, 1, 1, 1}}},
                           [](Game& game) { melee(game, {b, c}); });
    EXPECT_FALSE(gone.battle.onTable(c));
    EXPECT_EQ(gone.count<CombatBegan>(), 2);
    EXPECT_FALSE(gone.battle.unit(a).has(Marker::broken));
}

/// Behind a collapsed wall.
Battle stackedAtGap(TestUnit top) {
    Battle battle = battleOf({onWall(defender()), beforeWall(infantry(blue)), onWall(std::move(top))},
                             collapsed(middleWall));
    battle.overlaps = {{c, a}};
    return turnOf(blue, battle);
}
Played foughtOut(const Battle& battle, std::deque<std::vector<int>> rolls) {
    return play(battle, {.rolls = std::move(rolls)}, [](Game& game) { melee(game, {b, c}); });
}

TEST(FOR16, ThroughAGapAsWell) {
    const std::vector<int> misses{1, 1, 1, 1};
    const auto gone =
        foughtOut(stackedAtGap(defender().wounded(3)), {{6, 1, 1, 1}, {6}, misses, misses, misses});
    EXPECT_FALSE(gone.battle.onTable(c));
    EXPECT_EQ(gone.count<CombatBegan>(), 2);
    EXPECT_FALSE(gone.battle.unit(a).has(Marker::broken));
    const auto fled = foughtOut(stackedAtGap(defender().broken().morale(5)),
                                {{6, 1, 1, 1}, {6}, misses, {6}, misses, misses});
    EXPECT_TRUE(fled.battle.unit(c).has(Marker::fleeing));
    EXPECT_EQ(fled.count<CombatBegan>(), 2);
    EXPECT_TRUE(fled.battle.unit(a).has(Marker::broken));
}

TEST(FOR16, NobodyWhoDoesNotTouchTheAttacker) {
    Battle battle = stackedAtGap(defender().wounded(3));
    battle.units.at(0).pose.center.x = 10.8_du;
    battle.units.at(1).pose.center.x = 8.8_du;
    const auto gone = foughtOut(battle, {{6}, {6}, {1}});
    EXPECT_FALSE(gone.battle.onTable(c));
    EXPECT_EQ(gone.count<CombatBegan>(), 1);
}

TEST(WAL06, OnlyTheTopUnitDefends) {
    // B on top with 4 sections against 4 attackers; A keeps 3.
    const Battle battle = stacked(-1.2_du, climbed(infantry(blue), -1.2_du));
    EXPECT_EQ(meleeDice(battle, c, b).total(), 4);
    EXPECT_EQ(placesDefended(battle, a).size(), 3U);
}

// ------------------------------------------------------------------- towers

TEST(FOR04, TheTowerStandsForItsUnit) {
    const Battle battle = battleOf({inTower(infantry(red)), infantry(blue).at(7.2_du, 14_du)}, stronghold());
    EXPECT_EQ(footprint(battle, a).card(), boxOf(battle, westTower));
    EXPECT_EQ(footprint(battle, a).pieces().size(), 1U);
}

TEST(FOR04, TheInfluenceOfAGeneralReachesFromTheTower) {
    // The tower is 0.8 DU wide, with its east side at 7.6.
    const auto led = [](Du x) {
        const TestUnit ally = infantry(red).at(x, 9.6_du).facing(0_deg);
        return isInInfluence(withGeneral(battleOf({inTower(infantry(red)), ally}, stronghold()), a), b);
    };
    EXPECT_TRUE(led(12.3_du)) << "3.9 DU";
    EXPECT_FALSE(led(12.5_du)) << "4.1 DU, and 3.7 from a card";
    const TestUnit leader = infantry(red).at(12.5_du, 9.6_du).facing(0_deg);
    const Battle within = withGeneral(battleOf({inTower(infantry(red)), leader}, stronghold()), b);
    EXPECT_FALSE(isInInfluence(within, a));
}

TEST(TOW02, ABonusButNotFromInside) {
    const TestUnit outside = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 2);
    const Battle battle = stormed(inTower(defender()), outside);
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{7, 6}));
    const Battle inside = stormed(inTower(defender()), infantry(blue).at(7.2_du, 8.8_du).facing(0_deg));
    EXPECT_EQ(defenseOf(inside, a, b), (Defense{5, 6}));
    const auto shotFrom = [](Du y, Degrees heading) {
        return defenseUnderFire(
            underFire(
                battleOf({archers(blue).at(7.6_du, y).facing(heading), inTower(defender())}, stronghold())),
            b, a);
    };
    EXPECT_EQ(shotFrom(13_du, 180_deg), (Defense{7, 6}));
    EXPECT_EQ(shotFrom(6_du, 0_deg), (Defense{5, 6}));
}

TEST(TOW04, TwoSectionsOnASide) {
    const TestUnit outside = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 2);
    Battle battle = stormed(inTower(defender()), outside);
    EXPECT_EQ(meleeDice(battle, b, a).total(), 2);
    battle.units.at(1).wraps = {{westTower, 6}, {westTower, 7}};
    EXPECT_EQ(meleeDice(battle, b, a).total(), 4);
}

TEST(TOW06, NoFlanksInATower) {
    const TestUnit north = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 2);
    const TestUnit west = climbing(infantry(blue).at(6.4_du, 9.6_du).facing(90_deg), westTower, 2);
    const Battle battle = battleOf({inTower(defender()), north, west}, stronghold());
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{6, 5})) << "only the second enemy counts";
    for (const Edge edge : {Edge::right, Edge::rear, Edge::left}) EXPECT_FALSE(strikes(battle, c, a, edge));
}

TEST(ASL16, FromInsideThereIsNothingToClimb) {
    const Battle battle = stormed(inTower(defender()), infantry(blue).at(7.2_du, 8.8_du).facing(0_deg));
    EXPECT_EQ(meleeDice(battle, a, b).total(), 2);
    EXPECT_EQ(meleeDice(battle, b, a).total(), 2);
    EXPECT_EQ(orderOfBlows(battle, {b, a}), (OrderOfBlows{Kind::oneAfterTheOther, a}));
    EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4}));
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{5, 6}));
}

TEST(ASL11, MeleeAtTheTop) {
    const auto at = [](int levels) {
        return stormed(inTower(defender()),
                       climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, levels));
    };
    EXPECT_EQ(attackOf(at(2), a, b), (Attack{5, 5}));
    EXPECT_EQ(orderOfBlows(at(2), {b, a}), (OrderOfBlows{Kind::oneAfterTheOther, a}));
    EXPECT_FALSE(areEngaged(at(1), a, b));
    EXPECT_EQ(attackOf(atTheTop(), a, b), (Attack{5, 5}));
    EXPECT_EQ(defenseOf(atTheTop(), a, b), (Defense{7, 6}));
}

TEST(WTW01, AWatchtowerSheltersAsATower) {
    TestTable table;
    table.structures = {built(StructureKind::watchtower, 7.2_du, 9.6_du)};
    const auto from = [&](Du y, Degrees heading) {
        const TestUnit attacker = climbing(infantry(blue).at(7.2_du, y).facing(heading), StructureId(0), 2);
        return defenseOf(battleOf({inTower(defender(), StructureId(0)), attacker}, table), a, b);
    };
    EXPECT_EQ(from(10.4_du, 180_deg), (Defense{7, 6}));
    EXPECT_EQ(from(8.8_du, 0_deg), (Defense{7, 6})) << "it has no inner side";
}

TEST(ASL21, SafeInTheFortress) {
    const auto moraleOf = [](const TestUnit& unit) {
        return moraleOutsideAttack(battleOf({unit}, stronghold()), a).total();
    };
    EXPECT_EQ(moraleOf(onWall(infantry(red))), 8);
    EXPECT_EQ(moraleOf(inTower(infantry(red))), 8);
    EXPECT_EQ(moraleOf(infantry(red).at(10_du, 6_du)), 8);
    EXPECT_EQ(moraleOf(infantry(red).at(10_du, 12_du)), 7) << "outside";
    EXPECT_EQ(moraleOf(infantry(blue).at(10_du, 6_du)), 7) << "an intruder";
    const Battle led = withGeneral(battleOf({onWall(infantry(red))}, stronghold()), a);
    EXPECT_EQ(moraleOutsideAttack(led, a).total(), 9);
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/situation/ground/terrain.h>

namespace vallum::field {
namespace {

/// A band across the table at this distance from the front of the unit at (10, 10), with this depth.
TestTable ahead(Terrain kind, Du distance, Du depth = 3_du) {
    return {.tiles = {tile(kind, {4_du, 10.4_du + distance}, {16_du, 10.4_du + distance + depth})}};
}
/// One active red unit at (10, 10) facing north.
Battle facing(const TestTable& table, MovementPoints movement) {
    return battleOf({infantry(red).active().moves(movement)}, table);
}
Battle facing(const TestTable& table, TestUnit unit) { return battleOf({unit.active()}, table); }

std::string goes(const Battle& battle, Du distance) {
    return refusalOf(battle, moving(a, {Advance{distance}}));
}

TEST(HGT12, EachPartCostsItsOwnPrice) {
    const Battle battle = facing(ahead(Terrain::forest, 1_du), 2_mp);
    EXPECT_EQ(planOf(battle, moving(a, {Advance{1_du}})).spent, 1_mp);
    EXPECT_EQ(planOf(battle, moving(a, {Advance{1.5_du}})).spent, 2_mp);
    EXPECT_EQ(goes(battle, 1.6_du), "HGT-12");
    EXPECT_EQ(goes(battle, 2.1_du), "MOV-12") << "too far without the forest, too";
}

TEST(HGT12, IsNamedWhereverTheGroundIsWhatHoldsThemBack) {
    const TestTable forest = ahead(Terrain::forest, 0.5_du, 1_du);
    const auto refused = [&](TestUnit unit, Move move) { return refusalOf(facing(forest, unit), move); };
    Move march = moving(a, {Advance{3.9_du}});
    march.gait = Gait::forcedMarch;
    EXPECT_EQ(refused(infantry(red).moves(2_mp), march), "HGT-12");
    EXPECT_EQ(refused(infantry(red).moves(2_mp).in(Formation::phalanx), moving(a, {Advance{0.9_du}})),
              "HGT-12");
    const Battle enemy =
        battleOf({infantry(red).active().moves(3_mp), infantry(blue).at(10_du, 13.5_du)}, forest);
    EXPECT_EQ(refusalOf(enemy, charging(a, {Advance{3_du}}, b)), "HGT-12");
    const Battle far =
        battleOf({infantry(red).active().moves(2_mp), infantry(blue).at(10_du, 13.5_du)}, forest);
    EXPECT_EQ(refusalOf(far, charging(a, {Advance{3_du}}, b)), "CHG-01");
}

TEST(HGT15, IsNamedWhereAChargeFallsShort) {
    const TestTable hill = ahead(Terrain::hill, 0.5_du);
    const Battle battle =
        battleOf({infantry(red).active().moves(4_mp), infantry(blue).at(10_du, 13.5_du)}, hill);
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{3_du}}, b)), "HGT-15");
}

TEST(HGT12, ReducedMovementIsHalvedFirst) {
    const Battle battle =
        facing(ahead(Terrain::forest, 0.5_du), infantry(red).moves(3_mp).canTake(Formation::phalanx));
    const auto form = [](Du distance) {
        return first({TakeFormation{Formation::phalanx}}, moving(a, {Advance{distance}}));
    };
    EXPECT_EQ(refusalOf(battle, form(1_du)), "");
    EXPECT_NE(refusalOf(battle, form(1.1_du)), "");
}

TEST(HGT12, EndsWhereTheCardIsClear) {
    // The ford is 0.2 DU deep, so that 1 DU after contact the 0.8 DU card is clear of it.
    const Battle battle = facing(ahead(Terrain::ford, 0_du, 0.2_du), 4_mp);
    EXPECT_EQ(planOf(battle, moving(a, {Advance{1_du}})).spent, 2_mp);
    EXPECT_EQ(goes(battle, 3_du), "");
    EXPECT_EQ(goes(battle, 3.1_du), "HGT-12");
}

TEST(HGT12, ThePriceNamesTheRule) {
    const auto plan = planOf(facing(ahead(Terrain::forest, 1_du), 2_mp), moving(a, {Advance{1.5_du}}));
    ASSERT_EQ(plan.steps.size(), 1U);
    EXPECT_EQ(plan.steps.front().why, "HGT-12"_rule);
    EXPECT_EQ(plan.steps.front().price, 2_mp);
}

TEST(HGT13, RotationsOfAtMost45Degrees) {
    const Battle battle = facing(ahead(Terrain::forest, -0.2_du), 3_mp);
    const auto turning = [](Degrees angle) { return moving(a, {Pivot{Corner::frontLeft, angle}}); };
    EXPECT_EQ(planOf(battle, turning(30_deg)).spent, 1_mp);
    EXPECT_EQ(planOf(battle, turning(45_deg)).spent, 1_mp);
    EXPECT_EQ(refusalOf(battle, turning(46_deg)), "HGT-13");
    EXPECT_EQ(refusalOf(battle, moving(a, {Turn{46_deg}})), "HGT-13") << "about the center, too";
}

TEST(HGT13, TwoRotationsAreTwoTimes45Degrees) {
    const Battle battle = facing(ahead(Terrain::forest, -0.2_du), 3_mp);
    const Pivot half{Corner::frontLeft, 45_deg};
    EXPECT_EQ(planOf(battle, moving(a, {half, half})).spent, 2_mp);
}

TEST(HGT14, AChargeThroughTreesHasToBePaid) {
    const auto enemyAt = [](Du distance) {
        return battleOf({infantry(red).active().moves(1_mp), infantry(blue).at(10_du, 10.8_du + distance)},
                        ahead(Terrain::forest, 0_du));
    };
    const Move charge = charging(a, {Advance{2_du}}, b);
    EXPECT_EQ(refusalOf(enemyAt(0.5_du), charge), "");
    EXPECT_EQ(refusalOf(enemyAt(0.6_du), charge), "HGT-12");
}

TEST(HGT14, NoChargeWithReducedMovement) {
    const Battle battle = battleOf({infantry(red).active().moves(4_mp), infantry(blue).at(10_du, 11.3_du)},
                                   ahead(Terrain::forest, 0_du));
    const Move charge = charging(a, {Advance{1_du}}, b);
    EXPECT_EQ(refusalOf(battle, charge), "");
    EXPECT_EQ(refusalOf(battle, first({ExtendFront{Flank::left}}, charge)), "MAN-10");
}

TEST(HGT15, HalfOfTheMovement) {
    EXPECT_EQ(goes(facing(ahead(Terrain::hill, 0.5_du), 2_mp), 1_du), "");
    EXPECT_EQ(goes(facing(ahead(Terrain::hill, 0.5_du), 2_mp), 1.1_du), "HGT-15");
    EXPECT_EQ(goes(facing(ahead(Terrain::hill, 0.5_du), 3_mp), 1.5_du), "");
    EXPECT_EQ(goes(facing(ahead(Terrain::hill, 0.5_du), 3_mp), 1.6_du), "HGT-15");
}

TEST(HGT15, TheWayBeforeTheHillCounts) {
    EXPECT_EQ(goes(facing(ahead(Terrain::hill, 1.5_du), 4_mp), 2_du), "");
    EXPECT_EQ(goes(facing(ahead(Terrain::hill, 2_du), 4_mp), 2.1_du), "HGT-15");
}

TEST(HGT15, MayEndInACharge) {
    const Battle battle = battleOf({infantry(red).active().moves(2_mp), infantry(blue).at(10_du, 11.8_du)},
                                   ahead(Terrain::hill, 0.5_du));
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{1_du}}, b)), "");
}

TEST(HGT15, NotOnAForcedMarch) {
    const Battle battle = facing(ahead(Terrain::hill, 0.5_du), 2_mp);
    EXPECT_EQ(refusalOf(battle, marching(a, {Advance{1_du}})), "HGT-15");
    EXPECT_EQ(refusalOf(battle, marching(a, {Advance{0.4_du}})), "");
}

TEST(HGT16, SkirmishersLoseOnePoint) {
    const auto climbs = [](MovementPoints movement, Du distance) {
        return goes(facing(ahead(Terrain::hill, 0.2_du), skirmishers(red).moves(movement)), distance);
    };
    EXPECT_EQ(climbs(3_mp, 2_du), "");
    EXPECT_EQ(climbs(3_mp, 2.1_du), "HGT-15");
    EXPECT_EQ(climbs(4_mp, 3_du), "");
    EXPECT_EQ(climbs(1_mp, 0.5_du), "");
    EXPECT_EQ(climbs(1_mp, 0.6_du), "HGT-15");
}

TEST(HGT17, ReducedMovementWins) {
    const auto climbing = [](TestUnit unit, std::vector<Maneuver> before, Du distance) {
        return refusalOf(facing(ahead(Terrain::hill, 0.2_du), unit.moves(3_mp)),
                         first(std::move(before), moving(a, {Advance{distance}})));
    };
    const TestUnit spears = infantry(red).canTake(Formation::phalanx);
    EXPECT_EQ(climbing(spears, {TakeFormation{Formation::phalanx}}, 1.5_du), "") << "halved only once";
    EXPECT_NE(climbing(spears, {TakeFormation{Formation::phalanx}}, 1.6_du), "");
    EXPECT_EQ(climbing(skirmishers(red), {ExtendFront{Flank::left}}, 2_du), "");
}

TEST(HGT16, TheWholeTurnInBothHalvesOfASplitMove) {
    const Battle climbed = inPhase(
        Phase::skirmishers, afterMove(facing(ahead(Terrain::hill, 0.2_du), skirmishers(red).moves(3_mp)),
                                      moving(a, {Advance{1_du}})));
    EXPECT_EQ(refusal(planSkirmishMove(climbed, moving(a, {Advance{1_du}}))), "");
    EXPECT_EQ(refusal(planSkirmishMove(climbed, moving(a, {Advance{1.5_du}}))), "SKI-04");
}

TEST(HGT17, NoShotAfterMovingReducedAndLimited) {
    const auto shotAfter = [](std::vector<PathStep> path) {
        const Battle moved = afterMove(facing(ahead(Terrain::hill, 0.2_du), archers(red).moves(4_mp)),
                                       moving(a, std::move(path)));
        return refusal(mayShoot(inPhase(Phase::rangedAttack, moved), a));
    };
    EXPECT_EQ(shotAfter({Advance{1_du}}), "");
    EXPECT_EQ(shotAfter({Turn{10_deg}}), "");
    EXPECT_EQ(shotAfter({Turn{10_deg}, Advance{1_du}}), "HGT-17");
}

TEST(HGT17, NoChargeUphillInPhalanx) {
    const auto against = [](const TestUnit& unit) {
        return refusalOf(battleOf({TestUnit(unit).active().moves(4_mp), infantry(blue).at(10_du, 11.8_du)},
                                  ahead(Terrain::hill, 0.2_du)),
                         charging(a, {Advance{1_du}}, b));
    };
    EXPECT_EQ(against(infantry(red)), "");
    EXPECT_EQ(against(infantry(red).in(Formation::phalanx)), "HGT-17");
}

TEST(TER01, AForestIsDifficultFromTheFirstTouch) {
    const Battle battle = facing(ahead(Terrain::forest, 1_du), 2_mp);
    EXPECT_EQ(goes(battle, 1.5_du), "");
    EXPECT_EQ(goes(battle, 1.6_du), "HGT-12");
    const auto charge = [](Du distance) {
        return refusalOf(
            battleOf({infantry(red).active().moves(2_mp), infantry(blue).at(10_du, 10.8_du + distance)},
                     ahead(Terrain::forest, 1_du)),
            charging(a, {Advance{3_du}}, b));
    };
    EXPECT_EQ(charge(1.5_du), "");
    EXPECT_EQ(charge(1.6_du), "HGT-12");
}

TEST(TER01, TheTreesDoNotHinderSylvans) {
    EXPECT_EQ(
        goes(facing(ahead(Terrain::forest, 1_du), infantry(red).has(Ability::sylvan).moves(2_mp)), 2_du), "");
}

TEST(TER06, NoPartOfTheCardMayEverOverlap) {
    for (const Terrain kind : {Terrain::mountain, Terrain::lake}) {
        EXPECT_EQ(goes(facing(ahead(kind, 1_du), 3_mp), 1_du), "") << "touches the edge";
        EXPECT_EQ(goes(facing(ahead(kind, 1_du), 3_mp), 1.1_du), "TER-06");
    }
}

TEST(TER06, ARotationMayNotSweepOverIt) {
    // Ahead of the left end: the corner that swings farthest out would cross it.
    const TestTable shore{.tiles = {tile(Terrain::lake, {9_du, 11.2_du}, {10.5_du, 14_du})}};
    const Battle battle = facing(shore, 3_mp);
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::rearRight, 20_deg}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontRight, 90_deg}})), "TER-06");
}

TEST(TER06, MarkersNeedGround) {
    const TestTable shore{.tiles = {tile(Terrain::lake, {11_du, 9_du}, {14_du, 14_du})}};
    const Battle battle = facing(shore, 4_mp);
    EXPECT_EQ(refusalOf(battle, first({ExtendFront{Flank::right}}, moving(a, {}))), "MAN-08");
    EXPECT_EQ(refusalOf(battle, first({ExtendFront{Flank::left}}, moving(a, {}))), "");
}

TEST(ENG02, ALakeBlocksLikeAnEnemy) {
    const auto surrounded = [](TestTable table) {
        return isBlocked(battleOf({infantry(red), infantry(blue).at(10_du, 10.8_du),
                                   infantry(blue).at(8.8_du, 10_du).facing(90_deg),
                                   infantry(blue).at(11.2_du, 10_du).facing(270_deg)},
                                  table),
                         a);
    };
    EXPECT_TRUE(surrounded({.tiles = {tile(Terrain::lake, {8_du, 7_du}, {12_du, 9.6_du})}}));
    EXPECT_FALSE(surrounded({}));
}

TEST(TER10, ClimbingIsLimitedAndTheTopIsNot) {
    const TestTable hill = ahead(Terrain::hill, 0.2_du, 4_du);
    EXPECT_EQ(goes(facing(hill, 2_mp), 1_du), "");
    EXPECT_EQ(goes(facing(hill, 2_mp), 1.1_du), "HGT-15");
    EXPECT_EQ(goes(facing(hill, infantry(red).at(10_du, 11_du).moves(2_mp)), 2_du), "") << "along the top";
    EXPECT_EQ(goes(facing(hill, infantry(red).at(10_du, 13_du).moves(2_mp)), 2_du), "")
        << "down the far side";
}

TEST(TER10, PassingBelowIsNoClimb) {
    // The card overlaps the foot of the hill throughout, and gets no closer to the hill.
    const TestTable slope{.tiles = {tile(Terrain::hill, {10.6_du, 5_du}, {14_du, 16_du})}};
    EXPECT_EQ(goes(facing(slope, 2_mp), 2_du), "");
}

TEST(TER14, RiversAreCrossedAtFordsOnly) {
    const Battle battle = facing(ahead(Terrain::river, 1_du, 0.8_du), 4_mp);
    EXPECT_EQ(goes(battle, 1_du), "");
    EXPECT_EQ(goes(battle, 1.1_du), "TER-14");
    const Battle swimmers =
        facing(ahead(Terrain::river, 1_du, 0.8_du), infantry(red).has(Ability::amphibious).moves(4_mp));
    EXPECT_EQ(goes(swimmers, 2_du), "");
}

TEST(TER16, AFordableRiverIsAFord) {
    const TestTable table = ahead(Terrain::river, 0_du, 0.8_du);
    const auto fordable = [](Options& it) { it.fordableRivers = true; };
    EXPECT_EQ(goes(facing(table, 2_mp), 1_du), "TER-14");
    EXPECT_EQ(planOf(agreed(facing(table, 2_mp), fordable), moving(a, {Advance{1_du}})).spent, 2_mp);
    EXPECT_EQ(refusalOf(agreed(facing(table, infantry(red).at(10_du, 10.2_du).moves(2_mp)), fordable),
                        moving(a, {Pivot{Corner::frontLeft, 10_deg}})),
              "TER-19");
}

TEST(TER18, AFordIsDifficult) {
    EXPECT_EQ(goes(facing(ahead(Terrain::ford, 0_du, 2_du), 2_mp), 1_du), "");
    EXPECT_EQ(goes(facing(ahead(Terrain::ford, 0_du, 2_du), 2_mp), 1.1_du), "HGT-12");
    EXPECT_EQ(goes(facing(ahead(Terrain::ford, 1_du, 2_du), 3_mp), 2_du), "");
    EXPECT_EQ(goes(facing(ahead(Terrain::ford, 1_du, 2_du), 3_mp), 2.1_du), "HGT-12");
}

TEST(TER19, StraightAcross) {
    const Battle battle = facing(ahead(Terrain::ford, -0.2_du, 2_du), 4_mp);
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, 10_deg}})), "TER-19");
    EXPECT_EQ(refusalOf(battle, moving(a, {Slide{east, 0.5_du}})), "TER-19");
    EXPECT_EQ(goes(battle, 1_du), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Slide{south, 1_du}})), "");
}

TEST(TER20, NoFormationInTheFord) {
    const Battle battle =
        facing(ahead(Terrain::ford, 0.5_du), infantry(red).in(Formation::phalanx).moves(4_mp));
    const Played crossed = made(battle, moving(a, {Advance{1_du}}));
    EXPECT_EQ(crossed.battle.unit(a).formation, std::nullopt);
    ASSERT_EQ(crossed.count<FormationLost>(), 1);
    EXPECT_EQ(crossed.all<FormationLost>().front().why, "TER-20"_rule);
    EXPECT_EQ(made(battle, moving(a, {Advance{0.5_du}})).battle.unit(a).formation, Formation::phalanx);
}

TEST(TER20, BraveryComesOffToo) {
    const Battle battle =
        facing(ahead(Terrain::ford, 0.5_du), infantry(red).in(Formation::bravery).moves(4_mp));
    EXPECT_EQ(made(battle, moving(a, {Advance{1_du}})).battle.unit(a).formation, std::nullopt);
}

TEST(TER20, NoneIsTakenThere) {
    const Battle battle =
        facing(ahead(Terrain::ford, -0.2_du), infantry(red).canTake(Formation::phalanx).moves(4_mp));
    EXPECT_EQ(refusalOf(battle, first({TakeFormation{Formation::phalanx}}, moving(a, {}))), "TER-20");
}

}  // namespace
}  // namespace vallum::field

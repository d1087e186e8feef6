// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/skirmish.h>

namespace vallum::field {
namespace {

Battle alone(TestUnit unit) { return battleOf({unit.active(), infantry(blue).at(18_du, 16_du)}); }
TestUnit foot(MovementPoints movement) { return infantry(red).moves(movement); }
const Maneuver drop = DropFormation{};
Maneuver taking(Formation formation) { return TakeFormation{formation}; }
const Move staying = moving(a, {});
Move advancing(Du distance) { return moving(a, {Advance{distance}}); }

std::string refusalOf(TestUnit unit, const Move& move) { return field::refusalOf(alone(unit), move); }
std::string chargeRefusal(TestUnit unit, Du distance, std::vector<Maneuver> before) {
    const Battle battle = battleOf({unit.active(), infantry(blue).at(10_du, 10.8_du + distance)});
    return field::refusalOf(battle, first(std::move(before), charging(a, {Advance{7_du}}, b)));
}
std::string shotRefusal(TestUnit unit, const Move& move) {
    const Battle battle = battleOf({unit.active(), infantry(blue).at(10_du, 15_du)});
    return refusal(mayShoot(inPhase(Phase::rangedAttack, afterMove(battle, move)), a));
}

TEST(MAN13, AtTheStartOrAtTheEnd) {
    const TestUnit able = foot(2_mp).canTake(Formation::phalanx);
    const Battle before = afterMove(alone(able), first({taking(Formation::phalanx)}, advancing(1_du)));
    EXPECT_EQ(before.unit(a).formation, Formation::phalanx);
    EXPECT_EQ(refusalOf(able, then(advancing(1_du), {taking(Formation::phalanx)})), "");
    const TestUnit both = foot(2_mp).in(Formation::phalanx).canTake(Formation::wallOfShields);
    const Battle changed = afterMove(alone(both), first({taking(Formation::wallOfShields)}, staying));
    EXPECT_EQ(changed.unit(a).formation, Formation::wallOfShields);
    EXPECT_EQ(refusalOf(able, first({taking(Formation::square)}, staying)), "FRM-01");
    EXPECT_EQ(refusalOf(able, first({drop}, staying)), "MAN-13");
}

TEST(MAN13, OnlyUnitsThatMayMove) {
    const Move take = first({taking(Formation::phalanx)}, staying);
    const TestUnit able = foot(2_mp).canTake(Formation::phalanx);
    EXPECT_EQ(refusalOf(TestUnit(able).fleeing(), take), "MOV-01");
    EXPECT_EQ(field::refusalOf(battleOf({able}), take), "ACT-08");
    EXPECT_EQ(field::refusalOf(battleOf({TestUnit(able).active(), infantry(blue).at(10_du, 10.8_du)}), take),
              "ENG-08");
}

TEST(MAN14, WhatAFormationTakenAllows) {
    const std::vector<Maneuver> phalanx{taking(Formation::phalanx)};
    EXPECT_EQ(chargeRefusal(foot(2_mp).canTake(Formation::phalanx), 0.9_du, phalanx), "");
    EXPECT_EQ(chargeRefusal(foot(2_mp).canTake(Formation::phalanx), 1.2_du, phalanx), "CHG-01");
    EXPECT_EQ(
        chargeRefusal(cavalry(red).canTake(Formation::arrowhead), 4.8_du, {taking(Formation::arrowhead)}),
        "");
    const TestUnit shooters = archers(red).canTake(Formation::wallOfShields).canTake(Formation::bravery);
    EXPECT_EQ(shotRefusal(shooters, first({taking(Formation::wallOfShields)}, staying)), "MAN-14");
    EXPECT_EQ(shotRefusal(TestUnit(shooters).in(Formation::wallOfShields), staying), "");
    EXPECT_EQ(refusalOf(foot(3_mp).canTake(Formation::bravery),
                        first({taking(Formation::bravery)}, advancing(3_du))),
              "");
    EXPECT_EQ(shotRefusal(shooters, first({taking(Formation::bravery)}, staying)), "MAN-14");
}

TEST(MAN15, DroppingAFormationIsNoSpecialManeuver) {
    const TestUnit phalanx = foot(2_mp).in(Formation::phalanx).canTake(Formation::wallOfShields);
    EXPECT_EQ(refusalOf(phalanx, first({drop}, advancing(2_du))), "");
    EXPECT_EQ(refusalOf(phalanx, first({drop}, marching(a, {Advance{4_du}}))), "");
    EXPECT_EQ(refusalOf(phalanx, then(advancing(1_du), {drop})), "");
    EXPECT_EQ(refusalOf(phalanx, then(advancing(1.1_du), {drop})), "MOV-25");
    const TestUnit square = foot(2_mp).in(Formation::square);
    EXPECT_EQ(refusalOf(square, first({drop}, advancing(2_du))), "");
    EXPECT_EQ(refusalOf(square, then(advancing(0.1_du), {drop})), "FRM-21");
    EXPECT_EQ(refusalOf(square, then(staying, {drop})), "");
    const Move exchange = first({taking(Formation::wallOfShields)}, advancing(1_du));
    EXPECT_EQ(refusalOf(phalanx, exchange), "");
    EXPECT_EQ(shotRefusal(archers(red).in(Formation::wallOfShields), first({drop}, advancing(1_du))), "");
}

TEST(MAN16, AtMostHalfThePointsBeforeAShot) {
    EXPECT_EQ(shotRefusal(archers(red), advancing(1_du)), "");
    EXPECT_EQ(shotRefusal(archers(red), advancing(1.1_du)), "RNG-06");
    EXPECT_EQ(shotRefusal(archers(red), staying), "");
    EXPECT_EQ(shotRefusal(archers(red), moving(a, {Pivot{Corner::frontLeft, 10_deg}})), "");
    EXPECT_EQ(shotRefusal(archers(red).moves(3_mp), moving(a, {Advance{1_du}, Slide{west, 0.5_du}})), "");
}

TEST(MAN17, NoShotAfterACharge) {
    Battle battle = battleOf({archers(red).active().did(TurnFlag::charged), infantry(blue).at(10_du, 15_du)});
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, battle), a)), "MAN-17");
    EXPECT_EQ(shotRefusal(archers(red).in(Formation::wallOfShields), advancing(1_du)), "");
}

TEST(MAN18, RegularMovementGivesUpTheShot) {
    EXPECT_EQ(shotRefusal(archers(red), advancing(2_du)), "RNG-06");
    EXPECT_TRUE(afterMove(alone(archers(red)), advancing(2_du)).unit(a).has(Marker::active));
}

TEST(MAN19, SkirmishersMoveAndShoot) {
    EXPECT_EQ(shotRefusal(skirmishers(red), advancing(3_du)), "");
    const auto left = [](Du distance) {
        const Battle battle = afterMove(alone(skirmishers(red)), advancing(distance));
        return maySkirmish(inPhase(Phase::skirmishers, battle), a).has_value();
    };
    EXPECT_TRUE(left(1_du));
    EXPECT_FALSE(left(3_du));
    EXPECT_EQ(shotRefusal(skirmishers(red), marching(a, {Advance{1_du}})), "RNG-08");
}

TEST(MAN20, ArtilleryShootsOnlyFromItsPlace) {
    const TestUnit ballista = archers(red).of(UnitClass::artillery);
    EXPECT_EQ(shotRefusal(ballista, staying), "");
    EXPECT_EQ(shotRefusal(ballista, advancing(0.1_du)), "RNG-07");
    EXPECT_EQ(shotRefusal(ballista, moving(a, {Turn{10_deg}})), "RNG-07");
}

TEST(FRM01, OnlyFormationsOnTheCard) {
    const TestUnit able = foot(2_mp).canTake(Formation::phalanx);
    EXPECT_EQ(refusalOf(able, first({taking(Formation::phalanx)}, staying)), "");
    EXPECT_EQ(refusalOf(able, first({taking(Formation::square)}, staying)), "FRM-01");
    EXPECT_EQ(refusalOf(foot(2_mp), first({taking(Formation::phalanx)}, staying)), "FRM-01");
}

TEST(FRM02, OnlyInTheMovementPhase) {
    const Move take = first({taking(Formation::arrowhead)}, staying);
    const Battle battle = alone(skirmishers(red).canTake(Formation::arrowhead));
    EXPECT_EQ(field::refusalOf(battle, take), "");
    EXPECT_EQ(field::refusalOf(inPhase(Phase::activation, battle), take), "ACT-02");
    EXPECT_EQ(refusal(planSkirmishMove(inPhase(Phase::skirmishers, battle), take)), "FRM-02");
    const Battle engaged =
        battleOf({infantry(red).active().canTake(Formation::phalanx), infantry(blue).at(10_du, 10.8_du)});
    EXPECT_EQ(field::refusalOf(engaged, first({taking(Formation::phalanx)}, staying)), "ENG-08");
}

TEST(FRM03, TheCostOfTakingAFormation) {
    const std::vector<Maneuver> phalanx{taking(Formation::phalanx)};
    EXPECT_EQ(chargeRefusal(foot(2_mp).canTake(Formation::phalanx), 1_du, phalanx), "");
    EXPECT_EQ(chargeRefusal(foot(2_mp).canTake(Formation::phalanx), 1.1_du, phalanx), "CHG-01");
    const TestUnit light =
        skirmishers(red).moves(4_mp).canTake(Formation::arrowhead).canTake(Formation::square);
    EXPECT_EQ(chargeRefusal(light, 4_du, {taking(Formation::arrowhead)}), "");
    EXPECT_EQ(refusalOf(light, then(advancing(4_du), {taking(Formation::square)})), "");
    EXPECT_EQ(
        refusalOf(foot(4_mp).canTake(Formation::square), then(advancing(4_du), {taking(Formation::square)})),
        "MOV-25");
}

TEST(FRM04, NotInTheMiddleOfAMove) {
    const Battle battle = alone(foot(4_mp).canTake(Formation::phalanx));
    const Battle taken = afterMove(battle, then(advancing(1_du), {taking(Formation::phalanx)}));
    EXPECT_EQ(field::refusalOf(taken, advancing(1_du)), "MOV-01");
}

TEST(FRM05, GivenUpInALaterTurn) {
    const TestUnit shields = foot(2_mp).in(Formation::wallOfShields);
    EXPECT_EQ(refusalOf(shields, first({drop}, advancing(2_du))), "");
    EXPECT_EQ(refusalOf(shields, then(advancing(1.1_du), {drop})), "MOV-25");
    EXPECT_EQ(refusalOf(shields, then(advancing(1_du), {drop})), "");
    const TestUnit able = foot(2_mp).canTake(Formation::wallOfShields);
    EXPECT_EQ(refusalOf(able, then(first({taking(Formation::wallOfShields)}, staying), {drop})), "FRM-05");
}

TEST(FRM06, OneFormationAtATime) {
    const auto changed = [](Formation from, Formation to) {
        return afterMove(alone(foot(2_mp).in(from).canTake(to)), first({taking(to)}, staying))
            .unit(a)
            .formation;
    };
    EXPECT_EQ(changed(Formation::square, Formation::phalanx), Formation::phalanx);
    EXPECT_EQ(changed(Formation::bravery, Formation::wallOfShields), Formation::wallOfShields);
}

TEST(FRM11, AWallOfShieldsIsSlow) {
    const TestUnit shields = foot(2_mp).in(Formation::wallOfShields);
    EXPECT_EQ(movementPoints(alone(shields), a, Gait::regular).total(), 1000);
    EXPECT_EQ(chargeRefusal(shields, 1_du, {}), "");
    EXPECT_EQ(chargeRefusal(shields, 1.1_du, {}), "CHG-01");
}

TEST(FRM16, APhalanxIsSlow) {
    const TestUnit phalanx = foot(2_mp).in(Formation::phalanx);
    EXPECT_EQ(movementPoints(alone(phalanx), a, Gait::regular).total(), 1000);
    EXPECT_EQ(chargeRefusal(phalanx, 1_du, {}), "");
}

TEST(FRM21, ASquareStands) {
    const TestUnit square = foot(2_mp).in(Formation::square);
    EXPECT_EQ(movementPoints(alone(square), a, Gait::regular).total(), 0);
    EXPECT_EQ(refusalOf(square, advancing(0.1_du)), "FRM-21");
    EXPECT_EQ(refusalOf(square, moving(a, {Pivot{Corner::frontLeft, 10_deg}})), "FRM-21");
    EXPECT_EQ(chargeRefusal(square, 0.1_du, {}), "FRM-21");
}

TEST(FRM24, AnArrowheadIsTakenAtRegularMovement) {
    const TestUnit able = foot(4_mp).canTake(Formation::arrowhead);
    EXPECT_EQ(refusalOf(able, first({taking(Formation::arrowhead)}, advancing(4_du))), "");
    EXPECT_EQ(chargeRefusal(able, 4_du, {taking(Formation::arrowhead)}), "");
}

TEST(FRM26, ADiamondTurnsFreely) {
    const TestUnit diamond = foot(4_mp).in(Formation::diamond);
    EXPECT_EQ(refusalOf(diamond, moving(a, {Turn{130_deg}, Advance{4_du}})), "");
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>

namespace vallum::field {
namespace {

Battle alone(TestUnit unit) { return battleOf({unit.active(), infantry(blue).at(18_du, 16_du)}); }
Battle enemyAhead(TestUnit unit, Du distance) {
    return battleOf({unit.active(), infantry(blue).at(10_du, 10.8_du + distance)});
}
TestUnit foot(MovementPoints movement) { return infantry(red).moves(movement); }

const Maneuver extendLeft = ExtendFront{Flank::left};
const Maneuver extendRight = ExtendFront{Flank::right};
const Maneuver reduceLeft = ReduceFront{Flank::left};
const Maneuver reduceRight = ReduceFront{Flank::right};
const Maneuver drop = DropFormation{};
Maneuver taking(Formation formation) { return TakeFormation{formation}; }
const Move staying = moving(a, {});

std::string refusalOf(TestUnit unit, const Move& move) { return field::refusalOf(alone(unit), move); }

/// The rule that forbids a shot after this move, if any.
std::string shotRefusal(TestUnit unit, const Move& move) {
    Battle battle = battleOf({unit.active(), infantry(blue).at(10_du, 15_du)});
    return refusal(mayShoot(inPhase(Phase::rangedAttack, afterMove(battle, move)), a));
}
std::string chargeRefusal(TestUnit unit,
                          Du distance,
                          std::vector<Maneuver> before,
                          std::vector<PathStep> path) {
    path.emplace_back(Advance{7_du});
    return field::refusalOf(enemyAhead(unit, distance),
                            first(std::move(before), charging(a, std::move(path), b)));
}

TEST(MAN01, OneManeuverHalvesTheWholeMove) {
    EXPECT_EQ(refusalOf(foot(4_mp), first({extendLeft}, moving(a, {Advance{2_du}}))), "");
    EXPECT_EQ(refusalOf(foot(4_mp), first({extendLeft}, moving(a, {Advance{2.1_du}}))), "MOV-25");
    EXPECT_EQ(refusalOf(foot(4_mp), then(moving(a, {Advance{2.5_du}}), {extendLeft})), "MOV-25");
    EXPECT_EQ(refusalOf(foot(4_mp), then(moving(a, {Advance{2_du}}), {extendLeft})), "");
}

TEST(MAN02, AnyDirectionAtHalfTheMovement) {
    const Heading backLeft(225_deg);
    EXPECT_EQ(refusalOf(foot(4_mp), moving(a, {Slide{backLeft, 1_du}, Slide{east, 1_du}})), "");
    EXPECT_EQ(refusalOf(foot(4_mp), moving(a, {Slide{south, 1.5_du}, Slide{east, 1_du}})), "MOV-25");
    EXPECT_EQ(refusalOf(foot(4_mp), moving(a, {Advance{1_du}, Slide{east, 0.5_du}})), "");
    EXPECT_EQ(refusalOf(foot(4_mp), moving(a, {Advance{3_du}, Slide{east, 0.5_du}})), "MOV-25");
    const TestUnit light = skirmishers(red).moves(4_mp);
    EXPECT_EQ(refusalOf(light, moving(a, {Slide{backLeft, 2_du}, Slide{east, 2_du}})), "");
    EXPECT_EQ(planOf(alone(foot(4_mp)), moving(a, {Slide{east, 1_du}})).end, (Pose{{11_du, 10_du}, north}));
}

TEST(MAN03, NoChargeAfterMovingInAllDirections) {
    const Battle beside = battleOf({infantry(red).active(), infantry(blue).at(12.3_du, 10_du)});
    EXPECT_EQ(field::refusalOf(beside, moving(a, {Slide{east, 0.7_du}})), "MAN-03");
    EXPECT_EQ(field::refusalOf(beside, moving(a, {Slide{east, 0.69_du}})), "");
    EXPECT_EQ(chargeRefusal(skirmishers(red), 1_du, {}, {Slide{west, 0.5_du}}), "MAN-03");
    EXPECT_EQ(shotRefusal(archers(red), moving(a, {Slide{west, 1_du}})), "");
    EXPECT_EQ(refusalOf(foot(4_mp).in(Formation::arrowhead), moving(a, {Slide{west, 1_du}})), "MAN-03");
}

TEST(MAN04, TurnsAboutItsCenter) {
    EXPECT_EQ(refusalOf(foot(3_mp), moving(a, {Turn{180_deg}, Advance{1.5_du}})), "");
    EXPECT_EQ(refusalOf(foot(3_mp), moving(a, {Turn{30_deg}, Advance{1.6_du}})), "MOV-25");
    EXPECT_EQ(refusalOf(foot(3_mp), moving(a, {Advance{1.5_du}, Turn{-30_deg}})), "");
    const Battle narrow = battleOf({infantry(red).active(), infantry(blue).at(10_du, 11.2_du)});
    EXPECT_EQ(field::refusalOf(narrow, moving(a, {Turn{90_deg}})), "MOV-03");
    EXPECT_EQ(refusalOf(foot(3_mp), moving(a, {Turn{30_deg}, Advance{1_du}, Turn{30_deg}})), "MAN-04");
    EXPECT_EQ(refusalOf(foot(3_mp), moving(a, {Advance{0.5_du}, Turn{30_deg}, Advance{0.5_du}})), "MAN-04");
}

TEST(MAN05, WhatAFreeRotationAllows) {
    const TestUnit turned = foot(4_mp).facing(120_deg);
    EXPECT_EQ(chargeRefusal(turned, 1.9_du, {}, {Turn{-120_deg}}), "");
    EXPECT_EQ(chargeRefusal(turned, 2.1_du, {}, {Turn{-120_deg}}), "CHG-01");
    EXPECT_EQ(shotRefusal(archers(red), moving(a, {Turn{90_deg}})), "");
    EXPECT_EQ(refusalOf(foot(4_mp).in(Formation::phalanx), moving(a, {Turn{45_deg}})), "");
    EXPECT_EQ(refusalOf(foot(4_mp).in(Formation::square), moving(a, {Turn{45_deg}})), "FRM-21");
}

TEST(MAN06, SkirmishersPayForTheirTurns) {
    const TestUnit light = skirmishers(red);
    EXPECT_EQ(refusalOf(light, moving(a, {Advance{1_du}, Turn{180_deg}, Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(light, moving(a, {Turn{90_deg}, Advance{1_du}, Turn{90_deg}})), "");
    EXPECT_EQ(refusalOf(light, moving(a, {Turn{90_deg}, Advance{1.1_du}, Turn{90_deg}})), "MOV-12");
    EXPECT_EQ(refusalOf(light, moving(a, {Advance{2.5_du}, Turn{90_deg}})), "MOV-12");
    EXPECT_EQ(chargeRefusal(skirmishers(red).facing(90_deg), 2_du, {}, {Turn{-90_deg}}), "");
}

TEST(MAN07, ADiamondTurnsOnceForNothing) {
    const TestUnit diamond = foot(5_mp).in(Formation::diamond);
    EXPECT_EQ(refusalOf(diamond, moving(a, {Advance{2_du}, Turn{100_deg}, Advance{3_du}})), "");
    const auto twice = [&](Du distance) {
        return refusalOf(diamond, moving(a, {Turn{100_deg}, Advance{distance}, Turn{100_deg}}));
    };
    EXPECT_EQ(twice(2.5_du), "");
    EXPECT_EQ(twice(2.6_du), "MOV-25");
    const PathStep half = Advance{1_du};
    EXPECT_EQ(refusalOf(diamond, moving(a, {Turn{40_deg}, half, Turn{40_deg}, half})), "");
    EXPECT_EQ(refusalOf(diamond, moving(a, {half, Turn{40_deg}, half, Turn{40_deg}})), "");
    EXPECT_EQ(refusalOf(diamond, moving(a, {half, Turn{40_deg}, half, Turn{40_deg}, half})), "MAN-04");
    EXPECT_EQ(chargeRefusal(TestUnit(diamond).facing(60_deg), 4.5_du, {}, {Turn{-60_deg}}), "");
}

TEST(MAN08, MarkersAtTheEndsOfTheFront) {
    const auto front = [](std::vector<Maneuver> maneuvers) {
        const Battle after = afterMove(alone(foot(4_mp)), first(std::move(maneuvers), staying));
        return geometry::frontSections(after.unit(a).extension);
    };
    EXPECT_EQ(front({extendLeft}), 5);
    EXPECT_EQ(front({extendLeft, extendRight}), 6);
    EXPECT_EQ(refusalOf(foot(4_mp), first({extendLeft, extendLeft}, staying)), "MAN-08");
    const auto besideEnemy = [](Du gap) {
        return battleOf({infantry(red).active(), infantry(blue).at(11.6_du + gap, 10_du).facing(0_deg)});
    };
    EXPECT_EQ(field::refusalOf(besideEnemy(0.4_du), first({extendRight}, staying)), "");
    EXPECT_EQ(field::refusalOf(besideEnemy(0.399_du), first({extendRight}, staying)), "");
    EXPECT_EQ(field::refusalOf(besideEnemy(0.397_du), first({extendRight}, staying)), "MAN-08");
    const auto besideFriend = [](Du gap) {
        return battleOf({infantry(red).active(), infantry(red).at(11.6_du + gap, 10_du).facing(0_deg)});
    };
    EXPECT_EQ(field::refusalOf(besideFriend(0.4_du), first({extendRight}, staying)), "");
    EXPECT_EQ(field::refusalOf(besideFriend(0.399_du), first({extendRight}, staying)), "");
    EXPECT_EQ(field::refusalOf(besideFriend(0.397_du), first({extendRight}, staying)), "MAN-08");
    EXPECT_EQ(field::refusalOf(besideEnemy(0.3_du), first({extendLeft}, staying)), "");
    const auto nearEdge = [](Du gap) { return battleOf({infantry(red).at(0.8_du + gap, 10_du).active()}); };
    EXPECT_EQ(field::refusalOf(nearEdge(0.4_du), first({extendLeft}, staying)), "");
    EXPECT_EQ(field::refusalOf(nearEdge(0.399_du), first({extendLeft}, staying)), "MAN-08");
}

TEST(MAN09, MarkersMayComeOff) {
    const auto front = [](std::vector<Maneuver> maneuvers) {
        const Battle battle = alone(foot(4_mp).extendedLeft().extendedRight());
        return geometry::frontSections(
            afterMove(battle, first(std::move(maneuvers), staying)).unit(a).extension);
    };
    EXPECT_EQ(front({reduceLeft}), 5);
    EXPECT_EQ(front({reduceLeft, reduceRight}), 4);
    EXPECT_EQ(refusalOf(foot(4_mp), first({reduceLeft}, staying)), "MAN-09");
}

TEST(MAN10, WhatAChangedFrontAllows) {
    EXPECT_EQ(refusalOf(foot(2_mp), first({extendLeft}, moving(a, {Advance{1_du}}))), "");
    EXPECT_EQ(chargeRefusal(foot(2_mp), 0.5_du, {extendLeft}, {}), "MAN-10");
    EXPECT_EQ(chargeRefusal(cavalry(red), 5_du, {extendLeft}, {}), "");
    EXPECT_EQ(chargeRefusal(skirmishers(red), 3_du, {extendLeft}, {}), "");
    EXPECT_EQ(shotRefusal(archers(red), first({extendLeft}, staying)), "");
}

TEST(MAN11, ExtensionMarkersCostMorale) {
    const auto morale = [](TestUnit unit) {
        return moraleOutsideAttack(battleOf({unit.morale(8)}), a).total();
    };
    EXPECT_EQ(morale(infantry(red).extendedLeft()), 7);
    EXPECT_EQ(morale(infantry(red).extendedLeft().extendedRight()), 6);
    EXPECT_EQ(morale(infantry(red)), 8);
    const Battle wrapping = battleOf({infantry(red)
                                          .morale(8)
                                          .at(10.8_du, 9.2_du)
                                          .extendedLeft()
                                          .enveloping(b, 10)
                                          .enveloping(b, 11)
                                          .enveloping(b, 0),
                                      infantry(blue).at(10_du, 10_du)});
    EXPECT_EQ(moraleOutsideAttack(wrapping, a).total(), 7);
}

TEST(MAN12, ExtendedOrInFormation) {
    const TestUnit extended = foot(4_mp).extendedLeft().canTake(Formation::phalanx);
    EXPECT_EQ(refusalOf(foot(4_mp).in(Formation::phalanx), first({extendLeft}, staying)), "MAN-12");
    EXPECT_EQ(refusalOf(extended, first({taking(Formation::phalanx)}, staying)), "MAN-12");
    EXPECT_EQ(refusalOf(extended, first({reduceLeft, taking(Formation::phalanx)}, staying)), "");
    EXPECT_EQ(refusalOf(foot(4_mp).in(Formation::bravery), first({extendLeft}, staying)), "MAN-12");
}

TEST(MAN21, ManeuversGoTogether) {
    const TestUnit extended = foot(4_mp).extendedLeft().canTake(Formation::phalanx);
    const Move before =
        first({reduceLeft, taking(Formation::phalanx)}, moving(a, {Turn{45_deg}, Advance{2_du}}));
    EXPECT_EQ(refusalOf(extended, before), "");
    const TestUnit able = foot(4_mp).canTake(Formation::phalanx);
    EXPECT_EQ(refusalOf(able, then(moving(a, {Advance{2_du}, Turn{45_deg}}), {taking(Formation::phalanx)})),
              "");
    EXPECT_EQ(refusalOf(able, then(moving(a, {Turn{45_deg}, Advance{2_du}}), {taking(Formation::phalanx)})),
              "MAN-21");
    EXPECT_EQ(refusalOf(able, then(first({extendLeft}, moving(a, {Advance{1_du}})), {reduceLeft})), "MAN-21");
}

TEST(MAN22, TheStrictestPermissionWins) {
    const TestUnit turned = foot(4_mp).facing(90_deg);
    EXPECT_EQ(chargeRefusal(TestUnit(turned).extendedLeft(), 1_du, {reduceLeft}, {Turn{-90_deg}}), "MAN-10");
    const TestUnit able = TestUnit(turned).canTake(Formation::phalanx);
    EXPECT_EQ(chargeRefusal(able, 1.9_du, {taking(Formation::phalanx)}, {Turn{-90_deg}}), "");
    EXPECT_EQ(chargeRefusal(able, 2.1_du, {taking(Formation::phalanx)}, {Turn{-90_deg}}), "CHG-01");
    const TestUnit shielded = archers(red).canTake(Formation::wallOfShields);
    EXPECT_EQ(shotRefusal(shielded, first({taking(Formation::wallOfShields)}, moving(a, {Turn{10_deg}}))),
              "MAN-14");
    const TestUnit formed = foot(4_mp).in(Formation::arrowhead);
    EXPECT_EQ(refusalOf(formed, moving(a, {Slide{west, 1_du}})), "MAN-03");
    EXPECT_EQ(refusalOf(formed, first({drop}, moving(a, {Slide{west, 1_du}}))), "");
}

TEST(ABL11, SkirmishersManeuverAtFullMovement) {
    EXPECT_EQ(refusalOf(skirmishers(red), moving(a, {Slide{south, 3_du}})), "");
    EXPECT_EQ(refusalOf(skirmishers(red), first({extendLeft}, moving(a, {Advance{3_du}}))), "");
}

TEST(ABL13, ManeuverableUnitsKeepTheirMovement) {
    EXPECT_EQ(chargeRefusal(cavalry(red).moves(4_mp), 4_du, {extendLeft}, {}), "");
    EXPECT_EQ(refusalOf(cavalry(red).moves(4_mp), moving(a, {Slide{west, 2_du}})), "");
    EXPECT_EQ(refusalOf(cavalry(red).moves(4_mp), moving(a, {Slide{west, 2.1_du}})), "MOV-25");
}

}  // namespace
}  // namespace vallum::field

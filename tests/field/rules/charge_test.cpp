// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

/// An active red unit at (10, 10) facing north, and an enemy facing it at this distance.
Battle enemyAhead(TestUnit unit, Du distance) {
    return battleOf({unit.active(), infantry(blue).at(10_du, 10.8_du + distance)});
}
std::string chargeRefusal(TestUnit unit, Du distance, std::vector<Maneuver> before = {}) {
    return refusalOf(enemyAhead(unit, distance), first(std::move(before), charging(a, {Advance{6_du}}, b)));
}
TestUnit foot(MovementPoints movement) { return infantry(red).moves(movement); }

TEST(CHG01, TheFrontMakesContact) {
    const Played played = made(enemyAhead(foot(4_mp), 2_du), charging(a, {Advance{6_du}}, b));
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_EQ(played.battle.unit(a).turn.spent, 2_mp);
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::finishedMove));
    EXPECT_EQ(played.battle.charges, (std::vector<Opponents>{{a, b}}));
}

TEST(CHG01, TheFrontOfAnExtensionMarkerWillDo) {
    const Battle battle =
        battleOf({infantry(red).active().extendedRight(), infantry(blue).at(11.9_du, 12.8_du)});
    EXPECT_EQ(planOf(battle, charging(a, {Advance{4_du}}, b)).contact->sections, 1);
}

TEST(CHG01, OutOfReachIsNoCharge) {
    EXPECT_EQ(chargeRefusal(foot(2_mp), 2_du), "");
    EXPECT_EQ(chargeRefusal(foot(2_mp), 2.1_du), "CHG-01");
    EXPECT_EQ(refusalOf(enemyAhead(foot(4_mp), 2_du), charging(a, {Advance{1_du}}, b)), "CHG-01");
}

TEST(CHG01, OnlyTheEnemyThatIsMetFirst) {
    const Battle battle =
        battleOf({infantry(red).active(), infantry(blue).at(10_du, 14_du), infantry(blue).at(10_du, 12_du)});
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{4_du}}, b)), "MOV-03");
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{4_du}}, c)), "");
}

TEST(CHG02, WhoMayCharge) {
    EXPECT_EQ(chargeRefusal(foot(3_mp), 2.9_du), "");
    EXPECT_EQ(chargeRefusal(foot(3_mp), 3.1_du), "CHG-01");
    EXPECT_EQ(chargeRefusal(foot(3_mp).broken(), 2.9_du), "");
    EXPECT_EQ(chargeRefusal(foot(4_mp).did(TurnFlag::reorganized), 1_du), "ACT-13");
    Move march = charging(a, {Advance{6_du}}, b);
    march.gait = Gait::forcedMarch;
    EXPECT_EQ(refusalOf(enemyAhead(foot(3_mp), 2_du), march), "MOV-20");
}

TEST(CHG03, ChargingWithReducedMovement) {
    for (const Formation formation : {Formation::phalanx, Formation::wallOfShields}) {
        EXPECT_EQ(chargeRefusal(foot(2_mp).in(formation), 0.9_du), "");
        EXPECT_EQ(chargeRefusal(foot(2_mp).in(formation), 1.1_du), "CHG-01");
    }
    const auto turned = [](Du distance) {
        const Battle battle =
            battleOf({foot(4_mp).facing(120_deg).active(), infantry(blue).at(10_du, 10.8_du + distance)});
        return refusalOf(battle, charging(a, {Turn{-120_deg}, Advance{6_du}}, b));
    };
    EXPECT_EQ(turned(1.9_du), "");
    EXPECT_EQ(turned(2.1_du), "CHG-01");
    EXPECT_EQ(chargeRefusal(foot(4_mp), 0.5_du, {ExtendFront{Flank::left}}), "MAN-10");
}

TEST(CHG03, AnOrderMayLetThemCharge) {
    const auto afterOrder = [](const TestUnit& unit, Du distance, const Move& charge) {
        Battle battle = battleOf({unit, infantry(blue).at(10_du, 10.8_du + distance)});
        System::evolve(battle, Activated{.unit = a, .chargesReduced = true});
        return refusalOf(battle, charge);
    };
    const Move extending = first({ExtendFront{Flank::left}}, charging(a, {Advance{6_du}}, b));
    EXPECT_EQ(afterOrder(foot(4_mp), 0.5_du, extending), "");
    EXPECT_EQ(afterOrder(foot(4_mp), 2.1_du, extending), "CHG-01") << "it stays reduced";
    const Move sideways = charging(a, {Slide{Heading(90_deg), 0.2_du}, Advance{6_du}}, b);
    EXPECT_EQ(afterOrder(foot(4_mp), 0.5_du, sideways), "");
    EXPECT_EQ(afterOrder(foot(4_mp).did(TurnFlag::reorganized), 0.5_du, charging(a, {Advance{6_du}}, b)), "");
}

TEST(CHG04, ChargingInAFormation) {
    EXPECT_EQ(
        chargeRefusal(foot(4_mp).canTake(Formation::arrowhead), 3_du, {TakeFormation{Formation::arrowhead}}),
        "");
    EXPECT_EQ(chargeRefusal(foot(2_mp).in(Formation::phalanx), 1_du), "");
    EXPECT_EQ(chargeRefusal(foot(2_mp).in(Formation::square), 0.1_du), "FRM-21");
}

TEST(CHG05, SkirmishersChargeWithTheFront) {
    const Battle behind =
        battleOf({skirmishers(red).active(), infantry(blue).at(10_du, 7.5_du).facing(0_deg)});
    EXPECT_EQ(refusalOf(behind, charging(a, {Turn{180_deg}, Advance{3_du}}, b)), "");
    const Battle beside = battleOf({skirmishers(red).active(), infantry(blue).at(12.1_du, 10.6_du)});
    EXPECT_EQ(refusalOf(beside, charging(a, {Turn{90_deg}}, b)), "CHG-01");
    const Battle flank =
        battleOf({skirmishers(red).active(), infantry(blue).at(8.2_du, 10.9_du).facing(45_deg)});
    EXPECT_EQ(refusalOf(flank, charging(a, {Pivot{Corner::rearRight, 90_deg}}, b)), "CHG-01");
    const Battle slid = enemyAhead(skirmishers(red), 1_du);
    EXPECT_EQ(refusalOf(slid, charging(a, {Slide{west, 0.5_du}, Advance{2_du}}, b)), "MAN-03");
}

TEST(CHG05, SkirmishersChargeAfterTheirShot) {
    const Battle battle = inPhase(
        Phase::skirmishers,
        enemyAhead(skirmishers(red).spent(1_mp).did(TurnFlag::finishedMove).did(TurnFlag::shot), 1.8_du));
    EXPECT_EQ(refusal(planSkirmishMove(battle, charging(a, {Advance{3_du}}, b))), "");
}

TEST(CHG06, HorsesAloneGiveNoBonus) {
    const auto attack = [](TestUnit unit) {
        const Battle battle = enemyAhead(unit.attack(4, 4), 2_du);
        return meleeAttack(afterMove(battle, charging(a, {Advance{3_du}}, b)), Roll::hit, a, b).total();
    };
    EXPECT_EQ(attack(cavalry(red)), 4);
    EXPECT_EQ(attack(cavalry(red).in(Formation::arrowhead)), 5);
}

TEST(CHG07, TheApproachMayTurn) {
    const Battle near = battleOf({foot(3_mp).active(), infantry(blue).at(7.8_du, 12.2_du).facing(90_deg)});
    const Move winding = charging(a, {Advance{1_du}, Pivot{Corner::frontLeft, 90_deg}, Advance{2_du}}, b);
    EXPECT_EQ(planOf(near, winding).spent, 3_mp);
    const Battle far = battleOf({foot(3_mp).active(), infantry(blue).at(7.6_du, 11.2_du).facing(90_deg)});
    const Pivot half{Corner::frontLeft, 45_deg};
    EXPECT_EQ(refusalOf(far, charging(a, {half, half, Advance{2_du}}, b)), "CHG-01");
}

TEST(CHG07, ASwingMayMakeContact) {
    const Battle battle = battleOf({foot(3_mp).active(), infantry(blue).at(10_du, 11.9_du)});
    const Played played = made(battle, charging(a, {Pivot{Corner::frontLeft, 90_deg}}, b));
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_EQ(played.battle.unit(a).turn.spent, 1_mp);
}

TEST(CHG12, OnlyFrontsFight) {
    const auto sections = [](TestUnit enemy) {
        return sectionsInContact(battleOf({infantry(red), enemy}), a, b);
    };
    EXPECT_EQ(sections(infantry(blue).at(11.6_du, 10_du).facing(0_deg)), 0);
    EXPECT_EQ(sections(infantry(blue).at(11.6_du, 10_du)), 0);
    EXPECT_EQ(sections(infantry(blue).at(10_du, 11.2_du).facing(90_deg)), 2);
    EXPECT_EQ(sections(infantry(blue).at(10_du, 10.8_du)), 4);
    const Battle sideBySide = battleOf({infantry(red), infantry(blue).at(11.6_du, 10_du)});
    EXPECT_FALSE(isEngaged(sideBySide, a));
}

TEST(CHG16, AnEnvelopedUnitIsHeld) {
    const TestUnit held = infantry(red);
    const TestUnit front = infantry(blue).at(10.8_du, 10.8_du).enveloping(a, 4).enveloping(a, 5);
    const TestUnit left = infantry(blue).at(8.8_du, 10_du).facing(90_deg);
    const Battle open = battleOf({held, front, left});
    EXPECT_FALSE(isBlocked(open, a));
    const TestUnit rear = infantry(blue).at(10_du, 9.2_du).facing(0_deg);
    EXPECT_TRUE(isBlocked(battleOf({held, front, left, rear}), a));
}

TEST(ENG01, EngagedUnitsDoNotMoveOn) {
    const Battle battle =
        battleOf({infantry(red).active(), infantry(blue).at(10_du, 10.8_du), infantry(red).at(15_du, 10_du)});
    EXPECT_EQ(refusalOf(battle, moving(a, {Slide{south, 1_du}})), "ENG-01");
}

TEST(ENG02, SomethingOnEverySide) {
    const TestUnit front = infantry(blue).at(10_du, 10.8_du);
    const TestUnit left = infantry(blue).at(8.8_du, 10.4_du).facing(90_deg);
    const TestUnit right = infantry(blue).at(11.2_du, 10.4_du).facing(270_deg);
    const TestUnit unit = infantry(red).active();
    const Battle open = battleOf({unit, front, left, right});
    EXPECT_FALSE(isBlocked(open, a));
    const TestUnit behind = infantry(red).at(10_du, 9.2_du);
    EXPECT_FALSE(isBlocked(battleOf({unit, front, left, right, behind}), a));
    EXPECT_TRUE(isBlocked(battleOf({unit, front, left, right, TestUnit(behind).in(Formation::square)}), a));
    // Its markers hold one flank and the rear.
    const TestUnit wrapping =
        infantry(blue).at(10.8_du, 10.8_du).extendedLeft().enveloping(a, 4).enveloping(a, 5).enveloping(a, 6);
    const Battle blocked = battleOf({unit, wrapping, left});
    EXPECT_TRUE(isBlocked(blocked, a));
    EXPECT_EQ(refusal(maySetOut(blocked, a)), "ENG-02");
}

TEST(ENG02, MarkersFarFromTheirOwnersCard) {
    const TestUnit wrapping = infantry(blue)
                                  .at(11.6_du, 10.8_du)
                                  .extendedLeft()
                                  .extendedRight()
                                  .enveloping(b, 4)
                                  .enveloping(b, 5)
                                  .enveloping(b, 6)
                                  .enveloping(b, 7)
                                  .enveloping(b, 8);
    const Battle battle = battleOf({infantry(red).at(8.8_du, 9.2_du).active(), infantry(red), wrapping,
                                    infantry(blue).at(8.8_du, 8.4_du).facing(0_deg),
                                    infantry(blue).at(7.6_du, 9.2_du).facing(90_deg)});
    EXPECT_TRUE(isEngaged(battle, b));
    EXPECT_TRUE(isBlocked(battle, a)) << "the last marker is on its right";
    Battle open = battle;
    open.units[2].envelops.pop_back();
    EXPECT_FALSE(isBlocked(open, a));
}

TEST(ENG02, TheTableEndsTheWay) {
    TestTable table;
    table.size = {22_du, 18_du};
    const Battle battle = battleOf({infantry(red).at(10_du, 0.4_du), infantry(blue).at(10_du, 1.2_du),
                                    infantry(blue).at(8.8_du, 0.8_du).facing(90_deg),
                                    infantry(blue).at(11.2_du, 0.8_du).facing(270_deg)},
                                   table);
    EXPECT_TRUE(isBlocked(battle, a));
    Battle fleeing = battle;
    fleeing.units.front().markers.insert(Marker::fleeing);
    EXPECT_FALSE(isBlocked(fleeing, a));
}

TEST(ENG05, NoExtendingWhileEngaged) {
    const Battle battle = battleOf({infantry(red).active(), infantry(blue).at(10_du, 10.8_du)});
    EXPECT_EQ(refusalOf(battle, first({ExtendFront{Flank::left}}, moving(a, {}))), "ENG-05");
    const Battle free = battleOf({infantry(red).active(), infantry(blue).at(10_du, 12_du)});
    EXPECT_EQ(refusalOf(free, first({ExtendFront{Flank::left}}, moving(a, {}))), "");
}

TEST(ABL05, AthletesRunFartherToCharge) {
    const TestUnit athletes = foot(2_mp).has(Ability::athletes);
    EXPECT_EQ(chargeRefusal(athletes, 3_du), "");
    EXPECT_EQ(chargeRefusal(athletes, 3.1_du), "CHG-01");
    EXPECT_EQ(refusalOf(enemyAhead(athletes, 6_du), moving(a, {Advance{2_du}})), "");
    EXPECT_EQ(refusalOf(enemyAhead(athletes, 6_du), moving(a, {Advance{2.1_du}})), "MOV-12");
}

}  // namespace
}  // namespace vallum::field

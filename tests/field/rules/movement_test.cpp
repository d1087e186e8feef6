// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/setting_out.h>

namespace vallum::field {
namespace {

/// One active red unit at (10, 10) facing north with this movement value; nobody else is near.
Battle alone(MovementPoints movement) {
    return battleOf({infantry(red).active().moves(movement), infantry(blue).at(18_du, 16_du)});
}

/// The same with an enemy whose front is at this distance.
Battle enemyAhead(MovementPoints movement, Du distance) {
    return battleOf({infantry(red).active().moves(movement), infantry(blue).at(10_du, 10.8_du + distance)});
}

const Pivot left50{Corner::frontLeft, 50_deg};
const Pivot right50{Corner::frontRight, 50_deg};

TEST(MOV01, ActiveUnitsThatDoNotFleeMaySetOut) {
    EXPECT_EQ(refusal(maySetOut(battleOf({infantry(red).active()}), a)), "");
    EXPECT_EQ(refusal(maySetOut(battleOf({infantry(red)}), a)), "ACT-08");
    EXPECT_EQ(refusal(maySetOut(battleOf({infantry(red).fleeing().active()}), a)), "MOV-01");
    EXPECT_EQ(refusal(maySetOut(battleOf({infantry(red).fleeing()}), a)), "MOV-01");
    EXPECT_EQ(refusal(maySetOut(battleOf({infantry(blue).active()}), a)), "MOV-01");
    EXPECT_EQ(refusal(maySetOut(battleOf({infantry(red)}), UnitId(7))), "MOV-01");
}

TEST(MOV01, EachUnitMakesOneMove) {
    const Battle battle = afterMove(alone(3_mp), moving(a, {Advance{1_du}}));
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "MOV-01");
}

TEST(MOV01, EngagedUnitsFollowAnotherRule) {
    const Battle battle = battleOf({infantry(red).active(), infantry(blue).at(10_du, 10.8_du)});
    EXPECT_EQ(refusal(maySetOut(battle, a)), "ENG-01");
}

TEST(MOV01, OnlyInTheMovementPhase) {
    const Battle battle = inPhase(Phase::activation, battleOf({infantry(red).active()}));
    EXPECT_EQ(refusal(maySetOut(battle, a)), "ACT-02");
}

TEST(MOV02, PointsMayBeLeftUnused) {
    for (const Du distance : {0.7_du, 3_du}) {
        EXPECT_EQ(refusalOf(alone(3_mp), moving(a, {Advance{distance}})), "");
    }
    EXPECT_EQ(refusalOf(alone(3_mp), moving(a, {})), "");
}

TEST(MOV02, ThePhaseMayEndBeforeAllHaveMoved) {
    EXPECT_EQ(refusal(fits(alone(3_mp), ChooseMove{}, PhaseDone{})), "");
    const Played played = play(alone(3_mp), {}, [](Game& game) { movementStep(game); });
    EXPECT_EQ(played.battle.phase, Phase::rangedAttack);
}

TEST(MOV03, EnemiesBarTheWay) {
    const auto past = [](Du x) { return battleOf({infantry(red).active(), infantry(blue).at(x, 12_du)}); };
    EXPECT_EQ(refusalOf(past(11.5_du), moving(a, {Advance{4_du}})), "MOV-03");
    EXPECT_EQ(refusalOf(past(11.7_du), moving(a, {Advance{4_du}})), "");
}

TEST(MOV03, EnemyMarkersBarTheWay) {
    const Battle extended =
        battleOf({infantry(red).active(), infantry(blue).at(11.7_du, 12_du).extendedRight()});
    EXPECT_EQ(refusalOf(extended, moving(a, {Advance{4_du}})), "MOV-03");
    // Blue's b envelops c, which faces east; its marker is outside a's way.
    const Battle wrapped =
        battleOf({infantry(red).active(), infantry(blue).at(13.2_du, 12_du).enveloping(c, 11),
                  infantry(red).at(12.1_du, 12_du).facing(90_deg)});
    EXPECT_EQ(refusalOf(wrapped, moving(a, {Advance{4_du}})), "");
}

TEST(MOV03, AnEnvelopMarkerBarsTheWay) {
    // Blue's b has wrapped one section round c's left flank, beside a's way.
    const auto battle = [](TestUnit wrapping) {
        return battleOf({infantry(red).active(), wrapping.at(10.9_du, 13.2_du),
                         infantry(red).at(11.7_du, 12.4_du).facing(0_deg)});
    };
    const Move ahead = moving(a, {Advance{2.2_du}});
    EXPECT_EQ(refusalOf(battle(infantry(blue)), ahead), "");
    EXPECT_EQ(refusalOf(battle(infantry(blue).enveloping(c, 11)), ahead), "MOV-03");
}

TEST(MOV03, TheRefusalNamesThePlace) {
    const auto plan = planMove(enemyAhead(4_mp, 1_du), moving(a, {Advance{2_du}}));
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().place, vallum::Place(TablePlace{10'000, 11'800}));
}

TEST(MOV08, NoOverlapAtTheEnd) {
    const auto friendAt = [](Du x, Du y) {
        return battleOf({infantry(red).active(), infantry(red).at(x, y)});
    };
    EXPECT_EQ(refusalOf(friendAt(10_du, 11.7_du), moving(a, {Advance{1_du}})), "MOV-09");
    EXPECT_EQ(refusalOf(friendAt(11.7_du, 10_du), moving(a, {Turn{90_deg}})), "");
    EXPECT_EQ(refusalOf(friendAt(10_du, 11_du), moving(a, {Turn{90_deg}})), "MOV-08");
    EXPECT_EQ(refusalOf(friendAt(10_du, 11.8_du), moving(a, {Advance{1_du}})), "");
    const Move extending = first({ExtendFront{Flank::right}}, moving(a, {}));
    EXPECT_EQ(refusalOf(friendAt(11.9_du, 10_du), extending), "MAN-08");
    EXPECT_EQ(refusalOf(friendAt(12_du, 10_du), extending), "");
}

TEST(MOV11, ThreeTypesOfMovement) {
    EXPECT_EQ(movementPoints(alone(4_mp), a, Gait::regular).total(), 4000);
    EXPECT_EQ(movementPoints(alone(4_mp), a, Gait::forcedMarch).total(), 8000);
    EXPECT_EQ(allowance(alone(4_mp), moving(a, {Slide{west, 1_du}})).total(), 2000);
    EXPECT_EQ(refusalOf(alone(4_mp), moving(a, {Advance{4.1_du}})), "MOV-12");
}

TEST(MOV12, OnePointForOneDu) {
    const Battle battle = alone(3_mp);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2_du}, left50})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {left50, left50, Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}, left50, Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2.5_du}, left50})), "MOV-12");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{3.002_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{3.003_du}})), "MOV-12");
    EXPECT_TRUE(planOf(battle, moving(a, {Slide{east, 1_du}})).flags.has(TurnFlag::allDirections));
}

TEST(MOV13, ForwardAboutAnyCornerByUpToNinetyDegrees) {
    const Battle battle = alone(4_mp);
    EXPECT_EQ(planOf(battle, moving(a, {Pivot{Corner::rearLeft, 90_deg}})).end.heading, west);
    EXPECT_EQ(planOf(battle, moving(a, {right50})).end.heading, Heading(50_deg));
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, -50_deg}})), "MOV-13");
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::rearLeft, 90_deg}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::rearLeft, 91_deg}})), "MOV-13");
}

TEST(MOV14, OnePointWhateverTheAngle) {
    const auto spent = [](std::vector<PathStep> path) {
        return planOf(alone(4_mp), moving(a, std::move(path))).spent;
    };
    EXPECT_EQ(spent({Pivot{Corner::rearLeft, 90_deg}}), 1_mp);
    EXPECT_EQ(spent({right50}), 1_mp);
    EXPECT_EQ(spent({Pivot{Corner::frontRight, 10_deg}}), 1_mp);
    EXPECT_EQ(spent({Pivot{Corner::frontLeft, 60_deg}, Pivot{Corner::frontLeft, 60_deg}}), 2_mp);
    EXPECT_EQ(refusalOf(alone(2_mp), moving(a, {Advance{1.5_du}, right50})), "MOV-12");
}

TEST(MOV15, OneCornerInAMove) {
    const Battle battle = alone(4_mp);
    EXPECT_EQ(refusalOf(battle, moving(a, {left50, Advance{1_du}, left50})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {left50, right50})), "MOV-15");
    EXPECT_EQ(refusalOf(battle, moving(a, {left50, Pivot{Corner::rearLeft, 50_deg}})), "MOV-15");
}

TEST(MOV17, ContactIsACharge) {
    const Battle battle = enemyAhead(3_mp, 2_du);
    const MovePlan plan = planOf(battle, charging(a, {Advance{3_du}}, b));
    ASSERT_TRUE(plan.contact);
    EXPECT_EQ(plan.contact->target, b);
    EXPECT_EQ(plan.spent, 2_mp);
}

TEST(MOV17, AMoveThatIsNoChargeEndsWithoutContact) {
    EXPECT_EQ(refusalOf(enemyAhead(3_mp, 2_du), moving(a, {Advance{2_du}})), "MOV-17");
    EXPECT_EQ(refusalOf(enemyAhead(3_mp, 2_du), moving(a, {Advance{1.997_du}})), "");
    const Battle sideBySide =
        battleOf({infantry(red).active(), infantry(blue).at(11.6_du, 10_du).facing(0_deg)});
    EXPECT_EQ(refusalOf(sideBySide, moving(a, {Advance{0.5_du}})), "");
}

TEST(MOV17, WhoLaySideBySideBeginsNoFightWithoutACharge) {
    const Battle sideBySide =
        battleOf({skirmishers(red).active(), infantry(blue).at(11.6_du, 10_du).facing(0_deg)});
    EXPECT_EQ(refusalOf(sideBySide, moving(a, {Slide{Heading(180_deg), 0.5_du}})), "");
    const std::vector<geometry::PathStep> toItsRear{Slide{Heading(180_deg), 0.8_du},
                                                    Slide{Heading(90_deg), 0.8_du}};
    EXPECT_EQ(refusalOf(sideBySide, moving(a, toItsRear)), "MAN-03");
}

TEST(GEO12, TheTableEndsTheWay) {
    TestTable table;
    table.size = {22_du, 12_du};
    const Battle battle = battleOf({infantry(red).active()}, table);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1.6_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1.601_du}})), "GEO-12");
}

TEST(GEO09, StepsLeadFromPoseToPose) {
    const Played played = made(alone(4_mp), moving(a, {Advance{1_du}, Pivot{Corner::frontLeft, 90_deg}}));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{9.6_du, 12.2_du}, west}));
    EXPECT_EQ(played.count<Moved>(), 2);
    EXPECT_EQ(played.battle.unit(a).turn.spent, 2_mp);
}

TEST(MOV12, AnOrderMayGrantMovement) {
    TestUnit quick = infantry(red).active().moves(3_mp);
    quick.unit.turn.extraMovement = 1_mp;
    EXPECT_EQ(refusalOf(battleOf({quick}), moving(a, {Advance{4_du}})), "");
    TestUnit eager = infantry(red).active().moves(3_mp);
    eager.unit.turn.extraCharge = 1_du;
    const Battle battle = battleOf({eager, infantry(blue).at(10_du, 14.8_du)});
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{5_du}}, b)), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{3.5_du}})), "MOV-12");
}

TEST(MOV12, AnOrderMayOnlyLetFallBack) {
    const Battle battle = battleOf({infantry(red).active().did(TurnFlag::fellBack)});
    EXPECT_EQ(refusalOf(battle, moving(a, {Slide{south, 2_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Slide{south, 2.1_du}})), "MOV-25");
    EXPECT_EQ(refusalOf(battle, moving(a, {Slide{east, 1_du}})), "ACT-07");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "ACT-07");
    EXPECT_EQ(refusalOf(battle, moving(a, {Turn{20_deg}})), "ACT-07");
}

}  // namespace
}  // namespace vallum::field

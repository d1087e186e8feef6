// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/rules/turn/activation.h>

namespace vallum::field {
namespace {

Battle alone(TestUnit unit) { return battleOf({unit.active(), infantry(blue).at(18_du, 16_du)}); }
Battle alone(MovementPoints movement) { return alone(infantry(red).moves(movement)); }

/// With an enemy at this distance from the front of a.
Battle enemyAhead(TestUnit unit, Du distance) {
    return battleOf({unit.active(), infantry(blue).at(10_du, 10.8_du + distance)});
}

Battle shooting(Battle battle) { return inPhase(Phase::rangedAttack, std::move(battle)); }

TEST(MOV18, DoublesThePoints) {
    EXPECT_EQ(refusalOf(alone(2_mp), marching(a, {Advance{3_du}, Pivot{Corner::frontLeft, 90_deg}})), "");
    EXPECT_EQ(refusalOf(alone(2_mp), marching(a, {Advance{4_du}})), "");
    EXPECT_EQ(refusalOf(alone(2_mp), marching(a, {Advance{4.1_du}})), "MOV-18");
    EXPECT_EQ(movementPoints(alone(5_mp), a, Gait::forcedMarch).total(), 10000);
}

TEST(MOV18, NoSpecialManeuvers) {
    EXPECT_EQ(refusalOf(alone(2_mp), marching(a, {Slide{west, 1_du}})), "MOV-18");
    EXPECT_EQ(refusalOf(alone(2_mp), marching(a, {Turn{20_deg}, Advance{1_du}})), "MOV-18");
    EXPECT_EQ(refusalOf(alone(skirmishers(red)), marching(a, {Turn{20_deg}, Advance{1_du}})), "MOV-18");
    EXPECT_EQ(refusalOf(alone(2_mp), first({ExtendFront{Flank::left}}, marching(a, {}))), "MOV-18");
}

TEST(MOV19, TheMarchIsMarked) {
    for (const Du distance : {3_du, 1_du}) {
        const Battle battle = afterMove(alone(2_mp), marching(a, {Advance{distance}}));
        EXPECT_TRUE(battle.unit(a).has(Marker::marching));
    }
    const Battle moved = afterMove(alone(2_mp), moving(a, {Advance{1_du}}));
    EXPECT_FALSE(moved.unit(a).has(Marker::marching));
    EXPECT_EQ(refusalOf(moved, marching(a, {Advance{1_du}})), "MOV-01");
}

TEST(MOV20, NoAttackAfterAForcedMarch) {
    const Battle near = enemyAhead(infantry(red), 2_du);
    EXPECT_EQ(refusalOf(near, marching(a, {Advance{2_du}})), "MOV-20");
    Move charge = charging(a, {Advance{3_du}}, b);
    charge.gait = Gait::forcedMarch;
    EXPECT_EQ(refusalOf(near, charge), "MOV-20");
    const Move march = marching(a, {Advance{1_du}});
    EXPECT_EQ(refusal(mayShoot(shooting(afterMove(enemyAhead(archers(red), 4_du), march)), a)), "MOV-20");
    const Battle marched = afterMove(enemyAhead(skirmishers(red), 2_du), march);
    EXPECT_NE(refusal(mayShoot(shooting(marched), a)), "");
    EXPECT_EQ(refusal(maySkirmish(inPhase(Phase::skirmishers, marched), a)), "SKI-05");
}

TEST(MOV21, AFormationIsGivenUpFirst) {
    const Battle battle = alone(infantry(red).in(Formation::wallOfShields));
    EXPECT_EQ(refusalOf(battle, marching(a, {Advance{1_du}})), "MOV-21");
    EXPECT_EQ(refusalOf(battle, first({DropFormation{}}, marching(a, {Advance{8_du}}))), "GEO-12");
    EXPECT_EQ(refusalOf(battle, first({DropFormation{}}, marching(a, {Advance{7_du}}))), "");
}

/// A marching unit with defense 5/7 and morale 8 in contact with these enemies.
int moraleOf(TestUnit unit, TestUnit enemy) {
    return moraleInMelee(battleOf({unit.morale(8).marching(), enemy}), a, b).total();
}
const TestUnit enemyInFront = infantry(blue).at(10_du, 10.8_du);

TEST(MOV22, AnExtendedFrontMayMarch) {
    const Battle battle = alone(infantry(red).extendedLeft().extendedRight());
    EXPECT_EQ(refusalOf(battle, marching(a, {Advance{5_du}})), "");
    EXPECT_EQ(moraleOf(infantry(red).extendedLeft().extendedRight(), enemyInFront), 4);
    EXPECT_EQ(moraleOf(infantry(red).extendedLeft(), enemyInFront), 5);
}

TEST(MOV23, AttackedWhileMarching) {
    const auto defense = [](const Battle& battle) {
        return Defense{meleeDefense(battle, Roll::hit, a, b).total(),
                       meleeDefense(battle, Roll::damage, a, b).total()};
    };
    const Battle front = battleOf({infantry(red).morale(8).marching(), enemyInFront});
    EXPECT_EQ(defense(front), (Defense{3, 5}));
    EXPECT_EQ(moraleOf(infantry(red), enemyInFront), 6);
    const TestUnit behind = infantry(blue).at(10_du, 9.2_du).facing(0_deg).enveloping(a, 4);
    EXPECT_EQ(defense(battleOf({infantry(red).morale(8).marching(), behind})), (Defense{2, 4}));
    EXPECT_EQ(moraleOf(infantry(red), behind), 5);
}

TEST(MOV24, TheMarkerStaysUntilTheNextActivation) {
    const Battle battle = battleOf({infantry(red).marching(), infantry(blue).at(18_du, 16_du)});
    const Played turned = play(battle, {}, [](Game& game) { game.tell(TurnBegan{3, red}); });
    EXPECT_TRUE(turned.battle.unit(a).has(Marker::marching));
    Played activated = play(turned.battle, {}, [](Game& game) { activate(game, {.unit = a}); });
    EXPECT_FALSE(activated.battle.unit(a).has(Marker::marching));
    activated.battle.phase = Phase::movement;
    EXPECT_TRUE(afterMove(activated.battle, marching(a, {Advance{1_du}})).unit(a).has(Marker::marching));
}

TEST(MOV25, HalfThePoints) {
    const auto reduced = [](MovementPoints points) {
        return allowance(alone(points), moving(a, {Slide{west, 1_du}})).total();
    };
    EXPECT_EQ(reduced(3_mp), 1500);
    EXPECT_EQ(reduced(4_mp), 2000);
    EXPECT_EQ(reduced(2_mp), 1000);
    const Move slow = first({ExtendFront{Flank::left}}, moving(a, {Advance{1_du}}));
    EXPECT_EQ(refusalOf(alone(2_mp), slow), "");
    const Move swing = first({ExtendFront{Flank::left}}, moving(a, {Pivot{Corner::frontLeft, 90_deg}}));
    EXPECT_EQ(refusalOf(alone(2_mp), swing), "");
}

TEST(MOV25, SeveralCausesHalveOnce) {
    const Battle battle = alone(infantry(red).moves(4_mp).in(Formation::phalanx));
    EXPECT_EQ(allowance(battle, moving(a, {Turn{45_deg}, Advance{1_du}})).total(), 2000);
}

TEST(MOV26, ReducedMovementAndCharging) {
    const Battle battle = enemyAhead(infantry(red), 1_du);
    EXPECT_EQ(refusalOf(battle, charging(a, {Slide{west, 0.1_du}, Advance{1_du}}, b)), "MAN-03");
    const Battle phalanx = enemyAhead(infantry(red).in(Formation::phalanx), 1_du);
    EXPECT_EQ(refusalOf(phalanx, charging(a, {Advance{1_du}}, b)), "");
}

TEST(MOV27, SkirmishersKeepTheirPoints) {
    const Battle battle = alone(skirmishers(red));
    const Move extending = first({ExtendFront{Flank::left}}, moving(a, {Advance{3_du}}));
    EXPECT_EQ(refusalOf(battle, extending), "");
    const Battle near = enemyAhead(skirmishers(red).shoots(3, 5_du), 5_du);
    EXPECT_EQ(refusal(mayShoot(shooting(afterMove(near, moving(a, {Advance{3_du}}))), a)), "");
    const Move charge = first({ExtendFront{Flank::left}}, charging(a, {Advance{3_du}}, b));
    EXPECT_EQ(refusalOf(enemyAhead(skirmishers(red), 2_du), charge), "");
}

TEST(MOV25, AReorganizedUnitHasReducedMovement) {
    const Battle battle = enemyAhead(skirmishers(red).moves(4_mp).did(TurnFlag::reorganized), 2.5_du);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2.1_du}})), "ACT-13");
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{3_du}}, b)), "ACT-13");
    EXPECT_EQ(refusalOf(battle, marching(a, {Advance{1_du}})), "ACT-13");
}

}  // namespace
}  // namespace vallum::field

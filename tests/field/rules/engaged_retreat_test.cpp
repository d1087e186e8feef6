// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/engaged.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {
namespace {

using geometry::Edge;
using Dice = std::deque<std::vector<int>>;

const Retreat retreat{a};
const std::vector<int> fourMisses{1, 1, 1, 1};

Battle facing(TestUnit unit = sturdy(red), const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{unit.active(), facingRed(sturdy(blue))};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units);
}
Battle attackedInTheRear(const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{sturdy(red).active(), sturdy(blue).at(10_du, 9.2_du).facing(0_deg)};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units);
}
const Move back = moving(a, {Slide{south, 1_du}});

Played retreating(const Battle& battle, const Move& move, Dice dice = {fourMisses}) {
    return after(battle, retreat, {.rolls = std::move(dice), .answers = {move}});
}
/// The state when the direction is asked.
Battle brokenOff(Battle battle) {
    System::evolve(battle, BrokeOff{a, enemiesInContact(battle, a)});
    for (Unit& unit : battle.units) unit.envelops.clear();
    return battle;
}
std::string refusedToGo(const Battle& battle, const Move& move) {
    return refusal(fits(brokenOff(battle), ChooseRetreat{a}, move));
}

TEST(FRM05, BraveryTakenInTheFightIsNotGivenUpInTheRetreat) {
    const auto going = [](TestUnit unit, const Move& move) {
        return refusedToGo(facing(unit.in(Formation::bravery)), move);
    };
    const Move dropping = first({DropFormation{}}, back);
    EXPECT_EQ(going(sturdy(red), dropping), "");
    EXPECT_EQ(going(sturdy(red).did(TurnFlag::tookFormation), dropping), "FRM-05");
}

// ----------------------------------------------------------- the free attack

TEST(ENG22, OneDieForEachSectionAndNoReply) {
    const Battle three = battleOf({sturdy(red).active(), sturdy(blue).at(10.4_du, 10.8_du)});
    const Played played = retreating(three, back, {{1, 1, 1}});
    ASSERT_EQ(played.count<BlowRolled>(), 1);
    EXPECT_EQ(played.all<BlowRolled>().front().units, (Opponents{b, a}));
    const Battle wrapped =
        battleOf({sturdy(red).active(), sturdy(blue).at(9.2_du, 10.8_du).enveloping(a, 11)});
    EXPECT_EQ(planRetreat(wrapped, retreat)->attacks.front().dice.total(), 3);
    const Played unheld = retreating(wrapped, back, {{1, 1, 1}});
    EXPECT_TRUE(unheld.battle.unit(b).envelops.empty());
    EXPECT_EQ(unheld.count<Wounded>(), 0);
}

TEST(ENG22, InTheRearItStrikesHarder) {
    const Played played = retreating(attackedInTheRear(), moving(a, {Advance{1_du}}));
    EXPECT_EQ(played.all<BlowRolled>().front().dice.total(), 4);
    EXPECT_EQ(played.all<BlowRolled>().front().defense.terms(),
              (std::vector<Sum::Term>{{"UNIT-04"_rule, 5}, {"MOD-11"_rule, -2}}));
}

TEST(ENG22, AWoundCallsForAMoraleCheck) {
    const Played hurt = retreating(facing(), back, {{6, 1, 1, 1}, {6}, {2}});
    ASSERT_EQ(hurt.count<MoraleChecked>(), 1);
    EXPECT_EQ(hurt.all<MoraleChecked>().front().why, "ENG-22"_rule);
    EXPECT_EQ(hurt.questions<Decide>(), 0);
    EXPECT_EQ(retreating(facing(), back).count<MoraleChecked>(), 0);
}

TEST(MEL13, NoEventsOnARetreat) {
    Battle battle = battleOf({sturdy(red).active(), facingRed(sturdy(blue))}, tableWith({resist()}));
    const Played played = retreating(battle, back);
    EXPECT_EQ(played.questions<DrawCards>() + played.questions<ChooseEvent>(), 0);
}

// -------------------------------------------------------------- breaking off

TEST(ENG23, ItMovesLikeAnyActiveUnit) {
    const Battle rear = attackedInTheRear();
    EXPECT_EQ(refusedToGo(rear, moving(a, {Advance{4_du}})), "");
    EXPECT_EQ(refusedToGo(rear, moving(a, {Advance{4.01_du}})), "MOV-12");
    EXPECT_EQ(refusedToGo(rear, moving(a, {Pivot{Corner::frontLeft, 90_deg}, Advance{3_du}})), "");
    EXPECT_EQ(refusedToGo(rear, moving(a, {Pivot{Corner::frontLeft, 90_deg}, Advance{3.01_du}})), "MOV-12");
    EXPECT_EQ(refusedToGo(facing(), moving(a, {Slide{south, 2_du}})), "");
    EXPECT_EQ(refusedToGo(facing(), moving(a, {Slide{south, 2.01_du}})), "MOV-25");
    const Battle light = facing(skirmishers(red).moves(4_mp).health(9).morale(9));
    EXPECT_EQ(refusedToGo(light, moving(a, {Slide{south, 4_du}})), "");
    EXPECT_EQ(refusedToGo(facing(), moving(b, {Slide{north, 1_du}})), "ENG-23");
}

TEST(ENG23, ItIsNoLongerEngaged) {
    EXPECT_FALSE(isEngaged(brokenOff(facing()), a));
    EXPECT_FALSE(isEngaged(brokenOff(facing()), b));
    const Played gone = retreating(facing(), back);
    EXPECT_EQ(gone.all<BrokeOff>().front().from, std::vector{b});
    EXPECT_FALSE(isEngaged(gone.battle, a));
    EXPECT_EQ(refusedTo(gone.battle, retreat), "ENG-01");
}

TEST(ENG23, AnExtendedUnitStaysExtended) {
    const Played gone = retreating(facing(sturdy(red).extendedLeft()), back);
    EXPECT_TRUE(gone.battle.unit(a).extension.left);
}

TEST(ENG23, BrokenItRetreatsAllTheSame) {
    const Played broken =
        retreating(facing(infantry(red).health(9).morale(2)), back, {{6, 1, 1, 1}, {6}, {6}});
    EXPECT_TRUE(broken.battle.unit(a).has(Marker::broken));
    EXPECT_EQ(broken.battle.unit(a).pose.center, (geometry::Point{10_du, 9_du}));
}

TEST(ENG23, FleeingItDoesNotRetreat) {
    const Played fled = after(facing(infantry(red).health(9).morale(2).broken()), retreat,
                              {.rolls = {{6, 1, 1, 1}, {6}, {6}}});
    EXPECT_EQ(fled.questions<ChooseRetreat>(), 0);
    EXPECT_EQ(fled.count<BrokeOff>(), 0);
    EXPECT_TRUE(fled.battle.unit(a).did(TurnFlag::fled));
    EXPECT_FALSE(isEngaged(fled.battle, a));
}

TEST(ENG05, AfterARetreatItMayExtend) {
    EXPECT_EQ(refusedToGo(facing(), then(back, {ExtendFront{Flank::left}})), "");
}

// ------------------------------------------------------------------ where to

TEST(ENG24, OutOfContact) {
    EXPECT_EQ(refusedToGo(facing(), back), "");
    EXPECT_EQ(refusedToGo(facing(), moving(a, {})), "ENG-24");
    EXPECT_EQ(refusedToGo(facing(), moving(a, {Slide{south, 0.002_du}})), "ENG-24");
    EXPECT_EQ(refusedToGo(facing(), moving(a, {Slide{south, 0.003_du}})), "");
    EXPECT_EQ(refusedToGo(facing(), moving(a, {Slide{east, 1_du}})), "ENG-24");
    EXPECT_EQ(refusedToGo(facing(), marching(a, {Pivot{Corner::rearLeft, 90_deg}})), "MOV-03");
    const Battle between = attackedInTheRear({sturdy(blue).at(10_du, 16_du)});
    EXPECT_EQ(refusedToGo(between, marching(a, {Advance{5_du}})), "");
    EXPECT_EQ(refusedToGo(between, marching(a, {Advance{5.2_du}})), "MOV-20");
}

TEST(ENG24, AnotherEnemyMayBeCharged) {
    const Battle battle = attackedInTheRear({sturdy(blue).at(10_du, 13_du)});
    const Move charge = charging(a, {Advance{4_du}}, c);
    EXPECT_EQ(refusedToGo(battle, charge), "");
    const Played charged = retreating(battle, charge);
    EXPECT_TRUE(areEngaged(charged.battle, a, c));
    EXPECT_FALSE(areEngaged(charged.battle, a, b));
    EXPECT_EQ(refusedToGo(facing(), charging(a, {Slide{south, 1_du}, Advance{1_du}}, b)), "ENG-24");
}

TEST(ENG24, NotTheSameEnemyInTheSameTurn) {
    const TestUnit light = skirmishers(red).moves(4_mp).health(9).morale(9);
    const Battle battle = battleOf({TestUnit(light).active(), sturdy(blue).at(10_du, 9.2_du).facing(0_deg),
                                    sturdy(blue).at(10_du, 7_du)});
    const Move turned = moving(a, {Advance{1_du}, Turn{180_deg}});
    const Battle gone = inPhase(Phase::skirmishers, retreating(battle, turned).battle);
    const auto refusedToCharge = [&](UnitId enemy) {
        return refusal(planSkirmishMove(gone, charging(a, {Advance{2_du}}, enemy)));
    };
    EXPECT_EQ(refusedToCharge(b), "ENG-24");
    EXPECT_EQ(refusedToCharge(c), "MOV-03");
}

/// Squares cannot be passed. To its left there is a little room beside the enemy.
Battle shutIn() {
    const auto square = [](Du x, Du y) { return sturdy(red).at(x, y).in(Formation::square); };
    return facing(sturdy(red), {square(10_du, 9.2_du), square(8.3_du, 9.6_du), square(11.6_du, 9.6_du)});
}

TEST(ENG24, WithoutAPlaceItIsNotOffered) {
    EXPECT_EQ(refusal(mayActEngaged(shutIn(), a)), "");
    EXPECT_EQ(refusedTo(shutIn(), retreat), "ENG-24");
    EXPECT_EQ(refusedTo(facing(), retreat), "");
}

TEST(ENG24, WithoutAPlaceAfterTheAttacksItStaysEngaged) {
    const Played stayed = play(shutIn(), {.rolls = {fourMisses}}, [](Game& game) { act(game, retreat); });
    EXPECT_EQ(stayed.count<BlowRolled>(), 1);
    EXPECT_EQ(stayed.questions<ChooseRetreat>() + stayed.count<BrokeOff>(), 0);
    EXPECT_TRUE(isEngaged(stayed.battle, a));
}

TEST(ENG24, TheFirstWayLeadsAwayFromTheEnemy) {
    const auto plan = planRetreat(facing(), retreat);
    EXPECT_EQ(plan->to, (Pose{{10_du, 8_du}, north}));
    EXPECT_EQ(planRetreat(attackedInTheRear(), retreat)->to, (Pose{{10_du, 14_du}, north}));
    ASSERT_TRUE(plan->defaultRetreat);
    EXPECT_EQ(refusedToGo(facing(), *plan->defaultRetreat), "");
    const Battle phalanx = facing(sturdy(red).in(Formation::phalanx));
    EXPECT_EQ(refusedToGo(phalanx, *planRetreat(phalanx, retreat)->defaultRetreat), "");
}

// ----------------------------------------------------------- several enemies

/// b in front of three of a's sections, c on its right flank with two.
Battle twoEnemies(TestUnit unit = sturdy(red)) {
    return battleOf(
        {unit.active(), sturdy(blue).at(9.6_du, 10.8_du), sturdy(blue).at(11.2_du, 10_du).facing(270_deg)});
}

const Move away = moving(a, {Slide{south, 2_du}});

TEST(ENG25, EachStrikesInTheOrderThatTheOwnerChooses) {
    const Played played =
        after(twoEnemies(), retreat, {.rolls = {{1, 1}, {1, 1, 1}}, .answers = {UnitChosen{c}, away}});
    const auto blows = played.all<BlowRolled>();
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_EQ(blows[0].units.attacker, c);
    EXPECT_EQ(blows[1].units.attacker, b);
    EXPECT_EQ(played.asked.front().seat, red);
    EXPECT_EQ(played.battle.unit(a).turn.left, (std::vector{b, c}));
}

TEST(ENG25, TheDeadAreNotStruckAgain) {
    const Played played = after(twoEnemies(infantry(red).health(1)), retreat,
                                {.rolls = {{6, 1, 1}, {6}}, .answers = {UnitChosen{b}}});
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(played.count<CombatBegan>(), 1);
    EXPECT_EQ(played.questions<ChooseRetreat>(), 0);
}

TEST(ENG25, OneCheckForEachAttackThatWounded) {
    const Dice dice{{6, 1, 1}, {6}, {6, 1}, {6}, {1}, {1}};
    const Played played = after(twoEnemies(), retreat, {.rolls = dice, .answers = {UnitChosen{b}, away}});
    EXPECT_EQ(played.count<MoraleChecked>(), 2);
    EXPECT_EQ(played.battle.unit(a).wounds, 2);
}

}  // namespace
}  // namespace vallum::field

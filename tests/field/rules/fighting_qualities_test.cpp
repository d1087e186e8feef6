// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/morale/morale.h>

/// The effects of formations and abilities in a combat.
namespace vallum::field {
namespace {

using geometry::Edge;

const std::vector<int> misses{1, 1, 1, 1};

TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }
Defense inMeleeAgainst(const TestUnit& enemy, const TestUnit& unit) {
    return defenseOf(battleOf({enemy, unit}), b, a);
}
Defense shotAt(const TestUnit& unit, Edge side) {
    return defenseUnderFire(underFire(battleOf({archers(red), unit}), side), b, a);
}

TEST(FRM07, FormationsAndAbilitiesAddUp) {
    const Battle battle =
        battleOf({infantry(red).has(Ability::spearmen).in(Formation::phalanx), facingRed(cavalry(blue))});
    EXPECT_EQ(attackOf(battle, a, b), (Attack{5, 5}));
}

TEST(FRM10, AWallOfShieldsGuardsAgainstEverything) {
    const TestUnit wall = infantry(blue).in(Formation::wallOfShields);
    EXPECT_EQ(inMeleeAgainst(infantry(red), facingRed(wall)), (Defense{6, 8}));
    EXPECT_EQ(shotAt(wall, Edge::front), (Defense{6, 8}));
}

TEST(FRM18, ASquareHasNeitherFlankNorRear) {
    const TestUnit square = infantry(blue).in(Formation::square).morale(8);
    const Battle enveloped =
        battleOf({infantry(red).enveloping(b, 4).enveloping(b, 5).enveloping(b, 6), facingRed(square)});
    EXPECT_EQ(defenseOf(enveloped, b, a), (Defense{5, 7}));
    EXPECT_EQ(moraleInMelee(enveloped, b, a).total(), 8);
    EXPECT_EQ(shotAt(square, Edge::rear), shotAt(square, Edge::front));
}

TEST(FRM19, ASquareHoldsOutAgainstMountedUnits) {
    const TestUnit square = infantry(blue).in(Formation::square);
    EXPECT_EQ(inMeleeAgainst(cavalry(red), facingRed(square)), (Defense{7, 9}));
    EXPECT_EQ(inMeleeAgainst(infantry(red), facingRed(square)), (Defense{5, 7}));
}

TEST(FRM20, ASquareIsAnEasyTarget) {
    EXPECT_EQ(shotAt(infantry(blue).in(Formation::square), Edge::front), (Defense{4, 6}));
}

TEST(FRM27, BraveryAttacksWithoutGuard) {
    const TestUnit brave = archers(blue).defense(5, 6).in(Formation::bravery);
    const Battle battle = battleOf({infantry(red), facingRed(brave)});
    EXPECT_EQ(attackOf(battle, b, a), (Attack{4, 4}));
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{4, 5}));
    EXPECT_EQ(shotAt(brave, Edge::front), (Defense{4, 5}));
    EXPECT_EQ(powerOf(battle, b, a), (Attack{3, 3}));
}

TEST(ABL01, TheyWorkWithoutActivation) {
    const Battle battle =
        charging(battleOf({cavalry(red).active(), facingRed(infantry(blue).has(Ability::spearmen))}), a, b);
    ASSERT_FALSE(battle.unit(b).has(Marker::active));
    EXPECT_EQ(attackOf(battle, b, a), (Attack{4, 4}));
}

TEST(ABL01, TheyAddUpWithEachOther) {
    const Battle battle =
        battleOf({sturdy(red).has(Ability::deadly).has(Ability::professionals), facingRed(sturdy(blue))});
    const auto played = fight(battle, {.rolls = {{1, 1, 1, 1}, {6, 1, 1, 1}, {1}, {6}, misses, {1}}});
    EXPECT_EQ(played.battle.unit(b).wounds, 2);
}

TEST(ABL14, ProfessionalsRollOnesAgain) {
    const auto played = fight(battleOf({sturdy(red).has(Ability::professionals), facingRed(sturdy(blue))}),
                              {.rolls = {{1, 1, 4, 2}, {1, 6}, {1, 6}, {5}, misses, {1}}});
    const auto blows = played.all<BlowRolled>();
    EXPECT_EQ(blows.at(0).faces, (std::vector{1, 6, 4, 2}));
    EXPECT_EQ(blows.at(0).rolledAgain, (std::vector{0, 1}));
    EXPECT_EQ(blows.at(0).successes, 2);
    EXPECT_EQ(blows.at(1).faces, (std::vector{5, 6}));
    EXPECT_EQ(played.battle.unit(b).wounds, 2);
}

TEST(ABL14, TheyDoSoWhenTheyShoot) {
    const Battle battle = battleOf({archers(red).has(Ability::professionals), sturdy(blue).at(10_du, 14_du)});
    const auto played = shootAt(battle, {.rolls = {{1, 2, 2, 2}, {1}}});
    EXPECT_EQ(played.all<BlowRolled>().at(0).rolledAgain, std::vector{0});
}

TEST(ABL14, AMoraleCheckIsNotRolledAgain) {
    const auto played = play(battleOf({sturdy(red).has(Ability::professionals)}), {.rolls = {{1}}},
                             [](Game& game) { checkMorale(game, a, Sum{}, "MOR-01"_rule); });
    EXPECT_EQ(played.questions<RollDice>(), 1);
}

TEST(ABL15, FearMakesUnwoundedUnitsCheck) {
    const Battle battle = battleOf({sturdy(red).has(Ability::fear), facingRed(sturdy(blue).morale(7))});
    const auto quiet = fight(battle, {.rolls = {misses, misses, {1}}});
    ASSERT_EQ(quiet.count<MoraleChecked>(), 1);
    EXPECT_EQ(quiet.all<MoraleChecked>().at(0).unit, b);
    EXPECT_EQ(quiet.all<MoraleChecked>().at(0).morale.total(), 6);
    EXPECT_EQ(quiet.all<MoraleChecked>().at(0).why, "ABL-15"_rule);
    const auto ahead = fight(battle, {.rolls = {misses, {6, 1, 1, 1}, {6}, {1}, {1}}});
    EXPECT_EQ(ahead.count<MoraleChecked>(), 2);
    const auto behind = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, misses, {1}}});
    ASSERT_EQ(behind.count<MoraleChecked>(), 1);
    EXPECT_EQ(behind.all<MoraleChecked>().at(0).morale.total(), 5);
    EXPECT_EQ(behind.all<MoraleChecked>().at(0).why, "MEL-21"_rule);
}

TEST(ABL15, AnEliminatedEnemyFrightensNobody) {
    const Battle battle = battleOf({infantry(red).health(1).has(Ability::fear), facingRed(sturdy(blue))});
    EXPECT_EQ(fight(battle, {.rolls = {misses, {6, 1, 1, 1}, {6}}}).count<MoraleChecked>(), 0);
}

TEST(ABL15, TwoFrighteningEnemiesCountOnceAndDistantOnesNot) {
    const Battle two = battleOf({infantry(red).has(Ability::fear), facingRed(sturdy(blue).morale(7)),
                                 infantry(red).has(Ability::fear).at(11.2_du, 10.8_du).facing(270_deg)});
    EXPECT_EQ(moraleOutsideAttack(two, b).total(), 6);
    const Battle far =
        underFire(battleOf({archers(red).has(Ability::fear), sturdy(blue).morale(7).at(10_du, 15_du)}));
    EXPECT_EQ(moraleUnderFire(far, b, a).total(), 7);
}

TEST(ABL16, ASteadfastUnitFleesOnlyIfItsOwnerAgrees) {
    const auto check = [](const TestUnit& unit, std::deque<Answer> answers) {
        return play(battleOf({unit}), {.rolls = {{6}}, .answers = std::move(answers)},
                    [](Game& game) { checkMorale(game, a, Sum{}, "MOR-01"_rule); })
            .battle.unit(a);
    };
    const TestUnit broken = infantry(red).has(Ability::steadfast).broken();
    EXPECT_FALSE(check(broken, {YesOrNo{false}}).has(Marker::fleeing));
    EXPECT_TRUE(check(broken, {YesOrNo{false}}).has(Marker::broken));
    EXPECT_TRUE(check(broken, {YesOrNo{true}}).has(Marker::fleeing));
    EXPECT_FALSE(check(broken, {}).has(Marker::fleeing));
    const Unit fresh = check(infantry(red).has(Ability::steadfast), {});
    EXPECT_TRUE(fresh.has(Marker::broken));
    EXPECT_FALSE(fresh.has(Marker::fleeing));
}

TEST(ABL21, SpearmenAgainstMountedUnits) {
    const auto attack = [](const TestUnit& enemy) {
        const Battle battle = battleOf({infantry(red).has(Ability::spearmen), facingRed(enemy)});
        EXPECT_EQ(attackOf(battle, a, b), attackOf(charging(battle, a, b), a, b));
        return attackOf(battle, a, b);
    };
    EXPECT_EQ(attack(cavalry(blue)), (Attack{4, 4}));
    EXPECT_EQ(attack(infantry(blue)), (Attack{3, 3}));
}

TEST(ABL22, DeadlySixesWoundTwice) {
    const Battle battle = battleOf({sturdy(red).has(Ability::deadly), facingRed(sturdy(blue))});
    const auto played = fight(battle, {.rolls = {{6, 6, 6, 1}, {6, 6, 2}, misses, {1}}});
    EXPECT_EQ(played.all<BlowRolled>().at(0).successes, 3);
    EXPECT_EQ(played.battle.unit(b).wounds, 4);
    const Battle shot = battleOf({archers(red).has(Ability::deadly), sturdy(blue).at(10_du, 14_du)});
    EXPECT_EQ(shootAt(shot, {.rolls = {{6, 6, 6, 1}, {6, 6, 2}, {1}}}).battle.unit(b).wounds, 2);
}

TEST(ABL23, AccurateSixesWoundTwiceFromAStandingUnit) {
    const auto wounds = [](const TestUnit& shooter) {
        const Battle battle = battleOf({shooter, sturdy(blue).at(10_du, 14_du)});
        const auto played = shootAt(battle, {.rolls = {{6, 6, 6, 1}, {6, 1, 6}, {1}}});
        EXPECT_EQ(played.all<BlowRolled>().at(0).successes, 3);
        return played.battle.unit(b).wounds;
    };
    EXPECT_EQ(wounds(archers(red).has(Ability::accuracy)), 4);
    EXPECT_EQ(wounds(archers(red).has(Ability::accuracy).did(TurnFlag::displaced)), 2);
}

TEST(ABL24, SarissasAgainstMountedUnits) {
    const auto attack = [](const TestUnit& unit, const TestUnit& enemy) {
        return attackOf(battleOf({unit, facingRed(enemy)}), a, b);
    };
    const TestUnit pikes = infantry(red).has(Ability::sarissas);
    EXPECT_EQ(attack(pikes, cavalry(blue)), (Attack{4, 4}));
    EXPECT_EQ(attack(TestUnit(pikes).in(Formation::phalanx), cavalry(blue)), (Attack{5, 5}));
    EXPECT_EQ(attack(pikes, infantry(blue)), (Attack{3, 3}));
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

TestUnit target() { return infantry(blue).defense(5, 7).morale(8); }

GeneralCard generalWith(int attack, int defense, int morale) {
    GeneralCard card = testGeneral();
    card.modifiers = {{attack, attack}, defense, morale};
    return card;
}

Sum::Term last(const Sum& sum) { return sum.terms().back(); }

TEST(MOD01, APairChangesBothValues) {
    const auto battle = [](TestUnit unit) { return battleOf({unit, facingRed(target())}); };
    TestTable inspired{.generals = {generalWith(1, 0, 0), testGeneral()}};
    const Battle led = withGeneral(battleOf({infantry(red).attack(4, 3), facingRed(target())}, inspired), a);
    EXPECT_EQ(attackOf(led, a, b), (Attack{5, 4}));
    EXPECT_EQ(defenseOf(battleOf({infantry(red), rearToRed(target())}), b, a), (Defense{3, 5}));
    const Battle square = battleOf({cavalry(red), facingRed(target().in(Formation::square))});
    EXPECT_EQ(defenseOf(square, b, a), (Defense{7, 9}));
    EXPECT_EQ(powerOf(battle(archers(red).broken()), a, b), (Attack{2, 2}));
}

TEST(MOD02, AllDiceMeetTheSameDefense) {
    const Battle battle = battleOf(
        {cavalry(red).enveloping(b, 6).enveloping(b, 5).enveloping(b, 4), facingRed(target()).health(9)});
    const auto played = fight(battle, {.rolls = {{1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1}}});
    const auto blows = played.all<BlowRolled>();
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_EQ(blows[0].faces.size(), 7U);
    EXPECT_EQ(blows[0].defense.total(), 2);
}

TEST(MOD03, NoValueFallsBelowOne) {
    const Battle weak = battleOf({infantry(red).attack(1, 2).broken().with(Marker::noOfficer),
                                  facingRed(target().defense(3, 3).with(Marker::noOfficer).marching())});
    EXPECT_EQ(attackOf(weak, a, b), (Attack{1, 1}));
    EXPECT_EQ(defenseOf(weak, b, a), (Defense{1, 1}));
    EXPECT_EQ(last(meleeDefense(weak, Roll::hit, b, a)), (Sum::Term{"MOD-03"_rule, 1}));
    const Battle shaken = battleOf(
        {infantry(red).morale(5).wounded(3).broken().with(Marker::noOfficer).extendedLeft().extendedRight()});
    EXPECT_EQ(moraleOutsideAttack(shaken, a).total(), 1);
    EXPECT_EQ(moraleOutsideAttack(shaken, a, {{"EVT-01"_rule, 1}}).total(), 1) << "after all modifiers";
    EXPECT_EQ(moraleOutsideAttack(shaken, a, {{"EVT-08"_rule, -2}}).total(), 1);
}

TEST(MOD03, ThereIsNoLimitAboveAndAtOneNothingIsAdded) {
    const auto dodge = [](int printed) {
        return defenseOf(battleOf({infantry(red),
                                   rearToRed(infantry(blue).defense(printed, 7).with(Marker::noOfficer))}),
                         b, a)
            .dodge;
    };
    EXPECT_EQ(dodge(3), 1);
    EXPECT_EQ(dodge(4), 1);
    EXPECT_EQ(dodge(5), 2);
    EXPECT_EQ(dodge(15), 12);
}

TEST(MOD03, ABlockedLineCannotBringPowerBelowOne) {
    Battle battle = underFire(battleOf({archers(red).shoots(1, 8_du), infantry(blue)}));
    battle.combat->sightBlocked = true;
    EXPECT_EQ(powerOf(battle, a, b), (Attack{1, 1}));
}

TEST(MOD04, AllModifiersAreAddedTogether) {
    const Battle battle =
        battleOf({infantry(red).attack(9, 9).health(9).wounded(6).broken().with(Marker::noOfficer),
                  facingRed(target().in(Formation::wallOfShields).with(Marker::hero))});
    EXPECT_EQ(attackOf(battle, a, b), (Attack{5, 5}));
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{7, 9}));
}

TEST(MOD05, TheMeleeAttackTable) {
    const auto attack = [](TestUnit unit, TestUnit enemy) {
        return attackOf(charging(battleOf({unit, facingRed(enemy)}), a, b), a, b);
    };
    EXPECT_EQ(attack(infantry(red).attack(4, 4).wounded(3).broken(), target()), (Attack{2, 2}));
    EXPECT_EQ(attack(infantry(red).has(Ability::spearmen).in(Formation::phalanx), cavalry(blue)),
              (Attack{5, 5}));
    EXPECT_EQ(attack(cavalry(red).attack(4, 4).has(Ability::lunge).in(Formation::arrowhead), target()),
              (Attack{6, 6}));
    EXPECT_EQ(attack(cavalry(red).attack(4, 4), target()), (Attack{4, 4}));
}

TEST(MOD06, TheRangedAttackTable) {
    const auto power = [](TestUnit unit, bool blocked) {
        Battle battle = underFire(battleOf({unit, infantry(blue)}));
        battle.combat->sightBlocked = blocked;
        return powerOf(battle, a, b);
    };
    EXPECT_EQ(power(archers(red).wounded(3), true), (Attack{1, 1}));
    EXPECT_EQ(power(archers(red).broken(), false), (Attack{2, 2}));
    EXPECT_EQ(power(archers(red).shoots(2, 8_du).with(Marker::noOfficer).wounded(3), true), (Attack{1, 1}));
}

TEST(MOD07, TheMeleeDefenseTable) {
    const Battle pressed =
        battleOf({infantry(red), flankToRed(target()), infantry(red).at(10.8_du, 11.2_du).facing(270_deg)});
    EXPECT_EQ(defenseOf(pressed, b, a), (Defense{3, 5}));
    const auto defense = [](TestUnit enemy, TestUnit unit) {
        return defenseOf(battleOf({enemy, unit}), b, a);
    };
    EXPECT_EQ(
        defense(infantry(red), facingRed(target().in(Formation::wallOfShields).with(Marker::noOfficer))),
        (Defense{5, 7}));
    EXPECT_EQ(defense(cavalry(red), flankToRed(target().in(Formation::square))), (Defense{7, 9}));
}

TEST(MOD08, TheRangedDefenseTable) {
    const auto defense = [](TestUnit unit, geometry::Edge side) {
        return defenseUnderFire(underFire(battleOf({archers(red), unit}), side), b, a);
    };
    EXPECT_EQ(defense(target().in(Formation::wallOfShields), geometry::Edge::front), (Defense{6, 8}));
    EXPECT_EQ(defense(target().in(Formation::square), geometry::Edge::left), (Defense{4, 6}));
    EXPECT_EQ(defense(target().marching(), geometry::Edge::rear), (Defense{3, 5}));
}

TEST(MOD09, TheMoraleTable) {
    const auto morale = [](TestUnit unit) {
        return moraleInMelee(battleOf({infantry(red), flankToRed(unit.health(9))}), b, a).total();
    };
    EXPECT_EQ(morale(target().wounded(4)), 3);
    EXPECT_EQ(morale(target().broken().wounded(3)), 3);
    const Battle led = withGeneral(
        battleOf({infantry(red).morale(7).with(Marker::hero).wounded(1), infantry(red).at(10_du, 8_du)}), b);
    EXPECT_EQ(moraleOutsideAttack(led, a).total(), 8);
}

TEST(MOD10, AttackedInTheFlank) {
    const Battle flank = battleOf({infantry(red), flankToRed(target())});
    EXPECT_EQ(defenseOf(flank, b, a), (Defense{4, 6}));
    EXPECT_EQ(moraleInMelee(flank, b, a).total(), 7);
    const auto enveloped = [](std::vector<int> sections) {
        TestUnit unit = infantry(red).at(10.8_du, 10_du);
        for (const int section : sections) unit.enveloping(b, section);
        return battleOf({unit, facingRed(target())});
    };
    for (const auto& markers : {std::vector{11, 10}, std::vector{11}}) {
        EXPECT_EQ(defenseOf(enveloped(markers), b, a), (Defense{4, 6}));
        EXPECT_EQ(moraleInMelee(enveloped(markers), b, a).total(), 7);
    }
    const Battle front = battleOf({infantry(red), facingRed(target())});
    EXPECT_EQ(defenseOf(front, b, a), (Defense{5, 7}));
    EXPECT_EQ(moraleInMelee(front, b, a).total(), 8);
}

TEST(MOD10, TheUnitStrikesBackWithoutPenalty) {
    EXPECT_EQ(attackOf(battleOf({infantry(red), flankToRed(target())}), b, a), (Attack{3, 3}));
}

TEST(MOD11, AttackedInTheRear) {
    const Battle three = battleOf({infantry(red).at(10.4_du, 10_du), rearToRed(target())});
    EXPECT_EQ(meleeDice(three, a, b).total(), 3);
    EXPECT_EQ(defenseOf(three, b, a), (Defense{3, 5}));
    EXPECT_EQ(moraleInMelee(three, b, a).total(), 6);
    const Battle marker = battleOf({infantry(red).enveloping(b, 8), facingRed(target())});
    EXPECT_EQ(defenseOf(marker, b, a), (Defense{3, 5}));
    EXPECT_EQ(moraleInMelee(marker, b, a).total(), 6);
}

TEST(MOD12, FlankAndRearOfOneEnemyBothCountOnce) {
    const Battle battle = battleOf({cavalry(red)
                                        .at(8.8_du, 10_du)
                                        .enveloping(b, 10)
                                        .enveloping(b, 11)
                                        .enveloping(b, 9)
                                        .enveloping(b, 8)
                                        .enveloping(b, 7),
                                    facingRed(target())});
    EXPECT_EQ(meleeDice(battle, a, b).total(), 6);
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{2, 4}));
    EXPECT_EQ(moraleInMelee(battle, b, a).total(), 5);
}

TEST(MOD12, ASecondEnemyAddsItsPressure) {
    const Battle battle =
        battleOf({cavalry(red).at(9.2_du, 10_du).enveloping(b, 4).enveloping(b, 5).enveloping(b, 6),
                  facingRed(target()), infantry(red).at(8.8_du, 10.8_du).facing(90_deg)});
    EXPECT_EQ(meleeDice(battle, a, b).total(), 5);
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{1, 3}));
    EXPECT_EQ(moraleInMelee(battle, b, a).total(), 4);
    EXPECT_EQ(meleeDice(battle, c, b).total(), 2);
    EXPECT_EQ(defenseOf(battle, b, c), (Defense{3, 5}));
    EXPECT_EQ(moraleInMelee(battle, b, c).total(), 6);
}

TEST(MOD12, BothFlanksCountOnce) {
    const Battle battle = battleOf({infantry(red).enveloping(b, 4).enveloping(b, 11), facingRed(target())});
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{4, 6}));
    EXPECT_EQ(moraleInMelee(battle, b, a).total(), 7);
}

TEST(MOD13, TheLargerOfMarchAndDirectionCounts) {
    const auto of = [](const TestUnit& enemy, const TestUnit& unit) {
        const Battle battle = battleOf({enemy, unit});
        return std::pair(defenseOf(battle, b, a), moraleInMelee(battle, b, a).total());
    };
    const std::pair two(Defense{3, 5}, 6);
    EXPECT_EQ(of(infantry(red), facingRed(target().marching())), two);
    EXPECT_EQ(of(infantry(red), flankToRed(target().marching())), two);
    EXPECT_EQ(of(infantry(red), rearToRed(target().marching())), two);
    EXPECT_EQ(of(infantry(red).enveloping(b, 4).enveloping(b, 6), facingRed(target().marching())),
              (std::pair(Defense{2, 4}, 5)));
    const Battle both = battleOf({infantry(red), facingRed(target().marching().fleeing())});
    EXPECT_EQ(defenseOf(both, b, a), (Defense{3, 5}));
}

TEST(MOD13, AMarchingUnitUnderFire) {
    const Battle battle = underFire(battleOf({archers(red), target().marching()}));
    EXPECT_EQ(defenseUnderFire(battle, b, a), (Defense{3, 5}));
    EXPECT_EQ(moraleUnderFire(battle, b, a).total(), 6);
}

TEST(MOD14, EachEnemyBeyondTheFirst) {
    const TestUnit front = infantry(red);
    const TestUnit left = infantry(red).at(11.2_du, 10.8_du).facing(270_deg);
    const TestUnit right = infantry(red).at(8.8_du, 10.8_du).facing(90_deg);
    EXPECT_EQ(defenseOf(battleOf({front, facingRed(target())}), b, a), (Defense{5, 7}));
    const Battle two = battleOf({front, facingRed(target()), left});
    EXPECT_EQ(defenseOf(two, b, a), (Defense{4, 6}));
    EXPECT_EQ(moraleInMelee(two, b, a).total(), 7);
    EXPECT_EQ(defenseOf(two, b, c), (Defense{3, 5}));
    const Battle three = battleOf({front, facingRed(target()), left, right});
    EXPECT_EQ(defenseOf(three, b, a), (Defense{3, 5}));
    EXPECT_EQ(defenseOf(three, b, c), (Defense{2, 4}));
    EXPECT_EQ(defenseOf(three, b, d), (Defense{2, 4}));
    EXPECT_EQ(moraleInMelee(three, b, a).total(), 6);
}

TEST(MOD14, AnEliminatedEnemyNoLongerPresses) {
    const Battle battle = battleOf({infantry(red).health(1), facingRed(target().health(9)),
                                    infantry(red).at(11.2_du, 10.8_du).facing(270_deg)});
    const auto first = fight(battle, {.rolls = {{1, 1, 1, 1}, {6, 1, 1, 1}, {6}}});
    EXPECT_EQ(first.all<BlowRolled>()[0].defense.total(), 4);
    ASSERT_FALSE(first.battle.onTable(a));
    EXPECT_EQ(defenseOf(first.battle, b, c), (Defense{4, 6}));
}

TEST(MOD15, TheGeneralsUnitHasTheModifiersOfTheCard) {
    const TestTable table{.generals = {generalWith(1, 0, 0), testGeneral()}};
    Battle battle = withGeneral(battleOf({archers(red), facingRed(target())}, table), a);
    EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4}));
    EXPECT_EQ(powerOf(battle, a, b), (Attack{4, 4}));
    battle.players.front().generals.front().health = GeneralHealth::wounded;
    EXPECT_EQ(attackOf(battle, a, b), (Attack{3, 3}));
    EXPECT_EQ(powerOf(battle, a, b), (Attack{3, 3}));
}

TEST(MOD16, InTheAreaOfInfluence) {
    const Battle battle = withGeneral(battleOf({infantry(red).morale(7).wounded(2)}), a);
    EXPECT_EQ(moraleOutsideAttack(battle, a).total(), 6);
}

TEST(MOD17, WhileTheGeneralIsLost) {
    Battle battle =
        withGeneral(battleOf({infantry(red).fleeing(), infantry(red).morale(7).at(18_du, 10_du)}), a);
    EXPECT_EQ(moraleOutsideAttack(battle, b).total(), 6);
    System::evolve(battle, Recovered{a, "FLT-16"_rule});
    EXPECT_EQ(moraleOutsideAttack(battle, b).total(), 7);
}

TEST(MOD18, EachExtendedSection) {
    const Battle battle = battleOf({infantry(red).morale(8).wounded(1).extendedLeft().extendedRight()});
    EXPECT_EQ(moraleOutsideAttack(battle, a).total(), 5);
}

TEST(MOD19, AHeroHelpsDefenseAndMorale) {
    const Battle battle = battleOf({infantry(red), facingRed(target().morale(7).with(Marker::hero))});
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{6, 8}));
    EXPECT_EQ(defenseUnderFire(underFire(battle), b, a), (Defense{6, 8}));
    EXPECT_EQ(moraleOutsideAttack(battle, b).total(), 8);
}

TEST(MOD20, WithoutOfficersEverythingIsWeaker) {
    const Battle battle =
        underFire(battleOf({infantry(red), facingRed(archers(blue).with(Marker::noOfficer)), infantry(red)}));
    Battle melee = battle;
    melee.combat.reset();
    EXPECT_EQ(attackOf(melee, b, a), (Attack{2, 2}));
    EXPECT_EQ(powerOf(melee, b, a), (Attack{2, 2}));
    EXPECT_EQ(defenseUnderFire(battle, b, a), (Defense{4, 6}));
    EXPECT_EQ(moraleOutsideAttack(melee, b).total(), 6);
}

TEST(MOD20, HeroAndNoOfficerBothApply) {
    const Battle battle =
        battleOf({infantry(red), facingRed(infantry(blue).with(Marker::hero).with(Marker::noOfficer))});
    EXPECT_EQ(attackOf(battle, b, a), (Attack{2, 2}));
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{5, 7}));
    EXPECT_EQ(moraleOutsideAttack(battle, b).total(), 7);
}

TEST(MOD21, OutsideAnAttackDirectionAndNumbersDoNotCount) {
    const Battle led = withGeneral(
        battleOf({infantry(red).at(10_du, 8_du), infantry(red).morale(7).fleeing().wounded(2)}), a);
    EXPECT_EQ(moraleOutsideAttack(led, b).total(), 5);
    const auto blocked = [](TestUnit enemy) {
        return battleOf({enemy, flankToRed(infantry(blue).morale(7).fleeing()),
                         infantry(red).at(10.8_du, 11.2_du).facing(270_deg)});
    };
    EXPECT_EQ(moraleOutsideAttack(blocked(infantry(red)), b).total(), 6);
    EXPECT_EQ(moraleOutsideAttack(blocked(infantry(red).has(Ability::fear)), b).total(), 5);
}

TEST(MOD22, ElephantsAndChariotsAreMountedArtilleryIsNoInfantry) {
    for (const UnitClass mounted : {UnitClass::elephants, UnitClass::chariots}) {
        const Battle battle =
            battleOf({infantry(red).has(Ability::spearmen), facingRed(infantry(blue).of(mounted))});
        EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4}));
    }
    const Battle guns = charging(
        battleOf({cavalry(red).has(Ability::lunge), facingRed(infantry(blue).of(UnitClass::artillery))}), a,
        b);
    EXPECT_EQ(attackOf(guns, a, b), (Attack{3, 3}));
}

}  // namespace
}  // namespace vallum::field

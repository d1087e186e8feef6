// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

using Kind = OrderOfBlows::Kind;

const std::vector<int> misses{1, 1, 1, 1};
constexpr OrderOfBlows together;
constexpr OrderOfBlows firstA{Kind::oneAfterTheOther, a};
constexpr OrderOfBlows firstB{Kind::oneAfterTheOther, b};
constexpr OrderOfBlows onlyB{Kind::onlyOne, b};

TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }
TestUnit phalanx(Seat owner) { return sturdy(owner).in(Formation::phalanx); }
TestUnit sarissas(Seat owner) { return phalanx(owner).has(Ability::sarissas); }
TestUnit lancers(Seat owner) { return cavalry(owner).health(9).morale(9).has(Ability::lunge); }

OrderOfBlows order(const TestUnit& attacker, const TestUnit& defender) {
    return orderOfBlows(charging(battleOf({attacker, defender}), a, b), {a, b});
}

TestTable counterStroke() {
    return tableWith({eventFor(RandomFor::defender, EventWhen::melee, "counter-stroke", {.priority = true})});
}

TEST(MEL22, TheFirstBlowTakesEffectAtOnce) {
    const Battle battle = battleOf({sturdy(red), facingRed(phalanx(blue))});
    const auto played = fight(battle, {.rolls = {{6, 6, 1, 1}, {6, 6}, {1}, misses, {1}}});
    EXPECT_EQ(played.all<FirstBlowGranted>().at(0), (FirstBlowGranted{{b, a}, false, "FRM-14"_rule}));
    EXPECT_EQ(played.all<BlowRolled>().at(0).units.attacker, b);
    EXPECT_EQ(played.all<BlowRolled>().at(2).units.attacker, a);
    EXPECT_EQ(played.battle.unit(a).wounds, 2);
}

TEST(MEL22, AnEliminatedEnemyDoesNotAttack) {
    const Battle battle = battleOf({infantry(red).health(1), facingRed(phalanx(blue))});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}}});
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(played.count<BlowRolled>(), 2);
}

TEST(MEL23, AWoundedEnemyChecksBeforeItStrikesBack) {
    const auto after = [](const TestUnit& enemy, std::deque<std::vector<int>> rolls) {
        return fight(battleOf({enemy, facingRed(phalanx(blue))}), {.rolls = std::move(rolls)});
    };
    const auto unhurt = after(sturdy(red), {misses, misses});
    EXPECT_EQ(unhurt.count<MoraleChecked>(), 0);
    const auto steady = after(sturdy(red), {{6, 1, 1, 1}, {6}, {1}, misses, {1}});
    EXPECT_EQ(steady.all<MoraleChecked>().at(0).why, "MEL-23"_rule);
    EXPECT_EQ(steady.count<BlowRolled>(), 3);
    const auto broken = after(sturdy(red).morale(2), {{6, 1, 1, 1}, {6}, {6}, misses, {1}});
    EXPECT_TRUE(broken.battle.unit(a).has(Marker::broken));
    EXPECT_EQ(broken.count<BlowRolled>(), 3);
    const auto fled = after(sturdy(red).morale(2).broken(), {{6, 1, 1, 1}, {6}, {6}});
    EXPECT_TRUE(fled.battle.unit(a).has(Marker::fleeing));
    EXPECT_EQ(fled.count<BlowRolled>(), 2);
}

TEST(MEL24, ItStrikesBackWithItsNewPenalties) {
    const auto attackBack = [](const TestUnit& enemy, std::deque<std::vector<int>> rolls) {
        const auto played = fight(battleOf({enemy, facingRed(phalanx(blue))}), {.rolls = std::move(rolls)});
        return played.all<BlowRolled>().at(2).attack.total();
    };
    EXPECT_EQ(attackBack(sturdy(red).attack(4, 4).morale(4), {{6, 6, 6, 1}, {6, 6, 6}, {6}, misses, {1}}), 2);
    EXPECT_EQ(attackBack(sturdy(red).attack(4, 4), {{6, 6, 1, 1}, {6, 6}, {1}, misses, {1}}), 4);
}

TEST(MEL25, AfterTheSecondBlowTheWoundsAreCompared) {
    const auto checks = [](int first, int second, std::deque<std::vector<int>> dice) {
        std::deque<std::vector<int>> rolls;
        const auto blow = [&](int wounds) {
            std::vector<int> faces(4, 1);
            std::fill_n(faces.begin(), wounds, 6);
            rolls.push_back(faces);
            if (wounds > 0) rolls.emplace_back(wounds, 6);
        };
        blow(first);
        rolls.push_back({1});
        blow(second);
        rolls.insert(rolls.end(), dice.begin(), dice.end());
        const auto played =
            fight(battleOf({sturdy(red), facingRed(phalanx(blue))}), {.rolls = std::move(rolls)});
        std::vector<UnitId> checked;
        for (const auto& it : played.all<MoraleChecked>()) checked.push_back(it.unit);
        return checked;
    };
    EXPECT_EQ(checks(2, 1, {{1}}), (std::vector{a, a}));
    EXPECT_EQ(checks(1, 2, {{1}}), (std::vector{a, b}));
    EXPECT_EQ(checks(1, 1, {{1}, {1}}), (std::vector{a, a, b}));
}

TEST(MEL25, TheSecondCheckMayMakeItFlee) {
    const Battle battle = battleOf({sturdy(red).morale(2), facingRed(phalanx(blue))});
    const auto played = fight(battle, {.rolls = {{6, 6, 1, 1}, {6, 6}, {6}, misses, {6}}});
    EXPECT_TRUE(played.battle.unit(a).has(Marker::fleeing));
}

TEST(MEL26, OpposingPrioritiesCancel) {
    EXPECT_EQ(order(lancers(red), facingRed(phalanx(blue))), together);
    EXPECT_EQ(order(phalanx(red), facingRed(phalanx(blue))), together);
}

TEST(MEL26, TwoReasonsOnOneSideCountAsOne) {
    const Battle battle = withEvent(
        inMelee(charging(battleOf({phalanx(red), facingRed(lancers(blue))}, counterStroke()), b, a)), 0, {b});
    EXPECT_EQ(orderOfBlows(battle, {a, b}), together);
}

TEST(MEL27, ASingleAttackIsNotAnswered) {
    const Battle battle = battleOf({sturdy(red), facingRed(sarissas(blue))});
    const auto played = fight(battle, {.rolls = {{6, 6, 1, 1}, {6, 6}, {1}}});
    EXPECT_EQ(played.count<BlowRolled>(), 2);
    ASSERT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_EQ(played.all<MoraleChecked>().at(0).unit, a);
    EXPECT_EQ(fight(battle, {.rolls = {misses}}).count<MoraleChecked>(), 0);
}

TEST(MEL28, ASingleAttackAgainstPriority) {
    EXPECT_EQ(order(lancers(red), facingRed(sarissas(blue))), firstB);
    const Battle battle = charging(battleOf({lancers(red), facingRed(sarissas(blue))}), a, b);
    EXPECT_EQ(fight(battle, {.rolls = {misses, misses}}).all<FirstBlowGranted>().at(0),
              (FirstBlowGranted{{b, a}, false, "MEL-28"_rule}));
    EXPECT_EQ(order(sarissas(red), facingRed(sarissas(blue))), together);
}

TEST(FRM12, ThePhalanxWorksOnlyToTheFront) {
    const auto attack = [](const TestUnit& enemy, const TestUnit& unit) {
        return attackOf(battleOf({enemy, unit}), b, a);
    };
    EXPECT_EQ(attack(cavalry(red), facingRed(phalanx(blue))), (Attack{4, 4}));
    EXPECT_EQ(attack(cavalry(red), flankToRed(phalanx(blue))), (Attack{3, 3}));
    EXPECT_EQ(attack(cavalry(red).enveloping(b, 4), facingRed(phalanx(blue))), (Attack{4, 4}));
    EXPECT_EQ(order(sturdy(red), flankToRed(phalanx(blue))), together);
}

TEST(FRM13, SpearsAgainstMountedUnits) {
    const auto attack = [](const TestUnit& unit, const TestUnit& enemy) {
        return attackOf(battleOf({unit, facingRed(enemy)}), a, b);
    };
    EXPECT_EQ(attack(phalanx(red), cavalry(blue)), (Attack{4, 4}));
    EXPECT_EQ(attack(phalanx(red).has(Ability::spearmen), cavalry(blue)), (Attack{5, 5}));
    EXPECT_EQ(attack(phalanx(red), infantry(blue)), (Attack{3, 3}));
}

TEST(FRM14, ThePhalanxStrikesFirst) {
    EXPECT_EQ(order(sturdy(red), facingRed(phalanx(blue))), firstB);
    EXPECT_EQ(order(phalanx(red), facingRed(sturdy(blue))), firstA);
    const Battle punic = charging(battleOf({sturdy(red), facingRed(phalanx(blue))}), a, b);
    const auto played = fight(punic, {.rolls = {{6, 1, 1, 1}, {6}, {1}, misses, {1}}});
    EXPECT_EQ(played.all<BlowRolled>().at(0).units.attacker, b);
    EXPECT_EQ(played.all<MoraleChecked>().at(0).unit, a);
}

TEST(FRM15, ThePhalanxEndsWithItsFirstCombat) {
    const auto played = fight(battleOf({sturdy(red), facingRed(phalanx(blue))}), {.rolls = {misses, misses}});
    EXPECT_FALSE(played.battle.unit(b).formation);
    EXPECT_FALSE(hasPriority(played.battle, b, a));
    const auto flank = fight(battleOf({sturdy(red), flankToRed(phalanx(blue))}), {.rolls = {{1, 1}, {1, 1}}});
    EXPECT_FALSE(flank.battle.unit(b).formation);
}

TEST(FRM15, AgainstTheSecondEnemyOfTheTurnItIsGone) {
    const Battle battle =
        battleOf({sturdy(red), facingRed(phalanx(blue)), sturdy(red).at(11.2_du, 10.8_du).facing(270_deg)});
    const auto played = fight(battle, {.rolls = {misses, misses}});
    EXPECT_EQ(orderOfBlows(played.battle, {c, b}), together);
}

TEST(FRM15, ACombatThatIsNotFoughtDoesNotEndIt) {
    Battle battle = battleOf({sturdy(red), facingRed(phalanx(blue))}, tableWith({blindingDust()}));
    const auto played = fight(battle);
    EXPECT_EQ(played.battle.unit(b).formation, Formation::phalanx);
    EXPECT_EQ(played.all<CombatEnded>().at(0), (CombatEnded{CombatKind::melee, {a, b}, EventId(0)}));
}

TEST(FRM17, AgainstPriorityThePhalanxKeepsItsSpears) {
    const Battle battle = charging(battleOf({lancers(red), facingRed(phalanx(blue))}), a, b);
    EXPECT_EQ(orderOfBlows(battle, {a, b}), together);
    EXPECT_EQ(attackOf(battle, b, a), (Attack{4, 4}));
}

TEST(FRM22, AnArrowheadHelpsItsOwnCharge) {
    const Battle battle =
        battleOf({cavalry(red).attack(4, 4).in(Formation::arrowhead), facingRed(infantry(blue))});
    EXPECT_EQ(attackOf(charging(battle, a, b), a, b), (Attack{5, 5}));
    EXPECT_EQ(attackOf(charging(battle, b, a), a, b), (Attack{4, 4}));
}

TEST(FRM23, AnArrowheadEndsWithItsFirstCombat) {
    const Battle battle =
        battleOf({cavalry(red).health(9).in(Formation::arrowhead), facingRed(sturdy(blue))});
    for (const Battle& charge : {charging(battle, a, b), charging(battle, b, a)}) {
        const auto played = fight(charge, {.rolls = {misses, misses}});
        EXPECT_FALSE(played.battle.unit(a).formation);
        EXPECT_EQ(played.all<FormationLost>().at(0).why, "FRM-23"_rule);
    }
}

TEST(FRM25, ADiamondWorksLikeAnArrowhead) {
    const Battle battle = charging(
        battleOf({cavalry(red).health(9).attack(4, 4).in(Formation::diamond), facingRed(sturdy(blue))}), a,
        b);
    EXPECT_EQ(attackOf(battle, a, b), (Attack{5, 5}));
    EXPECT_FALSE(fight(battle, {.rolls = {misses, misses}}).battle.unit(a).formation);
}

TEST(ABL06, ALungeWorksOnlyInItsOwnChargeAgainstInfantry) {
    const auto attack = [](const TestUnit& enemy, std::vector<Opponents> charges) {
        Battle battle = battleOf({lancers(red), facingRed(enemy)});
        battle.charges = std::move(charges);
        return attackOf(battle, a, b);
    };
    EXPECT_EQ(attack(infantry(blue), {{a, b}}), (Attack{4, 4}));
    EXPECT_EQ(attack(cavalry(blue), {{a, b}}), (Attack{3, 3}));
    EXPECT_EQ(attack(infantry(blue), {}), (Attack{3, 3}));
    EXPECT_EQ(attack(infantry(blue), {{b, a}}), (Attack{3, 3}));
}

TEST(ABL07, ALungeAddsToTheAttack) {
    const auto attack = [](const TestUnit& unit) {
        return attackOf(charging(battleOf({unit, facingRed(infantry(blue))}), a, b), a, b);
    };
    EXPECT_EQ(attack(lancers(red).attack(4, 4)), (Attack{5, 5}));
    EXPECT_EQ(attack(lancers(red).attack(4, 4).in(Formation::arrowhead)), (Attack{6, 6}));
}

TEST(ABL08, ALungeStrikesFirst) { EXPECT_EQ(order(lancers(red), facingRed(sturdy(blue))), firstA); }

TEST(ABL10, AgainstPriorityTheLungeKeepsItsBonus) {
    const Battle battle = charging(battleOf({lancers(red), facingRed(phalanx(blue))}), a, b);
    EXPECT_EQ(orderOfBlows(battle, {a, b}), together);
    EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4}));
}

TEST(ABL25, OnlyTheSarissasAttack) {
    EXPECT_EQ(order(sturdy(red), facingRed(sarissas(blue))), onlyB);
    const auto played = fight(battleOf({sturdy(red), facingRed(sarissas(blue))}), {.rolls = {misses}});
    EXPECT_EQ(played.all<FirstBlowGranted>().at(0), (FirstBlowGranted{{b, a}, true, "ABL-25"_rule}));
    EXPECT_FALSE(played.battle.unit(b).formation);
    EXPECT_EQ(orderOfBlows(played.battle, {a, b}), together);
    EXPECT_EQ(order(sturdy(red), facingRed(sturdy(blue).has(Ability::sarissas))), together);
}

TEST(ABL26, AgainstPriorityTheSarissasStrikeFirst) {
    EXPECT_EQ(order(lancers(red), facingRed(sarissas(blue))), firstB);
}

}  // namespace
}  // namespace vallum::field

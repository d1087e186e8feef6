// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

const std::vector<int> misses{1, 1, 1, 1};

TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }
Battle duel() { return battleOf({sturdy(red), facingRed(sturdy(blue))}); }
/// Red a and c attack blue b in front and on its left flank; blue d is elsewhere.
Battle twoAgainstOne() {
    return inPhase(Phase::melee, battleOf({sturdy(red), facingRed(sturdy(blue)),
                                           sturdy(red).at(11.2_du, 10.8_du).facing(270_deg),
                                           sturdy(blue).at(4_du, 14_du)}));
}

TEST(MEL01, EveryEngagedPairFightsOnce) {
    Battle battle = duel();
    EXPECT_EQ(combatsToFight(battle), std::vector{(Opponents{a, b})});
    EXPECT_EQ(combatsToFight(charging(battle, a, b)), std::vector{(Opponents{a, b})});
    battle.fought = {{a, b}};
    EXPECT_TRUE(combatsToFight(battle).empty());
}

TEST(MEL02, TheActivePlayerTakesThemInAnyOrder) {
    const Battle battle = twoAgainstOne();
    for (const Opponents first : {Opponents{a, b}, Opponents{c, b}}) {
        EXPECT_TRUE(fits(battle, ChooseCombat{}, {first}));
        const int dice = first.attacker == a ? 4 : 2;
        const std::vector<int> ones(static_cast<std::size_t>(dice), 1);
        const auto played =
            play(battle, {.rolls = {ones, ones}, .answers = {CombatToFight{first}}}, meleeStep);
        EXPECT_EQ(played.battle.fought, std::vector{first});
        EXPECT_EQ(played.asked.front().seat, red);
    }
    EXPECT_EQ(refusal(fits(battle, ChooseCombat{}, {{a, d}})), "MEL-01");
    EXPECT_EQ(refusal(fits(battle, ChooseCombat{}, {{b, a}})), "MEL-01");
}

TEST(MEL02, AUnitThatFledIsGoneBeforeTheSecondCombat) {
    const Battle battle =
        inPhase(Phase::melee, battleOf({sturdy(red), facingRed(sturdy(blue).morale(2).broken()),
                                        sturdy(red).at(11.2_du, 10.8_du).facing(270_deg)}));
    const auto played = play(
        battle, {.rolls = {{6, 1, 1, 1}, {6}, misses, {6}}, .answers = {CombatToFight{{a, b}}}}, meleeStep);
    EXPECT_TRUE(played.battle.unit(b).has(Marker::fleeing));
    EXPECT_TRUE(combatsToFight(played.battle).empty());
}

TEST(MEL02, WithoutCombatsThePhaseEndsByItself) {
    const Battle battle = inPhase(Phase::melee, battleOf({sturdy(red), sturdy(blue).at(4_du, 14_du)}));
    const auto played = play(battle, {}, meleeStep);
    EXPECT_EQ(played.battle.phase, Phase::flight);
    EXPECT_TRUE(played.asked.empty());
}

TEST(MEL02, InTheMeleePhaseAPlayerMaySurrender) {
    const auto played = play(twoAgainstOne(), {.answers = {Surrender{}}}, meleeStep);
    ASSERT_TRUE(played.battle.outcome);
    EXPECT_EQ(played.battle.outcome->winner, blue);
}

TEST(MEL03, TheActivePlayersUnitAttacks) {
    Battle battle = charging(battleOf({facingRed(sturdy(blue)), sturdy(red)}), a, b);
    EXPECT_EQ(combatsToFight(battle), std::vector{(Opponents{b, a})});
}

TEST(MEL04, EachEnemyIsFoughtSeparately) {
    const Battle battle = twoAgainstOne();
    EXPECT_EQ(combatsToFight(battle), (std::vector<Opponents>{{a, b}, {c, b}}));
    const auto first = fight(battle, {.rolls = {misses, misses}});
    EXPECT_EQ(combatsToFight(first.battle), std::vector{(Opponents{c, b})});
}

TEST(MEL04, AnEliminatedUnitFightsNoMore) {
    const Battle battle = battleOf(
        {sturdy(red), facingRed(infantry(blue).health(1)), sturdy(red).at(11.2_du, 10.8_du).facing(270_deg)});
    const auto first = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, misses}});
    EXPECT_TRUE(combatsToFight(first.battle).empty());
}

TEST(MEL05, WithoutWoundsNothingFollows) {
    const auto played = fight(duel(), {.rolls = {misses, misses}});
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
    EXPECT_EQ(played.questions<Decide>(), 0);
    EXPECT_TRUE(areEngaged(played.battle, a, b));
}

TEST(MEL05, EliminationEndsTheCombat) {
    const Battle battle = battleOf({sturdy(red), facingRed(infantry(blue).health(1))});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, misses}});
    EXPECT_EQ(played.count<Eliminated>(), 1);
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
}

TEST(MEL14, OneDieForEachSectionInContact) {
    EXPECT_EQ(meleeDice(duel(), a, b).total(), 4);
    EXPECT_EQ(meleeDice(duel(), b, a).total(), 4);
    const Battle enveloping =
        battleOf({sturdy(red).enveloping(b, 4).enveloping(b, 5), facingRed(sturdy(blue))});
    EXPECT_EQ(meleeDice(enveloping, a, b).total(), 6);
    EXPECT_EQ(meleeDice(enveloping, b, a).total(), 6);
    EXPECT_EQ(meleeDice(enveloping, a, b).terms(),
              (std::vector<Sum::Term>{{"MEL-14"_rule, 4}, {"GEO-18"_rule, 2}}));
    EXPECT_EQ(meleeDice(battleOf({sturdy(red), flankToRed(sturdy(blue))}), b, a).total(), 2);
    const Battle wrapped =
        battleOf({sturdy(red).extendedLeft().extendedRight().enveloping(b, 4).enveloping(b, 11),
                  facingRed(sturdy(blue))});
    EXPECT_EQ(meleeDice(wrapped, a, b).total(), 6);
    EXPECT_EQ(meleeDice(wrapped, b, a).total(), 6);
}

TEST(MEL14, TheEnemysFrontOnTheAttackersRear) {
    const Battle battle = battleOf({sturdy(red), sturdy(blue).at(10.4_du, 9.2_du).facing(0_deg)});
    EXPECT_EQ(meleeDice(battle, a, b).total(), 3);
    EXPECT_EQ(meleeDice(battle, b, a).total(), 3);
}

TEST(MEL15, EachTotalAboveTheDodgeHits) {
    const Battle flank =
        battleOf({sturdy(red).attack(4, 4).enveloping(b, 4).enveloping(b, 5), facingRed(sturdy(blue))});
    const auto played = fight(flank, {.rolls = {{1, 2, 3, 4, 5, 6}, {1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}}});
    const auto blow = played.all<BlowRolled>().at(0);
    EXPECT_EQ(blow.defense.total(), 4);
    EXPECT_EQ(blow.successes, 5);
    EXPECT_EQ(blow.why, "MEL-15"_rule);
}

TEST(MEL15, AnEqualTotalMisses) {
    const Battle battle = battleOf({sturdy(red).attack(3, 3), facingRed(sturdy(blue).defense(6, 6))});
    const auto played = fight(battle, {.rolls = {{3, 4, 1, 1}, {1}, misses}});
    EXPECT_EQ(played.all<BlowRolled>().at(0).successes, 1);
}

TEST(MEL15, WithoutHitsThereIsNoDamageRoll) {
    const auto blows = fight(duel(), {.rolls = {misses, misses}}).all<BlowRolled>();
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_EQ(blows[0].roll, Roll::hit);
    EXPECT_EQ(blows[1].roll, Roll::hit);
}

TEST(MEL16, EachTotalAboveTheArmorWounds) {
    const Battle flank =
        battleOf({sturdy(red).attack(4, 4).enveloping(b, 4).enveloping(b, 5), facingRed(sturdy(blue))});
    const auto played =
        fight(flank, {.rolls = {{2, 3, 4, 5, 6, 1}, {2, 3, 4, 5, 5}, {1, 1, 1, 1, 1, 1}, {1}}});
    const auto blow = played.all<BlowRolled>().at(1);
    EXPECT_EQ(blow.defense.total(), 6);
    EXPECT_EQ(blow.dice.total(), 5);
    EXPECT_EQ(blow.successes, 4);
    EXPECT_EQ(played.all<Wounded>().at(0).wounds, 4);
}

TEST(MEL16, EachTakesTheWoundsThatTheOtherDealt) {
    const auto played = fight(duel(), {.rolls = {{6, 6, 6, 6}, {6, 6, 6, 6}, {6, 6, 6, 1}, {6, 6, 6}, {1}}});
    EXPECT_EQ(played.battle.unit(b).wounds, 4);
    EXPECT_EQ(played.battle.unit(a).wounds, 3);
}

TEST(MEL17, SixAlwaysAndOneNever) {
    EXPECT_TRUE(succeeds(6, 1, 9));
    EXPECT_FALSE(succeeds(1, 8, 2));
    EXPECT_FALSE(succeeds(5, 1, 6));
    EXPECT_TRUE(succeeds(2, 4, 5));
}

TEST(MEL18, TheAttackerRollsFirst) {
    const Battle battle = battleOf({sturdy(red).enveloping(b, 4).enveloping(b, 5), facingRed(sturdy(blue))});
    const auto played = fight(battle, {.rolls = {{6, 6, 1, 1, 1, 1}, {1, 1}, {6, 1, 1, 1, 1, 1}, {1}}});
    const auto blows = played.all<BlowRolled>();
    ASSERT_EQ(blows.size(), 4U);
    const auto is = [&](std::size_t i, UnitId striker, Roll roll, std::size_t dice) {
        return blows[i].units.attacker == striker && blows[i].roll == roll && blows[i].faces.size() == dice;
    };
    EXPECT_TRUE(is(0, a, Roll::hit, 6) && is(1, a, Roll::damage, 2));
    EXPECT_TRUE(is(2, b, Roll::hit, 6) && is(3, b, Roll::damage, 1));
}

TEST(MEL19, WoundsTakeEffectTogether) {
    const auto played = fight(duel(), {.rolls = {{6, 6, 6, 1}, {6, 6, 6}, {6, 1, 1, 1}, {1}, {1}}});
    EXPECT_EQ(played.all<BlowRolled>().at(2).attack.total(), 3);
    EXPECT_EQ(played.battle.unit(b).wounds, 3);
}

TEST(MEL19, ADoomedDefenderStillStrikes) {
    const Battle battle = battleOf({sturdy(red), facingRed(infantry(blue).health(1))});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6, 6, 1, 1}, {6, 6}}});
    EXPECT_FALSE(played.battle.onTable(b));
    EXPECT_EQ(played.battle.unit(a).wounds, 2);
}

TEST(MEL20, NobodyChecksAfterAnElimination) {
    const Battle battle = battleOf({sturdy(red), facingRed(infantry(blue).health(1))});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6, 6, 6, 1}, {6, 6, 6}}});
    EXPECT_EQ(played.battle.unit(a).wounds, 3);
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
}

TEST(MEL20, BothCanBeEliminated) {
    const Battle battle = battleOf({infantry(red).health(1), facingRed(infantry(blue).health(1))});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6, 1, 1, 1}, {6}}});
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_FALSE(played.battle.onTable(b));
}

std::vector<UnitId> checkedAfter(int woundsOfA, int woundsOfB, const Battle& before) {
    Battle battle = inMelee(before);
    for (const auto& [unit, wounds] : {std::pair(a, woundsOfA), std::pair(b, woundsOfB)}) {
        System::evolve(battle, Wounded{unit, wounds, true, "MEL-16"_rule});
    }
    return unitsThatCheckMorale(battle, {a, b});
}

TEST(MEL21, WhoeverTookMoreWoundsChecks) {
    EXPECT_EQ(checkedAfter(3, 1, duel()), std::vector{a});
    EXPECT_EQ(checkedAfter(1, 3, duel()), std::vector{b});
    EXPECT_EQ(checkedAfter(2, 2, duel()), (std::vector{a, b}));
    EXPECT_TRUE(checkedAfter(0, 0, duel()).empty());
    const Battle scarred = battleOf({sturdy(red).wounded(5), facingRed(sturdy(blue))});
    EXPECT_EQ(checkedAfter(1, 2, scarred), std::vector{b});
}

TEST(MEL21, TheActivePlayerRollsFirst) {
    const auto played = fight(duel(), {.rolls = {{6, 1, 1, 1}, {6}, {6, 1, 1, 1}, {6}, {2}, {3}}});
    const auto checks = played.all<MoraleChecked>();
    ASSERT_EQ(checks.size(), 2U);
    EXPECT_EQ(checks[0].unit, a);
    EXPECT_EQ(checks[1].unit, b);
}

TEST(MEL21, AnEnemysFlightDoesNotEaseTheOthersCheck) {
    const Battle battle =
        battleOf({sturdy(red).morale(2).broken().enveloping(b, 4), facingRed(sturdy(blue))});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1, 1}, {6}, {6, 1, 1, 1, 1}, {6}, {6}, {1}}});
    EXPECT_TRUE(played.battle.unit(a).has(Marker::fleeing));
    const Sum morale = played.all<MoraleChecked>().at(1).morale;
    EXPECT_EQ(std::ranges::count(morale.terms(), Sum::Term{"MOD-10"_rule, -1}), 1);
}

TEST(MEL29, TheActivePlayersUnitFleesFirst) {
    const Battle battle =
        battleOf({sturdy(red).morale(2).broken(), facingRed(sturdy(blue).morale(2).broken())});
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6, 1, 1, 1}, {6}, {6}, {6}}});
    ASSERT_EQ(played.count<StartedToFlee>(), 2);
    const auto moves = played.all<Moved>();
    ASSERT_GE(moves.size(), 2U);
    EXPECT_EQ(moves.front().unit, a);
    EXPECT_EQ(moves.back().unit, b);
}

TEST(MEL30, SurvivorsStayEngaged) {
    const Battle weak = battleOf({sturdy(red), facingRed(sturdy(blue).morale(2))});
    const auto broken = fight(weak, {.rolls = {{6, 1, 1, 1}, {6}, misses, {6}}});
    EXPECT_TRUE(broken.battle.unit(b).has(Marker::broken));
    EXPECT_TRUE(areEngaged(broken.battle, a, b));
    EXPECT_TRUE(areEngaged(fight(duel(), {.rolls = {misses, misses}}).battle, a, b));
}

}  // namespace
}  // namespace vallum::field

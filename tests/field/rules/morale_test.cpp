// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/morale/morale.h>

namespace vallum::field {
namespace {

/// Both roll four hit dice; this many hit, and every hit wounds.
std::vector<int> hits(int count) {
    std::vector<int> faces(4, 1);
    std::fill_n(faces.begin(), count, 6);
    return faces;
}
std::vector<int> wounds(int count) { return std::vector<int>(static_cast<std::size_t>(count), 6); }
const std::vector<int> misses{1, 1, 1, 1};

Played check(const TestUnit& unit, int face, std::deque<Answer> answers = {}) {
    return play(battleOf({unit}), {.rolls = {{face}}, .answers = std::move(answers)}, [](Game& game) {
        checkMorale(game, a, moraleOutsideAttack(game.battle(), a), "MOR-01"_rule);
    });
}
bool isBroken(const Played& played) { return played.battle.unit(a).has(Marker::broken); }
bool isFleeing(const Played& played) { return played.battle.unit(a).has(Marker::fleeing); }

TEST(MOR01, TheDieMustNotBeHigherThanTheMorale) {
    EXPECT_TRUE(passes(4, 4));
    EXPECT_FALSE(passes(5, 4));
    EXPECT_TRUE(passes(6, 7));
}

TEST(MOR01, FourWoundsAndAFlankAttackBreakTheRomans) {
    const Battle battle =
        battleOf({cavalry(red), flankToRed(infantry(blue).morale(8).health(6).defense(1, 1))});
    EXPECT_EQ(moraleInMelee(battle, b, a).total(), 7);
    const Battle wounded =
        battleOf({cavalry(red), flankToRed(infantry(blue).morale(8).health(6).wounded(2))});
    const auto played = fight(wounded, {.rolls = {{6, 6}, {6, 6}, {1, 1}, {4}}});
    EXPECT_EQ(played.all<MoraleChecked>().at(0).morale.total(), 3);
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
}

TEST(MOR02, AOneAlwaysPasses) {
    EXPECT_TRUE(passes(1, 1));
    EXPECT_TRUE(passes(1, -3));
    EXPECT_FALSE(passes(2, 1));
}

TEST(MOR03, AnUnbrokenUnitBreaks) {
    const auto played = check(infantry(red).morale(3), 4);
    EXPECT_TRUE(isBroken(played));
    EXPECT_FALSE(isFleeing(played));
    EXPECT_EQ(played.all<Broke>().at(0).why, "MOR-03"_rule);
}

TEST(MOR04, ABrokenUnitFleesAndStaysBroken) {
    const auto played = check(infantry(red).morale(3).broken(), 4);
    EXPECT_TRUE(isBroken(played));
    EXPECT_TRUE(isFleeing(played));
}

TEST(MOR04, AUnitMayBreakAndFleeInOnePriorityCombat) {
    const Battle battle = battleOf({infantry(red).in(Formation::phalanx).at(10_du, 10_du),
                                    facingRed(infantry(blue).morale(3).health(6))});
    const auto played = fight(battle, {.rolls = {hits(2), wounds(2), {4}, misses, {4}}});
    EXPECT_TRUE(played.battle.unit(b).has(Marker::fleeing));
}

TEST(MOR05, BrokenUnitsAttackAndCheckAtMinusOne) {
    const Battle broken = battleOf({archers(red).morale(7).broken(), facingRed(infantry(blue))});
    EXPECT_EQ(attackOf(broken, a, b), (Attack{2, 2}));
    EXPECT_EQ(powerOf(broken, a, b), (Attack{2, 2}));
    EXPECT_EQ(moraleOutsideAttack(broken, a).total(), 6);
    const Battle fleeing = battleOf({archers(red).morale(7).fleeing(), facingRed(infantry(blue))});
    EXPECT_EQ(attackOf(fleeing, a, b), (Attack{2, 2}));
    EXPECT_EQ(moraleOutsideAttack(fleeing, a).total(), 6);
}

TEST(MOR05, ABrokenUnitCannotBreakAgain) {
    const auto played =
        play(battleOf({infantry(red).broken()}), {}, [](Game& game) { breakUnit(game, a, "ELE-07"_rule); });
    EXPECT_TRUE(played.facts.empty());
}

TEST(MOR06, AUnitMayBreakWithoutACheck) {
    const auto played =
        play(battleOf({infantry(red)}), {}, [](Game& game) { breakUnit(game, a, "FLT-10"_rule); });
    EXPECT_TRUE(isBroken(played));
    EXPECT_EQ(played.questions<RollDice>(), 0);
    EXPECT_EQ(played.all<Broke>().at(0).why, "FLT-10"_rule);
}

TEST(MOR07, WoundsThatReachHealthEliminate) {
    const auto suffer = [](int wounds) {
        return play(battleOf({infantry(red).health(6)}), {},
                    [&](Game& game) { wound(game, a, wounds, "MEL-16"_rule); })
            .battle;
    };
    EXPECT_TRUE(suffer(5).onTable(a));
    EXPECT_FALSE(suffer(6).onTable(a));
    EXPECT_FALSE(suffer(8).onTable(a));
}

TEST(MOR07, TheGeneralDiesWithTheUnit) {
    const Battle battle = withGeneral(battleOf({infantry(red).health(4).wounded(3)}), a);
    const auto played = play(battle, {}, [](Game& game) { wound(game, a, 1, "MEL-16"_rule); });
    EXPECT_EQ(played.battle.player(red).generals.front().health, GeneralHealth::dead);
    EXPECT_FALSE(played.battle.player(red).generals.front().with);
}

TEST(MOR08, NewWoundsAreKeptApartUntilTheCombatIsOver) {
    Battle battle = inMelee(battleOf({infantry(red).health(9).wounded(2), facingRed(infantry(blue))}));
    battle = play(battle, {}, [](Game& game) { wound(game, a, 3, "MEL-16"_rule); }).battle;
    EXPECT_EQ(battle.unit(a).wounds, 5);
    EXPECT_EQ(battle.unit(a).newWounds, 3);
    EXPECT_EQ(unitsThatCheckMorale(battle, {a, b}), std::vector<UnitId>{a});
    System::evolve(battle, CombatEnded{CombatKind::melee, {a, b}});
    EXPECT_EQ(battle.unit(a).wounds, 5);
    EXPECT_EQ(battle.unit(a).newWounds, 0);
}

TEST(MOR09, EachWoundLowersMorale) {
    const auto morale = [](int wounds) {
        return moraleOutsideAttack(battleOf({infantry(red).morale(8).health(9).wounded(wounds)}), a).total();
    };
    EXPECT_EQ(morale(3), 5);
    EXPECT_EQ(morale(4 + 1), 3);
}

TEST(MOR10, EveryThreeWoundsWeakenTheAttack) {
    const auto attack = [](int wounds) {
        const Battle battle = battleOf(
            {archers(red).attack(4, 4).shoots(4, 8_du).health(9).wounded(wounds), facingRed(infantry(blue))});
        EXPECT_EQ(attackOf(battle, a, b), powerOf(battle, a, b));
        EXPECT_EQ(attackOnAnybody(battle, Roll::hit, a).total(), attackOf(battle, a, b).hit)
            << "with or without an enemy";
        return attackOf(battle, a, b);
    };
    EXPECT_EQ(attack(2), (Attack{4, 4}));
    EXPECT_EQ(attack(3), (Attack{3, 3}));
    EXPECT_EQ(attack(5), (Attack{3, 3}));
    EXPECT_EQ(attack(6), (Attack{2, 2}));
}

TEST(MOR11, NoAttackValueFallsBelowOne) {
    const Battle battle = battleOf(
        {archers(red).attack(2, 2).shoots(1, 8_du).health(9).wounded(6).broken(), facingRed(infantry(blue))});
    EXPECT_EQ(attackOf(battle, a, b), (Attack{1, 1}));
    EXPECT_EQ(powerOf(battle, a, b), (Attack{1, 1}));
}

TEST(MOR12, AWoundedSurvivorMayFleeByChoice) {
    const Battle battle = battleOf({infantry(red).health(6), facingRed(infantry(blue).health(6))});
    const auto played =
        fight(battle, {.rolls = {hits(1), wounds(1), misses, {1}}, .answers = {YesOrNo{true}}});
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
    EXPECT_TRUE(played.battle.unit(b).has(Marker::fleeing));
    EXPECT_EQ(played.all<StartedToFlee>().at(0).why, "MOR-12"_rule);
    EXPECT_GT(played.count<Moved>(), 0);
}

TEST(MOR12, WithoutAWoundItIsNotOffered) {
    const Battle battle = battleOf({infantry(red).health(6), facingRed(infantry(blue).health(6))});
    const auto played = fight(battle, {.rolls = {hits(1), wounds(1), misses, {1}}});
    EXPECT_EQ(played.questions<Decide>(), 1);
    EXPECT_EQ(std::get<Decide>(played.asked.back().question), (Decide{Decision::fleeByChoice, b}));
    EXPECT_EQ(fight(battle, {.rolls = {misses, misses}}).questions<Decide>(), 0);
}

TEST(MOR12, TheActivePlayerDecidesFirst) {
    const Battle battle = battleOf({infantry(red).health(6), facingRed(infantry(blue).health(6))});
    const auto played = fight(battle, {.rolls = {hits(1), wounds(1), hits(1), wounds(1), {1}, {1}},
                                       .answers = {YesOrNo{true}, YesOrNo{true}}});
    ASSERT_EQ(played.count<StartedToFlee>(), 2);
    EXPECT_EQ(played.all<StartedToFlee>()[0].unit, a);
}

TEST(MOR12, ArtilleryHasNoChoice) {
    const Battle battle =
        battleOf({infantry(red), facingRed(infantry(blue).of(UnitClass::artillery).health(6))});
    EXPECT_EQ(fight(battle, {.rolls = {hits(1), wounds(1), misses, {1}}}).questions<Decide>(), 0);
}

TEST(MOR13, FlightByChoiceIsFlight) {
    const Battle battle = battleOf({infantry(red).health(6), facingRed(infantry(blue).health(6).worth(80))});
    const auto chosen =
        fight(battle, {.rolls = {hits(1), wounds(1), misses, {1}}, .answers = {YesOrNo{true}}});
    const auto forced = fight(
        battleOf({infantry(red).health(6), facingRed(infantry(blue).health(6).morale(2).worth(80).broken())}),
        {.rolls = {hits(1), wounds(1), misses, {6}}});
    EXPECT_EQ(chosen.battle.unit(b).markers, forced.battle.unit(b).markers);
    EXPECT_EQ(chosen.battle.unit(b).turn.flags, forced.battle.unit(b).turn.flags);
}

}  // namespace
}  // namespace vallum::field

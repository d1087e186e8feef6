// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/engines.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/queries/fight_story.h>

namespace vallum::field {
namespace {

/// Infantry against infantry: a hit needs a 3, a wound a 5.
Battle duel() { return battleOf({infantry(red).at(10_du, 10_du), facingRed(infantry(blue))}); }

/// Red hits twice and wounds once, blue misses; then blue passes its check.
Played fought() { return fight(duel(), {.rolls = {{3, 4, 1, 1}, {5, 1}, {1, 1, 1, 1}, {2}}}); }

template <class Step> std::vector<Step> stepsOf(const Fight& fight) {
    std::vector<Step> steps;
    for (const FightMoment& it : fight.moments) {
        if (const auto* step = std::get_if<Step>(&it.step)) steps.push_back(*step);
    }
    return steps;
}

TEST(FightStory, TellsAWholeFightStepByStep) {
    const auto fights = FightTeller().follow(duel(), fought().facts);
    ASSERT_EQ(fights.size(), 1U);
    const Fight& fight = fights.front();
    EXPECT_TRUE(fight.isOver);
    EXPECT_EQ(fight.units, (Opponents{a, b}));
    const auto blows = stepsOf<BlowShown>(fight);
    ASSERT_EQ(blows.size(), 3U);
    EXPECT_EQ(blows[0].roll.successes, 2);
    EXPECT_NEAR(blows[0].expected, 4 * 4.0 / 6, 1e-9) << "3, 4, 5 and 6 hit";
    EXPECT_NEAR(blows[0].asGoodOrBetter, 1 - 1.0 / 81 - 8.0 / 81, 1e-9) << "all but none and one";
    EXPECT_NEAR(blows[1].expected, 2 * 2.0 / 6, 1e-9) << "5 and 6 wound";
    const auto wounds = stepsOf<WoundsShown>(fight);
    ASSERT_EQ(wounds.size(), 1U);
    EXPECT_EQ(wounds[0].unit, b);
    EXPECT_EQ(wounds[0].after, wounds[0].before + 1);
    EXPECT_EQ(stepsOf<CheckShown>(fight).size(), 1U);
}

TEST(FightStory, EachMomentHasTheBattleAfterIt) {
    const auto played = fought();
    const auto fights = FightTeller().follow(duel(), played.facts);
    const Fight& fight = fights.front();
    EXPECT_EQ(fight.before.unit(b).wounds, 0);
    EXPECT_EQ(fight.moments.front().after.unit(b).wounds, 0) << "hits alone wound nobody";
    EXPECT_EQ(fight.now().unit(b).wounds, 1);
}

TEST(FightStory, GoesOnWhereItWasInterrupted) {
    const auto played = fought();
    const std::span<const Fact> facts = played.facts;
    const auto half = facts.size() / 2;
    Battle between = duel();
    for (const Fact& fact : facts.first(half)) System::evolve(between, fact);
    FightTeller teller;
    const auto first = teller.follow(duel(), facts.first(half));
    ASSERT_EQ(first.size(), 1U);
    EXPECT_FALSE(first.front().isOver);
    const auto second = teller.follow(between, facts.subspan(half));
    ASSERT_EQ(second.size(), 1U);
    EXPECT_TRUE(second.front().isOver);
    EXPECT_GT(second.front().moments.size(), first.front().moments.size());
    EXPECT_EQ(second.front().before, first.front().before);
}

/// A second volley begins where the first one ends, without a step in between.
TEST(FightStory, AnotherFightOfTheSameUnitsHasAnotherNumber) {
    const auto played = fought();
    std::vector<Fact> volley = played.facts;
    while (!volley.empty() && !std::holds_alternative<CombatEnded>(volley.back())) volley.pop_back();
    ASSERT_FALSE(volley.empty());
    const Fact end = volley.back();
    volley.pop_back();
    FightTeller teller;
    const auto first = teller.follow(duel(), volley);
    ASSERT_EQ(first.size(), 1U);
    std::vector<Fact> again{end};
    again.insert(again.end(), played.facts.begin(), played.facts.end());
    const auto second = teller.follow(first.front().now(), again);
    ASSERT_EQ(second.size(), 1U);
    EXPECT_EQ(second.front().units, first.front().units);
    EXPECT_NE(second.front().number, first.front().number);
}

TEST(FightStory, ASecondVolleySaysThatItIsOne) {
    Event volley = eventFor(RandomFor::attacker, EventWhen::ranged, "second-volley");
    volley.effect = {.shootAgain = ShootAgainEffect{1}};
    const Battle before =
        battleOf({archers(red).active(), infantry(blue).at(10_du, 14_du)}, tableWith({volley}));
    const std::vector<int> misses{1, 1, 1, 1};
    const auto told = FightTeller().follow(before, shootAt(before, {.rolls = {misses, misses}}).facts);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_FALSE(told[0].isSecondVolley);
    EXPECT_TRUE(told[1].isSecondVolley);
}

TEST(FightStory, AShotInAnotherTurnIsNoSecondVolley) {
    Event volley = eventFor(RandomFor::attacker, EventWhen::ranged, "second-volley");
    volley.effect = {.shootAgain = ShootAgainEffect{1}};
    const Battle before =
        battleOf({archers(red).active(), infantry(blue).at(10_du, 14_du)}, tableWith({volley}));
    const std::vector<int> misses{1, 1, 1, 1};
    std::vector<Fact> facts = shootAt(before, {.rolls = {misses, misses}}).facts;
    const auto isEnd = [](const Fact& it) { return std::holds_alternative<CombatEnded>(it); };
    facts.erase(std::ranges::find_if(facts, isEnd) + 1, facts.end());
    const std::vector<Fact> once = facts;
    facts.emplace_back(PhaseBegan{Phase::melee});
    facts.insert(facts.end(), once.begin(), once.end());
    const auto told = FightTeller().follow(before, facts);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_FALSE(told[1].isSecondVolley) << "the target had been out of reach";
}

// --------------------------------------------------------------- lone checks

MoraleChecked checkOf(UnitId unit, bool passed) {
    Sum morale;
    morale.add("UNIT-05"_rule, 4);
    return {unit, passed ? 2 : 6, morale, passed, "MOR-01"_rule};
}

TEST(FightStory, TellsACheckOutsideAFight) {
    const std::vector<Fact> facts{checkOf(a, false), Broke{a, "MOR-03"_rule}, checkOf(b, true),
                                  PhaseBegan{Phase::melee}};
    const auto told = FightTeller().follow(duel(), facts);
    ASSERT_EQ(told.size(), 2U) << "one for each unit";
    EXPECT_EQ(told[0].occasion, Occasion::morale);
    EXPECT_TRUE(told[0].isOver);
    EXPECT_NEAR(stepsOf<CheckShown>(told[0]).at(0).chance, 4 / 6.0, 1e-9);
    EXPECT_EQ(stepsOf<ConsequenceShown>(told[0]).at(0).what, Consequence::breaks);
    EXPECT_EQ(concernedIn(told[1], 1).unit, b);
    EXPECT_TRUE(stepsOf<ConsequenceShown>(told[1]).empty());
}

/// A question may follow at once, and nothing says that the check is done.
TEST(FightStory, ALoneCheckIsOverWithWhatIsKnownOfIt) {
    FightTeller teller;
    const std::vector<Fact> check{checkOf(a, false), Broke{a, "MOR-03"_rule}};
    const auto told = teller.follow(duel(), check);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_TRUE(told.front().isOver);
    const std::vector<Fact> next{PhaseBegan{Phase::melee}};
    EXPECT_TRUE(teller.follow(told.front().now(), next).empty()) << "it is not told twice";
}

TEST(FightStory, TellsWhoRallies) {
    const Battle battle = battleOf({infantry(red).at(10_du, 10_du).fleeing(), facingRed(infantry(blue))});
    const std::vector<Fact> facts{checkOf(a, false), checkOf(a, true), Recovered{a, "FLT-16"_rule},
                                  Turned{a, Heading(), "ACT-15"_rule}};
    const auto told = FightTeller().follow(battle, facts);
    ASSERT_EQ(told.size(), 1U) << "a general may have it rolled again (GEN-08)";
    EXPECT_EQ(stepsOf<CheckShown>(told.front()).size(), 2U);
    EXPECT_EQ(stepsOf<ConsequenceShown>(told.front()).at(0).what, Consequence::rallies);
    EXPECT_TRUE(told.front().isOver);
}

// ---------------------------------------------------- structures and fires

/// Four dice, of which two hit and both damage the wall.
TEST(FightStory, TellsWhatARamDoesToAWall) {
    const Battle before = fighting({beforeWall(infantry(blue).attack(3, 3))}, withRam());
    const auto played = attacked(before, ramming(middleWall), {.rolls = {{1, 1, 6, 6}, {6, 6}}});
    const auto fights = FightTeller().follow(before, played.facts);
    ASSERT_EQ(fights.size(), 1U);
    const Fight& fight = fights.front();
    EXPECT_TRUE(fight.isOver);
    ASSERT_TRUE(fight.target);
    EXPECT_EQ(fight.target->structure, middleWall);
    const auto blows = stepsOf<StructureBlowShown>(fight);
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_NEAR(blows[0].expected, 4 * 4.0 / 6, 1e-9) << "3 and more hit with attack 4 against 6";
    const auto damage = stepsOf<DamageShown>(fight);
    ASSERT_EQ(damage.size(), 1U);
    EXPECT_EQ(damage[0].after - damage[0].before, 2);
    const Concerned atTheEnd = concernedIn(fight, fight.moments.size());
    EXPECT_EQ(atTheEnd.unit, a);
    EXPECT_EQ(atTheEnd.structure, middleWall);
}

/// One fire marker of an earlier turn.
TestTable smoldering(int damageBefore = 0) {
    TestTable table = damaged(middleWall, damageBefore);
    table.structures.at(static_cast<std::size_t>(middleWall.raw())).fires = {{0, 1, blue}};
    return table;
}
std::vector<Fight> burned(const std::vector<TestUnit>& units, const TestTable& table, Cues cues = {}) {
    Battle battle = inPhase(Phase::endOfTurn, battleOf(againstSomebody(units), table));
    battle.turn = 2;
    const auto played = play(battle, std::move(cues), [](Game& game) { burn(game); });
    auto facts = played.facts;
    facts.push_back(TurnBegan{3, red});
    return FightTeller().follow(battle, facts);
}

TEST(FightStory, TellsWhomAFireEndangers) {
    const auto fires = burned({onWall(infantry(red))}, smoldering(), {.rolls = {{6}, {1}}});
    ASSERT_EQ(fires.size(), 1U);
    EXPECT_EQ(fires.front().occasion, Occasion::fires);
    EXPECT_TRUE(fires.front().isOver) << "the next turn has begun";
    const auto danger = stepsOf<CollateralShown>(fires.front());
    ASSERT_EQ(danger.size(), 1U);
    EXPECT_EQ(danger[0].roll.unit, a);
    EXPECT_EQ(stepsOf<WoundsShown>(fires.front()).size(), 1U);
}

TEST(FightStory, TellsWhatAFireDestroys) {
    const std::vector<TestUnit> farAway{infantry(blue).at(3_du, 3_du)};
    const auto fires = burned(farAway, smoldering(6));
    ASSERT_EQ(fires.size(), 1U);
    const auto ruins = stepsOf<RuinShown>(fires.front());
    ASSERT_FALSE(ruins.empty());
    EXPECT_EQ(ruins.front().what, Ruin::collapses);
    EXPECT_EQ(concernedIn(fires.front(), fires.front().moments.size()).unit, std::nullopt);
    EXPECT_TRUE(burned(farAway, smoldering()).empty()) << "it only goes on burning";
}

/// SET-13: the battle may end with it.
TEST(FightStory, TellsWhetherAnArmyFightsOn) {
    Battle battle = duel();
    Sum leadership;
    leadership.add("GEN-07"_rule, 7);
    const LossesChecked passed{
        .seat = red, .losses = {}, .half = 100, .leadership = leadership, .faces = {3, 4}, .passed = true};
    LossesChecked failed = passed;
    failed.faces = {6, 4};
    failed.passed = false;
    const std::vector<Fact> facts{failed, passed, PhaseBegan{Phase::activation}};
    const auto told = FightTeller().follow(battle, facts);
    ASSERT_EQ(told.size(), 1U) << "a general may have it rolled again (GEN-08)";
    EXPECT_EQ(told.front().occasion, Occasion::losses);
    EXPECT_TRUE(told.front().isOver);
    const auto checks = stepsOf<LossesShown>(told.front());
    ASSERT_EQ(checks.size(), 2U);
    EXPECT_NEAR(checks[0].chance, 21 / 36.0, 1e-9) << "two dice of 7 or less";
}

TEST(FightStory, IsSilentWhereNothingHappens) {
    FightTeller teller;
    EXPECT_TRUE(teller.follow(duel(), {}).empty());
    const std::vector<Fact> turn{TurnBegan{1, red}};
    EXPECT_TRUE(teller.follow(duel(), turn).empty());
}

}  // namespace
}  // namespace vallum::field

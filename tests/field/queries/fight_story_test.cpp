// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

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

TEST(FightStory, IsSilentWhereNothingHappens) {
    FightTeller teller;
    EXPECT_TRUE(teller.follow(duel(), {}).empty());
    const std::vector<Fact> turn{TurnBegan{1, red}};
    EXPECT_TRUE(teller.follow(duel(), turn).empty());
}

}  // namespace
}  // namespace vallum::field

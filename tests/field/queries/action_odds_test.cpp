// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engaged.h"
#include "support/simulated.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/action_odds.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

constexpr int times = 20'000;

/// Follows every withdrawal, takes the first way, and lets the first enemy strike first.
class Willing final : public Asker<System> {
public:
    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (const auto* it = std::get_if<ChooseUnit>(&asked.question)) return UnitChosen{it->among.front()};
        if (const auto* it = std::get_if<ChooseRetreat>(&asked.question))
            return farthestRetreat(battle, it->unit).value();
        if (const auto* it = std::get_if<Decide>(&asked.question))
            return YesOrNo{it->what == Decision::maintainContact};
        return luck_.answer(battle, asked);
    }

private:
    Luck luck_{7, {.yes = false}};
};

/// The outcome for a and b of the action and of a fight that may follow.
struct Seen {
    CombatOdds whole{{{0}}, {{0}}};
    Prospect struck{{0}};
    int fights = 0;
};
Seen seenIn(const Battle& battle, const EngagedAction& action) {
    Seen seen;
    Willing players;
    for (int i = 0; i != times; ++i) {
        Game game(battle, players, 0);
        game.run([&](Game& it) { std::visit([&](const auto& chosen) { act(it, chosen); }, action); });
        countOutcome(seen.struck, game.facts(), a);
        if (areEngaged(game.battle(), a, b)) {
            ++seen.fights;
            game.run([](Game& it) { melee(it, {a, b}); });
        }
        countOutcome(seen.whole.attacker, game.facts(), a);
        countOutcome(seen.whole.defender, game.facts(), b);
    }
    return seen;
}

ActionOdds oddsOf(const Battle& battle, const EngagedAction& action) {
    for (const EngagedOption& it : engagedActions(battle, a)) {
        if (it.action == action) return actionOdds(battle, it);
    }
    ADD_FAILURE() << "is not lawful";
    return {};
}

/// For a fight of a and b that goes on.
ActionOdds expectAsForetold(const Battle& battle, const EngagedAction& action) {
    const ActionOdds odds = oddsOf(battle, action);
    const Seen seen = seenIn(battle, action);
    expectAlike(odds.struck, seen.struck, times);
    EXPECT_GT(seen.fights, times / 2);
    const auto fight =
        std::ranges::find(odds.fights, Opponents{a, b}, [](const FightChange& it) { return it.units; });
    if (fight == odds.fights.end() || !fight->then) {
        ADD_FAILURE() << "no fight is foretold";
        return odds;
    }
    expectAlike(fight->then->attacker, seen.whole.attacker, times);
    expectAlike(fight->then->defender, seen.whole.defender, times);
    return odds;
}

TestUnit nervous(Seat owner) { return infantry(owner).health(4).morale(3); }

TEST(ActionOdds, EnvelopingBringsMoreDiceToTheFight) {
    const Battle battle = battleOf(
        {nervous(red).at(10.8_du, 10_du).active(), nervous(blue).at(10_du, 10.8_du).facing(180_deg)});
    const ActionOdds odds = expectAsForetold(battle, Envelop{a, b, 0, 2});
    ASSERT_EQ(odds.fights.size(), 1U);
    EXPECT_GT(odds.fights.front().then->defender.expectedWounds(),
              odds.fights.front().now.defender.expectedWounds());
    EXPECT_EQ(odds.struck.wounds, std::vector{1.0});
}

TEST(ActionOdds, TheFightBeforeIsThatOfNow) {
    const Battle battle = battleOf(
        {nervous(red).at(10.8_du, 10_du).active(), nervous(blue).at(10_du, 10.8_du).facing(180_deg)});
    const ActionOdds odds = oddsOf(battle, Envelop{a, b, 0, 2});
    EXPECT_EQ(odds.fights.front().now.attacker.wounds, meleeOdds(battle, {a, b}).attacker.wounds);
}

TEST(ActionOdds, TurningToAnEnemyBehindCountsWhatItsMarkersCost) {
    const TestUnit wrapping = nervous(red).at(9.2_du, 10_du).active().enveloping(b, 4).enveloping(b, 5);
    const Battle battle = battleOf({wrapping, nervous(blue).at(10_du, 10.8_du)});
    const ActionOdds odds = expectAsForetold(battle, Reposition{a, ChangeOfFront::about, {}});
    EXPECT_EQ(odds.struck.wounds.size(), 3U);  // two dice
    EXPECT_EQ(odds.struck.breaks + odds.struck.flees, 0);
}

TEST(ActionOdds, WhoeverFallsToTheFirstBlowFightsNoMore) {
    const TestUnit wrapping =
        infantry(red).health(1).at(9.2_du, 10_du).active().enveloping(b, 4).enveloping(b, 5);
    const Battle battle = battleOf({wrapping, nervous(blue).at(10_du, 10.8_du)});
    const ActionOdds odds = expectAsForetold(battle, RemoveMarkers{a, {}, battle.unit(a).envelops});
    EXPECT_GT(odds.struck.eliminated, 0.1);
    EXPECT_GE(odds.fights.front().then->attacker.eliminated, odds.struck.eliminated);
}

TEST(ActionOdds, AWithdrawalThatIsFollowedIsFoughtOn) {
    const Battle battle = battleOf({nervous(red).active(), facingRed(nervous(blue))});
    const ActionOdds odds = expectAsForetold(battle, Withdraw{a, longestWithdrawal(battle, a).value()});
    EXPECT_EQ(odds.struck.wounds, std::vector{1.0});
}

TEST(ActionOdds, AWithdrawalFromASlowEnemyEndsTheFight) {
    const Battle battle = battleOf({nervous(red).moves(5_mp).active(), facingRed(nervous(blue).moves(2_mp))});
    const ActionOdds odds = oddsOf(battle, Withdraw{a, 2.5_du});
    EXPECT_FALSE(odds.fights.front().then);
    EXPECT_EQ(seenIn(battle, Withdraw{a, 2.5_du}).fights, 0);
}

/// Records the battle when an enemy is asked whether to follow, and follows.
class Pursuer final : public Asker<System> {
public:
    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (const auto* it = std::get_if<Decide>(&asked.question)) {
            if (it->what != Decision::maintainContact) return YesOrNo{false};
            asked_ = battle;
            return YesOrNo{true};
        }
        return luck_.answer(battle, asked);
    }
    [[nodiscard]] const Battle& asked() const { return asked_.value(); }

private:
    Luck luck_{7, {.yes = false}};
    std::optional<Battle> asked_;
};

TEST(ActionOdds, WhoMayFollowKnowsTheFightThatFollows) {
    const Battle battle = battleOf(
        {nervous(red).active(), nervous(blue).at(9.2_du, 10.8_du).facing(180_deg).enveloping(a, 11)});
    const Withdraw back{a, 1_du};
    Pursuer pursuer;
    CombatOdds seen{{{0}}, {{0}}};
    for (int i = 0; i != times; ++i) {
        Game game(battle, pursuer, 0);
        game.run([&](Game& it) { act(it, back); });
        ASSERT_TRUE(areEngaged(game.battle(), a, b));
        game.run([](Game& it) { melee(it, {a, b}); });
        countOutcome(seen.attacker, game.facts(), a);
        countOutcome(seen.defender, game.facts(), b);
    }
    const auto odds = oddsOfFollowing(pursuer.asked(), b, {a, 1_du, pursuer.asked().unit(a).pose});
    ASSERT_TRUE(odds);
    expectAlike(odds->attacker, seen.attacker, times);
    expectAlike(odds->defender, seen.defender, times);
}

TEST(ActionOdds, WhoIsTooSlowFollowsForNothing) {
    const Battle battle = battleOf({nervous(red).moves(5_mp).active(), facingRed(nervous(blue).moves(2_mp))});
    Pursuer pursuer;
    Game game(battle, pursuer, 0);
    game.run([](Game& it) { act(it, Withdraw{a, 2.5_du}); });
    EXPECT_FALSE(oddsOfFollowing(pursuer.asked(), b, {a, 2.5_du, pursuer.asked().unit(a).pose}));
}

TEST(ActionOdds, ARetreatIsStruckByAllAndChecksForEachThatWounds) {
    const Battle battle = battleOf(
        {nervous(red).active(), facingRed(nervous(blue)), nervous(blue).at(8.8_du, 10_du).facing(90_deg)});
    const ActionOdds odds = oddsOf(battle, Retreat{a});
    expectAlike(odds.struck, seenIn(battle, Retreat{a}).struck, times);
    EXPECT_GT(odds.struck.breaks, 0);
    EXPECT_GT(odds.struck.flees, 0);
    ASSERT_EQ(odds.fights.size(), 2U);
    EXPECT_FALSE(odds.fights.front().then || odds.fights.back().then);
}

TEST(ActionOdds, CaltropsWoundWithEachSix) {
    EXPECT_EQ(chanceToBeWounded({}), 0);
    EXPECT_DOUBLE_EQ(chanceToBeWounded({{StructureId(0), 1}}), 1.0 / 6);
    EXPECT_DOUBLE_EQ(chanceToBeWounded({{StructureId(0), 2}, {StructureId(1), 1}}), 1 - 125.0 / 216);
}

}  // namespace
}  // namespace vallum::field

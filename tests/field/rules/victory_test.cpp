// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/victory.h>

namespace vallum::field {
namespace {

TestTable under(EnumSet<Victory> victory) { return {.victory = victory}; }

Battle after(Battle battle, const std::vector<Fact>& facts) {
    for (const Fact& fact : facts) System::evolve(battle, fact);
    return battle;
}
Fact eliminated(UnitId unit) { return Eliminated{unit, "MOR-07"_rule}; }
Fact lost(Seat seat, GeneralHealth how) { return GeneralLost{seat, how, "GEN-02"_rule}; }

/// Red: 1,000 points of units and a general of 30 %, 1,300 in all. This many of them are fleeing.
Battle withLosses(int points) {
    TestTable table;
    table.generals.at(0).pointsModifier = 30;
    return withGeneral(
        battleOf({infantry(red).worth(1000 - points), infantry(red).worth(points).fleeing(), infantry(blue)},
                 table),
        a);
}

Played checked(const Battle& battle, std::vector<int> dice) {
    Cues cues;
    if (!dice.empty()) cues.rolls.push_back(std::move(dice));
    return play(battle, std::move(cues), [](Game& game) { checkLosses(game); });
}

TEST(SET11, TheLastUnitGoneTheBattleIsLost) {
    const Battle battle = after(battleOf({infantry(red), infantry(blue)}), {eliminated(a)});
    EXPECT_EQ(outcomeNow(battle), (Outcome{blue, "SET-11"_rule}));
}

TEST(SET11, BothWithoutUnitsIsADraw) {
    const Battle battle = after(battleOf({infantry(red), infantry(blue)}), {eliminated(a), eliminated(b)});
    EXPECT_EQ(outcomeNow(battle), (Outcome{std::nullopt, "SET-11"_rule}));
}

TEST(SET11, WithAUnitLeftTheBattleGoesOn) {
    EXPECT_EQ(outcomeNow(battleOf({infantry(red).fleeing(), infantry(blue)})), std::nullopt);
}

TEST(SET13, MoreThanHalfTheStartingValueNeedsACheck) {
    EXPECT_FALSE(isLeadershipCheckDue(withLosses(640), red));
    EXPECT_FALSE(isLeadershipCheckDue(withLosses(650), red));
    EXPECT_TRUE(isLeadershipCheckDue(withLosses(651), red));
    EXPECT_TRUE(isLeadershipCheckDue(withLosses(660), red));
}

TEST(SET13, AUnitThatRecoversSparesTheCheck) {
    const Battle recovered = after(withLosses(660), {Recovered{b, "FLT-16"_rule}});
    EXPECT_EQ(checked(recovered, {}).questions<RollDice>(), 0);
}

TEST(SET13, OnlyUnderCasualties) {
    TestTable table = under({Victory::annihilation});
    EXPECT_FALSE(
        isLeadershipCheckDue(battleOf({infantry(red), infantry(red).fleeing().worth(900)}, table), red));
}

TEST(SET13, LossesInTheOpponentsTurnAreCheckedInTheOwn) {
    const Battle bluesTurn = after(withLosses(660), {TurnBegan{2, blue}});
    EXPECT_EQ(checked(bluesTurn, {}).count<LossesChecked>(), 0);
    EXPECT_EQ(checked(after(bluesTurn, {TurnBegan{3, red}}), {1, 1}).count<LossesChecked>(), 1);
}

TEST(SET14, ASumUpToTheLeadershipHolds) {
    Battle battle = withLosses(660);
    Setting setting = *battle.setting;
    setting.sides.at(0).generals.front().leadership = 7;
    battle.setting = Constant<Setting>(setting);
    EXPECT_TRUE(checked(battle, {3, 4}).all<LossesChecked>().at(0).passed);
    const Played failed = checked(battle, {4, 4});
    EXPECT_FALSE(failed.all<LossesChecked>().at(0).passed);
    EXPECT_EQ(failed.battle.outcome, (Outcome{blue, "SET-14"_rule}));
    EXPECT_TRUE(System::isOver(failed.battle));
}

TEST(SET14, AFleeingGeneralLeadsWorse) {
    Battle battle = withGeneral(withLosses(660), b);
    Setting setting = *battle.setting;
    setting.sides.at(0).generals.front().leadership = 7;
    battle.setting = Constant<Setting>(setting);
    EXPECT_EQ(checked(battle, {3, 4}).battle.outcome, (Outcome{blue, "SET-14"_rule}));
}

TEST(GEN08, AnUnshakenGeneralRollsAsOftenAgainAsTheCardSays) {
    for (const int times : {1, 2}) {
        Battle battle = withLosses(660);
        Setting setting = *battle.setting;
        setting.sides.at(0).generals.front().ability.effect.rerollLeadershipCheck =
            RerollLeadershipEffect{times};
        battle.setting = Constant<Setting>(setting);
        const auto rolled = [&](std::deque<std::vector<int>> rolls) {
            return play(battle, {.rolls = std::move(rolls)}, [](Game& game) { checkLosses(game); });
        };
        EXPECT_FALSE(System::isOver(rolled({{6, 6}, {1, 1}}).battle));
        const Played failed =
            rolled(std::deque<std::vector<int>>(static_cast<std::size_t>(times) + 1, {6, 6}));
        EXPECT_EQ(failed.count<LossesChecked>(), times + 1);
        EXPECT_TRUE(System::isOver(failed.battle));
    }
}

TEST(SET15, WithoutAGeneralTheCheckFailsWithoutARoll) {
    for (const GeneralHealth how : {GeneralHealth::wounded, GeneralHealth::dead}) {
        const Played played = checked(after(withLosses(660), {lost(red, how)}), {});
        EXPECT_EQ(played.questions<RollDice>(), 0);
        EXPECT_EQ(played.battle.outcome, (Outcome{blue, "SET-15"_rule}));
    }
}

TEST(SET15, AFleeingGeneralRolls) {
    EXPECT_EQ(checked(withGeneral(withLosses(660), b), {1, 1}).questions<RollDice>(), 1);
}

TEST(SET15, BelowHalfADeadGeneralNeedsNoCheck) {
    // 220 points of units and 300 of the general are 40 % of 1,300.
    EXPECT_EQ(checked(after(withLosses(220), {lost(red, GeneralHealth::dead)}), {}).count<LossesChecked>(),
              0);
}

TEST(SET16, AllFleeingIsDefeat) {
    const auto table = under({Victory::annihilation});
    EXPECT_EQ(outcomeNow(battleOf(
                  {infantry(red).fleeing(), infantry(red).fleeing(), infantry(red).fleeing(), infantry(blue)},
                  table)),
              (Outcome{blue, "SET-16"_rule}));
    EXPECT_EQ(outcomeNow(battleOf(
                  {infantry(red).fleeing(), infantry(red).fleeing(), infantry(red).broken(), infantry(blue)},
                  table)),
              std::nullopt);
    EXPECT_EQ(outcomeNow(battleOf({infantry(red).fleeing(), infantry(blue).fleeing()}, table)),
              (Outcome{std::nullopt, "SET-16"_rule}));
}

TEST(SET16, SurrenderLosesAtOnce) {
    const Played played =
        play(battleOf({infantry(red), infantry(blue)}), {}, [](Game& game) { surrender(game); });
    EXPECT_EQ(played.battle.outcome, (Outcome{blue, "SET-16"_rule}));
    EXPECT_TRUE(System::isOver(played.battle));
}

TEST(SET16, AnEndByAnotherRuleIsNoAnnihilation) {
    const auto ended = [](Battle battle) {
        battle.outcome = outcomeNow(battle);
        return battle;
    };
    const std::vector<TestUnit> units{infantry(red).fleeing(), infantry(red).fleeing(), infantry(blue)};
    EXPECT_TRUE(endedByAnnihilation(ended(battleOf(units, under({Victory::annihilation})))));
    const Battle generals =
        withGeneral(battleOf(units, under({Victory::annihilation, Victory::deathOfGeneral})), a);
    const Battle fallen = ended(after(generals, {lost(red, GeneralHealth::dead)}));
    EXPECT_EQ(fallen.outcome, (Outcome{blue, "SET-17"_rule}));
    EXPECT_FALSE(endedByAnnihilation(fallen));
    EXPECT_FALSE(endedByAnnihilation(battleOf(units))) << "it goes on";
}

TEST(SET17, TheDeathOfAGeneralEndsTheBattle) {
    const auto table = under({Victory::deathOfGeneral});
    const Battle battle = withGeneral(battleOf({infantry(red), infantry(red), infantry(blue)}, table), a);
    EXPECT_EQ(outcomeNow(after(battle, {lost(red, GeneralHealth::dead)})), (Outcome{blue, "SET-17"_rule}));
    EXPECT_EQ(outcomeNow(after(battle, {lost(red, GeneralHealth::wounded)})), std::nullopt);
    EXPECT_EQ(outcomeNow(after(battle, {StartedToFlee{a, "MOR-04"_rule}})), std::nullopt);
    EXPECT_EQ(outcomeNow(after(battle, {lost(red, GeneralHealth::dead), lost(blue, GeneralHealth::dead)})),
              (Outcome{std::nullopt, "SET-17"_rule}));
}

TEST(SET17, TheRestOfTheCombatIsNotPlayed) {
    const Battle battle = withGeneral(
        battleOf({infantry(red).health(1), facingRed(infantry(blue)), infantry(red).at(3_du, 3_du)},
                 under({Victory::deathOfGeneral})),
        a);
    const Played played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6, 1, 1, 1}, {6}}});
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.questions<Decide>(), 0) << "the one that is wounded has won and does not flee";
    EXPECT_EQ(played.battle.outcome, (Outcome{blue, "SET-17"_rule}));
    EXPECT_TRUE(std::holds_alternative<BattleEnded>(played.facts.back()));
}

TEST(SET17, OfATeamToo) {
    TestTable table = under({Victory::deathOfGeneral});
    table.teams = {1, 2, 1, 2};
    const Battle battle = battleOf({infantry(red), infantry(blue), infantry(green), infantry(yellow)}, table);
    EXPECT_EQ(
        outcomeNow(after(battle, {lost(red, GeneralHealth::dead), lost(green, GeneralHealth::dead)}))->why,
        "SET-17"_rule);
}

TEST(SET17, OnlyWhereItIsAgreed) {
    const Battle battle = battleOf({infantry(red), infantry(blue)});
    EXPECT_EQ(outcomeNow(after(battle, {lost(red, GeneralHealth::dead)})), std::nullopt);
}

TEST(SET10, WhateverHappensFirstEndsTheBattle) {
    const auto both = under({Victory::casualties, Victory::deathOfGeneral});
    const Battle battle = battleOf({infantry(red), infantry(red).fleeing().worth(900), infantry(blue)}, both);
    EXPECT_EQ(outcomeNow(after(battle, {lost(red, GeneralHealth::dead)})), (Outcome{blue, "SET-17"_rule}));
    EXPECT_EQ(checked(battle, {6, 6}).battle.outcome, (Outcome{blue, "SET-14"_rule}));
}

TEST(ACT04, LossesAreCheckedBeforeAnyOrder) {
    const Played lostIt = play(after(withLosses(660), {TurnBegan{2, blue}}), {.rolls = {{6, 6}}},
                               [](Game& game) { beginTurn(game, red); });
    EXPECT_TRUE(System::isOver(lostIt.battle));
    const Played heldOn = play(after(withLosses(660), {TurnBegan{2, blue}}), {.rolls = {{1, 2}}},
                               [](Game& game) { beginTurn(game, red); });
    EXPECT_FALSE(System::isOver(heldOn.battle));
    EXPECT_EQ(heldOn.battle.phase, Phase::activation);
}

TEST(ACT04, OnlyTheActivePlayerIsChecked) {
    const Played played = play(withLosses(660), {}, [](Game& game) { beginTurn(game, blue); });
    EXPECT_EQ(played.count<LossesChecked>(), 0);
}

}  // namespace
}  // namespace vallum::field

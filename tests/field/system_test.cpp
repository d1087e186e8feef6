// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

/// Red's activation phase; nobody is close enough to act.
Battle quiet() {
    return inPhase(Phase::activation,
                   battleOf({infantry(red).at(10_du, 4_du), infantry(blue).at(10_du, 14_du)}));
}
/// Two units in contact, neither of them active.
Battle fighting() {
    return inPhase(Phase::melee, battleOf({infantry(red), infantry(blue).at(10_du, 10.8_du)}));
}
Cues fightingIt(std::deque<std::vector<int>> rolls) {
    return {.rolls = std::move(rolls), .answers = {CombatToFight{{a, b}}}};
}

/// Steps until the turn or the battle ends.
Played wholeTurn(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) {
        while (game.battle().active == red && !System::isOver(game.battle())) game.step();
    });
}
std::vector<Phase> phasesOf(const Played& played) {
    std::vector<Phase> phases{Phase::activation};
    for (const PhaseBegan& it : played.all<PhaseBegan>()) phases.push_back(it.phase);
    return phases;
}

TEST(ACT01, SevenPhasesInTheirOrder) {
    EXPECT_EQ(phasesOf(wholeTurn(quiet())),
              (std::vector<Phase>{Phase::activation, Phase::movement, Phase::rangedAttack, Phase::skirmishers,
                                  Phase::melee, Phase::flight, Phase::endOfTurn}));
}

TEST(ACT01, AnInactiveEngagedUnitFightsInTheMeleePhase) {
    const Played played = wholeTurn(fighting(), fightingIt({{1, 1, 1, 1}, {1, 1, 1, 1}}));
    EXPECT_EQ(played.count<CombatBegan>(), 1);
}

TEST(ACT10, EngagedUnitsFightWithAllTheirDiceActiveOrNot) {
    for (const bool active : {true, false}) {
        Battle battle = fighting();
        if (active) System::evolve(battle, Activated{.unit = a});
        const Played played = wholeTurn(battle, fightingIt({{1, 1, 1, 1}, {1, 1, 1, 1}}));
        EXPECT_EQ(played.all<BlowRolled>().at(0).dice.total(), 4);
    }
}

TEST(ACT02, NothingIsReopened) {
    const Played played = wholeTurn(quiet());
    EXPECT_EQ(played.questions<ChooseOrder>(), 1);
    EXPECT_LE(played.questions<ChooseMove>(), 1);
}

TEST(ACT02, AMeleePhaseEndsWhenAllIsFought) {
    EXPECT_EQ(refusal(System::accepts(fighting(), ChooseCombat{}, PhaseDone{})), "MEL-02");
}

TEST(ACT02, WithoutAnyShooterTheRangedPhaseEndsAtOnce) {
    EXPECT_EQ(wholeTurn(quiet()).questions<ChooseShot>(), 0);
}

TEST(ACT03, AnEndedBattleHasNoFurtherTurn) {
    Battle battle = fighting();
    battle.units.at(1).wounds = 3;
    const Played played = wholeTurn(battle, fightingIt({{6, 1, 1, 1}, {6}, {1, 1, 1, 1}}));
    EXPECT_TRUE(System::isOver(played.battle));
    EXPECT_EQ(played.battle.outcome, (Outcome{red, "SET-11"_rule}));
    EXPECT_EQ(played.count<TurnBegan>(), 0);
    EXPECT_EQ(played.battle.phase, Phase::melee);
}

TEST(SET16, ThePlayerWhoseTurnItIsMaySurrender) {
    for (const Question& question : {Question(ChooseOrder{}), Question(ChooseMove{}), Question(ChooseShot{}),
                                     Question(ChooseSkirmishMove{}), Question(ChooseCombat{})}) {
        EXPECT_EQ(refusal(System::accepts(quiet(), question, Surrender{})), "");
    }
    EXPECT_EQ(wholeTurn(quiet(), {.answers = {Surrender{}}}).battle.outcome, (Outcome{blue, "SET-16"_rule}));
}

}  // namespace
}  // namespace vallum::field

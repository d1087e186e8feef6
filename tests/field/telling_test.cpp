// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/seen_facts.h>
#include <vallum/field/telling.h>
#include <vallum/field/words.h>

namespace vallum::field {
namespace {

using Told = Telling<System>;

Battle twoUnits() { return battleOf({infantry(red).at(4_du, 2_du), infantry(blue).at(10_du, 14_du)}); }

TEST(Telling, WhatIsChosenFromTheHandIsSecret) {
    for (const Question& secret : {Question(ChooseOrder{}), Question(ChooseEvent{}), Question(ChooseDraw{}),
                                   Question(DiscardToLimit{}), Question(PassCards{})}) {
        EXPECT_TRUE(isSecret(secret)) << secret.index();
    }
    for (const Question& open : {Question(RollDice{}), Question(ChooseUnit{}), Question(ChooseMove{}),
                                 Question(ChooseCombat{}), Question(Decide{}), Question(PlaceUnit{})}) {
        EXPECT_FALSE(isSecret(open)) << open.index();
    }
}

TEST(Telling, SidesStandInTheirOrderWithTheirNames) {
    const Battle battle = twoUnits();
    const auto sides = Told::sides(battle);
    ASSERT_EQ(sides.size(), battle.setting->sides.size());
    for (std::size_t i = 0; i != sides.size(); ++i) {
        EXPECT_EQ(sides[i].seat, battle.setting->sides[i].seat);
        EXPECT_EQ(sides[i].name.english(), battle.setting->sides[i].name);
    }
    EXPECT_EQ(Told::nameOf(battle, chance).english(), "Chance");
}

TEST(Telling, BeforeTheFirstTurnThePhaseIsWhatIsBeingDone) {
    Battle battle = inPhase(Phase::melee, twoUnits());
    EXPECT_EQ(Told::phase(Told::when(battle)), wordFor(Phase::melee).english());
    EXPECT_EQ(Told::when(battle).turn, 1);
    EXPECT_EQ(Told::when(battle).active, red);
    battle.stage = Stage::arrangement;
    EXPECT_EQ(Told::phase(Told::when(battle)), wordFor(Stage::arrangement).english());
}

TEST(Telling, AFactIsToldAsTheSeatMaySeeIt) {
    const Battle battle = twoUnits();
    const Fact drawn = CardsDrawn{blue, {CardId(0)}, {}};
    EXPECT_EQ(Told::toldTo(red, drawn, battle), Fact(CardsDrawn{blue, {faceDown}, {}}));
    EXPECT_EQ(Told::toldTo(blue, drawn, battle), drawn);
}

TEST(Telling, ALogEntryHasALineForEachSum) {
    Sum morale;
    morale.add("MOR-01"_rule, 4);
    const LogEntry checked = Told::logEntry(twoUnits(), MoraleChecked{a, 3, morale, true, "MEL-21"_rule});
    EXPECT_FALSE(checked.sentence.isEmpty());
    EXPECT_EQ(checked.sums.size(), 1U);
    EXPECT_TRUE(Told::logEntry(twoUnits(), Broke{a, "MEL-21"_rule}).sums.empty());
}

TEST(Telling, LossesAreRememberedWithWhomTheyHit) {
    const Battle battle = twoUnits();
    EXPECT_EQ(Told::rememberedOf(battle, Broke{b, "MEL-21"_rule}), (Remembered{Memorable::broke, blue}));
    EXPECT_EQ(Told::rememberedOf(battle, GeneralLost{red, GeneralHealth::dead, "GEN-10"_rule}),
              (Remembered{Memorable::generalLost, red}));
    EXPECT_EQ(Told::rememberedOf(battle, BattleEnded{}), (Remembered{Memorable::ended, {}}));
    EXPECT_EQ(Told::rememberedOf(battle, PhaseBegan{}), std::nullopt);
}

TEST(Telling, TurnsPhasesAndFightsBegin) {
    EXPECT_EQ(Told::beginningIn(TurnBegan{}), Beginning::turn);
    EXPECT_EQ(Told::beginningIn(PhaseBegan{}), Beginning::phase);
    EXPECT_EQ(Told::beginningIn(AllyBegan{}), Beginning::phase) << "each ally has his own";
    EXPECT_EQ(Told::beginningIn(CombatBegan{}), Beginning::combat);
    EXPECT_EQ(Told::beginningIn(Broke{}), std::nullopt);
}

}  // namespace
}  // namespace vallum::field

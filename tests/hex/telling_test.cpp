// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_fought.h"

#include <gtest/gtest.h>

#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>
#include <vallum/hex/words.h>

namespace vallum::hex {
namespace {

using namespace test;
using Told = Telling<System>;

/// Two MI of the bottom side, one with a leader, facing an MI and an LI.
Battle fourUnits() {
    return Table()
        .unit(bottom, "MI", {5, 4})
        .unit(bottom, "MI", {5, 5})
        .unit(top, "MI", {4, 4})
        .unit(top, "LI", {3, 3})
        .leader(bottom, {5, 5}, "Regulus");
}
std::string said(const Fact& fact) { return Told::logEntry(fourUnits(), fact).sentence; }
std::string asked(const Question& question) { return Told::sentence(fourUnits(), question); }

TEST(HexTelling, WhatIsChosenFromTheHandIsSecret) {
    EXPECT_TRUE(Told::isSecret(ChooseCard{}));
    EXPECT_TRUE(Told::isSecret(AnswerAttack{}));
    for (const Question& open :
         {Question(RollDice{}), Question(DrawCards{}), Question(ChooseOrders{}), Question(ChooseMove{}),
          Question(ChooseBattle{}), Question(ChooseFlags{}), Question(ChooseRetreat{}),
          Question(ChooseTrample{}), Question(ChooseLeaderPath{}), Question(ChooseAdvance{}),
          Question(ChooseBonus{}), Question(ChooseBattleBack{}), Question(ChooseRestored{})}) {
        EXPECT_FALSE(Told::isSecret(open)) << open.index();
    }
}

TEST(HexTelling, SidesStandInTheirOrderWithTheirNames) {
    const auto sides = Told::sides(fourUnits());
    ASSERT_EQ(sides.size(), 2U);
    EXPECT_EQ(sides[0].seat, top);
    EXPECT_EQ(sides[1].name.english(), "Bottom");
    EXPECT_EQ(Told::nameOf(fourUnits(), chance).english(), "Chance");
}

TEST(HexTelling, EveryPhaseHasAShortName) {
    Battle battle = fourUnits();
    std::set<std::string> phases;
    for (std::size_t i = 0; i != names(Phase{}).size(); ++i) {
        battle.phase = static_cast<Phase>(i);
        phases.insert(Told::phase(Told::when(battle)));
    }
    EXPECT_EQ(phases.size(), names(Phase{}).size());
    EXPECT_EQ(Told::when(battle).turn, 1);
    EXPECT_EQ(Told::when(battle).active, bottom);
}

TEST(HexTelling, CardsThatAreDrawnAreHiddenFromTheOpponent) {
    const Battle battle = fourUnits();
    const Fact drawn = CardsDrawn{bottom, {CardId(4), CardId(9)}, "HEX-17"_rule};
    EXPECT_EQ(Told::toldTo(bottom, drawn, battle), drawn);
    EXPECT_EQ(Told::toldTo(top, drawn, battle),
              Fact(CardsDrawn{bottom, {faceDown, faceDown}, "HEX-17"_rule}));
    const Fact played = CardPlayed{bottom, Play{.card = CardId(4), .view = bottom}};
    EXPECT_EQ(Told::toldTo(top, played, battle), played);
    const Battle dealt = holding(battle, bottom, {"light-troops"});
    const auto restored = Told::toldTo(top, PositionRestored{Constant<Position>(dealt)}, battle);
    EXPECT_EQ(std::get<PositionRestored>(*restored).position->players[1].hand, std::vector{faceDown});
}

/// The facts told to a seat lead to the battle that this seat sees.
TEST(HexTelling, FactsThatAreToldLeadToTheBattleThatIsSeen) {
    const Scenario scenario = shippedScenario("bagradas");
    const Referee<System> referee = fought(scenario, 8);
    for (const Seat seat : {top, bottom}) {
        Battle told = System::seenBy(System::begin(scenario), seat);
        Battle battle = System::begin(scenario);
        for (const Fact& fact : referee.news()) {
            System::evolve(battle, fact);
            const auto known = Told::toldTo(seat, fact, battle);
            if (!known) continue;
            System::evolve(told, *known);
            ASSERT_EQ(told.units, battle.units);
            ASSERT_EQ(told.phase, battle.phase);
            ASSERT_EQ(told.player(seat).hand, battle.player(seat).hand);
        }
        EXPECT_EQ(told.player(top).banners, battle.player(top).banners);
    }
}

/// HEX-02
TEST(HexTelling, CardsAreNamedAsTheViewerSeesTheBoard) {
    const Battle battle = fourUnits();
    const CardId left = copyOf(battle, "three-orders-left");
    const Fact played =
        CardPlayed{top, Play{.card = left, .as = cardNamed("three-orders-left"), .view = top}};
    EXPECT_EQ(words(battle, played).english(), "Top plays Three orders, left.") << "as its player does";
    EXPECT_EQ(words(battle, played, top).english(), "Top plays Three orders, left.");
    EXPECT_EQ(words(battle, played, bottom).english(), "Top plays Three orders, right.");
    EXPECT_EQ(words(battle, CardDiscarded{top, left}, bottom).english(), "Top discards Three orders, right.");
    const CardId both = copyOf(battle, "both-wings");
    EXPECT_EQ(words(battle, CardDiscarded{top, both}, bottom).english(), "Top discards Both wings.");
}

TEST(HexTelling, AUnitKeepsItsNameWhereverItStands) {
    Battle battle = fourUnits();
    EXPECT_EQ(nameOf(battle, u(0)).english(), "MI 1 of Bottom");
    EXPECT_EQ(nameOf(battle, u(1)).english(), "MI 2 of Bottom");
    EXPECT_EQ(nameOf(battle, u(2)).english(), "MI of Top") << "the only one of its side";
    EXPECT_EQ(nameOf(battle, u(3)).english(), "LI") << "the only one of both";
    battle.units[0].fate = Fate::eliminated;
    battle.units[1].at = {0, 0};
    EXPECT_EQ(nameOf(battle, u(1)).english(), "MI 2 of Bottom");
    battle.units[1].name = "Legio I";
    EXPECT_EQ(nameOf(battle, u(1)).english(), "Legio I");
}

TEST(HexTelling, QuestionsSayWhatIsToBeDecided) {
    EXPECT_EQ(asked(ChooseCard{}), "Play a command card.");
    EXPECT_EQ(asked(ChooseFlags{u(2), 2, 1, 1}),
              "MI of Top takes 2 flags and may ignore 1: how many does it ignore?");
    EXPECT_EQ(asked(ChooseAdvance{u(0), {4, 4}, false}), "Have MI 1 of Bottom advance to (4,4)?");
    EXPECT_EQ(asked(RollDice{"HEX-38"_rule, 3}).substr(0, 26), "Roll 3 battle dice: HEX-38");
    const Battle battle = Table().unit(bottom, "HI", {5, 4}).unit(top, "LI", {4, 4});
    EXPECT_EQ(Told::sentence(battle, AnswerAttack{u(0), u(1)}).english(), "HI attacks LI: stand or evade?");
    EXPECT_EQ(Told::sentence(holding(battle, top, {"strike-first"}), AnswerAttack{u(0), u(1)}).english(),
              "HI attacks LI: stand, evade or strike first?");
    EXPECT_EQ(Told::sentence(battle, AnswerAttack{u(1), u(0)}).english(),
              "LI attacks HI, which has to stand.");
    const Battle unknown = System::seenBy(holding(battle, bottom, {"two-orders-left"}), top);
    EXPECT_EQ(Told::sentence(unknown, AnswerAttack{u(1), u(0)}).english(),
              "LI attacks HI: stand, or play a card?")
        << "HEX-98";
    const Battle orders = Table().unit(bottom, "HI", {5, 4}).card("light-troops").phase(Phase::orders);
    EXPECT_EQ(Told::sentence(orders, ChooseOrders{}).english(),
              "None of your units fits Light troops: order any one unit.");
}

TEST(HexTelling, AFightIsToldWithItsEffect) {
    EXPECT_EQ(said(BattleBegan{u(0), {4, 4}, Roll::attack, u(2), {}}), "MI 1 of Bottom attacks MI of Top.");
    DiceRolled rolled{{Roll::attack, u(0), {4, 4}, u(2)}, {}, {M, flag, swords}, {}, 1};
    rolled.dice.add("HEX-37"_rule, 3);
    rolled.hits.add("HEX-40"_rule, 1);
    rolled.hits.add("HEX-41"_rule, 1);
    const LogEntry entry = Told::logEntry(fourUnits(), rolled);
    EXPECT_EQ(entry.sentence.english(), "MI 1 of Bottom rolls medium, flag, swords: 2 hits and one flag.");
    ASSERT_EQ(entry.sums.size(), 2U);
    EXPECT_EQ(entry.sums[0].english(), "Dice: 3 = 3 Close combat dice (HEX-37)");
    EXPECT_EQ(said(BlocksLost{u(2), 1, "HEX-40"_rule}), "MI of Top loses a block.");
    EXPECT_EQ(said(FlagsTaken{u(2), 1, {}, 1, 0}), "MI of Top ignores one flag and holds.");
    EXPECT_EQ(said(FlagsTaken{u(2), 2, {}, 1, 1}), "MI of Top ignores one flag and must retreat one hex.");
    EXPECT_EQ(said(UnitMoved{u(1), l(0), {{4, 5}}, "HEX-21"_rule, false}),
              "MI 2 of Bottom with Regulus moves to (4,5) and may not battle (HEX-21).");
}

TEST(HexTelling, ACopiedCardIsToldAsItsPlayerSeesIt) {
    const Battle battle = fourUnits();
    const CardId copy = copyOf(battle, "copy-the-order");
    const auto counted = [&](const std::string& as, Seat view) {
        return Told::logEntry(battle, CardPlayed{bottom, {.card = copy, .as = cardNamed(as), .view = view}})
            .sentence.english();
    };
    EXPECT_EQ(counted("three-orders-left", top),
              "Bottom plays Copy the order: it counts as Three orders, right.");
    EXPECT_EQ(counted("three-orders-left", bottom),
              "Bottom plays Copy the order: it counts as Three orders, left.");
    EXPECT_EQ(counted("leader-and-four-right", top),
              "Bottom plays Copy the order: it counts as Leader and four, left.");
    EXPECT_EQ(counted("both-wings", top), "Bottom plays Copy the order: it counts as Both wings.");
    EXPECT_EQ(said(CardPlayed{bottom, {.card = copy, .view = bottom}}),
              "Bottom plays Copy the order, and there is no order to copy.");
}

TEST(HexTelling, LossesAreRememberedWithWhomTheyHit) {
    const Battle battle = fourUnits();
    EXPECT_EQ(Told::rememberedOf(battle, UnitEliminated{u(2), "HEX-40"_rule}),
              (Remembered{Memorable::eliminated, top}));
    EXPECT_EQ(Told::rememberedOf(battle, LeaderEliminated{l(0), "HEX-68"_rule}),
              (Remembered{Memorable::generalLost, bottom}));
    EXPECT_EQ(Told::rememberedOf(battle, BattleEnded{}), (Remembered{Memorable::ended, {}}));
    EXPECT_EQ(Told::rememberedOf(battle, BannersWon{bottom, 1, "HEX-94"_rule, 0}),
              (Remembered{Memorable::collapsed, top}));
    EXPECT_EQ(Told::rememberedOf(battle, BannersWon{bottom, 1, "HEX-10"_rule, {}}), std::nullopt);
    EXPECT_EQ(Told::rememberedOf(battle, TurnBegan{}), std::nullopt);
}

TEST(HexTelling, TurnsPhasesAndFightsBegin) {
    EXPECT_EQ(Told::beginningIn(TurnBegan{}), Beginning::turn);
    EXPECT_EQ(Told::beginningIn(CardPlayed{}), Beginning::phase);
    EXPECT_EQ(Told::beginningIn(PhaseBegan{}), Beginning::phase);
    EXPECT_EQ(Told::beginningIn(BattleBegan{}), Beginning::combat);
    EXPECT_EQ(Told::beginningIn(BlocksLost{}), std::nullopt);
}

TEST(HexTelling, EverythingInABattleHasASentenceWithoutEmptyPlaces) {
    for (const std::string& id : shipped) {
        const Referee<System> referee = fought(shippedScenario(id), 2);
        for (const Fact& fact : referee.news()) {
            const std::string text = Told::logEntry(referee.battle(), fact).sentence;
            ASSERT_GT(text.size(), 5U) << fact.index();
            ASSERT_EQ(text.find('%'), std::string::npos) << text;
            ASSERT_EQ(text.back(), '.') << text;
        }
    }
}

TEST(HexTelling, ATimelineLeadsBackToAnyMoment) {
    const Scenario scenario = shippedScenario("trebia");
    const Referee<System> referee = fought(scenario, 3);
    const Timeline<System> line(System::begin(scenario),
                                happenings<System>(referee.news(), referee.newsAfter()));
    EXPECT_EQ(line.at(line.last()), referee.battle());
    EXPECT_TRUE(nextMoment(line.moments(), 0, Beginning::combat));
    EXPECT_FALSE(line.landmarks().empty());
}

}  // namespace
}  // namespace vallum::hex

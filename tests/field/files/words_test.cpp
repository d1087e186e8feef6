// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/core/rule_titles.h>
#include <vallum/field/words.h>

namespace vallum::field {
namespace {

const UnitId firstHastati(0);
const UnitId principes(1);
const UnitId libyes(10);

Battle table() { return System::begin(shippedScenario("first-battle")); }
std::string said(const Fact& fact) { return words(table(), fact); }

TEST(Words, NameUnitsAsTheirCardsDo) {
    EXPECT_EQ(nameOf(table(), principes), "Principes");
    EXPECT_EQ(nameOf(table(), firstHastati), "Hastati 1");
    EXPECT_EQ(nameOf(table(), UnitId(2)), "Hastati 2");
    EXPECT_EQ(nameOf(table(), UnitId(-1)), "no unit");
    EXPECT_EQ(namesOf(table(), {principes, firstHastati, libyes}), "Principes, Hastati 1 and Libyes 1");
    EXPECT_EQ(namesOf(table(), {}), "nobody");
}

TEST(Words, AskWhichOfSeveral) {
    const auto asked = [](std::vector<UnitId> among) {
        return words(table(), Question(ChooseUnit{Purpose::hitByTheWind, std::move(among)}));
    };
    EXPECT_EQ(asked({principes, firstHastati, libyes}),
              "Which unit do the arrows hit: Principes, Hastati 1 or Libyes 1?");
    EXPECT_EQ(asked({principes}), "Which unit do the arrows hit: Principes?");
}

TEST(Words, NameTheSideWhereBothHaveSuchUnits) {
    Battle battle = table();
    battle.units[10].type = battle.units[1].type;
    EXPECT_EQ(nameOf(battle, libyes), "Principes of Carthage");
    battle.units[10].type = hiddenType;
    EXPECT_EQ(nameOf(battle, libyes), "a hidden unit of Carthage");
}

TEST(Words, NumbersAreWrittenAsPeopleDo) {
    EXPECT_EQ(toText(1.6_du), "1.6");
    EXPECT_EQ(toText(20_du), "20");
    EXPECT_EQ(toText(Du(-5)), "-0.005");
    EXPECT_EQ(numberText(98325, 100), "983.25");
}

TEST(Words, TellWhatHappens) {
    EXPECT_EQ(said(TurnBegan{3, Seat(1)}), "Turn 3: Rome.");
    EXPECT_EQ(said(Wounded{libyes, 1, true, "MEL-16"_rule}).substr(0, 23), "Libyes 1 takes 1 wound ");
    const auto moved = [](const geometry::PathStep& step, MovementPoints price) {
        return said(Moved{principes, step, {}, price, "MOV-12"_rule}).substr(0, 46);
    };
    EXPECT_EQ(moved(geometry::Advance{1.5_du}, 1.5_mp), "Principes advances 1.5 DU (MOV-12 Regular move");
    EXPECT_EQ(moved(geometry::Advance{1.5_du}, 3_mp), "Principes advances 1.5 DU for 3 DU (MOV-12 Reg");
    EXPECT_EQ(moved(geometry::Turn{29.56_deg}, {}), "Principes turns 30 degrees to the right, free ");
    EXPECT_EQ(moved(geometry::Slide{Heading(194_deg), 0.824_du}, MovementPoints(824)),
              "Principes moves 0.83 DU to the south (MOV-12 R");
    EXPECT_EQ(moved(geometry::Slide{Heading(338_deg), 1_du}, 1.234_mp),
              "Principes moves 1 DU to the north for 1.24 DU ");
    EXPECT_EQ(moved(geometry::Slide{Heading(337_deg), 1_du}, 1_mp),
              "Principes moves 1 DU to the northwest (MOV-12 ");
    EXPECT_EQ(said(Charged{{principes, libyes}, geometry::Edge::front, {}, true, 4}),
              "Principes charges the front of Libyes 1: 4 sections in contact.");
    EXPECT_EQ(said(Charged{{principes, libyes}, geometry::Edge::left, {}, true, 4}),
              "Principes charges the left flank of Libyes 1: 4 sections in contact.");
    EXPECT_EQ(said(BattleEnded{{Seat(2), "SET-16"_rule}}),
              "Carthage has won the battle (SET-16 Annihilation or surrender).");
    EXPECT_EQ(said(BattleEnded{{std::nullopt, "SET-11"_rule}}),
              "The battle ends in a draw (SET-11 An army without units).");
}

TEST(Words, SayHowAUnitFacesAndForms) {
    EXPECT_EQ(said(Turned{principes, Heading(199.44_deg), "ACT-15"_rule}), "Principes now faces south.");
    EXPECT_EQ(said(Shifted{principes, {}, Shift::backToBank, "TER-29"_rule}),
              "Principes goes back to the bank.");
    EXPECT_EQ(said(Shifted{principes, {}, Shift::ontoFriend, "FOR-10"_rule}),
              "Principes lines up, section to section.");
    EXPECT_EQ(said(FormationTaken{principes, Formation::arrowhead}), "Principes forms an arrowhead.");
    EXPECT_EQ(said(FormationTaken{principes, Formation::bravery}), "Principes fights with bravery.");
}

TEST(Words, EveryFactHasASentence) {
    const auto all = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        return std::vector<Fact>{Fact(std::in_place_index<Kind>)...};
    }(std::make_index_sequence<std::variant_size_v<KindsOfFact>>());
    Battle battle = table();
    for (const Fact& fact : all) {
        if (std::holds_alternative<OrderPlayed>(fact) || std::holds_alternative<EventTurnedUp>(fact) ||
            std::holds_alternative<EventRejected>(fact) || std::holds_alternative<EventPlayed>(fact) ||
            std::holds_alternative<CommanderNamed>(fact) || std::holds_alternative<WoundsIgnored>(fact) ||
            std::holds_alternative<LossesChecked>(fact) || std::holds_alternative<HandLimitRaised>(fact)) {
            continue;  // these need a card, an event, a general or a player
        }
        const std::string sentence = words(battle, fact);
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
    }
    for (const Fact& fact : std::vector<Fact>{
             OrderPlayed{Seat(1), CardId(0), {principes}, {CardId(1)}}, EventTurnedUp{CardId(0), {}},
             EventRejected{CardId(0), "EVT-12"_rule, principes}, EventPlayed{Seat(1), CardId(0), principes},
             WoundsIgnored{principes, 1, EventId(0)}, LossesChecked{.seat = Seat(1)}}) {
        EXPECT_TRUE(words(battle, fact).english().ends_with('.')) << words(battle, fact);
    }
}

TEST(Words, WhoeverFleesDoesNotAdvance) {
    Battle battle = table();
    const Moved ahead{.unit = principes, .step = geometry::Advance{2_du}, .price = MovementPoints(2000)};
    EXPECT_TRUE(words(battle, ahead).english().find("advances 2 DU") != std::string::npos);
    System::evolve(battle, StartedToFlee{.unit = principes});
    EXPECT_TRUE(words(battle, ahead).english().find("flees 2 DU") != std::string::npos)
        << words(battle, ahead);
}

TEST(Words, EveryQuestionHasASentence) {
    const auto all = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        return std::vector<Question>{Question(std::in_place_index<Kind>)...};
    }(std::make_index_sequence<std::variant_size_v<KindsOfQuestion>>());
    for (const Question& question : all) EXPECT_GT(words(table(), question).english().size(), 8U);
    for (int what = 0; what != static_cast<int>(names(Decision{}).size()); ++what) {
        const std::string text = words(table(), Decide{static_cast<Decision>(what), principes});
        EXPECT_NE(text.find("Principes"), std::string::npos) << text;
        EXPECT_TRUE(text.ends_with('?')) << text;
    }
}

TEST(Words, ARefusalGivesItsRuleAndTheCase) {
    EXPECT_EQ(words(Refusal{"MEL-14"_rule}), "Refused by MEL-14 Number of dice");
    EXPECT_EQ(words(Refusal{"MEL-14"_rule, "none left", TablePlace{1500, 20}}),
              "Refused by MEL-14 Number of dice: none left (at 1.5, 0.02)");
}

TEST(Words, ARefusalThatAPlayerMeetsIsASentence) {
    EXPECT_EQ(words(Refusal{"MOV-12"_rule}), "It has no movement left (MOV-12).");
    EXPECT_EQ(words(Refusal{"MEL-02"_rule}), "Fight every melee before you end the phase (MEL-02).");
    EXPECT_EQ(words(Refusal{"MEL-12"_rule}), "This event is already in play in this fight (MEL-12).");
    EXPECT_EQ(words(Refusal{"MOV-03"_rule, "Hastati 2", TablePlace{1500, 20}}),
              "Hastati 2: an enemy is in the way (MOV-03).");
    EXPECT_EQ(words(Refusal{"FDZ-04"_rule}), "A fortress needs a gate (FDZ-04).");
}

TEST(Words, ASumExplainsItself) {
    Sum sum;
    EXPECT_EQ(words(sum), "0");
    sum.add("MEL-14"_rule, 4);
    sum.add("MOD-20"_rule, -1);
    EXPECT_EQ(words(sum), "3 = 4 sections in contact (MEL-14) - 1 no officer (MOD-20)");
}

TEST(Words, ATermHasTheTitleOfItsRuleUnlessPlayersHaveAWord) {
    EXPECT_EQ(termName("MOR-09"_rule), "for wounds");
    EXPECT_EQ(termName("UNIT-02"_rule), "on its card");
    EXPECT_EQ(termName("MOV-18"_rule), ruleTitle("MOV-18"_rule));
}

TEST(UNIT12, ThePrintedValueIsToldBeforeWhatChangesIt) {
    Sum hit;
    hit.add("UNIT-02"_rule, 5);
    hit.add("MOD-19"_rule, 1);
    hit.add("MOD-11"_rule, -2);
    const auto term = [](RuleId rule) {
        return termName(rule).english() + " (" + std::string(rule.text()) + ")";
    };
    EXPECT_EQ(words(hit), "4 = 5 " + term("UNIT-02"_rule) + " + 1 " + term("MOD-19"_rule) + " - 2 " +
                              term("MOD-11"_rule));
}

TEST(Words, OnlyWhatWasAddedUpIsExplained) {
    MoraleChecked check{principes, 4, {}, true, "MOR-01"_rule};
    check.morale.add("UNIT-05"_rule, 8);
    const std::vector<Text> lines = explanation(check);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].english().substr(0, 13), "Morale: 8 = 8");
    EXPECT_EQ(explanation(BlowRolled{}).size(), 3U);
    EXPECT_TRUE(explanation(UnitsRevealed{}).empty());
}

TEST(RuleTitles, AreThoseOfTheCatalogue) {
    EXPECT_EQ(ruleTitle("MEL-14"_rule), "Number of dice");
    EXPECT_EQ(ruleTitle("HXT-03"_rule), "What \"defending\" means");
    const std::string noChapter = "ZZZ";
    EXPECT_EQ(ruleTitle(RuleId(noChapter + "-99")), "");
    EXPECT_EQ(ruleTitle("MEL-14"_rule, "es"), "Número de dados");
    EXPECT_EQ(ruleTitle("MEL-14"_rule, "en"), "Number of dice");
}

}  // namespace
}  // namespace vallum::field

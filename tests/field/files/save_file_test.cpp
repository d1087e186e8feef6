// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"
#include "support/saves.h"

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/files/json_lines.h>

namespace vallum::field {
namespace {

/// Ends every phase, and surrenders in the last turn.
Answer passing(const Battle& battle, const OpenQuestion<System>& asked, int lastTurn) {
    if (battle.turn > lastTurn) return Surrender{};
    if (std::holds_alternative<ChooseDraw>(asked.question)) return DrawThree{};
    if (const auto* discard = std::get_if<DiscardToLimit>(&asked.question)) {
        std::vector<CardId> hand = battle.player(asked.seat).hand;
        hand.resize(static_cast<std::size_t>(discard->count));
        return CardsToDiscard{hand};
    }
    return PhaseDone{};
}

/// The data of a battle of a few turns.
struct Told {
    Record record;
    Battle battle;
    std::vector<Fact> facts;
    std::vector<OpenQuestion<System>> asked;
};
Told played(int turns) {
    DiceBox<System> dice(3);
    Seats<System> seats;
    seats.put(chance, dice);
    Referee<System> referee(shippedScenario("first-battle"), seats);
    Told told;
    told.facts = referee.news();
    while (referee.open() && referee.battle().turn <= turns) {
        told.asked.push_back(*referee.open());
        EXPECT_TRUE(referee.answer(passing(referee.battle(), *referee.open(), turns)));
        told.facts.insert(told.facts.end(), referee.news().begin(), referee.news().end());
    }
    told.record = referee.record();
    told.battle = referee.battle();
    return told;
}

FileError errorAfter(const std::string& place, const Json& value) {
    return loadSave(edited(saveText(played(1).record), place, value), library(), "b.json").error();
}

TEST(SaveFile, GivesBackTheVeryRecordAndText) {
    for (const int turns : {0, 1, 4}) {
        const Record record = played(turns).record;
        const std::string text = saveText(record);
        const auto loaded = loadSave(text, library());
        ASSERT_TRUE(loaded) << toText(loaded.error());
        EXPECT_EQ(*loaded, record);
        EXPECT_EQ(saveText(*loaded), text);
    }
}

TEST(SaveFile, KeepsTheScenarioWordForWord) {
    EXPECT_EQ(loadSave(saveText(played(1).record), library())->scenario.source,
              shippedText("scenarios/first-battle.json"));
}

TEST(SaveFile, ABranchKnowsWhereItGrew) {
    const Told told = played(3);
    const Branch branch{"First battle, turn 3", "First battle", 4};
    const std::string text = saveText({.record = told.record, .branch = branch});
    const auto loaded = loadSavedBattle(text, library());
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_EQ(loaded->branch, branch);
    EXPECT_EQ(saveText(*loaded), text);
    EXPECT_FALSE(loadSavedBattle(saveText(told.record), library())->branch);
    EXPECT_EQ(nameOf(told.record, branch), "First battle, turn 3");
    EXPECT_EQ(nameOf(told.record, {}), told.record.scenario.title);
}

TEST(SaveFile, UpToAnAnswerItIsTheBattleOfThen) {
    const Told told = played(3);
    for (std::size_t answers = 0; answers <= told.record.tape.size(); answers += 5) {
        const auto part = Referee<System>::from(until(told.record, answers));
        ASSERT_TRUE(part) << answers;
        EXPECT_EQ(part->record().tape.size(), answers);
    }
    EXPECT_EQ(until(told.record, told.record.tape.size() + 1), told.record);
}

TEST(SaveFile, PlaysToTheSameBattle) {
    const Told told = played(3);
    const auto again = Referee<System>::from(loadSave(saveText(told.record), library()).value());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->battle(), told.battle);
}

TEST(SaveFile, SaysWhatIsWrong) {
    EXPECT_EQ(errorAfter("/format", "vallum-scenario"),
              (FileError{"b.json", "/format", "\"vallum-scenario\"", "\"vallum-battle\""}));
    EXPECT_EQ(errorAfter("/version", 3),
              (FileError{"b.json", "/version", "3", "at most 2; a newer Vallum wrote this file"}));
    EXPECT_EQ(errorAfter("/tape/0/answer/kind", "dance").place, "/tape/0/answer/kind");
    EXPECT_EQ(errorAfter("/tape/0/seat", "red"),
              (FileError{"b.json", "/tape/0/seat", "\"red\"", "a number in a list, from 0, or -1 for none"}));
    EXPECT_EQ(errorAfter("/marks/0/answers", "many").place, "/marks/0/answers");
    EXPECT_EQ(errorAfter("/weather", "rain").place, "/weather");
    EXPECT_EQ(
        errorAfter("/scenario", edited(shippedText("scenarios/first-battle.json"), "/sides/0/army", "goths")),
        (FileError{"b.json", "/scenario: /sides/0/army", "\"goths\"", "the id of an army (SET-03)"}));
    const std::string digest = played(1).record.scenario.setting->dataDigest;
    EXPECT_EQ(
        errorAfter("/data", "0"),
        (FileError{"b.json", "/data", "\"0\"", '"' + digest + "\"; this battle was begun with other cards"}));
}

TEST(JsonLines, FactsAndAnswersComeBackAsTheyWere) {
    const Told told = played(3);
    ASSERT_GT(told.facts.size(), 20U);
    for (const Fact& fact : told.facts) EXPECT_EQ(factFrom(jsonLine(fact)).value(), fact) << jsonLine(fact);
    for (const auto& given : told.record.tape) {
        EXPECT_EQ(answerFrom(jsonLine(given.answer)).value(), given.answer) << jsonLine(given.answer);
    }
}

TEST(JsonLines, AQuestionSaysWhoIsAskedWhat) {
    const OpenQuestion<System> asked{redSeat, Decide{Decision::fleeByChoice, UnitId(3)}, 7};
    EXPECT_EQ(jsonLine(asked),
              R"({"ask":7,"seat":1,"question":{"kind":"decide","what":"flee-by-choice","unit":3}})");
}

TEST(JsonLines, ARefusalNamesItsRule) {
    EXPECT_EQ(jsonLine(Refusal{"GEO-12"_rule, "over the edge", TablePlace{1500, 0}}),
              R"({"error":"refused","rule":"GEO-12","detail":"over the edge","place":{"x":1.5,"y":0}})");
}

TEST(JsonLines, AScriptLeavesOutEmptyLinesAndRemarks) {
    const auto answers =
        answersFrom("# what red does\n\n{\"kind\": \"phaseDone\"}\n{\"kind\": \"drawThree\"}");
    EXPECT_EQ(answers.value(), (std::vector<Answer>{PhaseDone{}, DrawThree{}}));
    EXPECT_EQ(
        answersFrom("{\"kind\": \"phaseDone\"}\n{\"kind\": \"unitChosen\", \"unit\": \"x\"}", "s").error(),
        (FileError{"s", "line 2, /unit", "\"x\"", "a number in a list, from 0, or -1 for none"}));
}

TEST(JsonLines, ABattleIsShownWithItsCards) {
    const Json json = *parsedJson(jsonText(played(1).battle));
    EXPECT_EQ(json["setting"]["sides"][0]["name"], "Rome");
    EXPECT_EQ(json["setting"]["types"][0]["id"], "hastati");
    EXPECT_EQ(json["setting"]["cards"].size(), 72U);
    EXPECT_EQ(json["units"][0]["pose"]["center"]["x"], 8.3);
}

TEST(SaveFile, SaysWhoCannotSitAtTheTable) {
    const Record record = played(1).record;
    const auto errorOf = [&](const std::vector<SavedPlayer>& players) {
        const auto loaded =
            loadSavedBattle(saveText({.record = record, .seats = {players, 1, false}}), library(), "s");
        return loaded ? std::string("fine") : toText(loaded.error());
    };
    EXPECT_EQ(errorOf({{redSeat, "person"}, {blueSeat, "random"}}), "fine");
    EXPECT_EQ(errorOf({{redSeat, "person"}, {Seat(5), "greedy"}}),
              "s, at /seats/players/1/seat: found 5, expected one of: 1, 2");
    EXPECT_EQ(errorOf({{Seat(-1), "person"}}),
              "s, at /seats/players/0/seat: found -1, expected one of: 1, 2");
    EXPECT_EQ(errorOf({{redSeat, "wizard"}}), "fine") << "a player of another version";
    EXPECT_EQ(errorOf({{redSeat, "person"}, {redSeat, "greedy"}}),
              "s, at /seats/players/1/seat: found 1, expected each seat once");
}

}  // namespace
}  // namespace vallum::field

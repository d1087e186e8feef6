// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_battles.h"
#include "core/toy_files.h"

#include <gtest/gtest.h>

#include <vallum/core/file_format.h>
#include <vallum/core/readers/kept_position.h>
#include <vallum/core/timeline.h>

/// The core alone plays, tells, saves, salvages and replays a system that it does not know.
namespace vallum::toy {
namespace {

using File = BattleFile<System>;
using Lines = JsonLines<System>;
using Saved = SavedBattle<System>;

constexpr std::size_t answers = 901;  // in the middle of a step

const std::string source = R"({"format": "toy-scenario", "version": 1, "title": "Dice at dusk", "goal": 2000,
 "deck": [4, 9, 12], "annotations": [{"drawing": "label", "color": "white", "points": [{"x": 1, "y": 2}], "text": "here"}]})";

Scenario scenario() { return FilesOf<System>::scenarioFrom(source, {}, "dusk.json").value(); }

const Referee& played() {
    static const Referee referee = [] {
        Referee begun(scenario());
        DiceBox<System> dice(7);
        Player player;
        while (begun.record().tape.size() < answers) {
            const auto asked = *begun.open();
            EXPECT_TRUE(begun.answer(asked.seat == chance ? dice.answer(begun.battle(), asked)
                                                          : player.answer(begun.battle(), asked)));
        }
        return begun;
    }();
    return referee;
}
Saved savedBattle() {
    return {.record = played().record(),
            .snapshots = played().snapshots(),
            .seats = {{{red, "person"}, {blue, "greedy"}}, 7},
            .branch = Branch{"At dusk", "Dice at dusk", 40},
            .annotations = {{Drawing::arrow, Chalk::blue, {{1, 1}, {2, 2}}, "", 2, 9},
                            {Drawing::label, Chalk::red, {{3, 3}}, "late", answers, {}}}};
}
std::string replaced(std::string text,
                     const std::string& from,
                     const std::string& to,
                     std::size_t after = 0) {
    const std::size_t at = text.find(from, after);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
FileError errorIn(const std::string& text) { return File::read(text, {}, "dusk").error(); }

TEST(KeptBattles, ASaveGivesBackTheVeryBattleAndText) {
    const Saved saved = savedBattle();
    const std::string text = File::textOf(saved);
    const auto read = File::read(text, {}, "dusk");
    ASSERT_TRUE(read) << toText(read.error());
    EXPECT_EQ(read->record, saved.record);
    EXPECT_EQ(read->snapshots, saved.snapshots);
    EXPECT_EQ(read->seats, saved.seats);
    EXPECT_EQ(read->branch, saved.branch);
    EXPECT_EQ(read->annotations, saved.annotations);
    EXPECT_EQ(File::textOf(*read), text);
    EXPECT_EQ(nameOf(read->record, read->branch), "At dusk");
    EXPECT_EQ(nameOf(read->record, {}), "Dice at dusk");
}

TEST(KeptBattles, AFileSaysWhichSystemItIsOf) {
    const std::string text = File::textOf(savedBattle());
    EXPECT_EQ(formatOf(text), "toy-battle");
    EXPECT_EQ(formatInHead(std::string_view(text).substr(0, text.size() / 2)), "toy-battle");
    EXPECT_EQ(formatOf(source), FilesOf<System>::scenarioFormat);
    EXPECT_EQ(errorIn(replaced(text, "toy-battle", "toy-game")).place, "/format");
}

TEST(KeptBattles, AnOlderVersionIsReadAsTheNewest) {
    Saved saved{.record = played().record()};
    saved.seats.seed = 7;
    std::string text = replaced(File::textOf(saved), "\"version\": 2", "\"version\": 1");
    text = replaced(text, "\"seats\": {\"players\":[],\"seed\":7}", "\"seed\": 7");
    const auto read = File::read(text, {}, "dusk");
    ASSERT_TRUE(read) << toText(read.error());
    EXPECT_EQ(read->seats, saved.seats);
}

TEST(KeptBattles, WhatMakesNoSenseIsNamedWithItsPlace) {
    const std::string text = File::textOf(savedBattle());
    EXPECT_EQ(errorIn(replaced(text, "\"rules\": 1", "\"rules\": 2")).place, "/rules");
    EXPECT_EQ(errorIn(replaced(text, "\"digest\": 1", "\"digest\": 2")).place, "/digest");
    EXPECT_EQ(errorIn(replaced(text, "{\"seat\":2,\"who\"", "{\"seat\":3,\"who\"")).place,
              "/seats/players/1/seat");
    EXPECT_EQ(errorIn(replaced(text, "\"late\"", "\"\"")).place, "/annotations/1/text");
    EXPECT_EQ(errorIn(replaced(text, "[4, 9, 12]", "[4, 9, 13]")).place, "/scenario: /deck");
}

TEST(KeptBattles, WithOtherCardsItGoesOnFromASnapshotOrNotAtAll) {
    const Library second{.edition = "second"};
    const auto rest = File::salvage(File::textOf(savedBattle()), second, "dusk");
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->damage, std::nullopt) << "the rules do not look at the edition";
    const std::string bare = File::textOf({.record = played().record()});
    EXPECT_EQ(File::read(bare, second, "dusk").error().place, "/data");
}

TEST(KeptBattles, CutShortAnywhereItOpensUpToThere) {
    const std::string text = File::textOf({.record = played().record()});
    const std::size_t tape = text.find("\"tape\"");
    std::size_t longest = 0;
    for (std::size_t tenth = 1; tenth != 10; ++tenth) {
        const std::size_t length = text.size() * tenth / 10;
        const auto part = File::salvage(std::string_view(text).substr(0, length), {}, "cut");
        if (length <= tape) {
            EXPECT_FALSE(part) << "no scenario, no battle";
            continue;
        }
        ASSERT_TRUE(part) << tenth;
        EXPECT_TRUE(part->damage);
        const auto& kept = part->played.record().tape;
        EXPECT_TRUE(std::equal(kept.begin(), kept.end(), played().record().tape.begin())) << tenth;
        EXPECT_GE(kept.size(), longest);
        longest = kept.size();
    }
    EXPECT_GT(longest, answers / 2);
}

TEST(KeptBattles, AnAnswerThatCannotBeReadCostsThePastAndNotTheBattle) {
    const std::string text = File::textOf(savedBattle());
    const std::string torn =
        replaced(text, "\"kind\":\"throw\"", "\"kind\":\"thr", text.find("\"tape\"") + 9000);
    const auto rest = File::salvage(torn, {}, "dusk");
    ASSERT_TRUE(rest);
    EXPECT_TRUE(rest->damage);
    EXPECT_EQ(rest->played.battle(), played().battle());
    EXPECT_EQ(rest->answersLost, 0U);
    EXPECT_EQ(rest->played.record().tape.size() + rest->answersUnseen, answers);
    ASSERT_EQ(rest->annotations.size(), 2U);
    EXPECT_EQ(rest->annotations.front(), savedBattle().annotations.front());
    EXPECT_EQ(rest->annotations.back().from, static_cast<int>(rest->played.record().tape.size()))
        << "it stays with its moment";
    const Saved again{.record = rest->played.record(), .snapshots = rest->played.snapshots()};
    EXPECT_FALSE(File::salvage(File::textOf(again), {}, "again")->damage) << "it is a battle like any other";
}

/// Saved by an older program: other digests and other rules.
std::string older(std::string text) {
    text = replaced(std::move(text), "\"digest\": 1", "\"digest\": 0");
    return replaced(std::move(text), "\"rules\": 1", "\"rules\": 0");
}
/// With one die turned over, so that the answers are still legal but lead to another battle.
std::string withAnotherRoll(Saved saved, std::size_t from) {
    auto& tape = saved.record.tape;
    const auto roll = std::find_if(
        tape.begin() + static_cast<std::ptrdiff_t>(from), tape.end(),
        [](const TapeEntry<System>& it) { return std::holds_alternative<DiceShown>(it.answer); });
    auto& face = std::get<DiceShown>(roll->answer).faces.front();
    face = face % 6 + 1;
    return File::textOf(saved);
}
/// As a program wrote it whose positions had no turns yet.
std::string withoutTurns(const Saved& saved) {
    std::string text = File::textOf(saved);
    for (const auto& it : saved.snapshots) {
        Json position = JsonWriter::of(it.position);
        position.erase("turn");
        const auto written = [&](const auto& of) {
            using Position = std::remove_cvref_t<decltype(of)>;
            return JsonWriter::of(KeptPosition<Position>::of(of, it.steps, it.answers, source)).dump();
        };
        text = replaced(text, written(it.position), written(position));
    }
    return text;
}

TEST(KeptBattles, WithOlderRulesAndDigestsTheSnapshotsStillProveTheBattle) {
    const auto whole = File::salvage(older(File::textOf(savedBattle())), {}, "dusk");
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->played.record(), played().record());
}

TEST(KeptBattles, AnotherBattleThanTheSavedOneIsNeverOpenedSilently) {
    for (const std::size_t from : {0U, 300U, 700U}) {
        const auto rest = File::salvage(older(withAnotherRoll(savedBattle(), from)), {}, "dusk");
        ASSERT_TRUE(rest) << from;
        EXPECT_TRUE(rest->damage) << from;
        EXPECT_EQ(rest->played.battle(), played().battle()) << from << ": it goes on as it was saved";
        EXPECT_EQ(rest->answersLost, 0U) << from;
        EXPECT_GT(rest->answersUnseen, 0U) << from;
        EXPECT_EQ(rest->played.record().tape.size() + rest->answersUnseen, answers) << from;
    }
}

TEST(KeptBattles, ASnapshotWithoutAFieldThatCameLaterIsComparedInTheOthers) {
    const auto whole = File::salvage(older(withoutTurns(savedBattle())), {}, "dusk");
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->played.record(), played().record());
    Saved other = savedBattle();
    ++other.snapshots.back().position.points.front();
    const auto rest = File::salvage(older(withoutTurns(other)), {}, "dusk");
    ASSERT_TRUE(rest);
    EXPECT_TRUE(rest->damage);
    EXPECT_EQ(rest->played.battle().points, other.snapshots.back().position.points);
}

TEST(KeptBattles, APlayerThatNobodyKnowsIsNoDamage) {
    const auto whole =
        File::salvage(replaced(File::textOf(savedBattle()), "\"greedy\"", "\"tribune\""), {}, "dusk");
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->seats.players.back().who, "tribune");
}

std::string told(const std::string& text) {
    const auto rest = File::salvage(text, {}, "dusk");
    return rest && rest->recovery
               ? headline(*rest->recovery).english() + ". " + sentence(*rest->recovery).english()
               : "nothing";
}

TEST(KeptBattles, WhatHappenedToASaveIsToldInOneSentence) {
    const Saved saved = savedBattle();
    const std::string text = File::textOf(saved);
    const std::string now = std::to_string(played().battle().turn);
    EXPECT_EQ(told(text), "nothing");
    EXPECT_EQ(told(older(text)), "nothing");
    EXPECT_EQ(told(older(withAnotherRoll(saved, 0))),
              "This battle goes on without part of its past. The rules have changed since this battle was "
              "saved: play goes on from turn " +
                  now + "; you cannot look back further.");
    EXPECT_TRUE(
        told(withAnotherRoll(saved, 0))
            .starts_with("This battle goes on without part of its past. Part of this file is damaged: "
                         "play goes on from turn " +
                         now + "; you can look back up to turn "));
    const auto rest = File::salvage(older(withAnotherRoll(saved, 500)), {}, "dusk");
    const int before = rest->recovery->lookBackTo;
    EXPECT_GT(before, 1);
    EXPECT_LT(before, played().battle().turn);
    EXPECT_EQ(told(older(withAnotherRoll(saved, 500))),
              "This battle goes on without part of its past. The rules have changed since this battle was "
              "saved: play goes on from turn " +
                  now + "; you can look back up to turn " + std::to_string(before) + ".");
    EXPECT_EQ(
        told(text.substr(0, text.find("\"marks\""))),
        "Nothing of this battle is lost. Part of this file is damaged, but nothing of the battle is lost.");
    const std::string cut = text.substr(0, text.find("\"seat\"", text.find("\"tape\"") + 900));
    EXPECT_TRUE(
        told(cut).starts_with("Part of this battle is lost. Part of this file is damaged: play goes on "));
    EXPECT_TRUE(told(cut).ends_with(", and everything after it is lost.")) << told(cut);
}

TEST(KeptBattles, RulesThatRefuseAnAnswerAreNotCalledDamage) {
    Saved saved = savedBattle();
    saved.record.tape.at(400).seat = Seat(-1);
    const auto rest = File::salvage(older(File::textOf(saved)), {}, "dusk");
    ASSERT_TRUE(rest && rest->recovery);
    EXPECT_EQ(rest->rules, 0);
    EXPECT_EQ(rest->recovery->cause, Recovery::Cause::newRules);
    EXPECT_TRUE(rest->recovery->isResumed);
    EXPECT_FALSE(rest->recovery->isEndLost);
    EXPECT_EQ(rest->damage->place, "/tape/400");
}

TEST(KeptBattles, ARefusalIsToldInTheWordsOfTheSystem) {
    Record<System> record = played().record();
    record.tape.at(0).answer = Throw{17};
    const auto rest = File::salvage(File::textOf({.record = record}), {}, "dusk");
    ASSERT_TRUE(rest && rest->damage);
    EXPECT_EQ(rest->damage->place, "/tape/0");
    EXPECT_EQ(rest->damage->found, "Refused by ACT-07");
    EXPECT_EQ(rest->answersLost, answers);
}

TEST(KeptBattles, APositionWithForeignCardsIsLeftOut) {
    Saved saved = savedBattle();
    saved.snapshots.back().position.deck.push_back(CardId(77));
    const auto read = File::read(File::textOf(saved), {}, "dusk");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->snapshots.size(), saved.snapshots.size() - 1);
}

TEST(KeptBattles, AScriptOfLinesPlaysTheSameBattle) {
    std::string script = "# by hand\n\n";
    for (const TapeEntry<System>& given : played().record().tape) script += Lines::of(given.answer) + "\n";
    const auto read = Lines::answersFrom(script, "script");
    ASSERT_TRUE(read) << toText(read.error());
    Referee again(scenario());
    for (const auto& answer : *read) ASSERT_TRUE(again.answer(answer));
    EXPECT_EQ(again.record(), played().record());
    EXPECT_EQ(Lines::answersFrom(script + "{}", "script").error().place,
              "line " + std::to_string(answers + 3) + ", /kind");
}

TEST(KeptBattles, FactsThatWereReadBringAboutTheSameBattle) {
    const auto replay = Referee::from(played().record());
    ASSERT_TRUE(replay);
    Battle battle = System::begin(scenario());
    for (const auto& fact : replay->news()) System::evolve(battle, Lines::factFrom(Lines::of(fact)).value());
    EXPECT_EQ(battle, played().battle());
}

TEST(KeptBattles, AQuestionIsOneLine) {
    EXPECT_EQ(Lines::of(OpenQuestion<System>{red, MayProtest{5}, 12}),
              R"({"ask":12,"seat":1,"question":{"kind":"mayProtest","points":5}})");
    EXPECT_EQ(jsonLine(Refusal{"ACT-07"_rule, "17 dice", ZonePlace{2, 3}}),
              R"({"error":"refused","rule":"ACT-07","detail":"17 dice","place":{"column":2,"row":3}})");
}

TEST(KeptBattles, WhatItsAuthorHasDrawnIsReadFromTheScenario) {
    const auto drawn = File::annotationsOf(scenario());
    ASSERT_EQ(drawn.size(), 1U);
    EXPECT_EQ(drawn.front().points, std::vector<Square>({{1, 2}}));
}

Timeline<System> timelineOf(const Referee& referee) {
    return {System::begin(referee.record().scenario),
            happenings<System>(referee.news(), referee.newsAfter())};
}

TEST(KeptBattles, AnyMomentOfThePastCanBeSought) {
    const auto timeline = timelineOf(Referee::from(played().record()).value());
    Referee referee(scenario());
    ASSERT_EQ(timeline.at(0), referee.battle());
    std::size_t given = 0;
    for (const auto& [seat, answer] : played().record().tape) {
        ASSERT_TRUE(referee.answer(seat, answer));
        ASSERT_EQ(timeline.at(momentOf(timeline.moments(), ++given)), referee.battle()) << given;
    }
    EXPECT_EQ(timeline.moments().back().turn, referee.battle().turn);
    EXPECT_EQ(timeline.moments().back().active, referee.battle().active);
}

TEST(KeptBattles, TheTimelineKnowsTurnsAndWhatIsRemembered) {
    const Referee over = playedByHand(battle(), answers);
    ASSERT_FALSE(over.open());
    const auto timeline = timelineOf(Referee::from(over.record()).value());
    const auto first = nextMoment(timeline.moments(), 0, Beginning::turn);
    ASSERT_TRUE(first);
    EXPECT_EQ(timeline.moments()[*first].turn, 2);
    EXPECT_EQ(previousMoment(timeline.moments(), timeline.last(), Beginning::combat), std::nullopt);
    ASSERT_EQ(timeline.landmarks().size(), 1U);
    EXPECT_EQ(timeline.landmarks().front().what, Memorable::ended);
    EXPECT_EQ(timeline.landmarks().front().moment, timeline.last());
}

}  // namespace
}  // namespace vallum::toy

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/saves.h"
#include "trials/small_trials.h"

#include <fstream>
#include <map>
#include <sstream>
#include <utility>

#include <vallum/core/digest.h>
#include <vallum/core/json.h>
#include <vallum/core/referee.h>
#include <vallum/trials/estimate.h>

namespace vallum::trials {
namespace {

const std::vector<std::string> files{"journal",      "battles.csv", "units.csv",  "sections.csv",
                                     "summary.json", "heat.json",   "report.html"};

/// Fights to the end or until there are this many results, and writes all files of a trial.
WhyEnded fight(const Ready& trial, Folder& folder, int threads, int stopAfter = 1'000'000) {
    std::atomic<bool> stop = false;
    Tally tally(trial.cells);
    Tables tables(folder.path(), trial.cells);
    const RunSettings settings{.threads = threads,
                               .stop = stop,
                               .progress = [&](int done, int /*all*/) { stop = done >= stopAfter; },
                               .counted = [&](const BattleResult& it) { tables.add(it); }};
    const auto ended = run(trial.plan, trial.cells, folder, tally, settings);
    EXPECT_TRUE(ended) << toText(ended.error());
    const Findings findings{trial.plan, trial.cells, tally, ended.value_or(WhyEnded::stopped)};
    EXPECT_TRUE(writeFindings(folder.path(), tables, findings, {}));
    return ended.value_or(WhyEnded::stopped);
}
std::map<std::string, std::string> textsIn(const std::filesystem::path& path) {
    std::map<std::string, std::string> texts;
    for (const std::string& file : files) texts[file] = textOf(path / file);
    return texts;
}
std::map<std::string, std::string> undisturbed(const Ready& trial,
                                               const std::filesystem::path& path,
                                               int threads) {
    auto folder = Folder::created(path, recordedPlan(trial.plan, trial.cells));
    EXPECT_TRUE(folder);
    EXPECT_EQ(fight(trial, *folder, threads), WhyEnded::allFought);
    return textsIn(path);
}

TEST(Run, GivesTheSameBytesOnAnyNumberOfThreads) {
    const Place place;
    const Ready trial = ready(planFor({"first-battle", "breach-at-the-gate"}, "random", 12));
    const auto expected = undisturbed(trial, place.path / "1", 1);
    for (const int threads : {2, 3, 8})
        EXPECT_EQ(undisturbed(trial, place.path / std::to_string(threads), threads), expected) << threads;
}

TEST(Run, GivesTheSameBytesAfterAnyInterruption) {
    const Place place;
    const Ready trial = ready(planFor({"first-battle", "elephants-and-velites"}, "random", 8));
    const auto expected = undisturbed(trial, place.path / "whole", 2);
    for (const int first : {0, 1, 5, 11, 16}) {
        const auto path = place.path / std::to_string(first);
        {
            auto folder = Folder::created(path, recordedPlan(trial.plan, trial.cells));
            ASSERT_TRUE(folder);
            if (first != 0) fight(trial, *folder, 3, first);
            EXPECT_GE(folder->size(), first);
        }
        auto folder = Folder::opened(path);
        ASSERT_TRUE(folder);
        EXPECT_EQ(fight(trial, *folder, 2), WhyEnded::allFought);
        EXPECT_EQ(textsIn(path), expected) << first;
    }
}

TEST(Run, GivesTheSameBytesWhereSomeCellsFightFewerBattles) {
    const Place place;
    Plan plan = planFor({"first-battle", "elephants-and-velites"}, "random", 7);
    plan.cells.push_back({0, 0, 0, 2});
    plan.cells.push_back({1, 0, 0, 5});
    const Ready trial = ready(plan);
    const auto expected = undisturbed(trial, place.path / "1", 1);
    std::vector<std::string> cells;
    auto whole = Folder::opened(place.path / "1");
    ASSERT_TRUE(whole);
    ASSERT_TRUE(whole->read([&](const BattleResult& it) {
        const auto round = static_cast<std::size_t>(it.battle);
        cells.resize(std::max(cells.size(), round + 1));
        cells[round] += std::to_string(it.cell);
        EXPECT_EQ(it.seed, seedOf(1, it.battle));
    }));
    EXPECT_EQ(cells, (std::vector<std::string>{"0123", "0123", "013", "013", "013", "01", "01"}));
    EXPECT_EQ(whole->size(), battlesOf(trial.plan));
    for (const int first : {3, 8, 9, 17, 18}) {
        const auto path = place.path / ("to " + std::to_string(first));
        {
            auto folder = Folder::created(path, recordedPlan(trial.plan, trial.cells));
            ASSERT_TRUE(folder);
            fight(trial, *folder, 3, first);
        }
        auto folder = Folder::opened(path);
        ASSERT_TRUE(folder);
        EXPECT_EQ(fight(trial, *folder, 2), WhyEnded::allFought);
        EXPECT_EQ(textsIn(path), expected) << first;
    }
}

TEST(Run, CellsWithFewerBattlesDoNotDecideWhenToStop) {
    const Place place;
    Plan plan = planFor({"first-battle"}, "random", 200);
    plan.stop = {StopWhen::width, 30};
    plan.cells.push_back({0, 0, 0, 1});
    const Ready trial = ready(plan);
    auto folder = Folder::created(place.path, recordedPlan(trial.plan, trial.cells));
    ASSERT_TRUE(folder);
    EXPECT_EQ(fight(trial, *folder, 2), WhyEnded::enoughKnown);
    EXPECT_LT(folder->size(), 200);
}

TEST(Run, TheTimeIsMeasuredWithAFewBattles) {
    const Ready trial = ready(planFor({"first-battle", "field-camp"}, "random", 1000));
    std::atomic<bool> stop = false;
    const RunSettings settings{.threads = 2, .stop = stop};
    const auto time = estimated(trial.plan, trial.cells, settings, std::chrono::minutes(5));
    ASSERT_TRUE(time);
    EXPECT_FALSE(time->isAtLeast);
    EXPECT_GT(time->seconds, 0);
    const auto hasty = estimated(trial.plan, trial.cells, settings, std::chrono::milliseconds(0));
    ASSERT_TRUE(hasty);
    stop = true;
    EXPECT_FALSE(estimated(trial.plan, trial.cells, settings, std::chrono::minutes(5)));
}

/// They think for longer than anybody waits.
TEST(Run, ABattleThatTakesTooLongIsProjected) {
    const Ready trial = ready(planFor({"breach-at-the-gate"}, "centurion", 20));
    const std::atomic<bool> stop = false;
    const RunSettings settings{.threads = 1, .stop = stop};
    const auto time = estimated(trial.plan, trial.cells, settings, std::chrono::milliseconds(300));
    ASSERT_TRUE(time);
    EXPECT_FALSE(time->isAtLeast);
    EXPECT_GT(time->seconds, 6) << "not one of the twenty ends in so short a time";
}

TEST(Run, TheTimeIsToldInRoundNumbers) {
    EXPECT_EQ(words({0.2}), "All battles take about 1 s.");
    EXPECT_EQ(words({72}), "All battles take about 70 s.");
    EXPECT_EQ(words({312}), "All battles take about 5 min.");
    EXPECT_EQ(words({12'345}), "All battles take about 3 h.");
    EXPECT_EQ(words({900'000, true}), "All battles take more than 10 days.");
}

/// Only one side searches, and in a hex battle: that is quick.
Ready explainedTrial() {
    Plan plan = planFor({"hex/telamon"}, "greedy", 2);
    plan.players.front().seats.at(0) = "centurion";
    plan.explain = true;
    return ready(std::move(plan));
}

TEST(Run, ExplainsDecisionsWithTheSameBytesWhateverHappens) {
    const Place place;
    const Ready trial = explainedTrial();
    undisturbed(trial, place.path / "whole", 1);
    const std::string expected = textOf(place.path / "whole" / "explain.jsonl");
    const auto path = place.path / "torn";
    {
        auto folder = Folder::created(path, recordedPlan(trial.plan, trial.cells));
        ASSERT_TRUE(folder);
        fight(trial, *folder, 2, 1);
    }
    auto folder = Folder::opened(path);
    ASSERT_TRUE(folder);
    EXPECT_EQ(fight(trial, *folder, 2), WhyEnded::allFought);
    EXPECT_EQ(textOf(path / "explain.jsonl"), expected);

    std::istringstream lines(expected);
    int decisions = 0;
    int untried = 0;
    for (std::string line; std::getline(lines, line);) {
        const Json json = Json::parse(line);
        EXPECT_EQ(json["seat"], "red") << "the other side does not search";
        EXPECT_EQ(json["chosen"], json["plans"][0]["plan"]);
        EXPECT_LE(json["plans"].size(), 3U);
        if (json["plans"][0]["trials"] == 0) {
            ++untried;
            const bool isAlone = json["why"] == "decided by a rule of thumb" ||
                                 json["why"] == "only one plan came to mind; it was not tried";
            EXPECT_TRUE(isAlone || json["why"] == "the usual plan: the others could not be tried") << line;
            EXPECT_EQ(json["plans"].size() == 1, isAlone) << line;
            continue;
        }
        ++decisions;
        EXPECT_GE(json["turn"], 1);
        for (std::size_t i = 1; i < json["plans"].size(); ++i) {
            EXPECT_NE(json["plans"][0]["plan"], json["plans"][i]["plan"]) << line;
            const bool isAhead = json["plans"][i]["chance"] > json["plans"][0]["chance"];
            EXPECT_TRUE(!isAhead || json["why"] != "the usual plan, and the best") << line;
        }
    }
    EXPECT_GT(decisions, 5);
    EXPECT_GT(untried, 0);
    EXPECT_NE(expected.find("\"expected\":[\""), std::string::npos);
}

TEST(Run, ExplainsNothingThatItWasNotAskedTo) {
    const Place place;
    Ready trial = explainedTrial();
    trial.plan.players.front().seats.at(0) = "recruit";
    trial.plan.explain = false;
    trial = ready(trial.plan);
    undisturbed(trial, place.path / "whole", 2);
    EXPECT_FALSE(std::filesystem::exists(place.path / "whole" / "explain.jsonl"));
    Plan explaining = trial.plan;
    explaining.explain = true;
    const auto difference =
        firstDifference(recordedPlan(trial.plan, trial.cells), recordedPlan(explaining, trial.cells));
    ASSERT_TRUE(difference) << "a trial that began without explanations stays without";
    EXPECT_EQ(difference->place, "/explain");
}

TEST(Run, AStoppedTrialHasAValidReport) {
    const Place place;
    const Ready trial = ready(planFor({"first-battle"}, "random", 50));
    auto folder = Folder::created(place.path, recordedPlan(trial.plan, trial.cells));
    ASSERT_TRUE(folder);
    EXPECT_EQ(fight(trial, *folder, 2, 3), WhyEnded::stopped);
    EXPECT_LT(folder->size(), 50);
    const auto summary = parsedJson(textOf(place.path / "summary.json"));
    ASSERT_TRUE(summary);
    EXPECT_EQ((*summary)["ended"], "stopped");
    EXPECT_EQ((*summary)["cells"][0]["battles"], folder->size());
    EXPECT_NE(textOf(place.path / "report.html").find("</html>"), std::string::npos);
}

TEST(Run, AFolderSaysHowFarItsTrialIs) {
    const Place place;
    EXPECT_FALSE(Folder::isAt(place.path));
    EXPECT_FALSE(keptTrial(place.path));
    Plan plan = planFor({"first-battle"}, "random", 20);
    const Ready trial = ready(plan);
    const auto kept = [](const std::filesystem::path& path) {
        const auto it = keptTrial(path);
        EXPECT_TRUE(it) << toText(it.error());
        return std::pair(it->battles, it->isFinished);
    };
    {
        auto folder = Folder::created(place.path, recordedPlan(trial.plan, trial.cells));
        fight(trial, *folder, 2, 3);
        EXPECT_TRUE(Folder::isAt(place.path));
        EXPECT_EQ(kept(place.path), std::pair(folder->size(), false));
        fight(trial, *folder, 2);
        EXPECT_EQ(kept(place.path), std::pair(20, true));
    }
    std::ofstream(place.path / "journal", std::ios::app) << "half a li";
    EXPECT_EQ(kept(place.path).first, 20) << "an incomplete line is no result";
    plan.stop = {StopWhen::width, 40};
    const Ready early = ready(plan);
    auto folder = Folder::created(place.path / "early", recordedPlan(early.plan, early.cells));
    EXPECT_EQ(fight(early, *folder, 2), WhyEnded::enoughKnown);
    EXPECT_LT(folder->size(), 20);
    EXPECT_TRUE(kept(place.path / "early").second) << "enough is known";
}

/// The complaint about a folder whose plan was edited after some battles.
std::string complaintAfter(const Ready& trial, const Plan& edited) {
    const Place place;
    {
        auto folder = Folder::created(place.path, recordedPlan(trial.plan, trial.cells));
        fight(trial, *folder, 2);
    }
    const Ready other = ready(edited);
    auto folder = Folder::opened(place.path);
    const std::atomic<bool> stop = false;
    Tally tally(other.cells);
    const auto ended = run(other.plan, other.cells, *folder, tally, {2, stop});
    const std::string words = ended ? "no complaint" : toText(ended.error());
    return words.substr(words.find("plan.json"));
}

TEST(Run, WhoeverEditsThePlanOfAFolderIsToldWhere) {
    const Ready trial = ready(planFor({"first-battle"}, "random", 6));
    Plan edited = trial.plan;
    edited.seed = 9;
    EXPECT_EQ(complaintAfter(trial, edited),
              "plan.json, at /seed: found 9, expected 1, by which the battles in the journal were fought");
    edited = trial.plan;
    edited.battles = 4;
    EXPECT_EQ(complaintAfter(trial, edited),
              "plan.json, at /battles: found 4, expected at least 6, as the journal has them");
    Plan large = trial.plan;
    large.seed = 4'000'000'000U;
    EXPECT_EQ(complaintAfter(ready(large), trial.plan),
              "plan.json, at /seed: found 1, expected the seed that gives battle 0 the seed " +
                  std::to_string(seedOf(large.seed, 0)) + ", as in the journal");
}

TEST(Run, ASlowTrialHasASpeedToo) {
    const auto speedOf = [](int battles, std::int64_t milliseconds) {
        return parsedJson(speedText({2, 1, battles, milliseconds})).value()["battlesPerSecond"];
    };
    EXPECT_EQ(speedOf(3, 140'000), 0.0214);
    EXPECT_EQ(speedOf(1, 3'600'000), 0.000278);
    EXPECT_EQ(speedOf(123, 10'000), 12.3);
    EXPECT_EQ(speedOf(0, 10), 0);
    EXPECT_EQ(speedOf(5, 0), 0);
}

/// For rows without commas in their fields.
std::vector<std::map<std::string, std::string>> rowsOf(const std::string& text) {
    std::vector<std::map<std::string, std::string>> rows;
    std::vector<std::string> columns;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_EQ(line.back(), '\r');
        line.pop_back();
        std::vector<std::string> fields;
        std::istringstream parts(line + ',');
        for (std::string part; std::getline(parts, part, ',');) fields.push_back(part);
        if (columns.empty()) {
            columns = fields;
            continue;
        }
        EXPECT_EQ(fields.size(), columns.size()) << line;
        for (std::size_t i = 0; i != columns.size(); ++i) rows.emplace_back();
        rows.resize(rows.size() - columns.size() + 1);
        for (std::size_t i = 0; i != columns.size(); ++i) rows.back()[columns[i]] = fields.at(i);
    }
    return rows;
}

TEST(Run, HasARowForEachSideOfEachBattleAndEachUnit) {
    const Place place;
    const Ready trial = ready(planFor({"first-battle", "breach-at-the-gate"}, "random", 6));
    const auto texts = undisturbed(trial, place.path, 2);
    const auto battles = rowsOf(texts.at("battles.csv"));
    EXPECT_EQ(battles.size(), 2U * 2U * 6U);
    const auto units = trial.cells[0].units.size() + trial.cells[1].units.size();
    EXPECT_EQ(rowsOf(texts.at("units.csv")).size(), 6 * units);
    const auto structures = trial.cells[1].sections.size();
    EXPECT_EQ(rowsOf(texts.at("sections.csv")).size(), 6 * structures);
    for (const auto& row : battles) {
        EXPECT_EQ(row.at("seed"), std::to_string(seedOf(1, std::stoi(row.at("battle")))));
        EXPECT_EQ(row.at("player"), "random");
        EXPECT_TRUE(row.at("result") == "won" || row.at("result") == "lost" || row.at("result") == "draw");
    }
    EXPECT_EQ(battles.at(0).at("seed"), battles.at(2).at("seed"));
}

TEST(Run, TheSameAgainstTheSameIsAlwaysAPair) {
    const Place place;
    Ready trial = ready(planFor({"first-battle", "first-battle"}, "random", 20));
    auto folder = Folder::created(place.path, "{}\n");
    ASSERT_TRUE(folder);
    const std::atomic<bool> stop = false;
    Tally tally(trial.cells);
    ASSERT_TRUE(run(trial.plan, trial.cells, *folder, tally, {2, stop}));
    const auto compared = comparisons(trial.plan, tally).front();
    EXPECT_EQ(compared.pairs.onlyFirst, 0);
    EXPECT_EQ(compared.pairs.onlySecond, 0);
    EXPECT_GT(compared.pairs.both, 0);
    EXPECT_GT(compared.pairs.neither, 0);
    EXPECT_FALSE(compared.isShown());
    EXPECT_NEAR(compared.pairs.correlation(), 1, 1e-9);
    EXPECT_LE(compared.headline().halfWidth(), compared.unpaired.halfWidth());
}

TEST(Run, StopsWhenEnoughIsKnown) {
    const Place place;
    Plan plan = planFor({"first-battle"}, "random", 200);
    plan.stop = {StopWhen::width, 30};
    const Ready trial = ready(plan);
    std::map<std::string, std::string> one;
    for (const int threads : {1, 4}) {
        const auto path = place.path / std::to_string(threads);
        auto folder = Folder::created(path, "{}\n");
        ASSERT_TRUE(folder);
        EXPECT_EQ(fight(trial, *folder, threads), WhyEnded::enoughKnown);
        EXPECT_LT(folder->size(), 100);
        const auto texts = textsIn(path);
        if (one.empty()) one = texts;
        EXPECT_EQ(texts, one);
        EXPECT_EQ(fight(trial, *folder, threads), WhyEnded::enoughKnown);  // nothing remains to be done
        EXPECT_EQ(textsIn(path), one);
    }
}

TEST(Run, BattlesOfAnotherTrialAreNotCounted) {
    const Place place;
    const Ready trial = ready(planFor({"first-battle"}, "random", 2));
    auto folder = Folder::created(place.path, "{}\n");
    ASSERT_TRUE(folder);
    BattleResult other;
    other.seed = 5;
    ASSERT_TRUE(folder->append(other));
    const std::atomic<bool> stop = false;
    Tally tally(trial.cells);
    const auto ended = run(trial.plan, trial.cells, *folder, tally, {1, stop});
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().place, "/seed");
}

TEST(Fight, TheSaveOfABattleIsTheBattle) {
    const Ready trial = ready(planFor({"breach-at-the-gate"}, "random", 5));
    const BattleToFight fight{0, 3, seedOf(1, 3)};
    const std::atomic<bool> stop = false;
    const auto result = fought(trial.cells.front(), fight, stop);
    const auto save = savedBattle(trial.cells.front(), fight);
    ASSERT_TRUE(result && save);
    const auto saved = field::loadSavedBattle(*save, field::library());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->record.marks.back().digest, result->digest);
    EXPECT_EQ(saved->seats.seed, fight.seed);
    EXPECT_EQ(saved->seats.players.at(1).who, "random");
}

TEST(Fight, ABattleWithoutEndIsAnError) {
    const Ready trial = ready(planFor({"first-battle"}, "random", 5));
    const std::atomic<bool> stop = false;
    const auto result = fought(trial.cells.front(), {0, 3, 77, 40}, stop);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->error, "no end after 40 answers");
    EXPECT_EQ(result->battle, 3);
    EXPECT_EQ(result->seed, 77);
}

TEST(Fight, EndsWhenItIsToStop) {
    const Ready trial = ready(planFor({"first-battle"}, "random", 5));
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(fought(trial.cells.front(), {0, 0, 1}, stop));
}

TEST(Fight, ABrokenInvariantEndsTheBattleOnly) {
    void (*const before)() = lastWords;
    {
        const InvariantsEndBattles guard;
        const Fighting here;
        for (int i = 0; i != 3; ++i) EXPECT_ANY_THROW(contradiction("a test", 1, "so it is meant"));
    }
    EXPECT_EQ(lastWords, before);
}

}  // namespace
}  // namespace vallum::trials

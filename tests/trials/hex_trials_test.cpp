// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/small_trials.h"

#include <map>
#include <thread>

#include <nlohmann/json.hpp>

#include <vallum/core/referee.h>
#include <vallum/hex/files/json_lines.h>
#include <vallum/hex/files/save_file.h>
#include <vallum/players/player_names.h>

namespace vallum::trials {
namespace {

using nlohmann::json;

Plan hexPlan(const std::string& player, int battles) {
    Plan plan =
        planOf({field::pathOf("scenarios/hex/telamon.json"), field::pathOf("scenarios/hex/himera.json")});
    plan.players.front().all = player;
    plan.battles = battles;
    return plan;
}

std::map<std::string, std::string> allFought(const Ready& trial,
                                             const std::filesystem::path& path,
                                             int threads) {
    auto folder = Folder::created(path, recordedPlan(trial.plan, trial.cells));
    EXPECT_TRUE(folder);
    const std::atomic<bool> stop = false;
    Tally tally(trial.cells);
    Tables tables(path, trial.cells);
    const RunSettings settings{
        .threads = threads, .stop = stop, .counted = [&](const BattleResult& it) { tables.add(it); }};
    EXPECT_TRUE(run(trial.plan, trial.cells, *folder, tally, settings));
    EXPECT_TRUE(writeFindings(path, tables, {trial.plan, trial.cells, tally}, {}));
    std::map<std::string, std::string> texts;
    for (const std::string name :
         {"journal", "battles.csv", "units.csv", "sections.csv", "summary.json", "heat.json", "report.html"})
        texts[name] = textOf(path / name);
    return texts;
}

TEST(HexTrials, GiveTheSameBytesOnAnyNumberOfThreads) {
    const Place place;
    const Ready trial = ready(hexPlan("recruit", 6));
    const auto expected = allFought(trial, place.path / "1", 1);
    EXPECT_EQ(allFought(trial, place.path / "3", 3), expected);
    const json summary = json::parse(expected.at("summary.json"));
    ASSERT_EQ(summary["cells"].size(), 2U);
    for (const json& cell : summary["cells"]) {
        EXPECT_EQ(cell["battles"], 6);
        int banners = 0;
        for (const json& side : cell["sides"]) {
            banners += int(side["banners"]);
            EXPECT_FALSE(side.contains("pointsLost"));
        }
        EXPECT_GE(banners, 6);  // somebody won something
    }
    EXPECT_NE(expected.at("report.html").find("Banners a battle"), std::string::npos);
    EXPECT_EQ(expected.at("report.html").find("Points lost"), std::string::npos);
}

/// Counts from the facts printed by `vallum-cli replay --facts` and from the final position.
TEST(HexTrials, AgreeWithASecondCount) {
    const Ready trial = ready(hexPlan("greedy", 10));
    const std::atomic<bool> stop = false;
    for (int i = 0; i != 6; ++i) {
        const BattleToFight fight{i % 2, i, seedOf(5, i)};
        const Cell& cell = trial.cells.at(static_cast<std::size_t>(fight.cell));
        const auto result = fought(cell, fight, stop);
        const auto save = savedBattle(cell, fight);
        ASSERT_TRUE(result && save);
        ASSERT_EQ(result->error, "");
        auto read = BattleFile<hex::System>::read(*save, hex::test::library(), {});
        ASSERT_TRUE(read);
        const auto referee = Referee<hex::System>::from(std::move(read->record));
        ASSERT_TRUE(referee);
        const hex::Battle& end = referee->battle();
        EXPECT_EQ(result->digest, Digest::of(end));
        std::map<int, int> lost;
        std::map<int, int> orders;
        int turns = 0;
        for (const hex::Fact& fact : referee->news()) {
            const json line = json::parse(hex::Lines::of(fact));
            if (line["kind"] == "blocksLost") lost[line["unit"]] += int(line["blocks"]);
            if (line["kind"] == "turnBegan") turns = line["turn"];
            if (line["kind"] != "ordersGiven") continue;
            for (const json& unit : line["units"]) ++orders[unit];
        }
        EXPECT_EQ(result->turns, turns);
        EXPECT_EQ(result->reason, end.outcome->why.text());
        for (const SideResult& side : result->sides) {
            EXPECT_EQ(side.banners, end.player(side.seat).banners);
            EXPECT_EQ(side.won, end.outcome->winner == side.seat);
            int destroyed = 0;
            for (const hex::Unit& unit : end.units)
                destroyed += unit.owner == side.seat && unit.fate == hex::Fate::eliminated ? 1 : 0;
            EXPECT_EQ(side.destroyed, destroyed);
        }
        for (std::size_t unit = 0; unit != result->units.size(); ++unit) {
            const UnitResult& it = result->units[unit];
            EXPECT_EQ(it.taken[0] + it.taken[1] + it.taken[2], lost[static_cast<int>(unit)]);
            EXPECT_EQ(it.orders, orders[static_cast<int>(unit)]);
        }
    }
}

TEST(HexTrials, AreNotMixedWithOthers) {
    Plan plan =
        planOf({field::pathOf("scenarios/hex/telamon.json"), field::pathOf("scenarios/first-battle.json")});
    const auto cells = prepared(plan, libraries(), "");
    ASSERT_FALSE(cells);
    EXPECT_EQ(cells.error().place, "/format");
    EXPECT_EQ(cells.error().found, "a field battle");
    EXPECT_NE(cells.error().expected.find("compares battles of one kind"), std::string::npos);
}

/// Each plays as it does in ordinary battles, and unlike the greedy player.
TEST(HexTrials, SeatEveryComputerPlayer) {
    const std::atomic<bool> stop = false;
    std::map<std::string, std::string> digests;
    for (const std::string player : {"greedy", "random", "recruit"}) {
        const Ready trial = ready(hexPlan(player, 1));
        const auto result = fought(trial.cells.front(), {0, 0, seedOf(1, 0)}, stop);
        ASSERT_TRUE(result);
        EXPECT_EQ(result->error, "");
        EXPECT_EQ(result->refused, 0);
        digests[result->digest] = player;
    }
    EXPECT_EQ(digests.size(), 3U);
    for (const std::string_view player : players::playerNames()) {
        const Ready trial = ready(hexPlan(std::string(player), 1));
        for (const CellSide& side : trial.cells.front().sides) EXPECT_EQ(side.player, player);
    }
}

/// Searching thousands of answers is slow, so the battle is cut short; both characters take part.
TEST(HexTrials, WhoSearchesFightsTheSameBattleOnAnyThread) {
    Plan plan = planOf({field::pathOf("scenarios/hex/telamon.json")});
    plan.players.front() = {"centurions", "greedy", {"centurion-bold", "centurion-patient"}};
    const Ready trial = ready(std::move(plan));
    const BattleToFight fight{0, 0, seedOf(1, 0), 12};
    const auto once = [&] { return savedBattle(trial.cells.front(), fight).value(); };
    std::string here;
    std::string there;
    std::thread other([&] { there = once(); });
    here = once();
    other.join();
    EXPECT_EQ(here, there);
    EXPECT_NE(here.find("centurion-bold"), std::string::npos);
    EXPECT_NE(here.find("cardChosen"), std::string::npos) << "it has answered";
}

}  // namespace
}  // namespace vallum::trials

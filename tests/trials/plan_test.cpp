// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/small_trials.h"

#include <vallum/trials/factors.h>

namespace vallum::trials {
namespace {

std::string planWith(const std::string& more, const std::string& scenarios = R"([{"file": "a.json"}])") {
    return R"({"format": "vallum-trials", "version": 1, "scenarios": )" + scenarios + more + "}";
}
Plan read(const std::string& text) {
    const auto plan = planFrom(text, "plan.json");
    EXPECT_TRUE(plan) << toText(plan.error());
    return plan.value_or(Plan());
}
std::string refused(const std::string& text) {
    const auto plan = planFrom(text, "plan.json");
    return plan ? "nothing is wrong" : toText(plan.error());
}

TEST(Plan, SaysWhatItLeavesOut) {
    const Plan plan = read(planWith(""));
    EXPECT_EQ(plan.scenarios.front().name, "a");
    EXPECT_EQ(plan.players.front().of(field::redSeat), "greedy");
    EXPECT_EQ(plan.battles, 400);
    EXPECT_EQ(plan.seed, 1U);
    EXPECT_EQ(plan.cells.size(), 1U);
    EXPECT_TRUE(plan.pairs.empty());
    EXPECT_EQ(plan.stop, Stopping());
}

TEST(Plan, TriesEachWithEach) {
    const Plan plan = read(planWith(
        R"(, "players": [{"name": "g"}, {"name": "r", "all": "random", "blue": "greedy"}],
            "options": [{"name": "as it is", "change": {}}, {"name": "two decks", "change": {"siege": {"decks": 2}}}])",
        R"([{"file": "a.json"}, {"file": "b.json"}, {"file": "c.json"}])"));
    EXPECT_EQ(plan.cells.size(), 12U);
    EXPECT_EQ(plan.cells.at(5), (CellPlan{1, 0, 1}));
    EXPECT_EQ(plan.players.at(1).of(field::redSeat), "random");
    EXPECT_EQ(plan.players.at(1).of(field::blueSeat), "greedy");
}

constexpr const char* twoFactors = R"(, "factors": [
    {"name": "decks", "levels": [{"name": "four", "change": {"siege": {"decks": 4}}},
                                 {"name": "two", "change": {"siege": {"decks": 2, "casualties": null}}}]},
    {"name": "ladders", "levels": [{"name": "with", "change": {}},
                                   {"name": "none", "change": {"options": {"withoutLadders": true}}},
                                   {"name": "old", "change": {"siege": {"ladders": 1}}}]}])";

TEST(Plan, FactorsAreCombined) {
    const Plan plan = read(planWith(twoFactors));
    ASSERT_EQ(plan.options.size(), 6U);
    EXPECT_EQ(plan.cells.size(), 6U);
    EXPECT_EQ(plan.options.at(0).name, "decks four, ladders with");
    EXPECT_EQ(plan.options.at(4).name, "decks two, ladders none");
    EXPECT_EQ(plan.options.at(5).change, R"({"siege":{"decks":2,"casualties":null,"ladders":1}})");
    EXPECT_EQ(levelsOf(plan.factors, 4), (std::vector{1, 1}));
    EXPECT_TRUE(differInOne(plan.factors, 4, 5));
    EXPECT_FALSE(differInOne(plan.factors, 0, 4));
    // All combinations in their order: a cell's place is that of its options.
    for (const auto& [one, other] : plan.pairs) EXPECT_TRUE(differInOne(plan.factors, one, other));
    EXPECT_EQ(plan.pairs.size(), 5U);
}

TEST(Plan, AFactorNeedsTwoLevelsAndStandsForOptions) {
    EXPECT_NE(
        refused(planWith(R"(, "factors": [{"name": "decks", "levels": [{"name": "two", "change": {}}]}])"))
            .find("/factors/0/levels"),
        std::string::npos);
    EXPECT_NE(refused(planWith(std::string(twoFactors) + R"(, "options": [{"name": "x", "change": {}}])"))
                  .find("/options"),
              std::string::npos);
}

/// "scenario player options" of both cells of each pair.
std::vector<std::string> compared(const Plan& plan) {
    std::vector<std::string> pairs;
    const auto words = [&](int cell) {
        const CellPlan& it = plan.cells.at(static_cast<std::size_t>(cell));
        return std::to_string(it.scenario) + std::to_string(it.players) + std::to_string(it.options);
    };
    for (const auto& [one, other] : plan.pairs) pairs.push_back(words(one) + " " + words(other));
    return pairs;
}

TEST(Plan, ComparesWhatDiffersInOneThing) {
    const std::string scenarios = R"([{"file": "a.json"}, {"file": "b.json"}])";
    const std::string players = R"(, "players": [{"all": "greedy"}, {"all": "recruit"}])";
    const std::string options =
        R"(, "options": [{"name": "x", "change": {}}, {"name": "y", "change": {"siege": {"decks": 2}}}])";
    using Words = std::vector<std::string>;
    EXPECT_EQ(compared(read(planWith(players, scenarios))), (Words{"000 100", "010 110"}));
    EXPECT_EQ(compared(read(planWith(options, scenarios))),
              (Words{"000 001", "000 100", "001 101", "100 101"}));
    EXPECT_EQ(compared(read(planWith(players + options))), (Words{"000 001", "010 011"}));
    EXPECT_EQ(compared(read(planWith(players))), Words{"000 010"}) << "nothing else to compare";
    EXPECT_EQ(compared(read(planWith("", R"([{"file": "a.json"}, {"file": "b.json"}, {"file": "c.json"}])"))),
              (Words{"000 100", "000 200"}));
}

Plan withSecondLevel(Plan plan) {
    addSecondLevel(plan);
    return plan;
}

TEST(Plan, LetsASecondLevelOfPlayerFightAQuarter) {
    const std::string scenarios = R"([{"file": "a.json"}, {"file": "b.json"}])";
    const Plan plan = withSecondLevel(read(planWith("", scenarios)));
    EXPECT_EQ(plan.players.back().of(field::blueSeat), "recruit");
    EXPECT_EQ(plan.cells, (std::vector<CellPlan>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0, 100}, {1, 1, 0, 100}}));
    EXPECT_EQ(plan.pairs, (std::vector<std::array<int, 2>>{{0, 1}, {2, 3}}));
    EXPECT_EQ(battlesOf(plan), 1000);
    EXPECT_TRUE(isMain(plan, 1));
    EXPECT_FALSE(isMain(plan, 2));
    EXPECT_EQ(withSecondLevel(plan), plan) << "there are two already";
    const Plan recruits = withSecondLevel(read(planWith(R"(, "players": [{"all": "recruit"}])", scenarios)));
    EXPECT_EQ(recruits.players.back().all, "greedy");
    Plan test = read(planWith("", scenarios));
    test.stop.rule = StopWhen::difference;
    test = withSecondLevel(test);
    EXPECT_TRUE(prepared(test, libraries(), "").error().file.ends_with("a.json")) << "nothing else is wrong";
}

TEST(Plan, HasNoSecondLevelWhereItHelpsNobody) {
    const std::string two = R"([{"file": "a.json"}, {"file": "b.json"}])";
    for (const std::string& text :
         {planWith(""), planWith(R"(, "oneLevel": true)", two), planWith(R"(, "battles": 3)", two),
          planWith(R"(, "players": [{"all": "centurion"}])", two),
          planWith(R"(, "players": [{"all": "random"}])", two),
          planWith(R"(, "players": [{"blue": "centurion"}])", two),
          planWith(R"(, "players": [{"all": "greedy"}, {"all": "centurion"}])", two)})
        EXPECT_EQ(withSecondLevel(read(text)), read(text)) << text;
    std::string many;
    for (int i = 0; i != 33; ++i)
        many += (i == 0 ? "" : ",") + std::string(R"({"file": "s)") + std::to_string(i) + R"("})";
    EXPECT_EQ(withSecondLevel(read(planWith("", "[" + many + "]"))).cells.size(), 33U);
}

TEST(Plan, ACellMayFightFewerBattles) {
    const std::string two = R"([{"file": "a.json"}, {"file": "b.json"}])";
    const Plan plan = read(planWith(R"(, "cells": [{}, {"scenario": 1, "battles": 30}])", two));
    EXPECT_EQ(battlesOf(plan, plan.cells.at(1)), 30);
    EXPECT_EQ(refused(planWith(R"(, "cells": [{"battles": 30}])")),
              "plan.json, at /cells: found fewer battles in every cell, expected one that fights all");
    EXPECT_EQ(refused(planWith(R"(, "cells": [{"battles": -1}])")),
              "plan.json, at /cells/0/battles: found -1, expected a number from 1");
    EXPECT_NE(refused(planWith(R"(, "cells": [{}, {"battles": 9}], "stop": {"rule": "difference"})"))
                  .find("\"difference\" with 1 cell,"),
              std::string::npos);
}

TEST(Plan, TriesOnlyTheCellsThatAreListed) {
    const Plan plan = read(planWith(R"(, "cells": [{"scenario": 1}, {}, {"scenario": 1}], "pairs": [[1, 2]])",
                                    R"([{"file": "a.json"}, {"file": "b.json"}])"));
    EXPECT_EQ(plan.cells.size(), 3U);
    EXPECT_EQ(plan.pairs, (std::vector<std::array<int, 2>>{{1, 2}}));
}

TEST(Plan, IsReadStrictly) {
    EXPECT_EQ(refused(planWith(R"(, "battels": 3)")).find("plan.json, at /battels: found 3"), 0U);
    EXPECT_EQ(refused(planWith("", "[]")),
              "plan.json, at /scenarios: found an empty list, expected a scenario");
    EXPECT_EQ(refused(planWith(R"(, "battles": 0)")),
              "plan.json, at /battles: found 0, expected a number from 1 to 10000000");
    EXPECT_EQ(refused(planWith(R"(, "players": [{"red": "clever"}])")),
              "plan.json, at /players/0/red: found \"clever\", expected one of: random, recruit, greedy, "
              "centurion, "
              "centurion-bold, centurion-patient, legate, legate-bold, legate-patient");
    EXPECT_EQ(refused(planWith(R"(, "side": "purple")")),
              "plan.json, at /side: found \"purple\", expected the name of a seat");
    EXPECT_EQ(refused(planWith("", R"([{"file": "a.json"}, {"file": "x/a.json"}])")),
              "plan.json, at /scenarios/1/name: found \"a\", expected a name of its own");
    EXPECT_EQ(refused(planWith(R"(, "options": [{"name": "x", "change": 3}])")),
              "plan.json, at /options/0/change: found 3, expected an object");
    EXPECT_EQ(refused(planWith(R"(, "cells": [{"scenario": 1}])")).find("plan.json, at /cells/0"), 0U);
    EXPECT_EQ(refused(planWith(R"(, "pairs": [[0, 0]])")).find("plan.json, at /pairs/0"), 0U);
    EXPECT_EQ(refused(planWith(R"(, "stop": {"rule": "difference"})")),
              "plan.json, at /stop/rule: found \"difference\" with 1 cell, expected two to compare, the "
              "first of the "
              "list");
}

TEST(Plan, HasAtMostSixtyFourCells) {
    std::string scenarios;
    for (int i = 0; i != 65; ++i)
        scenarios += (i == 0 ? "" : ",") + std::string(R"({"file": "s)") + std::to_string(i) + R"("})";
    EXPECT_EQ(refused(planWith("", "[" + scenarios + "]")),
              "plan.json, at /cells: found 65 cells, expected at most 64");
    scenarios.resize(scenarios.rfind(','));
    EXPECT_EQ(refused(planWith("", "[" + scenarios + "]")), "nothing is wrong");
}

TEST(Plan, StopsAsItIsTold) {
    EXPECT_EQ(stoppingFrom("fixed"), Stopping());
    EXPECT_EQ(stoppingFrom("width 5"), (Stopping{StopWhen::width, 5}));
    EXPECT_EQ(stoppingFrom("difference 8"), (Stopping{StopWhen::difference, 8}));
    for (const char* wrong : {"", "never", "width x", "width 5 6", "fixed 5", "width "})
        EXPECT_FALSE(stoppingFrom(wrong)) << wrong;
}

TEST(Plan, ChangesTheScenarioStrictly) {
    Plan plan = planFor({"breach-at-the-gate"}, "greedy", 1);
    plan.options.push_back({"two decks", R"({"siege": {"decks": 2}})"});
    plan.cells.push_back({0, 0, 1});
    const Ready trial = ready(plan);
    EXPECT_EQ(trial.cells.at(1).name, "two decks");
    EXPECT_EQ(fieldOf(trial.cells.at(1)).setting->siege->decks, 2);
    EXPECT_NE(trial.cells.at(0).digest, fieldOf(trial.cells.at(1)).source);
    EXPECT_EQ(trial.cells.at(1).side, fieldOf(trial.cells.at(1)).setting->siege->attacker);
    plan.options.back().change = R"({"siege": {"dekcs": 2}})";
    const auto wrong = prepared(plan, libraries(), "");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().place, "/siege/dekcs");
    EXPECT_NE(wrong.error().file.find("with \"two decks\""), std::string::npos);
}

TEST(Plan, CountsTheWinsOfTheSideItNames) {
    Plan plan = planFor({"first-battle"}, "random", 1);
    EXPECT_EQ(ready(plan).cells.front().side, field::redSeat);
    plan.side = "blue";
    EXPECT_EQ(ready(plan).cells.front().side, field::blueSeat);
    plan.side = "green";
    EXPECT_FALSE(prepared(plan, libraries(), ""));
}

TEST(Plan, AMissingScenarioIsNamed) {
    Plan plan = planOf({"nowhere.json"});
    const auto cells = prepared(plan, libraries(), "");
    ASSERT_FALSE(cells);
    EXPECT_EQ(cells.error().file, "nowhere.json");
    Plan planned = read(planWith("", R"([{"name": "a", "text": "{}"}, {"file": "nowhere.json"}])"));
    const auto none = prepared(planned, libraries(), "/tmp/plan.json");
    ASSERT_FALSE(none);
    EXPECT_EQ(toText(none.error()),
              "/tmp/plan.json, at /scenarios/1/file: found \"nowhere.json\" (No such file or directory), "
              "expected a scenario that can be read, by its path from the plan");
}

TEST(Plan, TheSameScenarioTwiceHasTwoNames) {
    const Plan plan = planOf({"x/gate.json", "y/gate.json", "gate.json"});
    EXPECT_EQ(plan.scenarios.at(1).name, "gate 2");
    EXPECT_EQ(plan.scenarios.at(2).name, "gate 3");
}

TEST(Plan, IsKeptWithAllThatItNeeds) {
    const Ready trial = ready(planFor({"first-battle", "breach-at-the-gate"}, "greedy", 7));
    const std::string recorded = recordedPlan(trial.plan, trial.cells);
    Ready again = ready(read(recorded));
    EXPECT_EQ(recordedPlan(again.plan, again.cells), recorded);
    EXPECT_FALSE(firstDifference(recorded, recorded));
    again.plan.battles = 8;
    EXPECT_EQ(firstDifference(recorded, recordedPlan(again.plan, again.cells)),
              (FileError{"", "/battles", "8", "7"}));
}

TEST(Plan, AStoredPlanThatWasEditedIsRefused) {
    const Ready trial = ready(planFor({"first-battle"}, "random", 7));
    std::string edited = recordedPlan(trial.plan, trial.cells);
    const std::string player = R"("all": "random")";
    edited.replace(edited.find(player), player.size(), R"("all": "recruit")");
    const Ready again = ready(read(edited));
    const auto found = firstDifference(edited, recordedPlan(again.plan, again.cells));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->found, "a plan that was edited after its trial had begun");
}

TEST(Plan, NamesItsLevelsAndKeepsThem) {
    const Ready trial = ready(withSecondLevel(planFor({"first-battle", "field-camp"}, "greedy", 8)));
    std::vector<std::string> names;
    for (const Cell& it : trial.cells) names.push_back(it.name);
    EXPECT_EQ(names, (std::vector<std::string>{"first-battle", "field-camp", "first-battle (recruit)",
                                               "field-camp (recruit)"}));
    EXPECT_EQ(trial.cells.at(2).sides.front().player, "recruit");
    const std::string recorded = recordedPlan(trial.plan, trial.cells);
    const Ready again = ready(withSecondLevel(read(recorded)));
    EXPECT_EQ(recordedPlan(again.plan, again.cells), recorded);
}

/// Earlier versions compared each cell with the first, and had one level.
TEST(Plan, IsFilledAsAnOlderFolderHasIt) {
    const std::string two = R"([{"file": "a.json"}, {"file": "b.json"}])";
    const std::string players = R"(, "players": [{"all": "greedy"}, {"all": "random"}])";
    Plan stored = read(planWith(players, two));
    stored.pairs = {{0, 1}, {0, 2}, {0, 3}};
    Plan given = read(planWith(players, two));
    fillAs(stored, given);
    EXPECT_EQ(given.pairs, stored.pairs);
    given.pairs = {{1, 2}};
    fillAs(stored, given);
    EXPECT_EQ(given.pairs, (std::vector<std::array<int, 2>>{{1, 2}})) << "as it was asked for";
    Plan one = read(planWith("", two));
    fillAs(one, one);
    EXPECT_EQ(withSecondLevel(one).cells.size(), 2U);
    Plan both = read(planWith("", two));
    fillAs(withSecondLevel(both), both);
    EXPECT_EQ(withSecondLevel(both).cells.size(), 4U);
}

/// A folder of this version knows its levels, and so does one of a version that had only one.
TEST(Plan, AStoredPlanIsFoughtAsItWas) {
    const Ready trial = ready(planFor({"first-battle", "field-camp"}, "greedy", 8));
    EXPECT_EQ(withSecondLevel(read(recordedPlan(trial.plan, trial.cells))).cells.size(), 2U);
}

TEST(Plan, ADifferenceIsFoundInsideAScenario) {
    const Ready trial = ready(planFor({"first-battle"}, "greedy", 7));
    const std::string recorded = recordedPlan(trial.plan, trial.cells);
    Plan other = trial.plan;
    const std::string shipped = other.scenarios.front().text;
    std::string& text = other.scenarios.front().text;
    text.replace(text.find("\"title\": \""), 10, "\"title\": \"The ");
    const auto found = firstDifference(recorded, recordedPlan(other, trial.cells));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->place, "/scenarios/0/text/title");
    text = ' ' + shipped;
    EXPECT_FALSE(firstDifference(recorded, recordedPlan(other, trial.cells))) << "it means the same";
    Ready newer = trial;
    newer.cells.front().digest = "0";
    EXPECT_EQ(firstDifference(recorded, recordedPlan(newer.plan, newer.cells))->place, "/made/cells/0");
}

TEST(Plan, PutsEveryLayoutIntoEveryScenario) {
    const Plan plan = read(planWith(R"(, "layouts": [{"name": "as it is"}, {"file": "x/small.json"}],
                                        "players": [{"all": "centurion"}])",
                                    R"([{"file": "a.json"}, {"file": "b.json"}])"));
    std::vector<std::string> names;
    for (const PlannedScenario& it : plan.scenarios) names.push_back(it.name);
    EXPECT_EQ(names, (std::vector<std::string>{"a, as it is", "a, small", "b, as it is", "b, small"}));
    EXPECT_EQ(plan.cells.size(), 4U);
    EXPECT_EQ(compared(plan), (std::vector<std::string>{"000 100", "000 200", "100 300", "200 300"}))
        << "a difference of two things at once would explain nothing";
    const std::string two = R"(, "layouts": [{"file": "c.json"}, {"file": "d.json"}])";
    const Plan listed = read(planWith(two + R"(, "cells": [{"layout": 1}, {}])"));
    EXPECT_EQ(listed.cells, (std::vector<CellPlan>{{1, 0, 0}, {0, 0, 0}}));
    EXPECT_EQ(listed.scenarios.at(1).name, "d") << "of one scenario only the layouts differ";
    EXPECT_EQ(refused(planWith(two + R"(, "cells": [{"layout": 2}])")),
              "plan.json, at /cells/0: found a place beyond the end of its list, expected places counted "
              "from 0");
    EXPECT_EQ(refused(planWith(R"(, "layouts": [{"file": "c.json"}, {"file": "x/c.json"}])")),
              "plan.json, at /layouts/1/name: found \"c\", expected a name of its own");
    EXPECT_EQ(refused(planWith(R"(, "layouts": [{}])")),
              "plan.json, at /layouts/0: found neither, expected a file or a text, or only a name for the "
              "fortress that the scenario has");
}

std::string fortress(const std::string& id) { return field::pathOf("resources/fortresses/" + id + ".json"); }
const std::string woodenSiege = field::pathOf("scenarios/standard-fortress-wood.json");

TEST(Plan, ALayoutStandsWhereTheFortressStood) {
    Ready trial = ready(planOf({woodenSiege}, {fortress("standard"), fortress("two-towers")}));
    ASSERT_EQ(trial.cells.size(), 2U);
    EXPECT_EQ(trial.cells.at(1).name, "two-towers");
    const auto towersOf = [](const Cell& cell) {
        return std::ranges::count_if(cell.sections, [](const CellSection& it) {
            return it.isOfFortress && it.kind == "tower" && it.material == "wood";
        });
    };
    EXPECT_EQ(towersOf(trial.cells.at(0)), 4);
    EXPECT_EQ(towersOf(trial.cells.at(1)), 2);
    const Ready shipped = ready(planOf({woodenSiege}));
    EXPECT_EQ(towersOf(shipped.cells.front()), 4);
    EXPECT_NE(trial.cells.at(1).digest, shipped.cells.front().digest);
    const std::string recorded = recordedPlan(trial.plan, trial.cells);
    const Ready again = ready(read(recorded));
    EXPECT_EQ(recordedPlan(again.plan, again.cells), recorded) << "it needs no layouts any more";
}

TEST(Plan, ALayoutThatDoesNotFitIsNamedWithTheUnit) {
    const auto wrong = [](const std::string& scenario, std::vector<PlannedLayout> layouts) {
        Plan plan = planOf({{{}, scenario, {}}}, {}, std::move(layouts));
        const auto cells = prepared(plan, libraries(), "");
        return cells ? FileError() : cells.error();
    };
    const FileError homeless = wrong(woodenSiege, {{{}, fortress("gate-towers"), {}}});
    EXPECT_TRUE(homeless.file.ends_with("standard-fortress-wood.json with " + fortress("gate-towers")));
    EXPECT_EQ(homeless.place, "/sides/1/units/0/inside");
    EXPECT_EQ(homeless.found, "sagittarii-daci of Dacia in \"keep/front-left\"");
    EXPECT_EQ(homeless.expected, "a tower that this layout has: keep/left, keep/right");
    std::string text = textOf(fortress("two-towers"));
    const std::string wall = R"({"kind": "wall", "at": {"x": -3, "y": 0, "heading": 270}})";
    text.replace(text.find(wall), wall.size(),
                 R"({"kind": "wall", "at": {"x": -6, "y": 0, "heading": 270}})");
    const FileError open = wrong(woodenSiege, {{"open", {}, text}});
    EXPECT_TRUE(open.file.starts_with("open in ")) << open.file;
    EXPECT_TRUE(open.place.starts_with("/sections")) << open.place;
    const FileError field = wrong(field::pathOf("scenarios/first-battle.json"), {{"open", {}, text}});
    EXPECT_EQ(field.place, "/fortresses");
    EXPECT_EQ(wrong(woodenSiege, {{{}, woodenSiege, {}}}).place, "/format");
}

}  // namespace
}  // namespace vallum::trials

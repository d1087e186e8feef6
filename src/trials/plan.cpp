// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"
#include "plan_layouts.h"
#include "plan_meaning.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>
#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/core/text_file.h>
#include <vallum/field/system.h>
#include <vallum/hex/system.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/factors.h>
#include <vallum/trials/plan.h>

namespace vallum::trials {

namespace {

const FileFormat format{"vallum-trials"};

constexpr const char* beyond = "a place beyond the end of its list";
constexpr const char* countedFromZero = "places counted from 0";

struct OptionsShape {
    std::string name;
    Json change = Json::object();

    static void fields(auto& it, auto& visit) { visit("name", it.name)("change", it.change); }
    bool operator==(const OptionsShape&) const = default;
};

/// Additions of the stored plan, which reveal that the data or the program has changed.
struct Made {
    std::string program;
    int rules = 0;
    int counts = 1;                  // raise it if other things are counted, or differently
    std::string plan;                // a digest of everything else in the file: nobody has edited it since
    std::vector<std::string> cells;  // their digests

    static void fields(auto& it, auto& visit) {
        visit("program", it.program)("rules", it.rules)
            .optional("counts", it.counts, 1)
            .optional("plan", it.plan)("cells", it.cells);
    }
    bool operator==(const Made&) const = default;
};

struct FactorShape {
    std::string name;
    std::vector<OptionsShape> levels;

    static void fields(auto& it, auto& visit) { visit("name", it.name)("levels", it.levels); }
    bool operator==(const FactorShape&) const = default;
};

struct CellShape {
    CellPlan cell;
    int layout = 0;

    static void fields(auto& it, auto& visit) {
        CellPlan::fields(it.cell, visit);
        visit.optional("layout", it.layout);
    }
    bool operator==(const CellShape&) const = default;
};

struct PlanShape {
    Plan plan;
    std::vector<CellShape> cells;
    std::vector<OptionsShape> options;
    std::vector<FactorShape> factors;
    Made made;

    static void fields(auto& it, auto& visit) {
        visit.optional("title", it.plan.title)("scenarios", it.plan.scenarios)
            .optional("layouts", it.plan.layouts)
            .optional("players", it.plan.players)
            .optional("options", it.options)
            .optional("factors", it.factors)
            .optional("cells", it.cells)
            .optional("pairs", it.plan.pairs)
            .optional("side", it.plan.side)
            .optional("battles", it.plan.battles, 400)
            .optional("seed", it.plan.seed, 1U)
            .optional("stop", it.plan.stop)
            .optional("oneLevel", it.plan.oneLevel)
            .optional("explain", it.plan.explain)
            .optional("made", it.made);
    }
};

tl::unexpected<FileError> wrong(const std::string& file,
                                std::string place,
                                std::string found,
                                std::string expected) {
    return tl::unexpected<FileError>(
        FileError{file, std::move(place), std::move(found), std::move(expected)});
}

std::string at(const char* list, std::size_t i) { return std::string("/") + list + "/" + std::to_string(i); }

std::string nameFor(const PlannedPlayers& players) {
    std::string name;
    for (std::size_t i = 0; i != players.seats.size(); ++i) {
        if (players.seats.at(i).empty()) continue;
        name += std::string(seatNames.at(i)) + ' ' + players.seats.at(i) + ", ";
    }
    return name.empty() ? players.all : name + "others " + players.all;
}

/// Numbers all but the first of an equal name.
void setApart(auto& list) {
    std::set<std::string> known;
    for (auto& it : list) {
        const std::string name = it.name;
        for (int number = 2; !known.insert(it.name).second; ++number)
            it.name = name + ' ' + std::to_string(number);
    }
}

using CellPairs = std::vector<std::array<int, 2>>;

CellPairs eachWithTheFirst(const std::vector<CellPlan>& cells) {
    CellPairs pairs;
    for (int other = 1; other < std::ssize(cells); ++other) pairs.push_back({0, other});
    return pairs;
}

/// Each with the first that differs from it in the scenario only, in the layout only, and in the options
/// only: a difference of two things at once would explain nothing. Where just the players differ, they are
/// what the plan compares.
CellPairs pairsOf(const Plan& plan) {
    const std::vector<CellPlan>& cells = plan.cells;
    const int layouts = layoutsIn(plan);
    CellPairs pairs;
    for (int i = 0; i != std::ssize(cells); ++i) {
        const CellPlan& it = cells.at(static_cast<std::size_t>(i));
        const auto pairWithFirst = [&](const auto& isToCompare) {
            const auto first = std::find_if(cells.begin(), cells.begin() + i, isToCompare);
            if (first != cells.begin() + i) pairs.push_back({static_cast<int>(first - cells.begin()), i});
        };
        const auto isOtherBattle = [&](const CellPlan& other) {
            return other == CellPlan{other.scenario, it.players, it.options, it.battles} && other != it;
        };
        pairWithFirst([&](const CellPlan& other) {
            return isOtherBattle(other) && other.scenario % layouts == it.scenario % layouts;
        });
        pairWithFirst([&](const CellPlan& other) {
            return isOtherBattle(other) && other.scenario / layouts == it.scenario / layouts;
        });
        pairWithFirst([&](const CellPlan& other) {
            return other == CellPlan{it.scenario, it.players, other.options, it.battles} && other != it &&
                   (plan.factors.empty() || differInOne(plan.factors, it.options, other.options));
        });
    }
    return pairs.empty() ? eachWithTheFirst(cells) : pairs;
}

/// Names what has no name after its file.
void nameAfterFiles(auto& list) {
    for (auto& it : list) {
        if (it.name.empty()) it.name = std::filesystem::path(it.file).stem().string();
    }
}

/// Fills in the defaults of a plan whose scenarios have their names and layouts.
void complete(Plan& plan) {
    if (plan.players.empty()) plan.players.emplace_back();
    if (plan.options.empty()) plan.options.emplace_back();
    for (PlannedPlayers& it : plan.players) {
        if (it.name.empty()) it.name = nameFor(it);
    }
    if (plan.options.front().name.empty()) plan.options.front().name = "as it is";
    if (plan.cells.empty()) {
        for (int scenario = 0; scenario != std::ssize(plan.scenarios); ++scenario) {
            for (int players = 0; players != std::ssize(plan.players); ++players) {
                for (int options = 0; options != std::ssize(plan.options); ++options)
                    plan.cells.push_back({scenario, players, options});
            }
        }
    }
    if (plan.pairs.empty()) plan.pairs = pairsOf(plan);
}

template <class Listed>
Expected<void, FileError> checkNames(const std::vector<Listed>& list,
                                     const char* key,
                                     const std::string& file) {
    std::set<std::string> known;
    for (std::size_t i = 0; i != list.size(); ++i) {
        if (list[i].name.empty() || !known.insert(list[i].name).second)
            return wrong(file, at(key, i) + "/name", inQuotes(list[i].name), "a name of its own");
    }
    return {};
}

std::string listOfPlayers(const std::vector<std::string_view>& names) {
    std::string list;
    for (const std::string_view it : names) list += (list.empty() ? "one of: " : ", ") + std::string(it);
    return list;
}

Expected<void, FileError> checkPlayers(const Plan& plan, const std::string& file) {
    const auto& names = players::playerNames();
    const auto isKnown = [&](const std::string& who) { return std::ranges::find(names, who) != names.end(); };
    for (std::size_t i = 0; i != plan.players.size(); ++i) {
        const PlannedPlayers& it = plan.players[i];
        if (!isKnown(it.all))
            return wrong(file, at("players", i) + "/all", inQuotes(it.all), listOfPlayers(names));
        for (std::size_t seat = 0; seat != it.seats.size(); ++seat) {
            const std::string& who = it.seats.at(seat);
            if (who.empty() || isKnown(who)) continue;
            return wrong(file, at("players", i) + "/" + std::string(seatNames.at(seat)), inQuotes(who),
                         listOfPlayers(names));
        }
    }
    return {};
}

Expected<void, FileError> checkCells(const Plan& plan, const std::string& file) {
    if (plan.cells.size() > mostCells) {
        return wrong(file, "/cells", std::to_string(plan.cells.size()) + " cells",
                     "at most " + std::to_string(mostCells));
    }
    for (std::size_t i = 0; i != plan.cells.size(); ++i) {
        const CellPlan& it = plan.cells[i];
        if (it.battles < 0)
            return wrong(file, at("cells", i) + "/battles", std::to_string(it.battles), "a number from 1");
        const auto isIn = [](int place, const auto& list) { return place >= 0 && place < std::ssize(list); };
        if (isIn(it.scenario, plan.scenarios) && isIn(it.players, plan.players) &&
            isIn(it.options, plan.options))
            continue;
        return wrong(file, at("cells", i), beyond, countedFromZero);
    }
    for (std::size_t i = 0; i != plan.pairs.size(); ++i) {
        const auto& [one, other] = plan.pairs[i];
        const int most = static_cast<int>(plan.cells.size());
        if (one != other && one >= 0 && other >= 0 && one < most && other < most) continue;
        return wrong(file, at("pairs", i), std::to_string(one) + " and " + std::to_string(other),
                     "two different cells, counted from 0, less than " + std::to_string(most));
    }
    return {};
}

Expected<void, FileError> checkNumbers(const Plan& plan, const std::string& file) {
    const auto check = [&](const char* place, int number, int most) -> Expected<void, FileError> {
        if (number >= 1 && number <= most) return {};
        return wrong(file, place, std::to_string(number), "a number from 1 to " + std::to_string(most));
    };
    const bool isTest = plan.stop.rule == StopWhen::difference;
    const std::vector<int> main = mainCells(plan);
    if (main.empty()) return wrong(file, "/cells", "fewer battles in every cell", "one that fights all");
    if (isTest && main != std::vector{0, 1})
        return wrong(
            file, "/stop/rule",
            "\"difference\" with " + std::to_string(main.size()) + (main.size() == 1 ? " cell" : " cells"),
            "two to compare, the first of the list");
    return check("/battles", plan.battles, mostBattles)
        .and_then([&] { return check("/stop/points", plan.stop.points, 50); })
        .and_then([&] { return check("/stop/alpha", plan.stop.alpha, 30); })
        .and_then([&] { return check("/stop/beta", plan.stop.beta, 50); });
}

Expected<Plan, FileError> checked(Plan plan, const std::string& file) {
    if (plan.scenarios.empty()) return wrong(file, "/scenarios", "an empty list", "a scenario");
    for (std::size_t i = 0; i != plan.scenarios.size(); ++i) {
        if (plan.scenarios[i].file.empty() && plan.scenarios[i].text.empty())
            return wrong(file, at("scenarios", i / static_cast<std::size_t>(layoutsIn(plan))), "neither",
                         "a file or a text");
    }
    if (!plan.side.empty() && !seatNamed(plan.side))
        return wrong(file, "/side", inQuotes(plan.side), "the name of a seat");
    return checkNames(plan.scenarios, "scenarios", file)
        .and_then([&] { return checkNames(plan.players, "players", file); })
        .and_then([&] { return checkNames(plan.options, "options", file); })
        .and_then([&] { return checkPlayers(plan, file); })
        .and_then([&] { return checkCells(plan, file); })
        .and_then([&] { return checkNumbers(plan, file); })
        .map([&] { return plan; });
}

Expected<std::vector<PlannedOptions>, FileError> optionsFrom(const std::vector<OptionsShape>& shapes,
                                                             const std::string& place,
                                                             const std::string& file) {
    std::vector<PlannedOptions> options;
    for (std::size_t i = 0; i != shapes.size(); ++i) {
        const OptionsShape& it = shapes[i];
        const std::string here = place + "/" + std::to_string(i);
        if (!it.change.is_object()) return wrong(file, here + "/change", brief(it.change), "an object");
        options.push_back({it.name, it.change.dump()});
    }
    return options;
}

Expected<void, FileError> readFactors(PlanShape& shape, const std::string& file) {
    if (shape.factors.empty()) return {};
    if (!shape.options.empty())
        return wrong(file, "/options", "options beside factors",
                     "one of them: options are combined of factors");
    std::size_t combinations = 1;
    for (std::size_t i = 0; i != shape.factors.size(); ++i) {
        const FactorShape& it = shape.factors[i];
        if (it.levels.size() < 2)
            return wrong(file, at("factors", i) + "/levels", std::to_string(it.levels.size()) + " levels",
                         "at least 2, the usual one first");
        combinations *= it.levels.size();
        if (combinations > mostCells)
            return wrong(file, "/factors", std::to_string(combinations) + " combinations or more",
                         "at most " + std::to_string(mostCells));
        auto levels = optionsFrom(it.levels, at("factors", i) + "/levels", file);
        if (!levels) return tl::unexpected<FileError>(levels.error());
        shape.plan.factors.push_back({it.name, *std::move(levels)});
    }
    for (std::size_t i = 0; i != shape.plan.factors.size(); ++i) {
        const std::string key = "factors/" + std::to_string(i) + "/levels";
        if (auto fine = checkNames(shape.plan.factors[i].levels, key.c_str(), file); !fine) return fine;
    }
    return checkNames(shape.plan.factors, "factors", file).map([&] {
        shape.plan.options = combined(shape.plan.factors);
    });
}

/// Puts every layout into every scenario, and finds the places of the cells among them.
Expected<void, FileError> readLayouts(PlanShape& shape, const std::string& file) {
    Plan& plan = shape.plan;
    const int layouts = layoutsIn(plan);
    for (std::size_t i = 0; i != plan.layouts.size(); ++i) {
        const PlannedLayout& it = plan.layouts[i];
        if (it.file.empty() && it.text.empty() && it.name.empty())
            return wrong(file, at("layouts", i), "neither",
                         "a file or a text, or only a name for the fortress that the scenario has");
    }
    for (std::size_t i = 0; i != shape.cells.size(); ++i) {
        CellShape& it = shape.cells[i];
        if (it.cell.scenario < 0 || it.cell.scenario >= std::ssize(plan.scenarios) || it.layout < 0 ||
            it.layout >= layouts)
            return wrong(file, at("cells", i), beyond, countedFromZero);
        it.cell.scenario = it.cell.scenario * layouts + it.layout;
        plan.cells.push_back(it.cell);
    }
    nameAfterFiles(plan.scenarios);
    nameAfterFiles(plan.layouts);
    if (plan.layouts.empty()) return {};
    return checkNames(plan.scenarios, "scenarios", file)
        .and_then([&] { return checkNames(plan.layouts, "layouts", file); })
        .map([&] { spread(plan); });
}

Json documentOf(const Plan& plan) {
    const auto shapeOf = [](const PlannedOptions& it) {
        return OptionsShape{it.name, Json::parse(it.change)};
    };
    PlanShape shape{plan, {}, {}, {}, {}};
    for (const CellPlan& it : plan.cells) shape.cells.push_back({it});
    for (const PlannedFactor& it : plan.factors) {
        FactorShape factor{it.name, {}};
        std::ranges::transform(it.levels, std::back_inserter(factor.levels), shapeOf);
        shape.factors.push_back(std::move(factor));
    }
    if (plan.factors.empty())
        std::ranges::transform(plan.options, std::back_inserter(shape.options), shapeOf);
    Json document = {{"format", format.name}, {"version", format.newest()}};
    document.update(JsonWriter::of(shape));
    return document;
}

/// A player that fights hundreds of battles in minutes, and another of its kind.
std::optional<std::string> otherCheapPlayer(const std::string& player) {
    if (player == "greedy") return "recruit";
    if (player == "recruit") return "greedy";
    return std::nullopt;
}

bool hasSecondLevel(const Plan& plan) {
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        if (!isMain(plan, i)) return true;
    }
    return false;
}

/// `repeated`: how often each entry of the plan's file stands in the list.
Expected<void, FileError> readFiles(
    auto& list, const char* key, int repeated, const char* expected, const std::filesystem::path& file) {
    for (std::size_t i = 0; i != list.size(); ++i) {
        auto& it = list[i];
        if (!it.text.empty() || it.file.empty()) continue;
        auto text = readFile(file.parent_path() / it.file);
        if (!text && file.empty()) return tl::unexpected<FileError>(text.error());
        if (!text)
            return wrong(file.string(), at(key, i / static_cast<std::size_t>(repeated)) + "/file",
                         inQuotes(it.file) + " (" + text.error().found + ")",
                         std::string(expected) + " that can be read, by its path from the plan");
        it.text = *std::move(text);
    }
    return {};
}

Expected<void, FileError> readScenarios(Plan& plan, const std::filesystem::path& file) {
    return readFiles(plan.scenarios, "scenarios", layoutsIn(plan), "a scenario", file)
        .and_then([&] { return readFiles(plan.layouts, "layouts", 1, "a layout", file); })
        .and_then([&] { return layAll(plan); });
}

/// Battles of different systems have nothing to compare.
Expected<void, FileError> checkKinds(const std::vector<Cell>& cells, const Plan& plan) {
    const auto kindOf = [](const Cell& cell) { return cell.isHex() ? "a hex battle" : "a field battle"; };
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (cells[i].isHex() == cells.front().isHex()) continue;
        const auto& scenario = plan.scenarios.at(static_cast<std::size_t>(plan.cells.at(i).scenario));
        return wrong(scenario.file.empty() ? scenario.name : scenario.file, "/format", kindOf(cells[i]),
                     std::string(kindOf(cells.front())) +
                         ", as the first scenario is: a trial compares battles of one kind");
    }
    return {};
}

}  // namespace

std::optional<Stopping> stoppingFrom(std::string_view words) {
    const auto space = words.find(' ');
    const std::string_view rule = words.substr(0, space);
    const auto known = names(StopWhen());
    const auto found = std::ranges::find(known, rule);
    if (found == known.end()) return std::nullopt;
    Stopping stop{.rule = static_cast<StopWhen>(found - known.begin())};
    if (space == std::string_view::npos) return stop;
    const std::string_view number = words.substr(space + 1);
    const auto* end = number.data() + number.size();
    const auto read = std::from_chars(number.data(), end, stop.points);
    if (read.ec != std::errc() || read.ptr != end || stop.rule == StopWhen::fixed) return std::nullopt;
    return stop;
}

int battlesOf(const Plan& plan, const CellPlan& cell) {
    return cell.battles == 0 ? plan.battles : std::min(cell.battles, plan.battles);
}

int battlesOf(const Plan& plan) {
    int all = 0;
    for (const CellPlan& it : plan.cells) all += battlesOf(plan, it);
    return all;
}

bool isMain(const Plan& plan, int cell) {
    return battlesOf(plan, plan.cells.at(static_cast<std::size_t>(cell))) == plan.battles;
}

std::vector<int> mainCells(const Plan& plan) {
    std::vector<int> cells;
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        if (isMain(plan, i)) cells.push_back(i);
    }
    return cells;
}

void addSecondLevel(Plan& plan) {
    constexpr int oneOf = 4;
    const auto cells = static_cast<int>(plan.cells.size());
    const PlannedPlayers first = plan.players.front();
    const auto other = otherCheapPlayer(first.all);
    const bool isOnePlayer =
        plan.players.size() == 1 && other && std::ranges::all_of(first.seats, [&](const std::string& it) {
            return it.empty() || it == first.all;
        });
    const bool isRoom = plan.cells.size() * 2 <= mostCells && plan.battles >= oneOf;
    if (plan.oneLevel || !isOnePlayer || cells < 2 || !isRoom || hasSecondLevel(plan)) return;
    plan.players.push_back({*other == first.name ? *other + " 2" : *other, *other, {}});
    for (int i = 0; i != cells; ++i) {
        CellPlan again = plan.cells[static_cast<std::size_t>(i)];
        again.players = 1;
        again.battles = plan.battles / oneOf;
        plan.cells.push_back(again);
    }
    const CellPairs pairs = plan.pairs;
    for (const auto& [one, second] : pairs) plan.pairs.push_back({one + cells, second + cells});
}

void fillAs(const Plan& stored, Plan& given) {
    if (!hasSecondLevel(stored)) given.oneLevel = true;
    const bool isOld = stored.cells == given.cells && stored.pairs == eachWithTheFirst(stored.cells);
    if (isOld && given.pairs == pairsOf(given)) given.pairs = stored.pairs;
}

Plan planOf(std::vector<PlannedScenario> scenarios,
            std::vector<PlannedPlayers> players,
            std::vector<PlannedLayout> layouts) {
    nameAfterFiles(scenarios);
    nameAfterFiles(layouts);
    setApart(scenarios);
    setApart(layouts);
    Plan plan;
    plan.scenarios = std::move(scenarios);
    plan.layouts = std::move(layouts);
    plan.players = std::move(players);
    spread(plan);
    complete(plan);
    return plan;
}

Plan planOf(const std::vector<std::string>& scenarioFiles, const std::vector<std::string>& layoutFiles) {
    std::vector<PlannedScenario> scenarios;
    for (const std::string& it : scenarioFiles) scenarios.push_back({{}, it, {}});
    std::vector<PlannedLayout> layouts;
    for (const std::string& it : layoutFiles) layouts.push_back({{}, it, {}});
    return planOf(std::move(scenarios), {}, std::move(layouts));
}

Expected<Plan, FileError> planFrom(std::string_view text, const std::string& file) {
    return readDocument<PlanShape>(format, text, file)
        .and_then([&](PlanShape shape) -> Expected<Plan, FileError> {
            auto options = optionsFrom(shape.options, "/options", file);
            if (!options) return tl::unexpected<FileError>(options.error());
            shape.plan.options = *std::move(options);
            const auto read = readFactors(shape, file).and_then([&] { return readLayouts(shape, file); });
            if (!read) return tl::unexpected<FileError>(read.error());
            complete(shape.plan);
            // A stored plan lists all its cells, and must be fought again as it was.
            if (!shape.made.program.empty()) shape.plan.oneLevel = true;
            return checked(std::move(shape.plan), file);
        });
}

Expected<std::vector<Cell>, FileError> prepared(Plan& plan,
                                                const Libraries& libraries,
                                                const std::filesystem::path& file) {
    const auto fine =
        checked(plan, file.string()).and_then([&](const Plan& /*it*/) { return readScenarios(plan, file); });
    if (!fine) return tl::unexpected<FileError>(fine.error());
    std::vector<Cell> cells;
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        auto cell = cellOf(plan, i, libraries);
        if (!cell) return tl::unexpected<FileError>(cell.error());
        cell->isExplained = plan.explain;
        cells.push_back(*std::move(cell));
    }
    if (const auto alike = checkKinds(cells, plan); !alike) return tl::unexpected<FileError>(alike.error());
    return cells;
}

std::string recordedPlan(const Plan& plan, const std::vector<Cell>& cells) {
    constexpr int countsNow = 4;
    const bool areHex = !cells.empty() && cells.front().isHex();
    Made made{VALLUM_VERSION, areHex ? hex::System::rules : field::System::rules, countsNow, {}, {}};
    for (const Cell& cell : cells) made.cells.push_back(cell.digest);
    // The paths of the files do not matter after reading.
    Plan read = plan;
    read.oneLevel = false;  // the cells tell
    for (PlannedScenario& it : read.scenarios) it.file = std::filesystem::path(it.file).filename().string();
    Json document = documentOf(read);
    made.plan = digestOfMeaning(document.dump());
    document["made"] = JsonWriter::of(made);
    return document.dump(2) + '\n';
}

}  // namespace vallum::trials

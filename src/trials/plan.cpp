// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"
#include "plan_meaning.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>
#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/field/system.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/system.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/factors.h>
#include <vallum/trials/plan.h>

namespace vallum::trials {

namespace {

const FileFormat format{"vallum-trials"};

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

struct PlanShape {
    Plan plan;
    std::vector<OptionsShape> options;
    std::vector<FactorShape> factors;
    Made made;

    static void fields(auto& it, auto& visit) {
        visit.optional("title", it.plan.title)("scenarios", it.plan.scenarios)
            .optional("players", it.plan.players)
            .optional("options", it.options)
            .optional("factors", it.factors)
            .optional("cells", it.plan.cells)
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

std::string inQuotes(std::string_view text) { return '"' + std::string(text) + '"'; }
std::string at(const char* list, std::size_t i) { return std::string("/") + list + "/" + std::to_string(i); }

std::string nameFor(const PlannedPlayers& players) {
    std::string name;
    for (std::size_t i = 0; i != players.seats.size(); ++i) {
        if (players.seats.at(i).empty()) continue;
        name += std::string(seatNames.at(i)) + ' ' + players.seats.at(i) + ", ";
    }
    return name.empty() ? players.all : name + "others " + players.all;
}

using CellPairs = std::vector<std::array<int, 2>>;

CellPairs eachWithTheFirst(const std::vector<CellPlan>& cells) {
    CellPairs pairs;
    for (int other = 1; other < std::ssize(cells); ++other) pairs.push_back({0, other});
    return pairs;
}

/// Each with the first that differs from it in the scenario only, and with the first that differs in the
/// options only: a difference of two things at once would explain nothing. Where just the players differ,
/// they are what the plan compares.
CellPairs pairsOf(const std::vector<CellPlan>& cells, const std::vector<PlannedFactor>& factors) {
    CellPairs pairs;
    for (int i = 0; i != std::ssize(cells); ++i) {
        const CellPlan& it = cells.at(static_cast<std::size_t>(i));
        const auto pairWithFirst = [&](const auto& isToCompare) {
            const auto first = std::find_if(cells.begin(), cells.begin() + i, isToCompare);
            if (first != cells.begin() + i) pairs.push_back({static_cast<int>(first - cells.begin()), i});
        };
        pairWithFirst([&](const CellPlan& other) {
            return other == CellPlan{other.scenario, it.players, it.options, it.battles} && other != it;
        });
        pairWithFirst([&](const CellPlan& other) {
            return other == CellPlan{it.scenario, it.players, other.options, it.battles} && other != it &&
                   (factors.empty() || differInOne(factors, it.options, other.options));
        });
    }
    return pairs.empty() ? eachWithTheFirst(cells) : pairs;
}

/// Fills in the defaults of a plan.
void complete(Plan& plan) {
    if (plan.players.empty()) plan.players.emplace_back();
    if (plan.options.empty()) plan.options.emplace_back();
    for (PlannedScenario& it : plan.scenarios) {
        if (it.name.empty()) it.name = std::filesystem::path(it.file).stem().string();
    }
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
    if (plan.pairs.empty()) plan.pairs = pairsOf(plan.cells, plan.factors);
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
        return wrong(file, at("cells", i), "a place beyond the end of its list", "places counted from 0");
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
    std::vector<int> main;
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        if (isMain(plan, i)) main.push_back(i);
    }
    if (main.empty()) return wrong(file, "/cells", "fewer battles in every cell", "one that fights all");
    if (isTest && main != std::vector{0, 1})
        return wrong(file, "/stop/rule", "\"difference\" for " + std::to_string(main.size()) + " cells",
                     "two cells, the first ones");
    return check("/battles", plan.battles, mostBattles)
        .and_then([&] { return check("/stop/points", plan.stop.points, 50); })
        .and_then([&] { return check("/stop/alpha", plan.stop.alpha, 30); })
        .and_then([&] { return check("/stop/beta", plan.stop.beta, 50); });
}

Expected<Plan, FileError> checked(Plan plan, const std::string& file) {
    if (plan.scenarios.empty()) return wrong(file, "/scenarios", "an empty list", "a scenario");
    for (std::size_t i = 0; i != plan.scenarios.size(); ++i) {
        if (plan.scenarios[i].file.empty() && plan.scenarios[i].text.empty())
            return wrong(file, at("scenarios", i), "neither", "a file or a text");
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

Json documentOf(const Plan& plan) {
    const auto shapeOf = [](const PlannedOptions& it) {
        return OptionsShape{it.name, Json::parse(it.change)};
    };
    PlanShape shape{plan, {}, {}, {}};
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

/// The scenario with the changes of the options applied.
Expected<std::string, FileError> changedText(const PlannedScenario& scenario, const PlannedOptions& options) {
    const Json change = Json::parse(options.change);
    if (change.empty()) return scenario.text;
    return parsedJson(scenario.text, scenario.file).map([&](Json json) {
        json.merge_patch(change);
        return json.dump(2) + '\n';
    });
}

/// What differs between cells names them; a second level of player stands in parentheses.
std::string nameOf(const Plan& plan, int index) {
    const CellPlan& cell = plan.cells.at(static_cast<std::size_t>(index));
    std::set<int> apart;
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        if (!isMain(plan, i)) apart.insert(plan.cells[static_cast<std::size_t>(i)].players);
    }
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        if (isMain(plan, i)) apart.erase(plan.cells[static_cast<std::size_t>(i)].players);
    }
    std::string name;
    const auto add = [&](const auto& list, int place, std::size_t choices) {
        if (choices < 2) return;
        name += (name.empty() ? "" : ", ") + list.at(static_cast<std::size_t>(place)).name;
    };
    const bool isApart = apart.contains(cell.players);
    add(plan.scenarios, cell.scenario, plan.scenarios.size());
    if (!isApart) add(plan.players, cell.players, plan.players.size() - apart.size());
    add(plan.options, cell.options, plan.options.size());
    if (name.empty()) name = plan.scenarios.at(static_cast<std::size_t>(cell.scenario)).name;
    return isApart ? name + " (" + plan.players.at(static_cast<std::size_t>(cell.players)).name + ')' : name;
}

Expected<AnyScenario, FileError> scenarioFrom(const std::string& text,
                                              const Libraries& libraries,
                                              const std::string& file) {
    if (formatOf(text) == hex::scenarioFormat)
        return hex::scenarioFrom(text, libraries.hex, file).map([](hex::ScenarioFile read) {
            return AnyScenario(std::move(read.scenario));
        });
    return field::scenarioFrom(text, libraries.field, file).map([](field::ScenarioFile read) {
        return AnyScenario(std::move(read.scenario));
    });
}

/// Counts the side that the plan names, if any; otherwise it stays the attacker or the first side.
Expected<void, FileError> countSide(Cell& cell, const Plan& plan, const std::string& file) {
    if (plan.side.empty()) return {};
    cell.side = *seatNamed(plan.side);
    if (std::ranges::count(cell.sides, cell.side, &CellSide::seat) == 0)
        return wrong(file, "/sides", "no side " + plan.side, "the side whose wins are counted");
    cell.isSiege = cell.isSiege && cell.side == attackerOf(cell);
    return {};
}

void seatPlayers(Cell& cell, const PlannedPlayers& players) {
    for (CellSide& side : cell.sides) side.player = players.of(side.seat);
}

Expected<Cell, FileError> cellOf(const Plan& plan, int index, const Libraries& libraries) {
    const CellPlan& place = plan.cells.at(static_cast<std::size_t>(index));
    const PlannedScenario& scenario = plan.scenarios.at(static_cast<std::size_t>(place.scenario));
    const PlannedOptions& options = plan.options.at(static_cast<std::size_t>(place.options));
    const PlannedPlayers& players = plan.players.at(static_cast<std::size_t>(place.players));
    const std::string named =
        options.change == "{}" ? scenario.file : scenario.file + " with \"" + options.name + '"';
    return changedText(scenario, options)
        .and_then([&](const std::string& text) { return scenarioFrom(text, libraries, named); })
        .and_then([&](AnyScenario read) -> Expected<Cell, FileError> {
            Cell cell = described(std::move(read));
            cell.name = nameOf(plan, index);
            seatPlayers(cell, players);
            return countSide(cell, plan, named).map([&] { return std::move(cell); });
        });
}

Expected<void, FileError> readScenarios(Plan& plan, const std::filesystem::path& file) {
    for (std::size_t i = 0; i != plan.scenarios.size(); ++i) {
        PlannedScenario& it = plan.scenarios[i];
        if (!it.text.empty()) continue;
        auto text = readFile(file.parent_path() / it.file);
        if (!text && file.empty()) return tl::unexpected<FileError>(text.error());
        if (!text)
            return wrong(file.string(), at("scenarios", i) + "/file",
                         inQuotes(it.file) + " (" + text.error().found + ")",
                         "a scenario that can be read, by its path from the plan");
        it.text = *std::move(text);
    }
    return {};
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
    if (isOld && given.pairs == pairsOf(given.cells, given.factors)) given.pairs = stored.pairs;
}

Plan planOf(std::vector<PlannedScenario> scenarios, std::vector<PlannedPlayers> players) {
    std::set<std::string> known;
    for (PlannedScenario& it : scenarios) {
        const std::string name = it.name;
        for (int number = 2; !known.insert(it.name).second; ++number)
            it.name = name + ' ' + std::to_string(number);
    }
    Plan plan;
    plan.scenarios = std::move(scenarios);
    plan.players = std::move(players);
    complete(plan);
    return plan;
}

Plan planOf(const std::vector<std::string>& scenarioFiles) {
    std::vector<PlannedScenario> scenarios;
    for (const std::string& file : scenarioFiles)
        scenarios.push_back({std::filesystem::path(file).stem().string(), file, {}});
    return planOf(std::move(scenarios));
}

Expected<Plan, FileError> planFrom(std::string_view text, const std::string& file) {
    return readDocument<PlanShape>(format, text, file)
        .and_then([&](PlanShape shape) -> Expected<Plan, FileError> {
            auto options = optionsFrom(shape.options, "/options", file);
            if (!options) return tl::unexpected<FileError>(options.error());
            shape.plan.options = *std::move(options);
            if (const auto read = readFactors(shape, file); !read)
                return tl::unexpected<FileError>(read.error());
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
    constexpr int countsNow = 3;
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

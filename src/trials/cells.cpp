// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"

#include "plan_layouts.h"

#include <algorithm>
#include <set>
#include <utility>

#include <vallum/core/digest.h>
#include <vallum/core/file_format.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/system.h>
#include <vallum/field/words.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/system.h>
#include <vallum/hex/words.h>

namespace vallum::trials {

namespace {

template <class E> std::string word(E it) { return std::string(names(it).at(static_cast<std::size_t>(it))); }

CellUnit unitOf(const field::Battle& battle, const field::StartUnit& start, UnitId id) {
    const field::Setting& setting = *battle.setting;
    const auto& type = setting.types.at(static_cast<std::size_t>(start.type.raw()));
    CellUnit unit{field::nameOf(battle, id), start.owner, type.value};
    unit.isInLine = setting.siege && field::isAttacker(setting, start.owner) && !start.carriesRam &&
                    type.unitClass != field::UnitClass::artillery;
    return unit;
}

void describe(Cell& cell, const field::Scenario& scenario) {
    const field::Battle battle = field::System::begin(scenario);
    const field::Setting& setting = *scenario.setting;
    for (const field::Side& side : setting.sides)
        cell.sides.push_back({side.seat, field::nameOf(battle, side.seat), {}});
    for (std::size_t i = 0; i != scenario.units.size(); ++i)
        cell.units.push_back(unitOf(battle, scenario.units[i], UnitId(static_cast<std::int32_t>(i))));
    for (std::size_t i = 0; i != scenario.structures.size(); ++i) {
        const field::Structure& it = scenario.structures[i];
        cell.sections.push_back({field::titleOf(battle, field::StructureId(static_cast<std::int32_t>(i))),
                                 word(it.kind), word(it.material),
                                 field::valuesOf(setting, it.kind, it.material).cost, it.fortress.has_value(),
                                 it.kind == field::StructureKind::siegeTower});
    }
    for (std::size_t i = 0; i != battle.rams.size(); ++i) {
        cell.sections.push_back({.name = phrase("Trials", "Ram %1")(std::to_string(i + 1)),
                                 .kind = "ram",
                                 .material = word(field::Material::wood),
                                 .cost = field::ramCost,
                                 .isSiegework = true});
    }
    cell.board = boardOf(scenario);
    cell.side = setting.siege ? setting.siege->attacker : setting.sides.front().seat;
    cell.isSiege = setting.siege.has_value();
    cell.digest = Digest::of(battle);
}

void describe(Cell& cell, const hex::Scenario& scenario) {
    const hex::Battle battle = hex::System::begin(scenario);
    for (const hex::Side& side : scenario.setting->sides)
        cell.sides.push_back({side.seat, hex::nameOf(battle, side.seat), {}});
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const UnitId id(static_cast<std::int32_t>(i));
        cell.units.push_back({hex::nameOf(battle, id), battle.units[i].owner});
    }
    cell.board = boardOf(scenario);
    cell.side = scenario.setting->sides.front().seat;
    cell.digest = Digest::of(battle);
}

/// Describes a scenario's battles; the counted side is the attacker or the first side. The cell still lacks a
/// name and players.
Cell described(AnyScenario scenario) {
    Cell cell;
    std::visit([&](const auto& it) { describe(cell, it); }, scenario);
    cell.scenario = std::move(scenario);
    return cell;
}

/// Seat() unless it is a siege.
Seat attackerOf(const Cell& cell) {
    const auto* scenario = std::get_if<field::Scenario>(&cell.scenario);
    return scenario != nullptr && scenario->setting->siege ? scenario->setting->siege->attacker : Seat();
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
        return tl::unexpected<FileError>(
            FileError{file, "/sides", "no side " + plan.side, "the side whose wins are counted"});
    cell.isSiege = cell.isSiege && cell.side == attackerOf(cell);
    return {};
}

void seatPlayers(Cell& cell, const PlannedPlayers& players) {
    for (CellSide& side : cell.sides) side.player = players.of(side.seat);
}

}  // namespace

Expected<Cell, FileError> cellOf(const Plan& plan, int index, const Libraries& libraries) {
    const CellPlan& place = plan.cells.at(static_cast<std::size_t>(index));
    const PlannedScenario& scenario = plan.scenarios.at(static_cast<std::size_t>(place.scenario));
    const PlannedOptions& options = plan.options.at(static_cast<std::size_t>(place.options));
    const PlannedPlayers& players = plan.players.at(static_cast<std::size_t>(place.players));
    std::string named = scenario.file;
    if (!scenario.layout.empty()) named += " with " + scenario.layout;
    if (options.change != "{}") named += " with \"" + options.name + '"';
    const auto read = [&](const std::string& text) {
        return scenarioFrom(text, libraries, named).map_error([&](FileError error) {
            return blamed(std::move(error), scenario, text);
        });
    };
    return changedText(scenario, options)
        .and_then(read)
        .and_then([&](AnyScenario known) -> Expected<Cell, FileError> {
            Cell cell = described(std::move(known));
            cell.name = nameOf(plan, index);
            seatPlayers(cell, players);
            return countSide(cell, plan, named).map([&] { return std::move(cell); });
        });
}

const CellSide& Cell::sideOf(Seat seat) const { return *std::ranges::find(sides, seat, &CellSide::seat); }

}  // namespace vallum::trials

// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario_checks.h"
#include "scenario_shape.h"

#include <algorithm>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/hex/files/scenario_file.h>

namespace vallum::hex {

namespace {

Seat seatOf(const shape::Scenario& scenario, const std::string& key) {
    const auto found = std::ranges::find(scenario.sides, key, &shape::Side::seat);
    return found == scenario.sides.end()
               ? Seat()
               : Seat(static_cast<std::int32_t>(found - scenario.sides.begin()) + 1);
}

Side sideOf(const shape::Scenario& scenario, const shape::Side& it) {
    const auto has = [&](const char* rule) { return std::ranges::count(it.rules, rule) != 0; };
    return {seatOf(scenario, it.seat), it.seat,        it.edge, it.name, it.color, it.hand, it.banners,
            has("javelins"),           has("flexible")};
}

std::vector<Cell> cellsOf(const shape::Scenario& scenario) {
    std::vector<Cell> cells(boardHexes);
    for (const shape::HexCell& it : scenario.hexes) {
        Cell& cell = cells.at(indexOf(it.at));
        cell.ground = it.ground;
        cell.work = it.work;
        for (const Direction side : it.sides) cell.ramparts.insert(side);
        cell.campOf = seatOf(scenario, it.owner);
    }
    return cells;
}

Objective objectiveOf(const shape::Scenario& scenario, const shape::Objective& it) {
    const auto at = it.at.value_or(std::array{0, 0});
    return {
        it.type, seatOf(scenario, it.seat), {at.at(0), at.at(1)}, it.edge.value_or(Edge::top), it.banners};
}

std::vector<int> deckOf(const std::vector<CommandCard>& cards) {
    std::vector<int> deck;
    for (std::size_t i = 0; i != cards.size(); ++i) {
        deck.insert(deck.end(), static_cast<std::size_t>(cards[i].copies), static_cast<int>(i));
    }
    return deck;
}

Setting settingOf(const shape::Scenario& scenario, const Library& library) {
    Setting setting;
    for (const shape::Side& it : scenario.sides) setting.sides.push_back(sideOf(scenario, it));
    setting.first = seatOf(scenario, scenario.first);
    setting.turns = scenario.turns;
    setting.siege = scenario.siege;
    setting.cells = cellsOf(scenario);
    for (const shape::Objective& it : scenario.objectives) {
        setting.objectives.push_back(objectiveOf(scenario, it));
    }
    setting.types = library.types;
    setting.terrain = library.terrain;
    setting.cards = library.cards;
    setting.deck = deckOf(library.cards);
    return setting;
}

Elite eliteOf(const std::vector<Json>& words) {
    Elite elite;
    for (const Json& it : words) {
        if (it == "leaderHits") elite.leaderHits = true;
        if (it == "ignoreFlag") elite.ignoreFlag = true;
        if (it == "ignoreSword") elite.ignoreSword = true;
        if (it.is_object()) elite.fireRange = it["fireRange"].get<int>();
    }
    return elite;
}

Scenario made(const shape::Scenario& it, Setting setting, const Library& library) {
    Scenario scenario{it.id, it.title, it.intro, it.teaches, Constant<Setting>(std::move(setting)),
                      {},    {},       {}};
    for (const shape::Unit& unit : it.units) {
        const auto type = std::ranges::find(library.types, unit.type, &UnitType::id);
        scenario.units.push_back({static_cast<int>(type - library.types.begin()), seatOf(it, unit.seat),
                                  unit.at, unit.blocks.value_or(type->blocks), Fate::onBoard, unit.name,
                                  eliteOf(unit.elite), UnitTurn{.start = unit.at}});
    }
    for (const shape::Leader& leader : it.leaders) {
        const int extraDie = leader.traits ? leader.traits->extraDie : 0;
        scenario.leaders.push_back(
            {seatOf(it, leader.seat), leader.name, leader.at, Fate::onBoard, extraDie, false, false});
    }
    return scenario;
}

/// Checks in three rounds, because each one relies on the results of the one before.
Expected<ScenarioFile, FileError> checked(const shape::Scenario& it,
                                          const Library& library,
                                          const std::string& file) {
    constexpr std::size_t beforeTheBattle = 0;
    if (auto fault = faultIn(it.annotations, beforeTheBattle, file)) {
        return tl::unexpected<FileError>(*std::move(fault));
    }
    Findings findings(file);
    checkScenario(findings, it, library, file);
    checkShelfMark(findings, it.shelf);
    if (findings.firstError()) return tl::unexpected<FileError>(*findings.firstError());
    Setting setting = settingOf(it, library);
    checkPieces(findings, it, library, setting);
    if (findings.firstError()) return tl::unexpected<FileError>(*findings.firstError());
    Scenario scenario = made(it, std::move(setting), library);
    checkBanners(findings, scenario);
    if (findings.firstError()) return tl::unexpected<FileError>(*findings.firstError());
    return ScenarioFile{std::move(scenario), findings.warnings()};
}

}  // namespace

Briefing briefingIn(std::string_view scenario) {
    return readDocument<shape::Scenario>({scenarioFormat}, scenario, {})
        .map([](shape::Scenario it) { return Briefing{std::move(it.briefing), std::move(it.source)}; })
        .value_or(Briefing());
}

Expected<ScenarioFile, FileError> scenarioFrom(std::string_view text,
                                               const Library& library,
                                               const std::string& file) {
    return readDocument<shape::Scenario>({scenarioFormat}, text, file)
        .and_then([&](const shape::Scenario& it) { return checked(it, library, file); })
        .map([&](ScenarioFile read) {
            read.scenario.source = text;
            return read;
        });
}

Expected<ScenarioFile, FileError> loadScenario(const std::filesystem::path& path, const Library& library) {
    return readFile(path).and_then(
        [&](const std::string& text) { return scenarioFrom(text, library, path.string()); });
}

}  // namespace vallum::hex

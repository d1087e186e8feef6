// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario_shape.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <vallum/hex/files/scenario_draft.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

std::string keyOf(const Setting& setting, Seat seat) {
    const auto found = std::ranges::find(setting.sides, seat, &Side::seat);
    return found == setting.sides.end() ? std::string() : found->key;
}

shape::Side shapeOf(const Side& side) {
    shape::Side it{side.key, side.home, side.name, side.color, side.hand, side.banners, {}};
    if (side.javelins) it.rules.emplace_back("javelins");
    if (side.flexible) it.rules.emplace_back("flexible");
    return it;
}

std::vector<shape::HexCell> cellsOf(const Setting& setting) {
    std::vector<shape::HexCell> cells;
    for (const Hex hex : allHexes()) {
        const Cell& cell = setting.cells.at(indexOf(hex));
        if (cell.ground == Ground::open && !cell.work) continue;
        const bool isCamp = cell.work == Work::camp;
        cells.push_back({hex, cell.ground, cell.work, cell.ramparts.all(),
                         isCamp ? keyOf(setting, cell.campOf) : std::string()});
    }
    return cells;
}

/// HXT-35
bool needsExpansion(const Setting& setting) {
    const auto isExpansion = [&](const Cell& cell) {
        const auto& ground = setting.terrain.at(static_cast<std::size_t>(cell.ground));
        const auto work = cell.work ? names(Ground{}).size() + static_cast<std::size_t>(*cell.work) : 0;
        return ground.expansion || (cell.work && setting.terrain.at(work).expansion);
    };
    return std::ranges::any_of(setting.cells, isExpansion);
}

std::vector<shape::Objective> campsOf(const Setting& setting) {
    std::vector<shape::Objective> camps;
    for (const Hex hex : allHexes()) {
        const Cell& cell = setting.cells.at(indexOf(hex));
        if (cell.work != Work::camp) continue;
        for (const Side& side : setting.sides) {
            if (side.seat == cell.campOf) continue;
            camps.push_back({Aim::camp, std::array{hex.row, hex.column}, std::nullopt, side.key, 1});
        }
    }
    return camps;
}

/// From the center outward.
std::vector<Hex> rowFromMiddle(int row) {
    std::vector<Hex> hexes;
    for (int column = 0; column != columnsIn(row); ++column) hexes.push_back({row, column});
    const auto fromMiddle = [](Hex hex) {
        return std::abs(middleOf(hex).x.raw() - middleOf({4, 6}).x.raw());
    };
    std::ranges::stable_sort(hexes, {}, fromMiddle);
    return hexes;
}

/// Preferred rows of a unit type, best first, counted from the home edge.
std::vector<int> rowsFor(const UnitType& type) {
    if (type.isLightFoot() && !type.swordsHit) return {3, 2, 1, 0};
    if (type.is(Group::warMachine)) return {1, 0, 2};
    return {2, 1, 0, 3};
}

class Muster {
public:
    Muster(ScenarioDraft& draft, Seat seat) : draft_(draft), seat_(seat) {
        for (const Unit& unit : draft.units) {
            if (unit.owner != seat) taken_.insert(unit.at);
        }
    }

    void placeAll() {
        for (const std::size_t place : inOrder()) {
            Unit& unit = draft_.units[place];
            const UnitType& type = draft_.setting.types.at(static_cast<std::size_t>(unit.type));
            unit.at = roomFor(type);
            unit.turn.start = unit.at;
            taken_.insert(unit.at);
        }
        placeLeaders();
    }

private:
    /// Foot units from the heaviest, so that those get the middle; then the mounted ones.
    [[nodiscard]] std::vector<std::size_t> inOrder() const {
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i != draft_.units.size(); ++i) {
            if (draft_.units[i].owner == seat_) own.push_back(i);
        }
        const auto rank = [this](std::size_t i) {
            const UnitType& type = draft_.setting.types.at(static_cast<std::size_t>(draft_.units[i].type));
            return std::pair(type.isMounted(), -halfPointsOf(type));
        };
        std::ranges::stable_sort(own, {}, rank);
        return own;
    }
    [[nodiscard]] Hex roomFor(const UnitType& type) const {
        const bool isTop = draft_.setting.sides.front().seat == seat_
                               ? draft_.setting.sides.front().home == Edge::top
                               : draft_.setting.sides.back().home == Edge::top;
        for (const int fromHome : rowsFor(type)) {
            auto hexes = rowFromMiddle(isTop ? fromHome : boardRows - 1 - fromHome);
            if (type.isMounted()) std::ranges::reverse(hexes);
            for (const Hex hex : hexes) {
                if (!taken_.contains(hex) && isPassable(draft_.setting, hex, pieceOf(type))) return hex;
            }
        }
        return {};
    }
    void placeLeaders() {
        std::vector<Hex> hosts;
        for (const std::size_t place : inOrder()) hosts.push_back(draft_.units[place].at);
        std::size_t next = 0;
        for (Leader& leader : draft_.leaders) {
            if (leader.owner != seat_ || hosts.empty()) continue;
            // Uses every third host, so that leaders do not stand side by side.
            leader.at = hosts[std::min(next, hosts.size() - 1)];
            next += 3;
        }
    }

    ScenarioDraft& draft_;
    Seat seat_;
    std::set<Hex> taken_;
};

}  // namespace

std::string textOf(const ScenarioDraft& draft) {
    const Setting& setting = draft.setting;
    shape::Scenario it;
    it.id = draft.id;
    it.title = draft.title;
    it.intro = draft.intro;
    it.set = needsExpansion(setting) ? shape::Set::expansion : shape::Set::basic;
    for (const Side& side : setting.sides) it.sides.push_back(shapeOf(side));
    it.first = keyOf(setting, setting.first);
    it.turns = setting.turns;
    it.siege = setting.siege;
    it.hexes = cellsOf(setting);
    for (const Unit& unit : draft.units) {
        const UnitType& type = setting.types.at(static_cast<std::size_t>(unit.type));
        it.units.push_back({keyOf(setting, unit.owner), type.id, unit.at, std::nullopt, unit.name, {}});
    }
    for (const Leader& leader : draft.leaders) {
        it.leaders.push_back({keyOf(setting, leader.owner), leader.name, leader.at, std::nullopt});
    }
    if (draft.campsCount) it.objectives = campsOf(setting);
    Json document = {{"format", scenarioFormat}, {"version", 1}};
    document.update(JsonWriter::of(it));
    constexpr int indent = 2;
    return document.dump(indent) + '\n';
}

ScenarioDraft emptyDraft(const Library& library) {
    ScenarioDraft draft;
    const Seat top(1);
    const Seat bottom(2);
    Setting& setting = draft.setting;
    setting.sides = {{top, "top", Edge::top, "Carthage", "#2f5fa5", 5, 5, false, false},
                     {bottom, "bottom", Edge::bottom, "Rome", "#a5352f", 5, 5, false, false}};
    setting.first = bottom;
    setting.cells.resize(boardHexes);
    setting.types = library.types;
    setting.terrain = library.terrain;
    setting.cards = library.cards;
    return draft;
}

void arrange(ScenarioDraft& draft, Seat seat) { Muster(draft, seat).placeAll(); }

int halfPointsOf(const UnitType& type) {
    constexpr int ofElephants = 4;
    const int dice = type.is(Group::elephants) ? ofElephants : type.close.value_or(0);
    return type.blocks * (2 * dice + (type.fullStrengthBonus ? 1 : 0));
}

}  // namespace vallum::hex

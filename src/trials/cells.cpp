// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"

#include <algorithm>
#include <utility>

#include <vallum/core/digest.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/system.h>
#include <vallum/field/words.h>
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

}  // namespace

Cell described(AnyScenario scenario) {
    Cell cell;
    std::visit([&](const auto& it) { describe(cell, it); }, scenario);
    cell.scenario = std::move(scenario);
    return cell;
}

Seat attackerOf(const Cell& cell) {
    const auto* scenario = std::get_if<field::Scenario>(&cell.scenario);
    return scenario != nullptr && scenario->setting->siege ? scenario->setting->siege->attacker : Seat();
}

const CellSide& Cell::sideOf(Seat seat) const { return *std::ranges::find(sides, seat, &CellSide::seat); }

}  // namespace vallum::trials

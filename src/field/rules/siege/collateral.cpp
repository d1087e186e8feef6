// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/siege/collateral.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>

namespace vallum::field {

namespace {

bool isAt(const Battle& battle, UnitId unit, StructureId id) {
    const Unit& it = battle.unit(unit);
    if (it.below) return false;
    if (it.inside) return it.inside == id;
    if (it.passage && it.passage->structure == id) return true;
    return std::ranges::count(placesHeld(battle, unit), id, &WallPlace::wall) != 0 ||
           overlaps(battle, footprint(battle, unit), id);
}

}  // namespace

std::vector<UnitId> unitsAt(const Battle& battle, StructureId id) {
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId unit) { return !isAt(battle, unit, id); });
    return units;
}

}  // namespace vallum::field

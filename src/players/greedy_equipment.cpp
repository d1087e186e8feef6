// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege.h>

/// What those who storm bring, before the first turn.
namespace vallum::players {

namespace {

int sturdiness(const UnitType& type) { return 2 * type.morale + type.health + type.defense.armor; }

double wayToWalls(const Battle& battle, Seat seat, const geometry::Point& from, bool gatesOnly) {
    double nearest = std::numeric_limits<double>::max();
    for (const StructureId id : standingStructures(battle)) {
        const Structure& it = battle.structure(id);
        const bool isGoal = gatesOnly ? it.kind == StructureKind::gate
                                      : it.kind == StructureKind::gate || it.kind == StructureKind::wall;
        if (!it.fortress || !isGoal || !isOfEnemy(battle, seat, it)) continue;
        nearest = std::min(nearest, distanceBetween(from, it.pose.center));
    }
    return nearest;
}

/// Fit to fight on a wall, and no dearer than need be: a siege tower may burn.
double worthAsCrew(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    return sturdiness(type) + type.attack.hit + type.attack.damage - type.value / 10.0;
}

}  // namespace

std::optional<Answer> siegeTowerPlacement(const Battle& battle, Seat seat) {
    if (!battle.setting->siege) return std::nullopt;
    std::vector<std::pair<double, TowerPlacement>> places;
    for (const TowerPlacement& it : towerPlacesToTry(battle, seat)) {
        places.emplace_back(wayToWalls(battle, seat, it.pose.center, false), it);
    }
    std::ranges::stable_sort(places, {}, &std::pair<double, TowerPlacement>::first);
    for (const auto& [way, place] : places) {
        if (fits(battle, PlaceUnit{}, place)) return place;
    }
    return std::nullopt;
}

std::optional<Answer> crewPlacement(const Battle& battle, Seat seat) {
    if (!battle.setting->siege || !isAttacker(*battle.setting, seat)) return std::nullopt;
    for (const StructureId tower : standingStructures(battle)) {
        if (battle.structure(tower).kind != StructureKind::siegeTower || holderOf(battle, tower)) continue;
        std::optional<UnitPlacement> best;
        for (const UnitId unit : own(battle, seat, Place::reserve)) {
            const UnitPlacement place{unit, battle.structure(tower).pose, {}, tower};
            if (!belongsInLine(battle.type(unit)) || !mayPlace(battle, place)) continue;
            if (!best || worthAsCrew(battle, unit) > worthAsCrew(battle, best->unit)) best = place;
        }
        if (best) return *best;
    }
    return std::nullopt;
}

Answer equipmentOf(const Battle& battle, Seat seat) {
    const auto worth = [&](const Answer& it) {
        const auto* ram = std::get_if<RamPlacement>(&it);
        if (ram == nullptr) return 0.0;
        const UnitType& type = battle.type(ram->carrier);
        const double way = wayToWalls(battle, seat, battle.unit(ram->carrier).pose.center, true);
        return 0.5 * sturdiness(type) - (avoidsMelee(type) ? 100 : 0) - 2 * std::min(way, 50.0);
    };
    const auto places = equipmentPlaces(battle, seat);
    return *std::ranges::max_element(places, {}, worth);
}

}  // namespace vallum::players

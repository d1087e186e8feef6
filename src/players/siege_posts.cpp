// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_posts.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::players {

namespace {

/// Somebody comes up there.
bool isStormed(const Battle& battle, UnitId id, const WallPlace& place) {
    return std::ranges::any_of(battle.everyUnit(), [&](UnitId enemy) {
        if (!battle.unit(enemy).climb || !battle.onTable(enemy) || battle.unit(enemy).faceDown) return false;
        if (!battle.areEnemies(id, enemy)) return false;
        const auto faced = placesFaced(battle, enemy);
        return std::ranges::count(faced, place) != 0;
    });
}

/// Others who are fit to fight on the walls, so that this one need not.
bool canBeSpared(const Battle& battle, UnitId id) {
    constexpr auto enough = 2;
    const auto comrades = own(battle, battle.owner(id), Place::table);
    return std::ranges::count_if(comrades, [&](UnitId it) {
               return it != id && !isSpent(battle, it) && defendsFortress(battle, it) &&
                      canManWalls(battle, it) && !generalAt(battle, it);
           }) >= enough;
}

double worthOfTower(const Battle& battle, UnitId id, StructureId tower) {
    if (isLost(battle, tower)) return -forItsLife;
    const double pressure = pressureAt(battle, id, battle.structure(tower).pose.center);
    if (!isArcher(battle.type(id)) && keepsOffTheWalls(battle, id)) return -pressure;
    return isArcher(battle.type(id)) ? 9 + 2 * pressure : 2 + pressure;
}

int placesOn(StructureKind kind) { return kind == StructureKind::cornerWall ? 1 : 4; }

}  // namespace

bool keepsOffTheWalls(const Battle& battle, UnitId id) {
    return (generalAt(battle, id) || isSpent(battle, id)) && canBeSpared(battle, id);
}

double worthOfPlace(const Battle& battle, UnitId id, const WallPlace& place) {
    const double pressure = pressureOnWall(battle, id, place);
    if (keepsOffTheWalls(battle, id)) return -0.5 - 1.5 * pressure;
    if (isOpen(battle, place)) return 1 + 2 * pressure;
    if (!canManWalls(battle, id)) return 0;
    return 0.5 + 1.5 * pressure + (isStormed(battle, id, place) ? 4 : 0);
}

std::vector<WallPlace> placesHeldByOthers(const Battle& battle, UnitId id, double reach) {
    std::vector<WallPlace> places;
    for (const UnitId other : own(battle, battle.owner(id), Place::table)) {
        if (other == id || battle.unit(other).has(Marker::broken)) continue;
        if (distanceBetween(battle, id, other) > reach) continue;
        const auto held = placesHeld(battle, other);
        places.insert(places.end(), held.begin(), held.end());
    }
    return places;
}

double worthOfPost(const Battle& battle, UnitId id) {
    constexpr double onEachOther = 6;
    constexpr double outside = 12;
    if (!defendsFortress(battle, id)) return battle.type(id).mounted ? 0 : -outside;
    if (const auto tower = battle.unit(id).inside) return worthOfTower(battle, id, *tower);
    double worth = 0;
    constexpr double besideEachOther = 4;
    const auto defended = placesDefended(battle, id);
    const auto taken = defended.empty() ? defended : placesHeldByOthers(battle, id, besideEachOther);
    for (const WallPlace& it : defended) {
        if (std::ranges::count(taken, it) == 0) worth += worthOfPlace(battle, id, it);
    }
    for (const Overlap& it : battle.overlaps) {
        if (it.top == id || it.under == id) worth -= onEachOther;
    }
    return worth;
}

FreePlaces::FreePlaces(const Battle& battle, UnitId id) : battle_(battle), id_(id) {
    constexpr double anywhere = 100;
    const auto taken = placesHeldByOthers(battle, id, anywhere);
    for (const StructureId wall : battle.everyStructure()) {
        const Structure& it = battle.structure(wall);
        if (!isWall(it.kind) || !it.placed || it.condition == Condition::removed) continue;
        for (int index = 0; index != placesOn(it.kind); ++index) {
            const WallPlace place{wall, index};
            if (std::ranges::count(taken, place) == 0) places_.push_back({place, middleOf(battle, place)});
        }
    }
}

double FreePlaces::mostAt(StructureId structure) {
    constexpr double alongTheWall = 2.5;
    return mostWithin(alongTheWall, battle_.structure(structure).pose.center);
}

double FreePlaces::mostWithin(double reach, const geometry::Point& middle) {
    std::vector<double> worths;
    for (Place& it : places_) {
        if (distanceBetween(middle, it.middle) <= reach) worths.push_back(worthOf(it));
    }
    constexpr int inTheCorner = 1;
    const int most = geometry::frontSections(battle_.unit(id_).extension) + inTheCorner;
    std::ranges::sort(worths, std::greater());
    if (std::ssize(worths) > most) worths.resize(static_cast<std::size_t>(most));
    return std::accumulate(worths.begin(), worths.end(), 0.0);
}

double FreePlaces::worthOf(Place& it) {
    if (!it.worth) it.worth = std::max(0.0, worthOfPlace(battle_, id_, it.place));
    return *it.worth;
}

}  // namespace vallum::players

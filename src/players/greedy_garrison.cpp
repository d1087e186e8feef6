// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/generals.h>

/// Those who hold a fortress: on the walls where the enemy comes, archers in the towers, others behind a
/// breach.
namespace vallum::players {

namespace {

/// Somebody comes up there.
bool isStormed(const Battle& battle, UnitId id, const WallPlace& place) {
    return std::ranges::any_of(enemies(battle, battle.owner(id)), [&](UnitId enemy) {
        if (!battle.unit(enemy).climb) return false;
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

/// Under a wall that is about to fall a general is lost with his men, and the spent are only wounded again.
bool keepsOffTheWalls(const Battle& battle, UnitId id) {
    return (generalAt(battle, id) || isSpent(battle, id)) && canBeSpared(battle, id);
}

double ofTower(const Battle& battle, UnitId id, StructureId tower) {
    if (isLost(battle, tower)) return -forItsLife;
    const double pressure = pressureAt(battle, id, battle.structure(tower).pose.center);
    if (!isArcher(battle.type(id)) && keepsOffTheWalls(battle, id)) return -pressure;
    return isArcher(battle.type(id)) ? 9 + 2 * pressure : 2 + pressure;
}

double ofPlace(const Battle& battle, UnitId id, const WallPlace& place) {
    const double pressure = pressureOnWall(battle, id, place);
    if (keepsOffTheWalls(battle, id)) return -0.5 - 1.5 * pressure;
    if (isOpen(battle, place)) return 1 + 2 * pressure;
    if (!canManWalls(battle, id)) return 0;
    return 0.5 + 1.5 * pressure + (isStormed(battle, id, place) ? 4 : 0);
}

/// By others who can fight for them: two layers defend no more than one.
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

/// To change places.
constexpr double trouble = 1;

bool staysInside(const Battle& battle, const MovePlan& plan) {
    return fortressAt(battle, plan.end.center).has_value();
}

}  // namespace

double worthOfPost(const Battle& battle, UnitId id) {
    constexpr double onEachOther = 6;
    constexpr double outside = 12;
    if (!defendsFortress(battle, id)) return battle.type(id).mounted ? 0 : -outside;
    if (const auto tower = battle.unit(id).inside) return ofTower(battle, id, *tower);
    double worth = 0;
    constexpr double besideEachOther = 4;
    const auto taken = placesHeldByOthers(battle, id, besideEachOther);
    for (const WallPlace& it : placesDefended(battle, id)) {
        if (std::ranges::count(taken, it) == 0) worth += ofPlace(battle, id, it);
    }
    for (const Overlap& it : battle.overlaps) {
        if (it.top == id || it.under == id) worth -= onEachOther;
    }
    return worth;
}

namespace {

/// A card that lines up there reaches so far from its middle.
constexpr double alongTheWall = 2.4;

/// No place there is worth more.
double mostAt(const Battle& battle, UnitId id, StructureId structure) {
    const Structure& it = battle.structure(structure);
    const double pressure = pressureAt(battle, id, it.pose.center, alongTheWall);
    const auto isNear = [&](const geometry::Point& point) {
        constexpr double oneFartherOn = 1.4;
        return distanceBetween(it.pose.center, point) <= alongTheWall + oneFartherOn;
    };
    const bool isOpenNear = std::ranges::any_of(battle.structures, [&](const Structure& other) {
        const StructureId wall(static_cast<int>(&other - battle.structures.data()));
        return isWall(other.kind) && other.placed && isNear(other.pose.center) && isOpening(battle, wall);
    });
    const bool isStormedNear = std::ranges::any_of(enemies(battle, battle.owner(id)), [&](UnitId enemy) {
        return battle.unit(enemy).climb && isNear(battle.unit(enemy).pose.center);
    });
    const int places =
        geometry::frontSections(battle.unit(id).extension) + (it.kind == StructureKind::cornerWall ? 1 : 0);
    const double open = isOpenNear ? 1 + 2 * pressure : 0;
    const double manned = canManWalls(battle, id) ? 0.5 + 1.5 * pressure + (isStormedNear ? 4 : 0) : 0;
    const double asTower = !isEnclosed(it.kind)        ? 0
                           : isArcher(battle.type(id)) ? 9 + 2 * pressure
                                                       : 2 + pressure;
    const double onWall = keepsOffTheWalls(battle, id) ? 0 : places * std::max(open, manned);
    return std::max(asTower, onWall);
}

}  // namespace

std::vector<StructureId> structuresToHold(const Battle& battle, UnitId id, std::vector<StructureId> near) {
    const double least = leastWorthInSiege(battle, id) + worthOfPost(battle, id) + trouble;
    std::erase_if(near, [&](StructureId it) { return mostAt(battle, id, it) < least; });
    return near;
}

double worthOfHolding(const Battle& battle, const SiegeMove& holding, double worthOfStaying) {
    const auto& [move, plan] = holding;
    if (!plan.broken.empty() || !plan.crossings.empty()) return 0;
    if (move.charge) {
        return staysInside(battle, plan) || isWorthASortie(battle, move.charge->target)
                   ? worthOfCharge(battle, move, plan)
                   : 0;
    }
    if (!staysInside(battle, plan)) return 0;
    const Battle then = afterMove(battle, move, plan);
    if (!then.onTable(move.unit)) return 0;
    return worthOfPost(then, move.unit) - worthOfStaying - trouble;
}

std::vector<SiegeMove> movesOffTheWall(const Battle& battle, UnitId id) {
    std::vector<SiegeMove> moves;
    if (!standsOnWall(battle, id) || !keepsOffTheWalls(battle, id)) return moves;
    for (const Du back : {movementOf(battle, id) / 2, 0.8_du, 0.4_du}) {
        Move move = moveAlong(id, {geometry::Slide{battle.unit(id).pose.heading + 180_deg, back}});
        if (const auto plan = planMove(battle, move)) moves.push_back({std::move(move), *plan});
    }
    return moves;
}

namespace {

geometry::Pose behind(const Battle& battle, StructureId wall) {
    const geometry::Pose& pose = battle.structure(wall).pose;
    const Du back = battle.setting->sizes.wall.depth / 2 + cardSize.depth / 2;
    return {geometry::pointAt(pose, 0_du, -back), pose.heading};
}

/// Of a card that lines up with the whole section.
double worthOfSection(const Battle& battle,
                      UnitId id,
                      StructureId wall,
                      const std::vector<WallPlace>& taken) {
    constexpr int places = 4;
    double worth = 0;
    for (int index = 0; index != places; ++index) {
        const WallPlace place{wall, index};
        if (std::ranges::count(taken, place) == 0) worth += ofPlace(battle, id, place);
    }
    return worth;
}

}  // namespace

std::optional<geometry::Point> postGoal(const Battle& battle, UnitId id) {
    constexpr double eachDu = 0.5;
    constexpr double much = 4;
    constexpr double anywhere = 100;
    const bool isFree = isGarrison(battle, id) && canManWalls(battle, id) && !battle.unit(id).inside;
    if (!isFree || keepsOffTheWalls(battle, id)) return std::nullopt;
    const auto taken = placesHeldByOthers(battle, id, anywhere);
    const auto& keep = battle.setting->fortresses.at(static_cast<std::size_t>(*fortressOf(battle, id)));
    std::optional<geometry::Point> best;
    double bestWorth = worthOfPost(battle, id) + much;
    for (const StructureId wall : keep.sections) {
        const Structure& it = battle.structure(wall);
        if (it.kind != StructureKind::wall && it.kind != StructureKind::gate) continue;
        const geometry::Point there = behind(battle, wall).center;
        const double worth = worthOfSection(battle, id, wall, taken) -
                             eachDu * distanceBetween(battle.unit(id).pose.center, there);
        if (worth <= bestWorth) continue;
        best = there;
        bestWorth = worth;
    }
    return best;
}

/// GAT-11: only for what would bring down the walls, while there is time to.
bool isWorthASortie(const Battle& battle, UnitId target) {
    if (isLastHour(battle)) return false;
    return ramOf(battle, target).has_value() || battle.type(target).unitClass == UnitClass::artillery;
}

// -------------------------------------------------------------- deployment

namespace {

int sturdiness(const UnitType& type) { return 2 * type.morale + type.health + type.defense.armor; }
int reachOf(const UnitType& type) { return type.ranged ? type.ranged->range.raw() * type.ranged->power : 0; }

double distanceToAttackers(const Battle& battle, const geometry::Point& point) {
    const Seat attacker = battle.setting->siege->attacker;
    const Home home = battle.player(attacker).home.value_or(battle.side(attacker).home);
    const auto& [width, depth] = battle.setting->table;
    switch (home) {
        case Home::south: return inDu(point.y);
        case Home::north: return inDu(depth - point.y);
        case Home::west: return inDu(point.x);
        case Home::east: return inDu(width - point.x);
    }
    return 0;
}

/// Of the own fortress, those nearest to the attackers first.
std::vector<StructureId> sections(const Battle& battle, Seat seat, bool towers) {
    std::vector<StructureId> all;
    for (const StructureId it : standingStructures(battle)) {
        const Structure& structure = battle.structure(it);
        const bool isOwn = structure.fortress && structure.owner && battle.areAllied(*structure.owner, seat);
        const bool suits =
            towers ? structure.kind == StructureKind::tower
                   : structure.kind == StructureKind::wall || structure.kind == StructureKind::gate;
        if (isOwn && suits) all.push_back(it);
    }
    std::ranges::stable_sort(all, {}, [&](StructureId it) {
        return distanceToAttackers(battle, battle.structure(it).pose.center);
    });
    return all;
}

std::optional<Answer> intoTower(const Battle& battle, Seat seat, const std::vector<UnitId>& waiting) {
    auto shooters = waiting;
    std::erase_if(shooters, [&](UnitId it) { return !battle.type(it).ranged || battle.type(it).mounted; });
    std::ranges::stable_sort(shooters, std::greater(), [&](UnitId it) { return reachOf(battle.type(it)); });
    for (const StructureId tower : sections(battle, seat, true)) {
        for (const UnitId unit : shooters) {
            const UnitPlacement place{unit, battle.structure(tower).pose, {}, tower};
            if (mayPlace(battle, place)) return place;
        }
    }
    return std::nullopt;
}

std::optional<Answer> ontoWall(const Battle& battle, Seat seat, std::vector<UnitId> waiting) {
    std::erase_if(waiting, [&](UnitId it) { return !canManWalls(battle, it); });
    std::ranges::stable_sort(waiting, std::greater(), [&](UnitId it) {
        return std::tuple(isArcher(battle.type(it)), sturdiness(battle.type(it)));
    });
    for (const StructureId wall : sections(battle, seat, false)) {
        for (const UnitId unit : waiting) {
            const UnitPlacement place{unit, behind(battle, wall)};
            if (mayPlace(battle, place)) return place;
        }
    }
    return std::nullopt;
}

/// A place in the yard, behind the walls that are manned already.
std::optional<Answer> intoTheYard(const Battle& battle, Seat seat, std::vector<UnitId> waiting) {
    std::erase_if(waiting, [&](UnitId it) { return battle.type(it).mounted; });
    for (const StructureId wall : sections(battle, seat, false)) {
        const geometry::Pose first = behind(battle, wall);
        for (int rank = 1; rank <= 3; ++rank) {
            const geometry::Pose pose{geometry::pointAt(first, 0_du, Du(-rank * cardSize.depth.raw())),
                                      first.heading};
            if (!fortressAt(battle, pose.center)) continue;
            for (const UnitId unit : waiting) {
                if (mayPlace(battle, {unit, pose})) return UnitPlacement{unit, pose};
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Answer> garrisonPlacement(const Battle& battle, Seat seat) {
    if (!battle.setting->siege || !isDefender(*battle.setting, seat)) return std::nullopt;
    const auto waiting = own(battle, seat, Place::reserve);
    if (auto place = intoTower(battle, seat, waiting)) return place;
    if (auto place = ontoWall(battle, seat, waiting)) return place;
    return intoTheYard(battle, seat, waiting);
}

}  // namespace vallum::players

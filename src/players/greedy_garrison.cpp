// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_posts.h"
#include "siege_sense.h"

#include <algorithm>
#include <array>
#include <functional>
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

/// To change places.
constexpr double trouble = 1;

bool staysInside(const Battle& battle, const MovePlan& plan) {
    return fortressAt(battle, plan.end.center).has_value();
}

/// No place there is worth more.
double mostAt(const Battle& battle, UnitId id, StructureId structure, FreePlaces& places) {
    const Structure& it = battle.structure(structure);
    const double onWall = places.mostAt(structure);
    if (!isEnclosed(it.kind) || holderOf(battle, structure)) return onWall;
    const double pressure = pressureAt(battle, id, it.pose.center);
    return std::max(onWall, isArcher(battle.type(id)) ? 9 + 2 * pressure : 2 + pressure);
}

/// Sums in another order may differ in their last digit.
double leastWorthOfPost(const Battle& battle, UnitId id) {
    constexpr double slack = 1e-6;
    return leastWorthInSiege(battle, id) + worthOfPost(battle, id) + trouble - slack;
}

}  // namespace

std::vector<StructureId> structuresToHold(const Battle& battle, UnitId id, std::vector<StructureId> near) {
    if (near.empty()) return near;
    const double least = leastWorthOfPost(battle, id);
    FreePlaces places(battle, id);
    std::erase_if(near, [&](StructureId it) { return mostAt(battle, id, it, places) < least; });
    return near;
}

bool mayLeaveItsTower(const Battle& battle, UnitId id) {
    constexpr double outAndAlong = 4;
    const double reach = inDu(movementOf(battle, id)) + outAndAlong;
    return FreePlaces(battle, id).mostWithin(reach, battle.unit(id).pose.center) >=
           leastWorthOfPost(battle, id);
}

double mostByHolding(const SiegeMove& holding, double worthOfStaying, FreePlaces& places) {
    constexpr double unknown = 1e9;
    constexpr double fromItsMiddle = 2;
    constexpr double slack = 1e-6;
    const auto& [move, plan] = holding;
    const bool isOnFoot = !move.charge && (!plan.arrival || plan.arrival->what == Arrival::lineUp);
    if (!isOnFoot) return unknown;
    return places.mostWithin(fromItsMiddle, plan.end.center) - worthOfStaying - trouble + slack;
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
        if (std::ranges::count(taken, place) == 0) worth += worthOfPlace(battle, id, place);
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

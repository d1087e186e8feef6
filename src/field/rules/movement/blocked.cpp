// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;

namespace {

/// ENG-02, FLT-03
bool bars(const Battle& battle, UnitId unit, UnitId other) {
    const Unit& obstacle = battle.unit(other);
    if (battle.areEnemies(unit, other)) return true;
    if (!battle.unit(unit).has(Marker::fleeing)) {
        return !mayMoveThrough(battle, unit, battle.unit(unit).formation, other);
    }
    return obstacle.formation ||
           (obstacle.has(Marker::fleeing) && battle.type(other).unitClass == UnitClass::elephants);
}

/// What may bar the way of a unit that has not moved yet.
struct Blocker {
    geometry::Outline shape;
    std::optional<UnitId> card = {};  // of this unit, which may not bar it after all
};

void addMarkerSquares(std::vector<Blocker>& found, const Battle& battle, UnitId unit) {
    for (const auto& square : envelopSquares(battle, unit)) found.push_back({square});
    for (const auto& square : wrapSquares(battle, unit)) found.push_back({square});
}

std::vector<StructureId> structuresBeside(const Battle& battle, UnitId unit) {
    constexpr Du beside = 4_du;
    std::vector<StructureId> near;
    for (const StructureId id : standingStructures(battle)) {
        const geometry::Point& center = battle.structure(id).pose.center;
        if (geometry::isWithin(beside, battle.unit(unit).pose.center, center)) near.push_back(id);
    }
    return near;
}

std::vector<Blocker> obstaclesAround(const Battle& battle, UnitId unit) {
    std::vector<Blocker> found;
    const bool isFleeing = battle.unit(unit).has(Marker::fleeing);
    for (const UnitId other : battle.unitsOnTable()) {
        if (other == unit || battle.isCovered(other)) continue;
        // Markers may be far from their owner's card.
        if (!isFleeing || battle.areEnemies(unit, other)) addMarkerSquares(found, battle, other);
        if (!areNear(battle, battle.unit(unit), battle.unit(other))) continue;
        const geometry::Footprint shape = footprint(battle, other);
        for (const geometry::Outline& piece : shape.pieces()) found.push_back({piece, other});
    }
    if (battle.structures.empty() || battle.unit(unit).passage) return found;
    for (const Barrier& barrier : barriersFor(battle, unit, structuresBeside(battle, unit))) {
        found.push_back({barrier.shape});
    }
    return found;
}

}  // namespace

bool isBlocked(const Battle& battle, UnitId unit) {
    if (const auto main = battle.unit(unit).below) return isBlocked(battle, *main);
    const geometry::Placement from = placement(battle.unit(unit));
    const bool mayLeaveTable = battle.unit(unit).has(Marker::fleeing);
    const auto obstacles = obstaclesAround(battle, unit);
    const auto isBarred = [&](Edge side) {
        const geometry::Slide step{geometry::outward(from.pose.heading, side), 0.1_du};
        if (!mayLeaveTable && !geometry::staysOnTable(step, from, cardSize, battle.setting->table)) {
            return true;
        }
        const geometry::Sweep sweep(step, from, cardSize);
        const auto stops = [&](const Blocker& it) {
            return sweep.meets(it.shape) && (!it.card || bars(battle, unit, *it.card));
        };
        const auto isClosed = [&](const Tile& tile) {
            return !battle.unit(unit).passage && isImpassable(battle, unit, tile) &&
                   geometry::sweeps(step, from, cardSize, tile.region);
        };
        return std::ranges::any_of(obstacles, stops) || std::ranges::any_of(battle.setting->tiles, isClosed);
    };
    return isBarred(Edge::front) && isBarred(Edge::right) && isBarred(Edge::rear) && isBarred(Edge::left);
}

}  // namespace vallum::field

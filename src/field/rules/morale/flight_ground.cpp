// SPDX-License-Identifier: GPL-3.0-or-later
#include "flight_ground.h"

#include <algorithm>
#include <array>

#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/morale/elephants.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::Outline;
using geometry::Placement;
using geometry::Pose;
using geometry::Slide;

void addFootprint(std::vector<Outline>& pieces, const Battle& battle, UnitId unit) {
    const auto whole = footprint(battle, unit);
    pieces.insert(pieces.end(), whole.pieces().begin(), whole.pieces().end());
}

/// FLT-02: markers around a fleeing unit do not block it.
void addMarkers(std::vector<Outline>& pieces, const Battle& battle, UnitId owner, UnitId fleeing) {
    for (const Outline& it : wrapSquares(battle, owner)) pieces.push_back(it);
    const auto& envelops = battle.unit(owner).envelops;
    if (envelops.empty()) return;
    const auto squares = envelopSquares(battle, owner);
    for (std::size_t i = 0; i != squares.size(); ++i) {
        if (envelops.at(i).enemy != fleeing) pieces.push_back(squares[i]);
    }
}

/// FLT-08; nobody blocks elephants (ELE-02).
bool bars(const Battle& battle, UnitId other, UnitId fleeing) {
    if (areElephants(battle, fleeing)) return false;
    const Unit& unit = battle.unit(other);
    if (battle.areEnemies(other, fleeing) || unit.formation) return true;
    return unit.has(Marker::fleeing) && battle.type(other).unitClass == UnitClass::elephants;
}

void addBarriers(FlightGround& ground, std::span<const Outline> pieces) {
    for (const Outline& it : pieces) ground.barriers.emplace_back(it);
}

/// TER-47, TER-50: a village sector is impassable if enemies occupy it.
void addHolder(FlightGround& ground, const Battle& battle, UnitId other, UnitId fleeing) {
    const auto sector = sectorOf(battle, other);
    if (!sector) return;
    const Outline box = boxOf(battle, *sector);
    if (battle.areEnemies(other, fleeing)) return ground.barriers.emplace_back(box), void();
    ground.crossable.push_back({.unit = other, .pieces = {box}, .isInHouse = true});
}

void addUnits(FlightGround& ground, const Battle& battle, UnitId fleeing) {
    for (const UnitId other : battle.unitsOnTable()) {
        if (other == fleeing || battle.isCovered(other)) continue;
        if (battle.unit(other).inside) {
            addHolder(ground, battle, other, fleeing);
            continue;
        }
        std::vector<Outline> pieces;
        addFootprint(pieces, battle, other);
        addMarkers(pieces, battle, other, fleeing);
        if (bars(battle, other, fleeing)) {
            addBarriers(ground, pieces);
        } else {
            ground.crossable.push_back({.unit = other, .pieces = std::move(pieces)});
        }
    }
}

/// A tile does not block a card that came to lie over its edge (TER-39).
void addTiles(FlightGround& ground, const Battle& battle, UnitId fleeing) {
    const geometry::Footprint card = footprint(battle, fleeing);
    for (const Tile& tile : battle.setting->tiles) {
        if (!isImpassable(battle, fleeing, tile)) continue;
        for (const geometry::Convex& part : tile.region.parts()) {
            auto region = *geometry::Region::from(part);
            if (!geometry::overlap(card, region)) ground.barriers.push_back(std::move(region));
        }
    }
}

geometry::PathStep stepOf(const Pose& from, const Slide& slide) {
    if (slide.toward == from.heading) return geometry::Advance{slide.distance};
    return slide;
}

/// The first part of a path, of this length.
std::vector<Slide> partOf(const std::vector<Slide>& way, Du length) {
    std::vector<Slide> part;
    for (const Slide& it : way) {
        const Du distance = std::min(it.distance, length);
        length = length - distance;
        if (distance > 0_du) part.push_back({it.toward, distance});
    }
    return part;
}

Du lengthOf(const std::vector<Slide>& way) {
    Du length;
    for (const Slide& it : way) length = length + it.distance;
    return length;
}

MovementPoints priceOf(const Battle& battle,
                       UnitId unit,
                       const FlightGround& ground,
                       const std::vector<Slide>& way) {
    MovementPoints price;
    for (Pose pose = battle.unit(unit).pose; const Slide& it : way) {
        price = price + priceOfFlight(battle, unit, ground, pose, it);
        pose = geometry::after(it, pose, cardSize);
    }
    return price;
}

/// The longest part of a path that satisfies a predicate which holds for every shorter part.
Du longest(const std::vector<Slide>& way, const auto& isGood) {
    const Du whole = lengthOf(way);
    if (isGood(way)) return whole;
    int good = 0;
    int bad = whole.raw();
    while (bad - good > 1) {
        const int middle = good + (bad - good) / 2;
        (isGood(partOf(way, Du(middle))) ? good : bad) = middle;
    }
    return Du(good);
}

bool isLimited(const Battle& battle, UnitId unit, const FlightGround& ground, const std::vector<Slide>& way) {
    Move move;
    move.unit = unit;
    MovePlan plan;
    plan.extension = battle.unit(unit).extension;
    for (Pose pose = battle.unit(unit).pose; const Slide& it : way) {
        const geometry::PathStep step = stepOf(pose, it);
        pose = geometry::after(step, pose, cardSize);
        move.path.push_back(step);
        plan.steps.push_back({step, pose, 0_mp, "FLT-07"_rule});
        plan.end = pose;
    }
    if (plan.steps.empty()) return false;
    if (limitedByStructure(battle, move, plan, ground.around)) return true;
    if (limitedByChokePoint(battle, move, plan, ground.around)) return true;
    return limitedBy(battle, unit, placement(battle.unit(unit)), {plan.end, {}}, ground.around.tiles)
        .has_value();
}

bool isClosedGround(const geometry::Region& barrier, const Surroundings& around) {
    return std::ranges::any_of(around.closed, [&](const Tile* tile) {
        return std::ranges::any_of(tile->region.parts(), [&](const geometry::Convex& it) {
            return *geometry::Region::from(it) == barrier;
        });
    });
}

/// Beside the path, where only the wings of the card lie over it.
bool isPassedStructure(const geometry::Region& barrier,
                       const Surroundings& around,
                       const geometry::Placement& from,
                       const geometry::PathStep& step) {
    return std::ranges::any_of(around.barriers, [&](const Barrier& it) {
        return geometry::Region(it.shape) == barrier && geometry::sweeps(step, from, cardSize, it.shape);
    });
}

/// HGT-15: what is left of limited movement.
MovementPoints limitedPart(const Battle& battle, UnitId unit, MovementPoints left) {
    return std::max(left - limitedReduction(battle, unit, pointsInFlight(battle, unit)), 0_mp);
}

}  // namespace

bool isUnder(const Outline& card, const Crossable& other) {
    return std::ranges::any_of(other.pieces,
                               [&](const Outline& piece) { return geometry::overlap(card, piece); });
}

FlightGround flightGround(const Battle& battle, UnitId fleeing, MovementPoints points) {
    // FLT-06, HGT-12: no step is longer than the points allow.
    const Du reach = Du(points.raw()) + 1.3_du;
    const Pose& pose = battle.unit(fleeing).pose;
    FlightGround ground{.table = battle.setting->table,
                        .barriers = {},
                        .crossable = {},
                        .around = {},
                        .isRough = !battle.setting->tiles.empty() || !battle.structures.empty()};
    addUnits(ground, battle, fleeing);
    const Outline card = geometry::outline(pose, cardSize);
    for (Crossable& it : ground.crossable) it.isLeft = isUnder(card, it);
    if (!ground.isRough) return ground;
    ground.around = surroundingsOf(battle, fleeing, std::array{pose}, reach);
    for (const Barrier& it : barriersFor(battle, fleeing)) ground.barriers.emplace_back(it.shape);
    addTiles(ground, battle, fleeing);
    return ground;
}

void openPassages(FlightGround& ground,
                  const Battle& battle,
                  const Pose& from,
                  const geometry::PathStep& step) {
    if (!ground.isRough || !squeezeThrough(battle, {from, {}}, step, ground.around)) return;
    std::erase_if(ground.barriers, [&](const geometry::Region& barrier) {
        return isClosedGround(barrier, ground.around) ||
               isPassedStructure(barrier, ground.around, {from, {}}, step);
    });
}

MovementPoints priceOfFlight(
    const Battle& battle, UnitId unit, const FlightGround& ground, const Pose& from, const Slide& slide) {
    const MovementPoints plain(slide.distance.raw());
    if (!ground.isRough || slide.distance == 0_du) return plain;
    const Du slow = difficultPart(battle, unit, {from, {}}, stepOf(from, slide), ground.around.tiles,
                                  ground.around.rough);
    return plain + MovementPoints(slow.raw());
}

std::vector<Slide> flightWithin(MovementPoints points,
                                const Battle& battle,
                                UnitId unit,
                                const FlightGround& ground,
                                const std::vector<Slide>& way) {
    const auto isWithin = [&](MovementPoints limit) {
        return [&, limit](const std::vector<Slide>& part) {
            return priceOf(battle, unit, ground, part).raw() <= limit.raw();
        };
    };
    auto made = partOf(way, longest(way, isWithin(points)));
    if (!ground.isRough || !isLimited(battle, unit, ground, made)) return made;
    const auto isFree = [&](const std::vector<Slide>& part) {
        return !isLimited(battle, unit, ground, part);
    };
    const Du before = longest(made, isFree);
    const Du half = longest(made, isWithin(limitedPart(battle, unit, points)));
    return partOf(made, std::max(before, half));
}

}  // namespace vallum::field

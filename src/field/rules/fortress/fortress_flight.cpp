// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/fortress_flight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/morale/elephants.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/siege/siege_towers.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Pose;

namespace {

bool isStraightWall(StructureKind kind) { return kind == StructureKind::wall || kind == StructureKind::gate; }

std::vector<StructureId> wallsOf(const Battle& battle, int fortress) {
    auto walls = standingStructures(battle);
    std::erase_if(walls, [&](StructureId id) {
        return battle.structure(id).fortress != fortress || !isStraightWall(battle.structure(id).kind);
    });
    return walls;
}

/// A card at just the corner of a wall does not touch a section of it. FOR-04: a siege tower stands for its
/// unit.
bool isTouchedByEnemy(const Battle& battle, UnitId unit, StructureId wall) {
    const auto isOn = [&](const std::vector<WallPlace>& places) {
        return std::ranges::count(places, wall, &WallPlace::wall) != 0;
    };
    return std::ranges::any_of(enemiesOf(battle, unit), [&](UnitId enemy) {
        const auto inside = battle.unit(enemy).inside;
        if (inside && battle.structure(*inside).kind == StructureKind::siegeTower) {
            return towerFaces(battle, *inside, wall);
        }
        return isOn(placesFaced(battle, enemy)) || isOn(placesHeld(battle, enemy));
    });
}

/// Along the inner side of a wall, from its center.
std::vector<Pose> placesBehind(const Battle& battle, StructureId wall) {
    const Pose& pose = battle.structure(wall).pose;
    const Du back = -(battle.setting->sizes.wall.depth / 2) - cardSize.depth / 2;
    std::vector<Pose> places;
    for (const Du aside : {0_du, 0.4_du, -0.4_du, 0.8_du, -0.8_du, 1.2_du, -1.2_du}) {
        places.push_back({geometry::pointAt(pose, aside, back), pose.heading});
    }
    return places;
}

std::optional<geometry::PathStep> straightTo(const Pose& from, const Pose& to) {
    const Du distance = geometry::distance(from.center, to.center);
    if (distance <= 0_du) return std::nullopt;
    return geometry::Slide{geometry::headingToward(from.center, to.center), distance};
}

bool isPanic(const Battle& battle, UnitId other) {
    return battle.unit(other).has(Marker::fleeing) && areElephants(battle, other);
}

bool isMet(const Battle& battle, UnitId unit, const geometry::PathStep& step, UnitId other) {
    if (battle.unit(other).inside || battle.isCovered(other)) return false;
    const geometry::Sweep sweep(step, {battle.unit(unit).pose, {}}, cardSize);
    return sweep.meets(footprint(battle, other));
}

/// None if enemies or fleeing elephants block the straight path.
std::optional<Refuge> reached(const Battle& battle, UnitId unit, StructureId wall, const Pose& pose) {
    Refuge refuge{wall, pose, {}};
    const auto step = straightTo(battle.unit(unit).pose, pose);
    if (!step) return refuge;
    for (const UnitId other : battle.unitsOnTable()) {
        if (other == unit || !isMet(battle, unit, *step, other)) continue;
        if (battle.areEnemies(unit, other) || isPanic(battle, other)) return std::nullopt;
        const auto from = geometry::outline(battle.unit(unit).pose, cardSize);
        if (!geometry::overlap(from, footprint(battle, other))) refuge.crossed.push_back(other);
    }
    return refuge;
}

}  // namespace

bool fleesIntoFortress(const Battle& battle, UnitId unit) {
    if (battle.structures.empty() || !defendsFortress(battle, unit)) return false;
    return !wallsOf(battle, *fortressOf(battle, unit)).empty();
}

std::optional<Refuge> refugeFor(const Battle& battle, UnitId unit) {
    const auto held = placesHeld(battle, unit);
    auto walls = wallsOf(battle, *fortressOf(battle, unit));
    std::erase_if(walls, [&](StructureId wall) {
        return std::ranges::count(held, wall, &WallPlace::wall) != 0 || isTouchedByEnemy(battle, unit, wall);
    });
    const geometry::Footprint card = footprint(battle, unit);
    std::ranges::stable_sort(walls, {},
                             [&](StructureId wall) { return geometry::distance(card, boxOf(battle, wall)); });
    for (const StructureId wall : walls) {
        for (const Pose& pose : placesBehind(battle, wall)) {
            if (!isFreeFor(battle, unit, pose)) continue;
            if (auto refuge = reached(battle, unit, wall, pose)) return refuge;
        }
    }
    return std::nullopt;
}

std::optional<Pose> wayOut(const Battle& battle, UnitId unit) {
    const Structure& tower = battle.structure(*battle.unit(unit).inside);
    const Heading home = facingFrom(homeOf(battle, battle.owner(unit))) + 180_deg;
    const geometry::Size size = sizeOf(tower.kind, battle.setting->sizes);
    auto sides = geometry::allEdges;
    std::ranges::stable_sort(sides, {}, [&](Edge side) {
        return geometry::angleBetween(geometry::outward(tower.pose.heading, side), home);
    });
    for (const Edge side : sides) {
        const Heading out = geometry::outward(tower.pose.heading, side);
        const Du half = (side == Edge::front || side == Edge::rear ? size.depth : size.width) / 2;
        const Pose pose{geometry::pointAt({tower.pose.center, out}, 0_du, half + cardSize.depth / 2), out};
        if (isFreeFor(battle, unit, pose)) return pose;
    }
    return std::nullopt;
}

}  // namespace vallum::field

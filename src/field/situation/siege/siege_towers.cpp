// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/siege/siege_towers.h>
#include <vallum/geometry/engagement.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Segment;

namespace {

int sectionsBetween(const Battle& battle, StructureId tower, const Segment& side) {
    int sections = 0;
    for (const Edge edge : geometry::allEdges) {
        sections += geometry::flushSections(geometry::segmentOf(boxOf(battle, tower), edge), 2, side);
    }
    return sections;
}

}  // namespace

bool isInSiegeTower(const Battle& battle, UnitId unit) {
    const auto inside = battle.unit(unit).inside;
    return inside && battle.structure(*inside).kind == StructureKind::siegeTower;
}

bool touchesTower(const Battle& battle, StructureId tower, StructureId other) {
    return std::ranges::any_of(geometry::allEdges, [&](Edge edge) {
        return sectionsBetween(battle, tower, geometry::segmentOf(boxOf(battle, other), edge)) > 0;
    });
}

bool towerFaces(const Battle& battle, StructureId tower, StructureId wall) {
    const auto isFlush = [&](Edge outer) {
        return sectionsBetween(battle, tower, geometry::segmentOf(boxOf(battle, wall), outer)) > 0;
    };
    const bool isCorner = battle.structure(wall).kind == StructureKind::cornerWall;
    return isFlush(Edge::front) || (isCorner && isFlush(Edge::right));
}

std::optional<StructureId> heldBeforeTower(const Battle& battle, UnitId unit, UnitId enemy) {
    if (!isInSiegeTower(battle, unit)) return std::nullopt;
    const StructureId tower = *battle.unit(unit).inside;
    if (const auto held = battle.unit(enemy).inside) {
        return touchesTower(battle, tower, *held) ? held : std::nullopt;
    }
    for (const WallPlace& it : placesDefended(battle, enemy)) {
        if (towerFaces(battle, tower, it.wall)) return it.wall;
    }
    return std::nullopt;
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "walls_detail.h"

#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Segment;

namespace {

/// GEO-25: left and right of the door.
std::vector<Outline> besideDoor(const Battle& battle, StructureId gate) {
    const geometry::Pose& pose = battle.structure(gate).pose;
    const geometry::TileSizes& sizes = battle.setting->sizes;
    const Du half = sizes.wall.depth / 2;
    const Du end = sizes.wall.width / 2;
    const Du door = sizes.door / 2;
    const auto part = [&](Du left, Du right) {
        return Outline{geometry::pointAt(pose, left, half), geometry::pointAt(pose, right, half),
                       geometry::pointAt(pose, right, -half), geometry::pointAt(pose, left, -half)};
    };
    return {part(-end, -door), part(door, end)};
}

bool holdsAnyCorner(const Battle& battle, UnitId unit) {
    if (battle.unit(unit).inside) return false;
    bool holds = false;
    forEachWallNear(battle, unit, [&](StructureId wall) {
        const bool isCorner = battle.structure(wall).kind == StructureKind::cornerWall;
        holds = holds || (isCorner && isInCorner(battle, placement(battle.unit(unit)), wall));
    });
    return holds;
}

RuleId whyClosed(StructureKind kind) {
    switch (kind) {
        case StructureKind::tower: return "FOR-18"_rule;
        case StructureKind::watchtower: return "WTW-04"_rule;
        case StructureKind::siegeTower: return "SGT-11"_rule;
        case StructureKind::gate:
        case StructureKind::wall:
        case StructureKind::cornerWall:
        case StructureKind::villageSector:
        case StructureKind::narrowBridge:
        case StructureKind::wideBridge:
        case StructureKind::smallCaltrops:
        case StructureKind::largeCaltrops: return "WAL-13"_rule;
        case StructureKind::trench:
        case StructureKind::barricade: return "TRE-05"_rule;
    }
    return "WAL-13"_rule;
}

/// An edge of a card or marker, and how many sections it has.
struct CardSide {
    Segment edge;
    int sections = 0;
};

/// The edges of its card, extension markers and envelop markers; FOR-04: of the tower that it is in.
std::vector<CardSide> sidesOf(const Battle& battle, UnitId unit) {
    const int front = geometry::frontSections(battle.unit(unit).extension);
    std::vector<CardSide> sides;
    if (const auto inside = battle.unit(unit).inside) {
        constexpr int sectionsOfTower = 2;
        for (const Edge edge : geometry::allEdges) {
            sides.push_back({geometry::segmentOf(boxOf(battle, *inside), edge), sectionsOfTower});
        }
        return sides;
    }
    for (const Edge edge : geometry::allEdges) {
        sides.push_back({edgeOf(placement(battle.unit(unit)), edge),
                         edge == Edge::front ? front : geometry::sectionsOn(edge)});
    }
    for (const auto& squares : {envelopSquares(battle, unit), wrapSquares(battle, unit)}) {
        for (const Outline& square : squares) {
            for (const Edge edge : geometry::allEdges)
                sides.push_back({geometry::segmentOf(square, edge), 1});
        }
    }
    return sides;
}

int sectionsAlong(const std::vector<CardSide>& sides, const Outline& part) {
    int sections = 0;
    for (const CardSide& it : sides) {
        for (const Edge side : {Edge::front, Edge::rear}) {
            sections += geometry::flushSections(it.edge, it.sections, geometry::segmentOf(part, side));
        }
    }
    return sections;
}

/// The door without its outermost ends.
Outline innerDoor(const geometry::Pose& gate, geometry::TileSizes sizes) {
    constexpr Du end = geometry::tolerance + 0.001_du;
    sizes.door = sizes.door - end - end;
    return geometry::doorOutline(gate, sizes);
}

/// GAT-10: with whole sections in front of the door, or, if not aligned, with more than a corner.
bool blocksDoor(const Battle& battle, UnitId unit, StructureId gate) {
    const geometry::Pose& pose = battle.structure(gate).pose;
    const auto sides = sidesOf(battle, unit);
    if (sectionsAlong(sides, geometry::doorOutline(pose, battle.setting->sizes)) > 0) return true;
    if (sectionsAlong(sides, boxOf(battle, gate)) > 0) return false;
    const geometry::Footprint door = innerDoor(pose, battle.setting->sizes);
    return geometry::inContact(footprint(battle, unit), door);
}

Verdict isOpenTo(const Battle& battle, UnitId unit, StructureId gate) {
    return hasDoor(battle, gate) ? mayUseGate(battle, unit, gate) : Verdict();
}

void addBarrier(std::vector<Barrier>& barriers, const Battle& battle, UnitId unit, StructureId id) {
    const StructureKind kind = battle.structure(id).kind;
    if (kind != StructureKind::gate) {
        for (const Outline& part : partsOf(battle, id)) barriers.push_back({id, part, whyClosed(kind)});
        return;
    }
    const Verdict open = isOpenTo(battle, unit, id);
    if (!open) return barriers.push_back({id, boxOf(battle, id), open.error().rule});
    for (const Outline& part : besideDoor(battle, id)) barriers.push_back({id, part, whyClosed(kind)});
}

std::vector<StructureId> allStructures(const Battle& battle) {
    std::vector<StructureId> all;
    for (const StructureId id : battle.everyStructure()) {
        all.push_back(id);
    }
    return all;
}

}  // namespace

std::vector<Barrier> barriersFor(const Battle& battle, UnitId unit) {
    return barriersFor(battle, unit, allStructures(battle));
}

std::vector<Barrier> barriersFor(const Battle& battle, UnitId unit, std::span<const StructureId> among) {
    std::vector<Barrier> barriers;
    if (among.empty()) return barriers;
    const bool isInCorner = holdsAnyCorner(battle, unit);
    for (const StructureId id : among) {
        const Structure& it = battle.structure(id);
        if (!it.stands() || battle.unit(unit).inside == id) continue;
        if (!isWall(it.kind) && !isHighTower(it.kind) && !keepsOut(battle, unit, it.kind)) continue;
        if (isInCorner && overlaps(battle, footprint(battle, unit), id)) continue;  // FDZ-11
        addBarrier(barriers, battle, unit, id);
    }
    return barriers;
}

std::vector<Barrier>::const_iterator firstUnder(const geometry::Footprint& shape,
                                                const std::vector<Barrier>& barriers) {
    const geometry::Box box = geometry::boxAroundAll(shape.pieces());
    return std::ranges::find_if(barriers, [&](const Barrier& it) {
        return !box.isApartFrom(it.box, 0) && geometry::overlap(shape, it.shape);
    });
}

std::vector<Opening> openingsFor(const Battle& battle, UnitId unit) {
    return openingsFor(battle, unit, allStructures(battle));
}

std::vector<Opening> openingsFor(const Battle& battle, UnitId unit, std::span<const StructureId> among) {
    std::vector<Opening> openings;
    for (const StructureId id : among) {
        const Structure& it = battle.structure(id);
        if (!isWall(it.kind) || !it.placed) continue;
        if (it.condition == Condition::collapsed) {
            openings.push_back({id, boxOf(battle, id)});
        } else if (it.stands() && it.kind == StructureKind::gate && isOpenTo(battle, unit, id)) {
            openings.push_back({id, geometry::doorOutline(it.pose, battle.setting->sizes)});
        }
    }
    return openings;
}

Verdict mayUseGate(const Battle& battle, UnitId unit, StructureId gate) {
    if (!isOfItsSide(battle, unit, gate)) return refuse("GAT-09"_rule);
    const geometry::Point& middle = battle.structure(gate).pose.center;
    for (const UnitId other : battle.everyUnit()) {
        if (!battle.onTable(other) || other == unit) continue;
        constexpr Du near = 3_du;
        if (!geometry::isWithin(near, battle.unit(other).pose.center, middle)) continue;
        if (battle.areEnemies(unit, other) && blocksDoor(battle, other, gate)) return refuse("GAT-10"_rule);
    }
    return {};
}

}  // namespace vallum::field

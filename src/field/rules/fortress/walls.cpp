// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <iterator>

#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/fortress/tower_wraps.h>
#include <vallum/field/rules/fortress/walls.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Segment;

namespace {

constexpr int placesOfWall = 4;
constexpr int firstOfDoor = 1;
constexpr int lastOfDoor = 2;

/// FOR-12: visits walls, standing or not, that are near enough to touch.
template <class Visit> void forEachWallNear(const Battle& battle, UnitId unit, const Visit& visit) {
    constexpr std::int64_t near = 2'600;
    const geometry::Point& center = battle.unit(unit).pose.center;
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        if (!isWall(it.kind) || !it.placed || it.condition == Condition::removed) continue;
        const std::int64_t x = it.pose.center.x.raw() - center.x.raw();
        const std::int64_t y = it.pose.center.y.raw() - center.y.raw();
        if (x * x + y * y <= near * near) visit(id);
    }
}

/// The section place of a side, numbered from the left when facing outward.
Segment placeOn(const geometry::Pose& wall, const geometry::Size& size, int index, bool outside) {
    const Du length = size.width / placesOfWall;
    const Du left = Du(index * length.raw()) - size.width / 2;
    const Du ahead = outside ? size.depth / 2 : -(size.depth / 2);
    const geometry::Point from = geometry::pointAt(wall, left, ahead);
    const geometry::Point to = geometry::pointAt(wall, left + length, ahead);
    return outside ? Segment{from, to} : Segment{to, from};
}

bool isFlush(const Segment& place, const Segment& edge) {
    return geometry::flushSections(place, 1, edge) == 1;
}

Segment edgeOf(const Battle& battle, UnitId unit, Edge edge) {
    const geometry::Placement placed = placement(battle.unit(unit));
    if (edge == Edge::front) return geometry::frontEdge(placed, cardSize);
    return geometry::segmentOf(geometry::outline(placed.pose, cardSize), edge);
}

bool holdsCorner(const Battle& battle, UnitId unit, StructureId corner) {
    return isInCorner(battle, placement(battle.unit(unit)), corner);
}

bool facesCorner(const Battle& battle, UnitId unit, StructureId corner) {
    return frontSectionsOn(battle, unit, corner, Edge::front) +
               frontSectionsOn(battle, unit, corner, Edge::right) >
           0;
}

/// A cheap test before the exact ones: a card whose front or rear is flush with a side of the wall has its
/// center half its depth from the line of that side, and beside its length.
bool mayBeFlush(const Battle& battle, UnitId unit, StructureId wall, bool outside) {
    constexpr Du slack = 0.1_du;
    constexpr Du extendedFlank = 1.2_du;
    const geometry::Size& size = battle.setting->sizes.wall;
    const auto [right, ahead] =
        geometry::offsetOf(battle.structure(wall).pose, battle.unit(unit).pose.center);
    const Du fromLine = outside ? ahead - size.depth / 2 : ahead + size.depth / 2;
    const Du off = Du(std::abs(fromLine.raw())) - cardSize.depth / 2;
    return off <= slack && -slack <= off &&
           Du(std::abs(right.raw())) <= size.width / 2 + extendedFlank + slack;
}

/// One side of a wall, with a cheap test before the exact ones.
class WallSide {
public:
    WallSide(const Battle& battle, StructureId wall, bool outside)
        : wall_(wall),
          outside_(outside),
          pose_(battle.structure(wall).pose),
          size_(battle.setting->sizes.wall) {
        const Du ahead = outside ? size_.depth / 2 : -(size_.depth / 2);
        left_ = geometry::pointAt(pose_, -(size_.width / 2), ahead);
        const geometry::Point right = geometry::pointAt(pose_, size_.width / 2, ahead);
        x_ = (right.x - left_.x).raw();
        y_ = (right.y - left_.y).raw();
    }

    void addPlaces(std::vector<WallPlace>& places, const Segment& edge) const {
        if (!isOnLine(edge.from) || !isOnLine(edge.to)) return;
        const auto [begin, end] = std::minmax({along(edge.from), along(edge.to)});
        const std::int64_t length = x_ * x_ + y_ * y_;
        places.reserve(places.size() + placesOfWall);
        for (int index = 0; index != placesOfWall; ++index) {
            const bool reaches =
                end * placesOfWall > length * index && begin * placesOfWall < length * (index + 1);
            if (reaches && isFlush(placeOn(pose_, size_, index, outside_), edge)) {
                places.push_back({wall_, index});
            }
        }
    }

private:
    [[nodiscard]] std::int64_t along(const geometry::Point& it) const {
        return x_ * (it.x - left_.x).raw() + y_ * (it.y - left_.y).raw();
    }
    /// An edge flush with a place over at least half a section deviates from the line of the whole
    /// side by no more than this.
    [[nodiscard]] bool isOnLine(const geometry::Point& it) const {
        constexpr std::int64_t aside = 70;
        const std::int64_t off = x_ * (it.y - left_.y).raw() - y_ * (it.x - left_.x).raw();
        return std::abs(off) <= aside * (size_.width.raw() + 2);
    }

    StructureId wall_;
    bool outside_;
    geometry::Pose pose_;
    geometry::Size size_;
    geometry::Point left_;
    std::int64_t x_ = 0;
    std::int64_t y_ = 0;
};

std::vector<Segment> sectionsOf(const Segment& edge, int count) {
    const auto along = [&](Du from, Du to, int part) {
        return Du(from.raw() + static_cast<std::int32_t>(std::int64_t{(to - from).raw()} * part / count));
    };
    const auto mark = [&](int part) {
        return geometry::Point{along(edge.from.x, edge.to.x, part), along(edge.from.y, edge.to.y, part)};
    };
    std::vector<Segment> sections;
    for (int i = 0; i != count; ++i) sections.push_back({mark(i), mark(i + 1)});
    return sections;
}

geometry::Point middleOf(const Segment& it) {
    return {Du((it.from.x.raw() + it.to.x.raw()) / 2), Du((it.from.y.raw() + it.to.y.raw()) / 2)};
}

std::vector<UnitId> unitsOver(const Battle& battle, UnitId unit) {
    std::vector<UnitId> over;
    for (const Overlap& it : battle.overlaps) {
        if (it.under == unit && battle.onTable(it.top)) over.push_back(it.top);
    }
    return over;
}

bool isOfItsSide(const Battle& battle, UnitId unit, StructureId id) {
    const Structure& it = battle.structure(id);
    if (it.owner) return battle.areAllied(*it.owner, battle.owner(unit));
    if (!it.fortress) return false;
    const Fortress& fortress = battle.setting->fortresses.at(static_cast<std::size_t>(*it.fortress));
    return battle.areAllied(fortress.owner, battle.owner(unit));
}

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
        holds = holds || (isCorner && holdsCorner(battle, unit, wall));
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
        sides.push_back(
            {edgeOf(battle, unit, edge), edge == Edge::front ? front : geometry::sectionsOn(edge)});
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

bool isInCorner(const Battle& battle, const geometry::Placement& placed, StructureId corner) {
    const Outline place = geometry::cornerPlace(battle.structure(corner).pose, battle.setting->sizes);
    const geometry::Point middle{Du((place[0].x.raw() + place[2].x.raw()) / 2),
                                 Du((place[0].y.raw() + place[2].y.raw()) / 2)};
    const geometry::Footprint card = geometry::footprint(placed, cardSize);
    return std::ranges::any_of(card.pieces(), [&](const Outline& piece) {
        return geometry::standsIn(middle, geometry::Region(piece));
    });
}

std::vector<WallPlace> placesHeld(const Battle& battle, UnitId unit) {
    std::vector<WallPlace> places;
    if (battle.structures.empty() || battle.unit(unit).inside) return places;
    std::optional<std::array<Segment, 2>> sides;  // of the card
    forEachWallNear(battle, unit, [&](StructureId wall) {
        if (battle.structure(wall).kind == StructureKind::cornerWall) {
            if (holdsCorner(battle, unit, wall)) places.push_back({wall, 0});
            return;
        }
        if (!mayBeFlush(battle, unit, wall, false)) return;
        if (!sides) sides = {edgeOf(battle, unit, Edge::front), edgeOf(battle, unit, Edge::rear)};
        const WallSide inside(battle, wall, false);
        for (const Segment& side : *sides) inside.addPlaces(places, side);
    });
    return places;
}

std::vector<WallPlace> placesDefended(const Battle& battle, UnitId unit) {
    auto places = placesHeld(battle, unit);
    if (battle.unit(unit).has(Marker::fleeing)) places.clear();
    for (const UnitId over : unitsOver(battle, unit)) {
        const auto covered = placesHeld(battle, over);
        std::erase_if(places, [&](const WallPlace& it) { return std::ranges::count(covered, it) != 0; });
    }
    return places;
}

std::vector<WallPlace> placesFaced(const Battle& battle, UnitId unit) {
    std::vector<WallPlace> places;
    if (battle.structures.empty() || battle.unit(unit).inside) return places;
    std::optional<Segment> front;
    forEachWallNear(battle, unit, [&](StructureId wall) {
        if (battle.structure(wall).kind == StructureKind::cornerWall) {
            if (facesCorner(battle, unit, wall)) places.push_back({wall, 0});
            return;
        }
        if (!mayBeFlush(battle, unit, wall, true)) return;
        if (!front) front = edgeOf(battle, unit, Edge::front);
        WallSide(battle, wall, true).addPlaces(places, *front);
    });
    return places;
}

bool isOpen(const Battle& battle, const WallPlace& place) {
    const Structure& it = battle.structure(place.wall);
    if (!it.stands()) return true;
    return it.kind == StructureKind::gate && !hasDoor(battle, place.wall) && place.index >= firstOfDoor &&
           place.index <= lastOfDoor;
}

bool standsOnWall(const Battle& battle, UnitId unit) {
    return canManWalls(battle, unit) &&
           std::ranges::any_of(placesHeld(battle, unit),
                               [&](const WallPlace& it) { return battle.structure(it.wall).stands(); });
}

bool holdsTakenPlace(const Battle& battle, UnitId unit) {
    const auto held = standsOnWall(battle, unit) ? placesHeld(battle, unit) : std::vector<WallPlace>();
    return std::ranges::any_of(held, [&](const WallPlace& it) {
        const bool looksIn =
            battle.structure(it.wall).kind == StructureKind::cornerWall ||
            battle.unit(unit).pose.heading == battle.structure(it.wall).pose.heading + 180_deg;
        return battle.structure(it.wall).stands() && looksIn && !isOfItsSide(battle, unit, it.wall);
    });
}

std::optional<StructureId> wallAhead(const Battle& battle, UnitId unit) {
    if (!standsOnWall(battle, unit)) return std::nullopt;
    const Heading heading = battle.unit(unit).pose.heading;
    for (const WallPlace& it : placesHeld(battle, unit)) {
        const Structure& wall = battle.structure(it.wall);
        const bool isCorner = wall.kind == StructureKind::cornerWall;
        if (wall.pose.heading == heading || (isCorner && wall.pose.heading + 90_deg == heading))
            return it.wall;
    }
    return std::nullopt;
}

bool isWithin(const Battle& battle, UnitId unit, StructureId id) {
    const Structure& it = battle.structure(id);
    if (const auto inside = battle.unit(unit).inside; inside && battle.structure(*inside).fortress) {
        return battle.structure(*inside).fortress == it.fortress;
    }
    if (it.fortress) return fortressAt(battle, battle.unit(unit).pose.center) == it.fortress;
    if (!isWall(it.kind)) return false;
    const geometry::Point& center = battle.unit(unit).pose.center;
    const geometry::Point outer =
        geometry::pointAt(it.pose, 0_du, sizeOf(it.kind, battle.setting->sizes).depth / 2);
    const geometry::Point beyond = geometry::pointAt(it.pose, 0_du, 1_du);
    const std::int64_t x = std::int64_t{(beyond.x - it.pose.center.x).raw()} * (center.x - outer.x).raw();
    const std::int64_t y = std::int64_t{(beyond.y - it.pose.center.y).raw()} * (center.y - outer.y).raw();
    return x + y < 0;
}

bool hasClimbed(const Battle& battle, UnitId unit) {
    const auto& climb = battle.unit(unit).climb;
    return climb && climb->levels >= valuesOf(battle, climb->structure).level;
}

bool canManWalls(const Battle& battle, UnitId unit) {
    return !battle.type(unit).mounted && battle.type(unit).unitClass != UnitClass::artillery;
}

bool movesAlongWall(const Battle& battle, const Move& move) {
    if (battle.structures.empty() || move.path.size() != 1 || !move.before.empty() || !move.after.empty()) {
        return false;
    }
    const auto* slide = std::get_if<geometry::Slide>(&move.path.front());
    const Heading heading = battle.unit(move.unit).pose.heading;
    const bool isSideways =
        slide != nullptr && (slide->toward == heading + 90_deg || slide->toward == heading + -90_deg);
    return isSideways && standsOnWall(battle, move.unit);
}

std::vector<Segment> uncoveredFront(const Battle& battle, UnitId unit) {
    const auto over = unitsOver(battle, unit);
    const int count = geometry::frontSections(battle.unit(unit).extension);
    auto free = sectionsOf(edgeOf(battle, unit, Edge::front), count);
    std::erase_if(free, [&](const Segment& section) {
        return std::ranges::any_of(over, [&](UnitId other) {
            const Segment top = edgeOf(battle, other, Edge::front);
            return isFlush(section, {top.to, top.from});
        });
    });
    return free;
}

std::vector<Segment> uncoveredSide(const Battle& battle, UnitId unit, Edge edge) {
    const auto over = unitsOver(battle, unit);
    const Heading out = geometry::outward(battle.unit(unit).pose.heading, edge);
    auto free = sectionsOf(edgeOf(battle, unit, edge), geometry::sectionsOn(edge));
    std::erase_if(free, [&](const Segment& section) {
        const geometry::Point behind =
            geometry::pointAt({middleOf(section), out}, 0_du, -(geometry::sectionLength(cardSize) / 2));
        return std::ranges::any_of(over, [&](UnitId other) {
            return geometry::isWithin(0_du, behind,
                                      geometry::footprint(placement(battle.unit(other)), cardSize));
        });
    });
    return free;
}

bool isWhollyCovered(const Battle& battle, UnitId unit) {
    const bool isUnder =
        std::ranges::any_of(battle.overlaps, [&](const Overlap& it) { return it.under == unit; });
    return isUnder && uncoveredFront(battle, unit).empty();
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "walls_detail.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/polygon.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Segment;

namespace {

constexpr int placesOfWall = 4;
constexpr int firstOfDoor = 1;
constexpr int lastOfDoor = 2;

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

bool facesCorner(const Battle& battle, UnitId unit, StructureId corner) {
    if (!mayTouch(battle, unit, corner)) return false;
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

    /// Visits the places along the edge until one is enough; true if one was.
    bool isEnough(const Segment& edge, const auto& visit) const {
        if (!isOnLine(edge.from) || !isOnLine(edge.to)) return false;
        const auto [begin, end] = std::minmax({along(edge.from), along(edge.to)});
        const std::int64_t length = x_ * x_ + y_ * y_;
        for (int index = 0; index != placesOfWall; ++index) {
            const bool reaches =
                end * placesOfWall > length * index && begin * placesOfWall < length * (index + 1);
            if (!reaches || !isFlush(placeOn(pose_, size_, index, outside_), edge)) continue;
            if (visit(WallPlace{wall_, index})) return true;
        }
        return false;
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

}  // namespace

bool mayFace(const Battle& battle, UnitId unit, StructureId wall) {
    if (battle.structure(wall).kind == StructureKind::cornerWall) return mayTouch(battle, unit, wall);
    return mayBeFlush(battle, unit, wall, true);
}

bool mayHold(const Battle& battle, UnitId unit, StructureId wall) {
    if (battle.structure(wall).kind == StructureKind::cornerWall) return mayTouch(battle, unit, wall);
    return mayBeFlush(battle, unit, wall, false);
}

bool isOfItsSide(const Battle& battle, UnitId unit, StructureId id) {
    const Structure& it = battle.structure(id);
    if (it.owner) return battle.areAllied(*it.owner, battle.owner(unit));
    if (!it.fortress) return false;
    const Fortress& fortress = battle.setting->fortresses.at(static_cast<std::size_t>(*it.fortress));
    return battle.areAllied(fortress.owner, battle.owner(unit));
}

bool isInCorner(const Battle& battle, const geometry::Placement& placed, StructureId corner) {
    if (!mayTouch(battle, placed.pose.center, corner)) return false;
    const Outline place = geometry::cornerPlace(battle.structure(corner).pose, battle.setting->sizes);
    const geometry::Point middle{Du((place[0].x.raw() + place[2].x.raw()) / 2),
                                 Du((place[0].y.raw() + place[2].y.raw()) / 2)};
    const geometry::Footprint card = geometry::footprint(placed, cardSize);
    return std::ranges::any_of(card.pieces(),
                               [&](const Outline& piece) { return geometry::standsIn(middle, piece); });
}

namespace {

/// Visits the places that the unit holds until one is enough.
void visitPlacesHeld(const Battle& battle, UnitId unit, const auto& visit) {
    if (battle.structures.empty() || battle.unit(unit).inside) return;
    std::optional<std::array<Segment, 2>> sides;  // of the card
    bool isEnough = false;
    forEachWallNear(battle, unit, [&](StructureId wall) {
        if (isEnough) return;
        if (battle.structure(wall).kind == StructureKind::cornerWall) {
            isEnough = isInCorner(battle, placement(battle.unit(unit)), wall) && visit(WallPlace{wall, 0});
            return;
        }
        if (!mayBeFlush(battle, unit, wall, false)) return;
        if (!sides)
            sides = {edgeOf(placement(battle.unit(unit)), Edge::front),
                     edgeOf(placement(battle.unit(unit)), Edge::rear)};
        const WallSide inside(battle, wall, false);
        isEnough = std::ranges::any_of(*sides, [&](const Segment& it) { return inside.isEnough(it, visit); });
    });
}

}  // namespace

std::vector<WallPlace> placesHeld(const Battle& battle, UnitId unit) {
    std::vector<WallPlace> places;
    visitPlacesHeld(battle, unit, [&](const WallPlace& it) {
        places.push_back(it);
        return false;
    });
    return places;
}

std::optional<StructureId> firstWallHeld(const Battle& battle, UnitId unit) {
    std::optional<StructureId> first;
    visitPlacesHeld(battle, unit, [&](const WallPlace& it) {
        if (battle.structure(it.wall).stands()) first = it.wall;
        return first.has_value();
    });
    return first;
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
        if (!front) front = edgeOf(placement(battle.unit(unit)), Edge::front);
        WallSide(battle, wall, true).isEnough(*front, [&](const WallPlace& it) {
            places.push_back(it);
            return false;
        });
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
    return canManWalls(battle, unit) && firstWallHeld(battle, unit);
}

bool holdsTakenPlace(const Battle& battle, UnitId unit) {
    const auto held = canManWalls(battle, unit) ? placesHeld(battle, unit) : std::vector<WallPlace>();
    return std::ranges::any_of(held, [&](const WallPlace& it) {
        const bool looksIn =
            battle.structure(it.wall).kind == StructureKind::cornerWall ||
            battle.unit(unit).pose.heading == battle.structure(it.wall).pose.heading + 180_deg;
        return battle.structure(it.wall).stands() && looksIn && !isOfItsSide(battle, unit, it.wall);
    });
}

std::optional<StructureId> wallAhead(const Battle& battle, UnitId unit) {
    if (!canManWalls(battle, unit)) return std::nullopt;
    const Heading heading = battle.unit(unit).pose.heading;
    const auto held = placesHeld(battle, unit);
    const auto stands = [&](const WallPlace& it) { return battle.structure(it.wall).stands(); };
    if (std::ranges::none_of(held, stands)) return std::nullopt;
    for (const WallPlace& it : held) {
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

std::vector<Segment> uncoveredFront(const Battle& battle, UnitId unit) {
    const auto over = unitsOver(battle, unit);
    const int count = geometry::frontSections(battle.unit(unit).extension);
    auto free = sectionsOf(edgeOf(placement(battle.unit(unit)), Edge::front), count);
    std::erase_if(free, [&](const Segment& section) {
        return std::ranges::any_of(over, [&](UnitId other) {
            const Segment top = edgeOf(placement(battle.unit(other)), Edge::front);
            return isFlush(section, {top.to, top.from});
        });
    });
    return free;
}

std::vector<Segment> uncoveredSide(const Battle& battle, UnitId unit, Edge edge) {
    const auto over = unitsOver(battle, unit);
    const Heading out = geometry::outward(battle.unit(unit).pose.heading, edge);
    auto free = sectionsOf(edgeOf(placement(battle.unit(unit)), edge), geometry::sectionsOn(edge));
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

}  // namespace vallum::field

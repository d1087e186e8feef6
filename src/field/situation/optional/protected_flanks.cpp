// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/protected_flanks.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;
using geometry::Pose;

namespace {

/// GEO-06, GEO-18: as wide as a section.
constexpr Du marker = cardSize.width / geometry::sectionsOn(geometry::Edge::front);
constexpr Du halfWidth = cardSize.width / 2;
constexpr Du halfDepth = cardSize.depth / 2;
/// This much of an edge belongs to its corner, where units at the front touch the flank.
constexpr Du corner = 0.01_du;

/// In the frame of a unit: the distances of its sides to the right and ahead.
struct Rectangle {
    Du left;
    Du right;
    Du rear;
    Du front;
};
Outline outlineOf(const Pose& pose, const Rectangle& it) {
    using geometry::pointAt;
    return {pointAt(pose, it.left, it.front), pointAt(pose, it.right, it.front),
            pointAt(pose, it.right, it.rear), pointAt(pose, it.left, it.rear)};
}

bool isExtended(const Unit& unit, geometry::Side side) {
    return side == geometry::Side::left ? unit.extension.left : unit.extension.right;
}

/// The area next to a flank, or next to its extension marker, of this width.
Rectangle beside(const Unit& unit, geometry::Side side, Du outward) {
    const bool extended = isExtended(unit, side);
    const Du from = halfWidth + (extended ? marker : 0_du);
    const Du rear = extended ? halfDepth - marker : -halfDepth;
    if (side == geometry::Side::left) return {-from - outward, -from, rear, halfDepth};
    return {from, from + outward, rear, halfDepth};
}

Rectangle withoutCorners(Rectangle it) {
    it.rear = it.rear + corner;
    it.front = it.front - corner;
    return it;
}

std::vector<Outline> flanksAndRear(const Unit& unit) {
    const Rectangle rear{corner - halfWidth, halfWidth - corner, -halfDepth, -halfDepth};
    const Rectangle left{-halfWidth, -halfWidth, corner - halfDepth, halfDepth - corner};
    const Rectangle right{halfWidth, halfWidth, corner - halfDepth, halfDepth - corner};
    std::vector<Outline> edges;
    for (const Rectangle& it : {rear, left, right, withoutCorners(beside(unit, geometry::Side::left, 0_du)),
                                withoutCorners(beside(unit, geometry::Side::right, 0_du))}) {
        edges.push_back(outlineOf(unit.pose, it));
    }
    return edges;
}

bool isTouchedBehindItsFront(const Battle& battle, UnitId id) {
    const auto edges = flanksAndRear(battle.unit(id));
    const auto isAt = [&](const Footprint& shape) {
        return std::ranges::any_of(edges,
                                   [&](const Outline& edge) { return geometry::inContact(edge, shape); });
    };
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId other) {
        if (!battle.areEnemies(id, other)) return false;
        const auto squares = envelopSquares(battle, other);
        return isAt(footprint(battle, other)) || std::ranges::any_of(squares, isAt);
    });
}

}  // namespace

bool isFlankProtected(const Battle& battle, UnitId id, geometry::Side side) {
    if (!battle.setting->options.protectedFlanks || !isEngaged(battle, id)) return false;
    if (isTouchedBehindItsFront(battle, id)) return false;
    const Unit& unit = battle.unit(id);
    const Outline edge = outlineOf(unit.pose, beside(unit, side, 0_du));
    const Outline strip = outlineOf(unit.pose, beside(unit, side, marker + marker));
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId other) {
        if (other == id || battle.areEnemies(id, other)) return false;
        const Footprint shape = footprint(battle, other);
        return geometry::isCloser(marker, edge, shape) && geometry::overlap(Footprint(strip), shape);
    });
}

int protectedFlanks(const Battle& battle, UnitId id) {
    return static_cast<int>(isFlankProtected(battle, id, geometry::Side::left)) +
           static_cast<int>(isFlankProtected(battle, id, geometry::Side::right));
}

}  // namespace vallum::field

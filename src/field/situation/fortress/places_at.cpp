// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/places_at.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Placement;
using geometry::Pose;

namespace {

std::vector<Edge> sidesOf(StructureKind kind) {
    if (kind == StructureKind::wall || kind == StructureKind::gate) return {Edge::front, Edge::rear};
    if (isBridge(kind) || isFieldDefense(kind)) return {Edge::front, Edge::rear};
    if (kind == StructureKind::cornerWall) return {Edge::front, Edge::right};
    return {geometry::allEdges.begin(), geometry::allEdges.end()};
}

/// In front of the center of a side, facing the structure.
Pose before(const Battle& battle, StructureId id, Edge side) {
    const Structure& it = battle.structure(id);
    const geometry::Size size = sizeOf(it.kind, battle.setting->sizes);
    const Heading out = geometry::outward(it.pose.heading, side);
    const Du depth = side == Edge::front || side == Edge::rear ? size.depth : size.width;
    const geometry::Point middle = geometry::pointAt({it.pose.center, out}, 0_du, depth / 2);
    return {middle, out + 180_deg};
}

Du widthOf(const Battle& battle, StructureId id, Edge side) {
    const geometry::Size size = sizeOf(battle.structure(id).kind, battle.setting->sizes);
    return side == Edge::front || side == Edge::rear ? size.width : size.depth;
}

}  // namespace

std::optional<Edge> sideReached(const Battle& battle, StructureId id, const Pose& pose) {
    std::optional<Edge> reached;
    Du best;
    for (const Edge side : sidesOf(battle.structure(id).kind)) {
        const Du gap = -geometry::offsetOf(before(battle, id, side), pose.center).ahead;
        if (gap <= 0_du || (reached && gap <= best)) continue;
        reached = side;
        best = gap;
    }
    return reached;
}

namespace {

/// WAL-04, HGT-18: flush with the side and section on section, the nearest first.
std::vector<Pose> placesAlong(const Battle& battle, StructureId id, Edge side, const Placement& placed) {
    const Pose middle = before(battle, id, side);
    const Du now = geometry::offsetOf(middle, placed.pose.center).right;
    const Du most = widthOf(battle, id, side) / 2 + cardSize.width / 2 - sectionWidth;
    std::vector<Du> offsets;
    // TER-31: on a bridge, only the center of the card.
    const Du end = isBridge(battle.structure(id).kind) ? 0_du : most;
    for (Du right = -end; right <= end; right = right + sectionWidth) offsets.push_back(right);
    std::ranges::stable_sort(offsets, {}, [&](Du right) { return std::abs((right - now).raw()); });
    std::vector<Pose> places;
    places.reserve(offsets.size());
    for (const Du right : offsets) {
        places.push_back({geometry::pointAt(middle, right, -(cardSize.depth / 2)), middle.heading});
    }
    return places;
}

}  // namespace

std::vector<Pose> placesAt(const Battle& battle, StructureId id, const Placement& placed) {
    const auto side = sideReached(battle, id, placed.pose);
    if (!side && battle.structure(id).kind == StructureKind::cornerWall)
        return placesInCorner(battle, id, placed);
    return side ? placesAlong(battle, id, *side, placed) : std::vector<Pose>();
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/tower_wraps.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Placement;
using geometry::Pose;

namespace {

/// The side that a card faces.
std::optional<Edge> sideFaced(const Structure& tower, Heading heading) {
    for (const Edge side : geometry::allEdges) {
        if (geometry::outward(tower.pose.heading, side) + 180_deg == heading) return side;
    }
    return std::nullopt;
}

/// The front sections beyond either end of the side, from the card's point of view.
struct Beyond {
    int left = 0;
    int right = 0;
};
Beyond beyond(const Battle& battle, StructureId id, const Placement& place) {
    const Pose tower{battle.structure(id).pose.center, place.pose.heading};
    const Du aside = geometry::offsetOf(tower, place.pose.center).right;
    const Du half = sizeOf(battle.structure(id).kind, battle.setting->sizes).width / 2;
    const Du over = cardSize.width / 2 - half + geometry::tolerance;
    const auto count = [](Du free) { return std::max(free, 0_du).raw() / sectionWidth.raw(); };
    return {count(over - aside) + (place.extension.left ? 1 : 0),
            count(over + aside) + (place.extension.right ? 1 : 0)};
}

}  // namespace

std::vector<TowerMarker> wrapsRound(const Battle& battle,
                                    const AtStructure& at,
                                    const Placement& place,
                                    const Surroundings& around) {
    const auto side = sideFaced(battle.structure(at.structure), place.pose.heading);
    if (!side) return {};
    const Beyond free = beyond(battle, at.structure, place);
    const int first = placesOnTowerSide * static_cast<int>(*side);
    std::vector<TowerMarker> wraps;
    const auto wrap = [&](int count, int from, int step) {
        for (int i = 0; i < count; ++i) {
            const TowerMarker marker{at.structure,
                                     (from + step * i + sectionsRoundTower) % sectionsRoundTower};
            const bool isTaken = marker.section / placesOnTowerSide == static_cast<int>(*side) ||
                                 std::ranges::count(wraps, marker) != 0;
            if (isTaken || !isFree(battle, wrapSquare(battle, marker), around)) return;
            wraps.push_back(marker);
        }
    };
    constexpr int farthest = sectionsRoundTower - placesOnTowerSide;
    wrap(std::min({at.wrapLeft, free.left, farthest}), first + placesOnTowerSide, 1);
    wrap(std::min({at.wrapRight, free.right, farthest}), first - 1, -1);
    return wraps;
}

}  // namespace vallum::field

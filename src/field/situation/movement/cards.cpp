// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/engagement.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Pose;

namespace {

template <class Predicate> std::vector<UnitId> unitsThat(const Battle& battle, const Predicate& predicate) {
    std::vector<UnitId> units;
    for (const UnitId id : battle.everyUnit()) {
        if (battle.onTable(id) && !battle.isCovered(id) && predicate(id)) units.push_back(id);
    }
    return units;
}

}  // namespace

geometry::Footprint footprint(const Battle& battle, UnitId unit) {
    // FOR-04
    if (const auto inside = battle.unit(unit).inside) return boxOf(battle, *inside);
    if (const auto& passage = battle.unit(unit).passage) {
        return column(battle.unit(unit).pose, passage->sections);
    }
    return geometry::footprint(placement(battle.unit(unit)), cardSize);
}

geometry::Segment edgeOf(const geometry::Placement& card, Edge edge) {
    if (edge == Edge::front) return geometry::frontEdge(card, cardSize);
    return geometry::segmentOf(geometry::outline(card.pose, cardSize), edge);
}

geometry::Outline envelopSquare(const Battle& battle, const EnvelopMarker& marker) {
    return geometry::markerSquare(battle.unit(marker.enemy).pose, cardSize, marker.section);
}

std::vector<geometry::Outline> envelopSquares(const Battle& battle, UnitId unit) {
    std::vector<geometry::Outline> squares;
    for (const EnvelopMarker& marker : battle.unit(unit).envelops) {
        squares.push_back(envelopSquare(battle, marker));
    }
    return squares;
}

std::vector<UnitId> friendsOf(const Battle& battle, UnitId unit) {
    return unitsThat(battle, [&](UnitId other) { return other != unit && !battle.areEnemies(unit, other); });
}

std::vector<UnitId> enemiesOf(const Battle& battle, UnitId unit) {
    return unitsThat(battle, [&](UnitId other) { return battle.areEnemies(unit, other); });
}

geometry::Outline column(const Pose& pose, int sections) {
    return geometry::outline(pose, {columnWidth(sections), cardSize.depth});
}

geometry::Outline wrapSquare(const Battle& battle, const TowerMarker& marker) {
    const Structure& tower = battle.structure(marker.structure);
    const Du half = sizeOf(tower.kind, battle.setting->sizes).width / 2;
    const Edge side = geometry::allEdges.at(static_cast<std::size_t>(marker.section / placesOnTowerSide));
    const Pose out{tower.pose.center, geometry::outward(tower.pose.heading, side)};
    const Du right = marker.section % placesOnTowerSide == 0 ? -(sectionWidth / 2) : sectionWidth / 2;
    const geometry::Point center = geometry::pointAt(out, right, half + sectionWidth / 2);
    return geometry::outline({center, out.heading}, {sectionWidth, sectionWidth});
}

std::vector<geometry::Outline> wrapSquares(const Battle& battle, UnitId unit) {
    std::vector<geometry::Outline> squares;
    for (const TowerMarker& it : battle.unit(unit).wraps) squares.push_back(wrapSquare(battle, it));
    return squares;
}

}  // namespace vallum::field

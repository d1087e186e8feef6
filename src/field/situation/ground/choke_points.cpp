// SPDX-License-Identifier: GPL-3.0-or-later
#include "choke_points_detail.h"

#include <algorithm>
#include <array>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/ground/choke_points.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/engagement.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Placement;
using geometry::Pose;

Fighting asColumn(const Pose& pose, int sections) {
    const Outline shape = column(pose, sections);
    return {pose, shape, geometry::segmentOf(shape, Edge::front), sections};
}

Fighting asCard(const Placement& place) {
    return {place.pose, geometry::outline(place.pose, cardSize), geometry::frontEdge(place, cardSize),
            geometry::frontSections(place.extension)};
}

Fighting fighting(const Unit& unit) {
    return unit.passage ? asColumn(unit.pose, unit.passage->sections) : asCard(placement(unit));
}

std::array<int, 4> frontOn(const Fighting& one, const Fighting& other) {
    std::array<int, 4> counts{};
    for (const Edge edge : geometry::allEdges) {
        const int flush = geometry::flushSections(one.front, one.sections, other.edge(edge));
        counts.at(static_cast<std::size_t>(edge)) = std::min(flush, other.places(edge));
    }
    return counts;
}

int sum(const std::array<int, 4>& counts) {
    int total = 0;
    for (const int count : counts) total += count;
    return total;
}

namespace {

int countMarkers(const Battle& battle, UnitId unit, UnitId enemy, std::array<bool, 4>& struck) {
    int count = 0;
    for (const EnvelopMarker& it : battle.unit(unit).envelops) {
        if (it.enemy != enemy) continue;
        struck.at(static_cast<std::size_t>(geometry::edgeOf(it.section))) = true;
        ++count;
    }
    return count;
}

}  // namespace

StructureContact contactInPassage(const Battle& battle, UnitId one, UnitId other) {
    const Fighting first = fighting(battle.unit(one));
    const Fighting second = fighting(battle.unit(other));
    const auto ofFirst = frontOn(first, second);
    const auto ofSecond = frontOn(second, first);
    StructureContact contact;
    contact.sections = sum(ofFirst) + sum(ofSecond) - std::min(ofFirst.front(), ofSecond.front());
    for (std::size_t i = 0; i != geometry::allEdges.size(); ++i) {
        contact.edgesOfOther.at(i) = ofFirst.at(i) > 0;
        contact.edgesOfOne.at(i) = ofSecond.at(i) > 0;
    }
    contact.sections += countMarkers(battle, one, other, contact.edgesOfOther);
    contact.sections += countMarkers(battle, other, one, contact.edgesOfOne);
    return contact;
}

}  // namespace vallum::field

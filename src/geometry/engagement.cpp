// SPDX-License-Identifier: GPL-3.0-or-later
#include "facing.h"

#include <algorithm>
#include <numeric>

#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::operator-;

constexpr std::array<Edge, 4> edges{Edge::front, Edge::right, Edge::rear, Edge::left};

int& of(SectionsByEdge& counts, Edge edge) { return counts.at(static_cast<std::size_t>(edge)); }

int sum(const SectionsByEdge& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

}  // namespace

int flushSections(const Segment& edge, int sections, const Segment& other) {
    const auto part = flushPart(edge, other);
    if (!part) return 0;
    const std::int64_t length = dot(edge.to - edge.from, edge.to - edge.from);
    const std::int64_t nearly = exact::rootOf(length * tolerance.raw() * tolerance.raw());
    int count = 0;
    for (int i = 0; i != sections; ++i) {
        const std::int64_t begin = std::max(part->begin * sections, i * length);
        const std::int64_t end = std::min(part->end * sections, (i + 1) * length);
        if (2 * (end - begin + nearly * sections) >= length) ++count;
    }
    return count;
}

SectionsByEdge frontSectionsOn(const Placement& unit, const Placement& other, const Size& size) {
    const Segment front = frontEdge(unit, size);
    SectionsByEdge counts{};
    for (const Edge edge : edges) {
        of(counts, edge) = flushSections(front, frontSections(unit.extension), wholeEdge(other, size, edge));
    }
    return counts;
}

SectionsInContact sectionsInContact(const Fighter& first, const Fighter& second, const Size& size) {
    SectionsInContact contact;
    contact.ofFirst = frontSectionsOn(first.placement, second.placement, size);
    contact.ofSecond = frontSectionsOn(second.placement, first.placement, size);
    const int faceToFace = std::min(of(contact.ofFirst, Edge::front), of(contact.ofSecond, Edge::front));
    for (const SectionIndex it : first.markersOnOther) ++of(contact.ofFirst, edgeOf(it));
    for (const SectionIndex it : second.markersOnOther) ++of(contact.ofSecond, edgeOf(it));
    contact.total = sum(contact.ofFirst) + sum(contact.ofSecond) - faceToFace;
    return contact;
}

Outline markerSquare(const Pose& target, const Size& size, SectionIndex section) {
    const Edge edge = edgeOf(section);
    const FacedEdge faced = facedEdge({target, {}}, size, edge);
    const Du length = sectionLength(size);
    // The sections are numbered clockwise: from the right of whoever faces them.
    const Du right = faced.reach.right - Du((section.raw() - firstSection(edge).raw()) * length.raw());
    const auto corner = [&](Du x, Du y) { return pointAt(faced.frame, x, -faced.distance + y); };
    return {corner(right - length, 0_du), corner(right, 0_du), corner(right, -length),
            corner(right - length, -length)};
}

std::vector<SectionIndex> envelopPlaces(const Placement& attacker,
                                        const Placement& enemy,
                                        const Size& size,
                                        Side side) {
    const SectionsByEdge touched = frontSectionsOn(attacker, enemy, size);
    const auto most = std::ranges::max_element(touched);
    if (*most == 0) return {};
    const Edge edge = edges.at(static_cast<std::size_t>(most - touched.begin()));
    const FacedEdge faced = facedEdge(enemy, size, edge);
    const Reach front = frontReach(attacker.extension, size);
    const Du center = toTheRight(faced.frame, attacker.pose.center);
    const Du beyond = side == Side::right ? center + front.right - faced.reach.right
                                          : faced.reach.left - center - front.left;
    const int free = std::max(0, (beyond + tolerance).raw() / sectionLength(size).raw());
    std::vector<SectionIndex> places;
    for (int i = 1; i <= free; ++i) {
        const SectionIndex first = firstSection(edge);
        places.push_back(side == Side::right ? sectionAfter(first, -i)
                                             : sectionAfter(first, sectionsOn(edge) - 1 + i));
    }
    return places;
}

}  // namespace vallum::geometry

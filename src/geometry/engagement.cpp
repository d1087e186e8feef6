// SPDX-License-Identifier: GPL-3.0-or-later
#include "facing.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::operator-;

int& of(SectionsByEdge& counts, Edge edge) { return counts.at(static_cast<std::size_t>(edge)); }

int sum(const SectionsByEdge& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

/// The sections at the ends of an edge, including extension markers.
struct Places {
    int first = 0;
    int last = 0;
};
Places placesOn(const Placement& placement, Edge edge) {
    const int last = sectionsOn(edge) - 1;
    if (edge != Edge::front) return {0, last};
    return {placement.extension.left ? -1 : 0, placement.extension.right ? last + 1 : last};
}

/// The extent of a section as seen by the unit that faces the edge. Sections are numbered from its
/// right.
Reach reachOf(const EdgeSection& section, const Size& size) {
    const bool isFlank = section.edge == Edge::left || section.edge == Edge::right;
    const Du length = sectionLength(size);
    const Du right = (isFlank ? size.depth : size.width) / 2 - Du(section.place * length.raw());
    return {right - length, right};
}

bool areNear(Du one, Du other) { return std::abs((one - other).raw()) <= tolerance.raw(); }

/// The section before a front that touches the edge with one end.
std::optional<CornerContact> cornerOn(Edge edge,
                                      const Placement& unit,
                                      const Placement& other,
                                      const Size& size) {
    const FacedEdge faced = facedEdge(other, size, edge);
    const bool looksRight = unit.pose.heading == faced.frame.heading + 90_deg;
    if (!looksRight && unit.pose.heading != faced.frame.heading + -90_deg) return std::nullopt;
    const Side end = looksRight ? Side::left : Side::right;
    const Segment front = frontEdge(unit, size);
    const Point& corner = end == Side::left ? front.from : front.to;
    const Point before = pointAt(faced.frame, toTheRight(faced.frame, corner), -faced.distance);
    if (!areNear(before.x, corner.x) || !areNear(before.y, corner.y)) return std::nullopt;
    const Places places = placesOn(other, edge);
    for (int place = places.first; place <= places.last; ++place) {
        const Reach reach = reachOf({edge, place}, size);
        const Du near = looksRight ? reach.left : reach.right;
        if (areNear(near, toTheRight(faced.frame, corner))) return CornerContact{{edge, place}, end};
    }
    return std::nullopt;
}

/// ENG-10: around the card, beyond the section before the front.
std::vector<SectionIndex> placesPast(const CornerContact& contact, int free) {
    std::vector<SectionIndex> places;
    const SectionIndex first = firstSection(contact.section.edge);
    const int onward = contact.end == Side::left ? -1 : 1;
    for (int i = 1; i <= free; ++i) {
        places.push_back(sectionAfter(first, contact.section.place + i * onward));
    }
    return places;
}

/// ENG-10: a front that was turned away but fights on with envelop markers also fights at its corner.
std::optional<EdgeSection> foughtAtCorner(const Fighter& one, const Placement& other, const Size& size) {
    if (one.markersOnOther.empty()) return std::nullopt;
    const auto contact = cornerContact(one.placement, other, size);
    if (!contact) return std::nullopt;
    const SectionIndex next = placesPast(*contact, 1).front();
    const bool isChained = std::ranges::find(one.markersOnOther, next) != one.markersOnOther.end();
    return isChained ? std::optional(contact->section) : std::nullopt;
}

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

namespace {

SectionsByEdge frontSectionsOn(const Segment& front, int sections, const Edges& other) {
    SectionsByEdge counts{};
    for (const Edge edge : allEdges) of(counts, edge) = flushSections(front, sections, other.at(edge));
    return counts;
}

}  // namespace

SectionsByEdge frontSectionsOn(const Placement& unit, const Placement& other, const Size& size) {
    return frontSectionsOn(frontEdge(unit, size), frontSections(unit.extension), Edges(other, size));
}

SectionsInContact sectionsInContact(const Fighter& first, const Fighter& second, const Size& size) {
    SectionsInContact contact;
    const Edges ofFirst(first.placement, size);
    const Edges ofSecond(second.placement, size);
    const bool areJoined = !first.markersOnOther.empty() || !second.markersOnOther.empty();
    if (!areJoined && ofFirst.box().isApartFrom(ofSecond.box(), tolerance.raw() + 1)) return contact;
    contact.ofFirst = frontSectionsOn(ofFirst.front(), frontSections(first.placement.extension), ofSecond);
    contact.ofSecond = frontSectionsOn(ofSecond.front(), frontSections(second.placement.extension), ofFirst);
    const int faceToFace = std::min(of(contact.ofFirst, Edge::front), of(contact.ofSecond, Edge::front));
    for (const SectionIndex it : first.markersOnOther) ++of(contact.ofFirst, edgeOf(it));
    for (const SectionIndex it : second.markersOnOther) ++of(contact.ofSecond, edgeOf(it));
    if (const auto it = foughtAtCorner(first, second.placement, size)) ++of(contact.ofFirst, it->edge);
    if (const auto it = foughtAtCorner(second, first.placement, size)) ++of(contact.ofSecond, it->edge);
    contact.total = sum(contact.ofFirst) + sum(contact.ofSecond) - faceToFace;
    return contact;
}

EdgeSection edgeSectionOf(SectionIndex section) {
    const Edge edge = edgeOf(section);
    return {edge, section.raw() - firstSection(edge).raw()};
}

std::vector<EdgeSection> sectionsMet(const Placement& unit, const Placement& other, const Size& size) {
    const Segment front = frontEdge(unit, size);
    std::vector<EdgeSection> met;
    for (const Edge edge : allEdges) {
        const FacedEdge faced = facedEdge(other, size, edge);
        const Places places = placesOn(other, edge);
        for (int place = places.first; place <= places.last; ++place) {
            const Reach reach = reachOf({edge, place}, size);
            const Segment section{pointAt(faced.frame, reach.right, -faced.distance),
                                  pointAt(faced.frame, reach.left, -faced.distance)};
            if (flushSections(section, 1, front) > 0) met.push_back({edge, place});
        }
    }
    return met;
}

std::optional<CornerContact> cornerContact(const Placement& unit, const Placement& other, const Size& size) {
    if (sum(frontSectionsOn(unit, other, size)) > 0) return std::nullopt;
    for (const Edge edge : allEdges) {
        if (const auto contact = cornerOn(edge, unit, other, size)) return contact;
    }
    return std::nullopt;
}

Pose besideEdge(Heading heading,
                Extension extension,
                const EdgeSection& section,
                const Placement& other,
                const Size& size) {
    const FacedEdge faced = facedEdge(other, size, section.edge);
    const Reach reach = reachOf(section, size);
    const Reach front = frontReach(extension, size);
    const bool looksRight = heading == faced.frame.heading + 90_deg;
    const Du along = looksRight ? reach.left - size.depth / 2 : reach.right + size.depth / 2;
    const Du away = looksRight ? front.left : -front.right;
    return {pointAt(faced.frame, along, -faced.distance + away), heading};
}

Outline markerSquare(const Pose& target, const Size& size, SectionIndex section) {
    const Edge edge = edgeOf(section);
    const FacedEdge faced = facedEdge({target, {}}, size, edge);
    const Du length = sectionLength(size);
    // Sections are numbered clockwise: from the right as seen by the unit facing them.
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
    if (*most == 0) {
        const auto contact = cornerContact(attacker, enemy, size);
        if (!contact || contact->end == side) return {};
        return placesPast(*contact, frontSections(attacker.extension) - 1);
    }
    const Edge edge = allEdges.at(static_cast<std::size_t>(most - touched.begin()));
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

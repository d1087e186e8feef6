// SPDX-License-Identifier: GPL-3.0-or-later
#include "facing.h"

#include <algorithm>

#include <vallum/geometry/grid.h>
#include <vallum/geometry/lining_up.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::operator-;

constexpr std::array<Edge, 4> largerPenaltyFirst{Edge::rear, Edge::right, Edge::left, Edge::front};

bool faces(const Placement& other, Edge edge, const Placement& mover) {
    return angleBetween(outward(other.pose.heading, edge), mover.pose.heading) > 90_deg;
}

bool isOn(const Point& point, const Segment& edge) {
    return exact::isAtMost(exact::squaredDistance(point, edge), tolerance.raw());
}

using Segments = std::vector<Segment>;

/// Where two edges touch: a corner of the other unit, or else an end of the front.
std::optional<Point> touchingPoint(const Segment& front, const Segment& edge) {
    for (const Point& corner : {edge.from, edge.to}) {
        if (isOn(corner, front)) return corner;
    }
    for (const Point& end : {front.from, front.to}) {
        if (isOn(end, edge)) return end;
    }
    return std::nullopt;
}
std::optional<Point> touchingPoint(const Segments& fronts, const Segments& edges) {
    for (const Segment& front : fronts) {
        for (const Segment& edge : edges) {
            if (const auto point = touchingPoint(front, edge)) return point;
        }
    }
    return std::nullopt;
}

/// Separate segments: since every corner is rounded, together they are not quite straight.
Segments pieces(const Placement& placement, const Size& size, Edge edge) {
    const Footprint shape = footprint(placement, size);
    if (edge != Edge::front) return {segmentOf(shape.card(), edge)};
    Segments fronts;
    for (const Outline& piece : shape.pieces()) fronts.push_back(segmentOf(piece, edge));
    return fronts;
}

std::optional<Side> touchedMarker(const Segments& fronts, const Placement& other, const Size& size) {
    const auto touches = [&](Side side) {
        const Outline marker = extensionMarker(other.pose, size, side);
        return touchingPoint(fronts, {segmentOf(marker, Edge::right), segmentOf(marker, Edge::rear),
                                      segmentOf(marker, Edge::left)})
            .has_value();
    };
    if (other.extension.left && touches(Side::left)) return Side::left;
    if (other.extension.right && touches(Side::right)) return Side::right;
    return std::nullopt;
}

int sectionsUpward(Du length, Du section) {
    const Du more = length - tolerance;
    return more <= 0_du ? 0 : (more.raw() + section.raw() - 1) / section.raw();
}

/// A place of the mover's card along the edge; its center is measured in the frame of the edge.
struct Alignment {
    Du center;
    int sections = 0;
};

std::vector<Alignment> alignments(const Reach& edge, const Reach& front, Du section) {
    const int ofEdge = (edge.right - edge.left).raw() / section.raw();
    const int ofFront = (front.right - front.left).raw() / section.raw();
    std::vector<Alignment> all;
    for (int left = 1 - ofFront; left < ofEdge; ++left) {
        const int shared = std::min(left + ofFront, ofEdge) - std::max(left, 0);
        all.push_back({edge.left + Du(left * section.raw()) - front.left, shared});
    }
    return all;
}

/// Of those with this many sections, the one with the shortest slide; of two, the right one (GEO-15).
std::optional<Alignment> nearest(const std::vector<Alignment>& all, Du center, int sections) {
    constexpr Du asGoodAsEqual(2 * tolerance.raw());
    const auto slide = [&](const Alignment& it) {
        return it.center < center ? center - it.center : it.center - center;
    };
    std::optional<Alignment> best;
    for (const Alignment& it : all) {
        if (it.sections != sections) continue;
        if (!best || slide(it) <= slide(*best) + asGoodAsEqual) best = it;
    }
    return best;
}

/// Where the front lies right after the swing, from the viewpoint of a mover that faces the edge. The swing
/// pivots on the touching point, which stays put on the front and on the edge.
Du swungTo(const FacedEdge& faced, const Point& touching, const Placement& mover) {
    return toTheRight(faced.frame, touching) - toTheRight(mover.pose, touching);
}

std::vector<LinedUp> placesWith(
    int most, Edge edge, const FacedEdge& faced, Du swung, const Placement& mover, const Size& size) {
    const auto all = alignments(faced.reach, frontReach(mover.extension, size), sectionLength(size));
    std::vector<LinedUp> places;
    for (int sections = most; sections != 0; --sections) {
        const auto place = nearest(all, swung, sections);
        if (!place) continue;
        const Point center = pointAt(faced.frame, place->center, -faced.distance - size.depth / 2);
        places.push_back({{center, faced.frame.heading}, edge, sections});
    }
    return places;
}

Du shared(const Reach& a, const Reach& b) { return std::min(a.right, b.right) - std::max(a.left, b.left); }

}  // namespace

std::optional<Touch> frontalTouch(const Placement& mover, const Placement& other, const Size& size) {
    const Segments fronts = pieces(mover, size, Edge::front);
    Touch touch;
    for (const Edge edge : largerPenaltyFirst) {
        const auto point = touchingPoint(fronts, pieces(other, size, edge));
        if (!point || !faces(other, edge, mover)) continue;
        // A front that touches the inside of an edge touches only that edge.
        const bool isFlush = flushPart(frontEdge(mover, size), wholeEdge(other, size, edge)).has_value();
        if (isFlush) return Touch{*point, {edge}, std::nullopt};
        touch.at = *point;
        touch.edges.push_back(edge);
    }
    if (touch.edges.empty()) touch.marker = touchedMarker(fronts, other, size);
    if (touch.edges.empty() && !touch.marker) return std::nullopt;
    return touch;
}

std::vector<LinedUp> placesAlong(
    Edge edge, const Point& touching, const Placement& mover, const Placement& other, const Size& size) {
    const FacedEdge faced = facedEdge(other, size, edge);
    const Reach front = frontReach(mover.extension, size);
    const Du swung = swungTo(faced, touching, mover);
    const Du length = shared({swung + front.left, swung + front.right}, faced.reach);
    const int sections = std::max(1, sectionsUpward(length, sectionLength(size)));
    return placesWith(sections, edge, faced, swung, mover, size);
}

std::vector<LinedUp> roomiestPlacesAlong(
    Edge edge, const Point& touching, const Placement& mover, const Placement& other, const Size& size) {
    const FacedEdge faced = facedEdge(other, size, edge);
    return placesWith(frontSections(mover.extension), edge, faced, swungTo(faced, touching, mover), mover,
                      size);
}

}  // namespace vallum::geometry

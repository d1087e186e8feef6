// SPDX-License-Identifier: GPL-3.0-or-later
#include "facing.h"

#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::Vector;
using exact::operator-;

bool isOnLine(const Point& point, const Segment& line) {
    const Vector along = line.to - line.from;
    const exact::Wide aside = exact::depth(point, line.from, along);
    constexpr exact::Wide most = exact::Wide{tolerance.raw()} * tolerance.raw();
    return aside * aside <= most * dot(along, along);
}

}  // namespace

Reach frontReach(Extension extension, const Size& size) {
    const Du flank = size.width / 2;
    const Du section = sectionLength(size);
    return {extension.left ? -flank - section : -flank, extension.right ? flank + section : flank};
}

FacedEdge facedEdge(const Placement& placement, const Size& size, Edge edge) {
    const bool isFlank = edge == Edge::left || edge == Edge::right;
    const Pose frame{placement.pose.center, outward(placement.pose.heading, edge) + 180_deg};
    const Du half = (isFlank ? size.depth : size.width) / 2;
    FacedEdge faced{frame, (isFlank ? size.width : size.depth) / 2, {-half, half}};
    if (edge == Edge::front) {
        const Reach front = frontReach(placement.extension, size);
        faced.reach = {-front.right, -front.left};
    }
    return faced;
}

Du toTheRight(const Pose& frame, const Point& point) {
    return roundedProduct(exact::turned(point - frame.center, frame.heading).right);
}

std::optional<FlushPart> flushPart(const Segment& edge, const Segment& other) {
    const Vector along = edge.to - edge.from;
    const std::int64_t length = dot(along, along);
    // The other runs the opposite way, so it ends where it is first met.
    const std::int64_t first = dot(other.to - edge.from, along);
    const std::int64_t last = dot(other.from - edge.from, along);
    const FlushPart part{std::max<std::int64_t>(first, 0), std::min(last, length)};
    if (part.end - part.begin <= exact::rootOf(length * tolerance.raw() * tolerance.raw()))
        return std::nullopt;
    const bool beginsFlush = first >= 0 ? isOnLine(other.to, edge) : isOnLine(edge.from, other);
    const bool endsFlush = last <= length ? isOnLine(other.from, edge) : isOnLine(edge.to, other);
    if (!beginsFlush || !endsFlush) return std::nullopt;
    return part;
}

Segment wholeEdge(const Placement& placement, const Size& size, Edge edge) {
    if (edge == Edge::front) return frontEdge(placement, size);
    return segmentOf(outline(placement.pose, size), edge);
}

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#include "facing.h"

#include <algorithm>

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

/// A cheap test: most pairs of edges are apart and need no exact one.
bool areApart(const Segment& one, const Segment& other) {
    constexpr std::int32_t gap = tolerance.raw() + 1;
    const auto isBeyond = [](Du a, Du b, Du c, Du d) { return std::min(a, b) - std::max(c, d) > Du(gap); };
    return isBeyond(one.from.x, one.to.x, other.from.x, other.to.x) ||
           isBeyond(other.from.x, other.to.x, one.from.x, one.to.x) ||
           isBeyond(one.from.y, one.to.y, other.from.y, other.to.y) ||
           isBeyond(other.from.y, other.to.y, one.from.y, one.to.y);
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
    if (areApart(edge, other)) return std::nullopt;
    const Vector along = edge.to - edge.from;
    const std::int64_t length = dot(along, along);
    // The other edge runs the opposite way, so its end comes first.
    const std::int64_t first = dot(other.to - edge.from, along);
    const std::int64_t last = dot(other.from - edge.from, along);
    const FlushPart part{std::max<std::int64_t>(first, 0), std::min(last, length)};
    const exact::Wide shared = part.end - part.begin;
    if (shared <= 0 || shared * shared <= exact::Wide{length} * tolerance.raw() * tolerance.raw()) {
        return std::nullopt;
    }
    const bool beginsFlush = first >= 0 ? isOnLine(other.to, edge) : isOnLine(edge.from, other);
    const bool endsFlush = last <= length ? isOnLine(other.from, edge) : isOnLine(edge.to, other);
    if (!beginsFlush || !endsFlush) return std::nullopt;
    return part;
}

Segment wholeEdge(const Placement& placement, const Size& size, Edge edge) {
    return Edges(placement, size).at(edge);
}

Edges::Edges(const Placement& placement, const Size& size)
    : card_(outline(placement.pose, size)),
      front_(placement.extension == Extension{} ? segmentOf(card_, Edge::front)
                                                : frontEdge(placement, size)) {}

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <optional>

namespace vallum::geometry {

/// An interval to the right of some center.
struct Reach {
    Du left;
    Du right;
};
/// The extent of the front, including extension markers.
Reach frontReach(Extension, const Size&);

/// An edge from the viewpoint of a unit that faces it: `frame` is at the center of the edge's card and has
/// the heading of that unit.
struct FacedEdge {
    Pose frame;
    Du distance;  // of the edge from the center, toward the unit
    Reach reach;
};
FacedEdge facedEdge(const Placement&, const Size&, Edge);

/// How far a point is to the right of a frame.
Du toTheRight(const Pose& frame, const Point&);

/// The part of an edge that another edge lies flush against, as seen from outside; in thousandths times the
/// length of the first edge.
struct FlushPart {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};
std::optional<FlushPart> flushPart(const Segment& edge, const Segment& other);

/// The edges of a unit; the front includes the extension markers.
class Edges {
public:
    Edges(const Placement&, const Size&);

    [[nodiscard]] Segment at(Edge edge) const {
        return edge == Edge::front ? front_ : segmentOf(card_, edge);
    }
    [[nodiscard]] const Segment& front() const { return front_; }
    [[nodiscard]] Box box() const {
        Box around = boxAround(card_);
        around.include(front_.from);
        around.include(front_.to);
        return around;
    }

private:
    Outline card_;
    Segment front_;
};
Segment wholeEdge(const Placement&, const Size&, Edge);

}  // namespace vallum::geometry

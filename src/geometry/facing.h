// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <optional>

namespace vallum::geometry {

/// From where to where, to the right of some center.
struct Reach {
    Du left;
    Du right;
};
/// Of the front, with the extension markers.
Reach frontReach(Extension, const Size&);

/// An edge as the unit sees it that stands before it and faces it: `frame` lies in the center of the card
/// and looks as that unit does.
struct FacedEdge {
    Pose frame;
    Du distance;  // of the edge, before the center
    Reach reach;
};
FacedEdge facedEdge(const Placement&, const Size&, Edge);

/// How far to the right of a frame a point is.
Du toTheRight(const Pose& frame, const Point&);

/// The part of an edge along which another edge lies flush against it, as seen from outside; in thousandths
/// times the length of the first.
struct FlushPart {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};
std::optional<FlushPart> flushPart(const Segment& edge, const Segment& other);

/// The edges of a unit with what belongs to them: the front with the extension markers.
class Edges {
public:
    Edges(const Placement&, const Size&);

    [[nodiscard]] Segment at(Edge edge) const {
        return edge == Edge::front ? front_ : segmentOf(card_, edge);
    }
    [[nodiscard]] const Segment& front() const { return front_; }

private:
    Outline card_;
    Segment front_;
};
Segment wholeEdge(const Placement&, const Size&, Edge);

}  // namespace vallum::geometry

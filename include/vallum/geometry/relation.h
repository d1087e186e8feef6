// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-03: two that are no farther apart are in contact.
inline constexpr Du tolerance = 0.002_du;

/// "At most": a limit on a stored length (GEO-03). Movement points are compared as lengths.
constexpr bool isWithin(Du limit, Du length) { return length <= limit + tolerance; }
constexpr bool isWithin(MovementPoints limit, MovementPoints spent) {
    return spent.raw() <= limit.raw() + tolerance.raw();
}

bool overlap(const Outline&, const Outline&);
bool overlap(const Footprint&, const Footprint&);
/// True for overlapping shapes as well.
bool inContact(const Footprint&, const Footprint&);

/// "At most", "within": exact, with the tolerance of GEO-03.
bool isWithin(Du limit, const Footprint&, const Footprint&);
bool isWithin(Du limit, const Point&, const Footprint&);
bool isWithin(Du limit, const Point&, const Point&);
/// "Less than", "closer than": exact, without it.
bool isCloser(Du limit, const Footprint&, const Footprint&);
bool isCloser(Du limit, const Point&, const Point&);

/// GEO-08, rounded: for display, never for comparisons.
Du distance(const Footprint&, const Footprint&);
Du distance(const Point&, const Footprint&);
Du distance(const Point&, const Point&);

/// For a ruler: the points where the two shapes are closest, on the first and on the second.
Segment shortestWay(const Footprint&, const Footprint&);

/// GEO-12: no part of it is beyond an edge.
bool isOnTable(const Footprint&, const Size& table);

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <vector>

#include <vallum/geometry/region.h>

/// What a region is made of, in a time that grows hardly faster than the number of its corners.
namespace vallum::geometry {

inline const Point& next(const std::vector<Point>& corners, std::size_t i) {
    return corners[i + 1 == corners.size() ? 0 : i + 1];
}
inline const Point& previous(const std::vector<Point>& corners, std::size_t i) {
    return corners[i == 0 ? corners.size() - 1 : i - 1];
}

/// Positive when c is to the right of the line from a to b.
inline std::int64_t rightOf(const Point& a, const Point& b, const Point& c) {
    using exact::operator-;
    return exact::cross(c - a, b - a);
}

/// Corners that are no corners: the same point again, or a point on a straight side.
void dropFlatCorners(std::vector<Point>& corners);

/// Whether two of its sides have a point in common that is no corner between them.
bool crossesItself(const std::vector<Point>& corners);

/// Clockwise corners without flat ones, of a shape that does not cross itself.
std::vector<Convex> convexParts(const std::vector<Point>& corners);

}  // namespace vallum::geometry

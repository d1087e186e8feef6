// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <vector>

#include <vallum/geometry/region.h>

/// The parts of building a region, in little more than linear time in the number of corners.
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

/// Drops corners that are none: repeated points, and points on a straight side.
void dropFlatCorners(std::vector<Point>& corners);

/// True if two of its sides share a point other than the corner between them.
bool crossesItself(const std::vector<Point>& corners);

/// The corners must be clockwise without flat ones, and the shape must not cross itself.
std::vector<Convex> convexParts(const std::vector<Point>& corners);

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-23, for a single point: true inside a simple shape with these corners and exactly on its edge. For
/// repeated queries use a `Region`.
bool standsIn(const Point&, std::span<const Point> corners);

/// Drops corners that barely bend: the result is nowhere farther than the tolerance of GEO-03 from the
/// original shape.
std::vector<Point> simplified(const std::vector<Point>& corners);

}  // namespace vallum::geometry

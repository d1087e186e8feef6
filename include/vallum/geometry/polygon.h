// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-23, for a point that is asked about once: inside a simple shape with these corners, or exactly on its
/// edge. Whoever asks often makes a `Region` of it.
bool standsIn(const Point&, std::span<const Point> corners);

/// The same shape without the corners that nobody can tell from a straight side: what is left is nowhere
/// farther than the tolerance of GEO-03 from what was drawn.
std::vector<Point> simplified(const std::vector<Point>& corners);

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-01: the bearing from one point to another.
Heading headingToward(const Point& from, const Point& to);

/// A displacement in the frame of a pose: to the right and ahead.
struct Offset {
    Du right;
    Du ahead;
};
/// The offset of a point from a pose; the inverse of `pointAt`.
Offset offsetOf(const Pose& from, const Point&);

}  // namespace vallum::geometry

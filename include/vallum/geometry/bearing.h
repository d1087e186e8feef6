// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-01: the way from one point to another, in hundredths of a degree.
Heading headingToward(const Point& from, const Point& to);

/// To the right and ahead, as somebody at a pose looks.
struct Offset {
    Du right;
    Du ahead;
};
/// Where a point lies, seen from a pose: what `pointAt` takes to lead there.
Offset offsetOf(const Pose& from, const Point&);

}  // namespace vallum::geometry

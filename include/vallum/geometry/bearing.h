// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-01: the way from one point to another, in hundredths of a degree.
Heading headingToward(const Point& from, const Point& to);

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include <vallum/geometry/polygon.h>

namespace vallum::geometry {

bool standsIn(const Point& point, std::span<const Point> corners) {
    using exact::operator-;
    bool isInside = false;
    for (std::size_t i = 0; i != corners.size(); ++i) {
        const Point& from = corners[i];
        const Point& to = corners[i + 1 == corners.size() ? 0 : i + 1];
        const std::int64_t left = exact::cross(to - from, point - from);
        if (left == 0 && exact::dot(point - from, point - to) <= 0) return true;
        const bool isBeside = (from.y > point.y) != (to.y > point.y);
        if (isBeside && (left > 0) == (to.y > from.y)) isInside = !isInside;
    }
    return isInside;
}

}  // namespace vallum::geometry

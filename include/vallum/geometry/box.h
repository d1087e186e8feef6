// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// An axis-aligned bounding box, in thousandths of a DU.
struct Box {
    std::int32_t west = INT32_MAX;
    std::int32_t south = INT32_MAX;
    std::int32_t east = INT32_MIN;
    std::int32_t north = INT32_MIN;

    void include(const Point& point) {
        west = std::min(west, point.x.raw());
        south = std::min(south, point.y.raw());
        east = std::max(east, point.x.raw());
        north = std::max(north, point.y.raw());
    }
    [[nodiscard]] bool isApartFrom(const Box& other, std::int32_t gap) const {
        return other.west - east > gap || west - other.east > gap || other.south - north > gap ||
               south - other.north > gap;
    }
};

inline Box boxAround(std::span<const Point> corners) {
    Box box;
    for (const Point& corner : corners) box.include(corner);
    return box;
}
inline Box boxAroundAll(std::span<const Outline> pieces) {
    Box box;
    for (const Outline& piece : pieces) {
        for (const Point& corner : piece) box.include(corner);
    }
    return box;
}

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <optional>
#include <span>
#include <vector>

namespace vallum::geometry::exact {

/// Directions from left to right, less than 180 degrees apart; closed unless an end is open.
struct Window {
    Vector left;
    Vector right;
    bool isLeftOpen = false;
    bool isRightOpen = false;
};

/// Directions strictly between two others, at most 180 degrees apart.
struct Arc {
    Vector left;
    Vector right;

    [[nodiscard]] bool contains(Vector direction) const {
        return cross(direction, left) > 0 && cross(right, direction) > 0;
    }
};

/// The directions of the inside of a convex shape. None if the eye is inside it.
std::optional<Arc> arcOf(const Point& eye, Corners);

/// The intersection of a window and an arc; an end that the arc extends past is covered.
struct Shadow {
    Vector from;
    Vector to;
    bool coversLeft = false;
    bool coversRight = false;
};
std::optional<Shadow> shadowOf(const Arc&, const Window&);

/// The directions of a window that no shadow covers, from left to right. Sorts the shadows.
std::vector<Window> gaps(const Window&, std::span<Shadow>);

/// Where a ray enters a convex shape, as a multiple of the direction's length.
Fraction entry(const Point& eye, Vector direction, Corners);

}  // namespace vallum::geometry::exact

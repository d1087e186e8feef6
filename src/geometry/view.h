// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <optional>
#include <span>
#include <vector>

namespace vallum::geometry::exact {

/// Directions from left to right, less than half a circle apart; the ends belong to it unless they are open.
struct Window {
    Vector left;
    Vector right;
    bool isLeftOpen = false;
    bool isRightOpen = false;
};

/// Directions between two others, without them; at most half a circle.
struct Arc {
    Vector left;
    Vector right;

    [[nodiscard]] bool contains(Vector direction) const {
        return cross(direction, left) > 0 && cross(right, direction) > 0;
    }
};

/// In which directions the inside of a convex shape lies. Nothing if the eye is inside, all around it.
std::optional<Arc> arcOf(const Point& eye, Corners);

/// The common part of a window and an arc; where it goes on beyond an end, it covers that end.
struct Shadow {
    Vector from;
    Vector to;
    bool coversLeft = false;
    bool coversRight = false;
};
std::optional<Shadow> shadowOf(const Arc&, const Window&);

/// The directions of a window that no shadow covers, from left to right; the shadows are sorted on the way.
std::vector<Window> gaps(const Window&, std::span<Shadow>);

/// How far in this direction, in its own length, the inside of a convex shape begins.
Fraction entry(const Point& eye, Vector direction, Corners);

}  // namespace vallum::geometry::exact

// SPDX-License-Identifier: GPL-3.0-or-later
#include "view.h"

#include <vallum/geometry/relation.h>

namespace vallum::geometry::exact {

namespace {

Vector along(Corners corners, std::size_t i) {
    return corners[i + 1 == corners.size() ? 0 : i + 1] - corners[i];
}

Vector opposite(Vector it) { return {-it.x, -it.y}; }

bool isRightOf(Vector direction, Vector other) { return cross(direction, other) > 0; }

bool isIn(const Window& window, Vector direction) {
    return !isRightOf(window.left, direction) && !isRightOf(direction, window.right) &&
           (dot(direction, window.left) > 0 || dot(direction, window.right) > 0);
}

/// For an eye on the outline, within the tolerance: the directions that lead inside every side there.
std::optional<Arc> arcFromRim(const Point& eye, Corners corners) {
    std::optional<Arc> arc;
    for (std::size_t i = 0; i != corners.size(); ++i) {
        const Vector side = along(corners, i);
        const std::int64_t inside = depth(eye, corners[i], side);
        if (inside > rootOf(dot(side, side) * tolerance.raw() * tolerance.raw())) continue;
        if (!arc) {
            arc = Arc{side, opposite(side)};
        } else if (isRightOf(side, arc->left)) {
            arc->left = side;
        } else {
            arc->right = opposite(side);
        }
    }
    return arc;
}

bool beginsLeftOf(const Shadow& a, const Shadow& b) {
    if (a.coversLeft != b.coversLeft) return a.coversLeft;
    return isRightOf(b.from, a.from);
}

}  // namespace

std::optional<Arc> arcOf(const Point& eye, Corners corners) {
    bool isOutside = false;
    for (std::size_t i = 0; i != corners.size() && !isOutside; ++i) {
        isOutside = depth(eye, corners[i], along(corners, i)) < 0;
    }
    if (!isOutside) return arcFromRim(eye, corners);
    Arc arc{corners[0] - eye, corners[0] - eye};
    for (const Point& corner : corners.subspan(1)) {
        const Vector way = corner - eye;
        if (isRightOf(arc.left, way)) arc.left = way;
        if (isRightOf(way, arc.right)) arc.right = way;
    }
    return arc;
}

std::optional<Shadow> shadowOf(const Arc& arc, const Window& window) {
    const bool coversLeft = arc.contains(window.left);
    const bool coversRight = arc.contains(window.right);
    if (!coversLeft && !isIn(window, arc.left)) return std::nullopt;
    if (!coversRight && !isIn(window, arc.right)) return std::nullopt;
    return Shadow{coversLeft ? window.left : arc.left, coversRight ? window.right : arc.right, coversLeft,
                  coversRight};
}

std::vector<Window> gaps(const Window& window, std::span<Shadow> shadows) {
    std::ranges::sort(shadows, beginsLeftOf);
    std::vector<Window> seen;
    Vector reached = window.left;
    bool isCovered = window.isLeftOpen;  // true only at an open left end: the ends of shadows are visible
    for (const Shadow& it : shadows) {
        const bool joins =
            it.coversLeft || isRightOf(reached, it.from) || (isCovered && !isRightOf(it.from, reached));
        if (!joins) seen.push_back({reached, it.from, isCovered, false});
        if (!joins || isRightOf(it.to, reached) || it.coversRight) {
            reached = it.to;
            isCovered = false;
        }
        if (it.coversRight) return seen;
    }
    const bool isAtEnd = !isRightOf(window.right, reached);
    if (!isAtEnd || !(window.isRightOpen || isCovered)) {
        seen.push_back({reached, window.right, isCovered, window.isRightOpen});
    }
    return seen;
}

Fraction entry(const Point& eye, Vector direction, Corners corners) {
    Fraction latest{0, 1};
    for (std::size_t i = 0; i != corners.size(); ++i) {
        const Vector side = along(corners, i);
        const std::int64_t inward = cross(direction, side);
        if (inward <= 0) continue;
        latest = std::max(latest, Fraction{-Wide{depth(eye, corners[i], side)}, inward});
    }
    return latest;
}

}  // namespace vallum::geometry::exact

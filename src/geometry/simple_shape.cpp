// SPDX-License-Identifier: GPL-3.0-or-later
#include "simple_shape.h"

#include <vallum/geometry/box_tree.h>

namespace vallum::geometry {

namespace {

bool isOn(const Point& point, const Point& from, const Point& to) {
    using exact::operator-;
    return rightOf(from, to, point) == 0 && exact::dot(point - from, point - to) <= 0;
}

bool sidesMeet(const Segment& a, const Segment& b) {
    const auto sign = [](std::int64_t value) { return (value > 0) - (value < 0); };
    const int toFrom = sign(rightOf(a.from, a.to, b.from));
    const int toTo = sign(rightOf(a.from, a.to, b.to));
    const int fromFrom = sign(rightOf(b.from, b.to, a.from));
    const int fromTo = sign(rightOf(b.from, b.to, a.to));
    if (toFrom * toTo < 0 && fromFrom * fromTo < 0) return true;
    return isOn(b.from, a.from, a.to) || isOn(b.to, a.from, a.to) || isOn(a.from, b.from, b.to) ||
           isOn(a.to, b.from, b.to);
}

}  // namespace

// Kept corners collect at the front, so that each is moved only once.
void dropFlatCorners(std::vector<Point>& corners) {
    std::size_t kept = 0;
    std::size_t here = 0;
    const std::size_t all = corners.size();
    while (here != all && kept + (all - here) >= 3) {
        const Point& before = kept == 0 ? corners.back() : corners[kept - 1];
        const Point& after = here + 1 == all ? corners.front() : corners[here + 1];
        if (rightOf(before, corners[here], after) != 0) {
            corners[kept++] = corners[here++];
        } else {
            ++here;
            if (kept != 0) corners[--here] = corners[--kept];  // its neighbor may be flat now
        }
    }
    const auto front = corners.begin();
    corners.erase(front + static_cast<std::ptrdiff_t>(kept), front + static_cast<std::ptrdiff_t>(here));
}

bool crossesItself(const std::vector<Point>& corners) {
    const std::size_t count = corners.size();
    const auto side = [&](std::size_t i) { return Segment{corners[i], next(corners, i)}; };
    const auto boxOf = [&](std::size_t i) { return boxAround(std::array{side(i).from, side(i).to}); };
    std::vector<Box> boxes;
    boxes.reserve(count);
    for (std::size_t i = 0; i != count; ++i) boxes.push_back(boxOf(i));
    const BoxTree sides(boxes);
    for (std::size_t i = 0; i != count; ++i) {
        const auto meets = [&](std::size_t j) {
            const bool isNeighbor = j < i + 2 || (i == 0 && j + 1 == count);
            return !isNeighbor && sidesMeet(side(i), side(j));
        };
        if (sides.any(boxes[i], meets)) return true;
    }
    return false;
}

}  // namespace vallum::geometry

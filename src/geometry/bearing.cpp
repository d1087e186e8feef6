// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>

namespace vallum::geometry {

namespace {

constexpr std::int32_t halfCircle = 180 * Degrees::perUnit;

/// Positive if the point lies to the right of a line along the heading.
std::int64_t rightOf(std::int64_t x, std::int64_t y, std::int32_t heading) {
    return x * cosine(Heading(heading)) - y * sine(Heading(heading));
}

}  // namespace

Heading headingToward(const Point& from, const Point& to) {
    const std::int64_t x = to.x.raw() - from.x.raw();
    const std::int64_t y = to.y.raw() - from.y.raw();
    if (x == 0) return Heading(y >= 0 ? 0 : halfCircle);
    const std::int32_t first = x > 0 ? 0 : halfCircle;
    std::int32_t low = first;
    std::int32_t high = first + halfCircle;
    while (high - low > 1) {
        const std::int32_t middle = low + (high - low) / 2;
        (rightOf(x, y, middle) > 0 ? low : high) = middle;
    }
    return Heading(rightOf(x, y, low) < -rightOf(x, y, high) ? low : high);
}

Offset offsetOf(const Pose& from, const Point& point) {
    const std::int64_t x = point.x.raw() - from.center.x.raw();
    const std::int64_t y = point.y.raw() - from.center.y.raw();
    const auto [sine, cosine] = directionOf(from.heading);
    return {roundedProduct(x * cosine - y * sine), roundedProduct(x * sine + y * cosine)};
}

}  // namespace vallum::geometry

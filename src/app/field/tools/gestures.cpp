// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/gestures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <vallum/field/model/setting.h>
#include <vallum/geometry/grid.h>

namespace vallum::app {

using namespace geometry;

namespace {

struct LocalOffset {
    double right;
    double ahead;
};

/// In the pose's own axes, in DU.
LocalOffset offsetTo(const Pose& from, const Point& to) {
    const double angle = from.heading.raw() / 100.0 * std::numbers::pi / 180;
    const double x = (to.x - from.center.x).raw() / 1000.0;
    const double y = (to.y - from.center.y).raw() / 1000.0;
    return {x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle)};
}

double bearing(const Point& from, const Point& to) {
    const double east = (to.x - from.x).raw();
    const double north = (to.y - from.y).raw();
    return std::atan2(east, north) * 180 / std::numbers::pi;
}

Degrees inDegrees(double angle) { return Degrees(static_cast<std::int32_t>(std::lround(angle * 100))); }

/// How far sideways the mouse may be in a drag that still means straight ahead.
constexpr double aside = 0.36;  // tangent of 20 degrees
/// How many degrees back a click on a corner may slip that is not meant as a wheel.
constexpr double slip = 3;

}  // namespace

std::optional<PathStep> stepToward(const Pose& from, const Point& mouse, bool slide) {
    const auto [right, ahead] = offsetTo(from, mouse);
    const double length = std::hypot(right, ahead);
    if (length < 0.02) return std::nullopt;
    const bool straight = ahead > 0 && std::abs(right) <= std::max(aside * ahead, 0.2);
    if (straight && !slide) return Advance{roundedLength(ahead)};
    return Slide{roundedHeading(bearing(from.center, mouse)), roundedLength(length)};
}

std::optional<PathStep> pivotToward(
    const Pose& from, const Size& size, Corner about, const Point& grabbed, const Point& mouse) {
    const Point fixed = outline(from, size).at(static_cast<std::size_t>(about));
    const double turn = std::remainder(bearing(fixed, mouse) - bearing(fixed, grabbed), 360.0);
    const bool left = about == Corner::frontLeft || about == Corner::rearLeft;
    const double forward = left ? -turn : turn;
    if (forward > -slip && forward < 0.5) return std::nullopt;
    return Pivot{about, inDegrees(std::clamp(forward, -90.0, 90.0))};
}

std::optional<PathStep> turnToward(const Pose& from, const Point& mouse) {
    const double turn = std::remainder(bearing(from.center, mouse) - from.heading.raw() / 100.0, 360.0);
    if (std::abs(turn) < 0.5) return std::nullopt;
    return Turn{inDegrees(turn)};
}

}  // namespace vallum::app

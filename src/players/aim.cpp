// SPDX-License-Identifier: GPL-3.0-or-later
#include "aim.h"

#include <cmath>
#include <numbers>

#include <vallum/field/model/setting.h>

namespace vallum::players {

namespace {

double du(Du length) { return static_cast<double>(length.raw()) / Du::perUnit; }

geometry::Pose pivoted(const geometry::Pose& pose, geometry::Corner about, int hundredths) {
    if (hundredths == 0) return pose;
    return geometry::after(geometry::Pivot{about, Degrees(hundredths)}, pose, field::cardSize);
}

bool turnsLeft(geometry::Corner corner) {
    return corner == geometry::Corner::frontLeft || corner == geometry::Corner::rearLeft;
}

}  // namespace

double Bearing::distance() const { return std::sqrt(ahead * ahead + right * right); }
double Bearing::angle() const { return std::atan2(right, ahead) * 180 / std::numbers::pi; }

Sighting::Sighting(const geometry::Pose& pose) : from_(pose.center) {
    const double turned = static_cast<double>(pose.heading.raw()) / Heading::perUnit * std::numbers::pi / 180;
    sine_ = std::sin(turned);
    cosine_ = std::cos(turned);
}

Bearing Sighting::to(const geometry::Point& point) const {
    const double east = du(point.x - from_.x);
    const double north = du(point.y - from_.y);
    return {east * sine_ + north * cosine_, east * cosine_ - north * sine_};
}

Bearing bearing(const geometry::Pose& pose, const geometry::Point& point) { return Sighting(pose).to(point); }

double distanceBetween(const geometry::Point& a, const geometry::Point& b) {
    return std::hypot(du(b.x - a.x), du(b.y - a.y));
}

geometry::Turn turnToward(const geometry::Pose& pose, const geometry::Point& point) {
    const double angle = bearing(pose, point).angle();
    return {Degrees(static_cast<std::int32_t>(std::lround(angle * Degrees::perUnit)))};
}

/// Halving: while the card turns, the point wanders steadily from one side of its middle to the other.
std::optional<geometry::Pivot> pivotToward(const geometry::Pose& pose,
                                           geometry::Corner about,
                                           const geometry::Point& point) {
    const double side = turnsLeft(about) ? 1 : -1;
    const auto isPassed = [&](int hundredths) {
        return side * bearing(pivoted(pose, about, hundredths), point).right >= 0;
    };
    int from = 0;
    int to = (90_deg).raw();
    if (isPassed(from) || !isPassed(to)) return std::nullopt;
    constexpr int fine = 20;
    while (to - from > fine) {
        const int middle = (from + to) / 2;
        (isPassed(middle) ? to : from) = middle;
    }
    return geometry::Pivot{about, Degrees(to)};
}

}  // namespace vallum::players

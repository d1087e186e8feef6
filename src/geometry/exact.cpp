// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry::exact {

namespace {

bool isWithinTolerance(std::int64_t depth, Vector along) {
    constexpr std::int64_t square = std::int64_t{tolerance.raw()} * tolerance.raw();
    constexpr std::int64_t largestThatCanBe = 1'000'000'000;  // longer than any side
    return depth <= 0 || (depth < largestThatCanBe && depth * depth <= square * dot(along, along));
}

/// True if all of b is outside one side of a.
template <class A, class B, class IsOutside>
bool isKeptOut(const A& a, const B& b, const IsOutside& isOutside) {
    for (std::size_t i = 0; i != a.size(); ++i) {
        const Vector along = a[i + 1 == a.size() ? 0 : i + 1] - a[i];
        std::int64_t deepest = INT64_MIN;
        for (const Point& corner : b) deepest = std::max(deepest, depth(corner, a[i], along));
        if (isOutside(deepest, along)) return true;
    }
    return false;
}

bool shareInside(Corners a, Corners b) {
    const auto isOutside = [](std::int64_t deepest, Vector) { return deepest <= 0; };
    return !isKeptOut(a, b, isOutside) && !isKeptOut(b, a, isOutside);
}

/// True if a line along one side of a leaves b beyond this distance.
bool isBeyond(std::int64_t limit, Corners a, Corners b) {
    return isKeptOut(a, b, [&](std::int64_t deepest, Vector along) {
        return deepest < 0 && Wide{deepest} * deepest > Wide{limit} * limit * dot(along, along);
    });
}

Fraction toRim(const Point& point, Corners corners) {
    Fraction least = squaredDistance(point, Segment{corners.back(), corners.front()});
    for (std::size_t i = 1; i != corners.size(); ++i) {
        least = std::min(least, squaredDistance(point, Segment{corners[i - 1], corners[i]}));
    }
    return least;
}

bool isInside(const Point& point, Corners corners) {
    return !isKeptOut(corners, Corners(&point, 1), [](std::int64_t deepest, Vector) { return deepest < 0; });
}

}  // namespace

bool overlap(Corners a, Corners b) {
    return !isKeptOut(a, b, isWithinTolerance) && !isKeptOut(b, a, isWithinTolerance);
}
// The same with a corner count known at compile time: by far the most frequent query.
bool overlap(const Outline& a, const Outline& b) {
    if (boxAround(a).isApartFrom(boxAround(b), 0)) return false;
    return !isKeptOut(a, b, isWithinTolerance) && !isKeptOut(b, a, isWithinTolerance);
}

Turned turned(Vector vector, Heading heading) {
    const auto [sine, cosine] = directionOf(heading);
    return {vector.x * cosine - vector.y * sine, vector.x * sine + vector.y * cosine};
}

Fraction squaredDistance(const Point& point, const Segment& side) {
    const Vector along = side.to - side.from;
    const Vector way = point - side.from;
    const std::int64_t forward = dot(way, along);
    const std::int64_t length = dot(along, along);
    if (forward <= 0) return {dot(way, way), 1};
    if (forward >= length) return {dot(point - side.to, point - side.to), 1};
    const Wide aside = cross(way, along);
    return {aside * aside, length};
}

Fraction squaredDistance(Corners a, Corners b) {
    if (shareInside(a, b)) return {0, 1};
    Fraction least = toRim(a.front(), b);
    for (const Point& corner : a.subspan(1)) least = std::min(least, toRim(corner, b));
    for (const Point& corner : b) least = std::min(least, toRim(corner, a));
    return least;
}

bool isWithin(std::int64_t limit, Corners a, Corners b) {
    if (limit < 0 || isBeyond(limit, a, b) || isBeyond(limit, b, a)) return false;
    const auto isNear = [&](const Point& corner, Corners rim) { return isAtMost(toRim(corner, rim), limit); };
    return std::ranges::any_of(a, [&](const Point& corner) { return isNear(corner, b); }) ||
           std::ranges::any_of(b, [&](const Point& corner) { return isNear(corner, a); }) ||
           shareInside(a, b);
}

Fraction squaredDistance(const Point& point, Corners corners) {
    return isInside(point, corners) ? Fraction{0, 1} : toRim(point, corners);
}

bool isAtMost(const Fraction& square, std::int64_t limit) {
    return limit >= 0 && square.numerator <= Wide{limit} * limit * square.denominator;
}

// Rounding only needs the integer part of twice the root.
Du rootRounded(const Fraction& square) {
    const std::int64_t doubled = rootOf(4 * square.numerator / square.denominator);
    return Du(static_cast<std::int32_t>((doubled + 1) / 2));
}

}  // namespace vallum::geometry::exact

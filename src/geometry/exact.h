// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include <vallum/geometry/box.h>

/// Arithmetic that neither rounds nor overflows for anything on a table.
namespace vallum::geometry::exact {

__extension__ typedef __int128 Wide;

/// Convex, clockwise: the inside is to the right of every side.
using Corners = std::span<const Point>;

struct Vector {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

inline Vector operator-(const Point& to, const Point& from) {
    return {std::int64_t{to.x.raw()} - from.x.raw(), std::int64_t{to.y.raw()} - from.y.raw()};
}
inline Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }

/// Positive when b is to the left of a.
inline std::int64_t cross(Vector a, Vector b) { return a.x * b.y - a.y * b.x; }
inline std::int64_t dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y; }

/// How far a point is inside a side, in thousandths of a DU times the length of the side.
inline std::int64_t depth(const Point& point, const Point& from, Vector along) {
    return cross(point - from, along);
}

/// A vector rotated into the frame of a heading, in 2^-30.
struct Turned {
    std::int64_t right = 0;
    std::int64_t ahead = 0;
};
Turned turned(Vector, Heading);

/// The integer square root. The double result is off by one at most.
inline std::int64_t rootOf(std::int64_t square) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return root;
}
inline std::int64_t rootOf(Wide square) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (Wide{root} * root > square) --root;
    while (Wide{root + 1} * (root + 1) <= square) ++root;
    return root;
}

inline std::int64_t floorOf(Wide numerator, Wide positive) {
    const Wide quotient = numerator / positive;
    return static_cast<std::int64_t>(numerator % positive < 0 ? quotient - 1 : quotient);
}
/// GEO-01
inline std::int64_t roundedQuotient(Wide numerator, Wide positive) {
    return floorOf(2 * numerator + positive, 2 * positive);
}

/// The denominator is positive.
struct Fraction {
    Wide numerator = 0;
    Wide denominator = 1;

    friend bool operator<(const Fraction& a, const Fraction& b) {
        return a.numerator * b.denominator < b.numerator * a.denominator;
    }
};

/// Both must be convex. The tolerance of GEO-03 applies.
bool overlap(Corners, Corners);
bool overlap(const Outline&, const Outline&);
/// The squared distance between two convex shapes; 0 if they overlap or touch.
Fraction squaredDistance(Corners, Corners);
/// True if that distance is at most `limit` thousandths, which is cheaper to find out.
bool isWithin(std::int64_t limit, Corners, Corners);
Fraction squaredDistance(const Point&, Corners);
Fraction squaredDistance(const Point&, const Segment&);
/// True if the root of `square` is at most `limit` thousandths.
bool isAtMost(const Fraction& square, std::int64_t limit);
Du rootRounded(const Fraction& square);

}  // namespace vallum::geometry::exact

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::Fraction;
using exact::Vector;
using exact::Wide;

constexpr Du longest(1'000'000);

/// The least squared distance; if it exceeds the limit, any value beyond the limit.
Fraction squaredDistance(const Footprint& a, const Footprint& b, Du limit = longest) {
    Fraction least{Wide{longest.raw()} * longest.raw() * 4, 1};
    for (const Outline& first : a.pieces()) {
        const Box box = boxAround(first);
        for (const Outline& second : b.pieces()) {
            if (box.isApartFrom(boxAround(second), limit.raw())) continue;
            least = std::min(least, exact::squaredDistance(exact::Corners(first), exact::Corners(second)));
        }
    }
    return least;
}

Fraction squaredDistance(const Point& point, const Footprint& shape) {
    Fraction least = exact::squaredDistance(point, shape.card());
    for (const Outline& piece : shape.pieces().subspan(1)) {
        least = std::min(least, exact::squaredDistance(point, exact::Corners(piece)));
    }
    return least;
}

Fraction squaredDistance(const Point& a, const Point& b) {
    using exact::operator-;
    return {exact::dot(b - a, b - a), 1};
}

bool isLess(const Fraction& square, Du limit) {
    return limit > 0_du && square < Fraction{Wide{limit.raw()} * limit.raw(), 1};
}

/// The point of a segment nearest to another point.
Point nearestOn(const Point& from, const Point& to, const Point& point) {
    using exact::operator-;
    const Vector along = to - from;
    const std::int64_t length = std::max<std::int64_t>(1, dot(along, along));
    const std::int64_t forward = std::clamp<std::int64_t>(dot(point - from, along), 0, length);
    const auto part = [&](std::int64_t whole) {
        return Du(static_cast<std::int32_t>(exact::roundedQuotient(Wide{whole} * forward, length)));
    };
    return {from.x + part(along.x), from.y + part(along.y)};
}

/// Finds the shortest segment from a corner of one shape to the outline of the other.
struct Shortest {
    Segment way;
    std::int64_t square = INT64_MAX;

    void tryFrom(const Footprint& a, const Footprint& b, bool isTurned) {
        for (const Outline& piece : a.pieces()) {
            for (const Point& corner : piece) {
                for (const Outline& other : b.pieces()) tryFrom(corner, other, isTurned);
            }
        }
    }
    void tryFrom(const Point& corner, const Outline& other, bool isTurned) {
        using exact::operator-;
        for (std::size_t i = 0; i != other.size(); ++i) {
            const Point point = nearestOn(other.at(i), other.at((i + 1) % 4), corner);
            const std::int64_t length = dot(point - corner, point - corner);
            if (length >= square) continue;
            square = length;
            way = isTurned ? Segment{point, corner} : Segment{corner, point};
        }
    }
};

}  // namespace

bool overlap(const Outline& a, const Outline& b) { return exact::overlap(a, b); }

bool overlap(const Footprint& a, const Footprint& b) {
    return std::ranges::any_of(a.pieces(), [&](const Outline& first) {
        return std::ranges::any_of(b.pieces(), [&](const Outline& second) { return overlap(first, second); });
    });
}

bool inContact(const Footprint& a, const Footprint& b) { return isWithin(0_du, a, b); }

bool isWithin(Du limit, const Footprint& a, const Footprint& b) {
    const std::int32_t met = (limit + tolerance).raw();
    return std::ranges::any_of(a.pieces(), [&](const Outline& first) {
        const Box box = boxAround(first);
        return std::ranges::any_of(b.pieces(), [&](const Outline& second) {
            return !box.isApartFrom(boxAround(second), met) && exact::isWithin(met, first, second);
        });
    });
}
bool isWithin(Du limit, const Point& a, const Footprint& b) {
    return exact::isAtMost(squaredDistance(a, b), (limit + tolerance).raw());
}
bool isWithin(Du limit, const Point& a, const Point& b) {
    return exact::isAtMost(squaredDistance(a, b), (limit + tolerance).raw());
}

bool isCloser(Du limit, const Footprint& a, const Footprint& b) {
    return isLess(squaredDistance(a, b, limit), limit);
}
bool isCloser(Du limit, const Point& a, const Point& b) { return isLess(squaredDistance(a, b), limit); }

Du distance(const Footprint& a, const Footprint& b) { return exact::rootRounded(squaredDistance(a, b)); }
Du distance(const Point& a, const Footprint& b) { return exact::rootRounded(squaredDistance(a, b)); }
Du distance(const Point& a, const Point& b) { return exact::rootRounded(squaredDistance(a, b)); }

Segment shortestWay(const Footprint& a, const Footprint& b) {
    Shortest shortest;
    shortest.tryFrom(a, b, false);
    shortest.tryFrom(b, a, true);
    return shortest.way;
}

bool isOnTable(const Footprint& shape, const Size& table) {
    return std::ranges::all_of(shape.pieces(), [&](const Outline& piece) {
        const Box box = boxAround(piece);
        return box.west >= 0 && box.south >= 0 && box.east <= table.width.raw() &&
               box.north <= table.depth.raw();
    });
}

}  // namespace vallum::geometry

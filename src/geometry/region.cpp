// SPDX-License-Identifier: GPL-3.0-or-later
#include "simple_shape.h"

#include <vallum/geometry/region.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::Corners;
using exact::cross;
using exact::Fraction;
using exact::Vector;
using exact::Wide;
using exact::operator-;

/// Far beyond any table, yet small enough that nothing overflows.
bool isInReach(const Point& it) {
    constexpr Du farthest = 100'000_du;
    return it.x >= -farthest && it.x <= farthest && it.y >= -farthest && it.y <= farthest;
}

std::int64_t doubledArea(const std::vector<Point>& corners) {
    std::int64_t area = 0;
    for (std::size_t i = 0; i != corners.size(); ++i) {
        area += cross(next(corners, i) - corners[0], corners[i] - corners[0]);
    }
    return area;
}

Fraction squaredDistance(const Footprint& shape, const Region& region) {
    Fraction least = exact::squaredDistance(Corners(shape.card()), region.parts().front());
    for (const Outline& piece : shape.pieces()) {
        for (const Convex& part : region.parts()) {
            least = std::min(least, exact::squaredDistance(Corners(piece), Corners(part)));
        }
    }
    return least;
}

Fraction squaredDistance(const Point& point, const Region& region) {
    Fraction least = exact::squaredDistance(point, region.parts().front());
    for (const Convex& part : region.parts()) least = std::min(least, exact::squaredDistance(point, part));
    return least;
}

/// The fraction of a segment, from 0 to 1, inside one convex shape.
double shareInside(const Segment& line, const Convex& part) {
    const Vector way = line.to - line.from;
    double begin = 0;
    double end = 1;
    for (std::size_t i = 0; i != part.size(); ++i) {
        const Vector along = next(part, i) - part[i];
        const std::int64_t start = exact::depth(line.from, part[i], along);
        const std::int64_t change = cross(way, along);
        if (change == 0 && start <= 0) return 0;
        if (change == 0) continue;
        const double crossing = static_cast<double>(-start) / static_cast<double>(change);
        if (change > 0) begin = std::max(begin, crossing);
        if (change < 0) end = std::min(end, crossing);
    }
    return std::max(0.0, end - begin);
}

}  // namespace

Expected<Region> Region::from(std::vector<Point> corners) {
    if (!std::ranges::all_of(corners, isInReach)) return refuse("GEO-25"_rule);
    dropFlatCorners(corners);
    if (corners.size() < 3 || crossesItself(corners)) return refuse("GEO-25"_rule);
    if (doubledArea(corners) < 0) std::ranges::reverse(corners);
    Region region;
    region.parts_ = convexParts(corners);
    region.corners_ = std::move(corners);
    return region;
}

Region::Region(const Outline& outline) : corners_(outline.begin(), outline.end()), parts_{corners_} {}

bool overlap(const Footprint& shape, const Region& region) {
    return std::ranges::any_of(shape.pieces(), [&](const Outline& piece) {
        return std::ranges::any_of(region.parts(), [&](const Convex& part) {
            return exact::overlap(Corners(piece), Corners(part));
        });
    });
}

bool inContact(const Footprint& shape, const Region& region) { return isWithin(0_du, shape, region); }
bool isWithin(Du limit, const Footprint& shape, const Region& region) {
    return exact::isAtMost(squaredDistance(shape, region), (limit + tolerance).raw());
}
bool isWithin(Du limit, const Point& point, const Region& region) {
    return exact::isAtMost(squaredDistance(point, region), (limit + tolerance).raw());
}
Du distance(const Footprint& shape, const Region& region) {
    return exact::rootRounded(squaredDistance(shape, region));
}
Du distance(const Point& point, const Region& region) {
    return exact::rootRounded(squaredDistance(point, region));
}

bool standsIn(const Point& center, const Region& region) {
    return std::ranges::any_of(region.parts(), [&](const Convex& part) {
        for (std::size_t i = 0; i != part.size(); ++i) {
            if (exact::depth(center, part[i], next(part, i) - part[i]) < 0) return false;
        }
        return true;
    });
}
bool touches(const Footprint& shape, const Region& region) { return inContact(shape, region); }
bool isPartlyIn(const Footprint& shape, const Region& region) { return overlap(shape, region); }

Du lengthInside(const Segment& line, const Region& region) {
    double share = 0;
    for (const Convex& part : region.parts()) share += shareInside(line, part);
    const Vector way = line.to - line.from;
    const double length = std::sqrt(static_cast<double>(dot(way, way)));
    return Du(static_cast<std::int32_t>(std::floor(share * length + 0.5)));
}

}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include <optional>

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

/// Positive when c is to the right of the line from a to b.
std::int64_t rightOf(const Point& a, const Point& b, const Point& c) { return cross(c - a, b - a); }

const Point& next(const std::vector<Point>& corners, std::size_t i) {
    return corners[i + 1 == corners.size() ? 0 : i + 1];
}
const Point& previous(const std::vector<Point>& corners, std::size_t i) {
    return corners[i == 0 ? corners.size() - 1 : i - 1];
}

std::int64_t doubledArea(const std::vector<Point>& corners) {
    std::int64_t area = 0;
    for (std::size_t i = 0; i != corners.size(); ++i) {
        area += cross(next(corners, i) - corners[0], corners[i] - corners[0]);
    }
    return area;
}

bool isOn(const Point& point, const Point& from, const Point& to) {
    return rightOf(from, to, point) == 0 && dot(point - from, point - to) <= 0;
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

bool crossesItself(const std::vector<Point>& corners) {
    const std::size_t n = corners.size();
    for (std::size_t i = 0; i != n; ++i) {
        for (std::size_t j = i + 2; j < n; ++j) {
            if (i == 0 && j == n - 1) continue;
            if (sidesMeet({corners[i], corners[i + 1]}, {corners[j], next(corners, j)})) return true;
        }
    }
    return false;
}

/// Corners that are no corners: the same point again, or a point on a straight side.
void dropFlatCorners(std::vector<Point>& corners) {
    for (std::size_t i = 0; corners.size() >= 3 && i < corners.size();) {
        if (rightOf(previous(corners, i), corners[i], next(corners, i)) == 0) {
            corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(i));
            i = i == 0 ? 0 : i - 1;
        } else {
            ++i;
        }
    }
}

/// Whether the triangle at this corner can be cut off.
bool isEar(const std::vector<Point>& corners, std::size_t i) {
    const Point& a = previous(corners, i);
    const Point& b = corners[i];
    const Point& c = next(corners, i);
    if (rightOf(a, b, c) <= 0) return false;
    return std::ranges::none_of(corners, [&](const Point& it) {
        if (it == a || it == b || it == c) return false;
        return rightOf(a, b, it) >= 0 && rightOf(b, c, it) >= 0 && rightOf(c, a, it) >= 0;
    });
}

std::vector<Convex> triangles(std::vector<Point> corners) {
    std::vector<Convex> all;
    while (corners.size() > 3) {
        std::size_t ear = 0;
        while (ear + 1 < corners.size() && !isEar(corners, ear)) ++ear;
        all.push_back({previous(corners, ear), corners[ear], next(corners, ear)});
        corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(ear));
        dropFlatCorners(corners);
    }
    if (corners.size() == 3) all.push_back(corners);
    return all;
}

bool isConvex(const Convex& corners) {
    for (std::size_t i = 0; i != corners.size(); ++i) {
        if (rightOf(previous(corners, i), corners[i], next(corners, i)) < 0) return false;
    }
    return true;
}

/// Side i of the one is side j of the other.
Convex joinedAt(const Convex& a, std::size_t i, const Convex& b, std::size_t j) {
    Convex whole;
    whole.reserve(a.size() + b.size() - 2);
    for (std::size_t k = 1; k <= a.size(); ++k) whole.push_back(a[(i + k) % a.size()]);
    for (std::size_t k = 2; k < b.size(); ++k) whole.push_back(b[(j + k) % b.size()]);
    return whole;
}

/// Both parts in one, if they share a side and the whole is convex.
std::optional<Convex> joined(const Convex& a, const Convex& b) {
    for (std::size_t i = 0; i != a.size(); ++i) {
        for (std::size_t j = 0; j != b.size(); ++j) {
            if (!(a[i] == next(b, j) && next(a, i) == b[j])) continue;
            Convex whole = joinedAt(a, i, b, j);
            if (!isConvex(whole)) return std::nullopt;
            return whole;
        }
    }
    return std::nullopt;
}

/// Puts together what can be: fewer and fatter parts.
std::vector<Convex> convexParts(const std::vector<Point>& corners) {
    if (isConvex(corners)) return {corners};
    std::vector<Convex> parts = triangles(corners);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t j = i + 1; j < parts.size();) {
            if (auto whole = joined(parts[i], parts[j])) {
                parts[i] = std::move(*whole);
                parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
                j = i + 1;
            } else {
                ++j;
            }
        }
    }
    for (Convex& part : parts) dropFlatCorners(part);
    return parts;
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

/// The part of a segment, from 0 to 1, inside one convex shape.
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

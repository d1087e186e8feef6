// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlines.h"

#include <algorithm>

#include <vallum/core/json.h>
#include <vallum/geometry/polygon.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Point;

namespace {

std::string text(Du length) { return brief(JsonWriter::of(length)); }

/// The greatest distance between two corners.
Du across(const std::vector<Point>& corners) {
    Du most;
    for (const Point& one : corners) {
        for (const Point& other : corners) most = std::max(most, geometry::distance(one, other));
    }
    return most;
}

/// The shorter side of the bounding box.
Du narrowest(const std::vector<Point>& corners) {
    const auto [west, east] = std::ranges::minmax(corners, {}, &Point::x);
    const auto [south, north] = std::ranges::minmax(corners, {}, &Point::y);
    return std::min(east.x - west.x, north.y - south.y);
}

}  // namespace

std::vector<Point> pointsOf(const std::vector<shape::Corner>& corners) {
    std::vector<Point> points;
    points.reserve(corners.size());
    for (const auto& [x, y] : corners) points.push_back({x, y});
    return points;
}

std::vector<Point> drawnOutline(const std::vector<shape::Corner>& corners) {
    return geometry::simplified(pointsOf(corners));
}

bool checkCount(Findings& findings, const std::string& place, const std::vector<Point>& corners) {
    if (corners.size() <= mostCorners) return true;
    findings.error(place, std::to_string(corners.size()) + " corners",
                   "at most " + std::to_string(mostCorners) + " that differ by more than 0.002 DU");
    return false;
}

void checkOutline(Findings& findings,
                  const std::string& place,
                  const std::vector<Point>& corners,
                  const geometry::TileSizes& sizes) {
    if (!checkCount(findings, place, corners)) return;
    if (corners.size() < 3 || !geometry::Region::from(corners)) {
        return findings.error(place, "a list of " + std::to_string(corners.size()),
                              "at least three corners of a shape whose sides do not cross (GEO-25)");
    }
    const Du longest = across(corners);
    if (longest > sizes.largestArea) {
        findings.error(place, text(longest) + " across", "at most " + text(sizes.largestArea) + " (GEO-25)");
    }
    const Du shortest = narrowest(corners);
    if (shortest < sizes.smallestArea) {
        findings.error(place, text(shortest) + " across",
                       "at least " + text(sizes.smallestArea) + " (GEO-25)");
    }
}

}  // namespace vallum::field

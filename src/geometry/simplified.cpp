// SPDX-License-Identifier: GPL-3.0-or-later
#define BOOST_ALLOW_DEPRECATED_HEADERS
#define BOOST_GEOMETRY_NO_ROBUSTNESS  // whole thousandths need no rescaling

#include <algorithm>
#include <iterator>
#include <set>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/ring.hpp>

#include <vallum/geometry/polygon.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace bg = boost::geometry;

std::vector<Point> simplified(const std::vector<Point>& corners) {
    if (corners.size() < 4) return corners;
    using Place = bg::model::d2::point_xy<double>;  // holds the coordinates of any table exactly
    using Ring = bg::model::ring<Place>;
    Ring drawn;
    for (const Point& it : corners) drawn.emplace_back(it.x.raw(), it.y.raw());
    drawn.push_back(drawn.front());
    Ring kept;
    bg::simplify(drawn, kept, tolerance.raw());
    if (kept.size() < 4) return corners;
    // The library may start at another corner; the remaining corners keep their order.
    std::set<std::pair<double, double>> stay;
    for (const Place& it : kept) stay.emplace(it.x(), it.y());
    std::vector<Point> fewer;
    std::ranges::copy_if(corners, std::back_inserter(fewer),
                         [&](const Point& it) { return stay.contains({it.x.raw(), it.y.raw()}); });
    return fewer;
}

}  // namespace vallum::geometry

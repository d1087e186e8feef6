// SPDX-License-Identifier: GPL-3.0-or-later
#define BOOST_ALLOW_DEPRECATED_HEADERS
#define BOOST_GEOMETRY_NO_ROBUSTNESS  // whole thousandths need no rescaling

#include "geometry/places.h"

#include <cmath>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vallum/geometry/relation.h>

// Checks our integer results against the same computations in doubles by a well-tested library.
namespace vallum::geometry {
namespace {

namespace bg = boost::geometry;
using Exact = bg::model::d2::point_xy<double>;
using Polygon = bg::model::polygon<Exact>;

constexpr int pairsASeed = 1200;  // for each of RapidCheck's 100 seeds

Polygon polygon(const Outline& outline) {
    Polygon result;
    for (const Point& it : outline) bg::append(result, Exact(it.x.raw(), it.y.raw()));
    bg::correct(result);
    return result;
}

/// The approximate width of the intersection of two shapes, if it is thin.
double commonWidth(const Polygon& a, const Polygon& b) {
    std::vector<Polygon> common;
    bg::intersection(a, b, common);
    double width = 0;
    for (const Polygon& it : common) {
        width = std::max(width, static_cast<double>(2 * bg::area(it) / bg::perimeter(it)));
    }
    return width;
}

struct Pair {
    Outline a;
    Outline b;
};
Pair somePair(Places& places) {
    const Point middle{places.length(5_du, 95_du), places.length(5_du, 95_du)};
    return {outline(places.pose(middle, 0.2_du), cardSize), outline(places.pose(middle, 1.8_du), cardSize)};
}

template <class Property> void holdsForManyPairs(const Property& property) {
    EXPECT_TRUE(rc::check([&](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != pairsASeed; ++i) property(somePair(places));
    }));
}

TEST(GEO03, OverlapAgreesWithTheOracle) {
    holdsForManyPairs([](const Pair& it) {
        const bool meet = bg::intersects(polygon(it.a), polygon(it.b));
        if (overlap(it.a, it.b)) {
            RC_ASSERT(meet);
        } else if (meet) {
            RC_ASSERT(commonWidth(polygon(it.a), polygon(it.b)) < 2.01);
        }
        RC_ASSERT(overlap(it.a, it.b) == overlap(it.b, it.a));
    });
}

TEST(GEO03, ContactAgreesWithTheOracle) {
    holdsForManyPairs([](const Pair& it) {
        const double apart = bg::distance(polygon(it.a), polygon(it.b));
        if (std::abs(apart - 2) > 1e-6) RC_ASSERT(inContact(it.a, it.b) == (apart < 2));
        if (std::abs(apart - 402) > 1e-6) RC_ASSERT(isWithin(0.4_du, it.a, it.b) == (apart < 402));
        if (std::abs(apart - 400) > 1e-6) RC_ASSERT(isCloser(0.4_du, it.a, it.b) == (apart < 400));
    });
}

TEST(GEO08, DistanceAgreesWithTheOracle) {
    holdsForManyPairs([](const Pair& it) {
        const double apart = bg::distance(polygon(it.a), polygon(it.b));
        RC_ASSERT(std::abs(distance(it.a, it.b).raw() - apart) <= 0.5 + 1e-6);
        RC_ASSERT(std::abs(distance(it.a[0], it.b).raw() -
                           bg::distance(Exact(it.a[0].x.raw(), it.a[0].y.raw()), polygon(it.b))) <=
                  0.5 + 1e-6);
    });
}

}  // namespace
}  // namespace vallum::geometry

// SPDX-License-Identifier: GPL-3.0-or-later
#define BOOST_ALLOW_DEPRECATED_HEADERS
#define BOOST_GEOMETRY_NO_ROBUSTNESS

#include "geometry/places.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <numbers>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vallum/core/json.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/polygon.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/terrain.h>

namespace vallum::geometry {
namespace {

namespace bg = boost::geometry;
using Exact = bg::model::d2::point_xy<double>;
using Polygon = bg::model::polygon<Exact>;

const TileSizes& sizes = standardTileSizes();

/// Forest from x = 5 eastward.
Region forest() { return Region(Outline{{{5_du, 14_du}, {9_du, 14_du}, {9_du, 6_du}, {5_du, 6_du}}}); }
/// A horseshoe, open to the north.
Region horseshoe() {
    return *Region::from({{0_du, 0_du},
                          {4_du, 0_du},
                          {4_du, 4_du},
                          {3_du, 4_du},
                          {3_du, 1_du},
                          {1_du, 1_du},
                          {1_du, 4_du},
                          {0_du, 4_du}});
}

TEST(GEO23, TouchingPartlyInAndStandingIn) {
    const auto is = [](Du x) {
        const Outline there = at(x, 10_du, 0_deg);
        return std::array{touches(there, forest()), isPartlyIn(there, forest()),
                          standsIn({x, 10_du}, forest())};
    };
    EXPECT_EQ(is(4.1_du), (std::array{false, false, false}));
    EXPECT_EQ(is(4.2_du), (std::array{true, false, false}));
    EXPECT_EQ(is(4.5_du), (std::array{true, true, false}));
    EXPECT_EQ(is(4.999_du), (std::array{true, true, false}));
    EXPECT_EQ(is(5_du), (std::array{true, true, true}));
    EXPECT_EQ(is(5.1_du), (std::array{true, true, true}));
}

TEST(GEO23, TilesMayHaveAnySimpleShape) {
    EXPECT_FALSE(standsIn({2_du, 2_du}, horseshoe()));
    EXPECT_TRUE(standsIn({0.5_du, 2_du}, horseshoe()));
    EXPECT_TRUE(standsIn({1_du, 2_du}, horseshoe()));
    EXPECT_FALSE(overlap(outline(pose(2_du, 2_du, 0_deg), cardSize), horseshoe()));
    EXPECT_EQ(distance(Footprint(at(2_du, 2_du, 0_deg)), horseshoe()), 0.2_du);
    EXPECT_EQ(distance(Point{2_du, 2_du}, horseshoe()), 1_du);
    EXPECT_TRUE(isWithin(1_du, Point{2_du, 2.002_du}, horseshoe()));
    EXPECT_FALSE(isWithin(1_du, Point{2_du, 4.2_du}, Region(at(2_du, 2_du, 0_deg))));
}

TEST(GEO23, ALineIsMeasuredWhereItRunsThroughATile) {
    EXPECT_EQ(lengthInside({{-1_du, 2_du}, {5_du, 2_du}}, horseshoe()), 2_du);
    EXPECT_EQ(lengthInside({{2_du, 0.5_du}, {2_du, 5_du}}, horseshoe()), 0.5_du);
    EXPECT_EQ(lengthInside({{2_du, 2_du}, {2_du, 5_du}}, horseshoe()), 0_du);
    EXPECT_EQ(lengthInside({{5_du, 3_du}, {5_du, 15_du}}, forest()), 0_du);
}

/// A random star-shaped polygon around a point, like the outline of a forest.
std::vector<Point> someShape(Places& places) {
    std::vector<Point> corners;
    const int count = 3 + places.upTo(9);
    for (int i = 0; i != count; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.1 * places.upTo(8)) / count;
        const double radius = 700 + places.upTo(1'800);
        corners.push_back({Du(20'000 + static_cast<int>(radius * std::cos(angle))),
                           Du(20'000 + static_cast<int>(radius * std::sin(angle)))});
    }
    return corners;
}
template <class Corners> Polygon polygon(const Corners& corners) {
    Polygon result;
    for (const Point& it : corners) bg::append(result, Exact(it.x.raw(), it.y.raw()));
    bg::correct(result);
    return result;
}

TEST(GEO23, AnyShapeAgreesWithTheOracle) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 150; ++i) {
            const auto region = Region::from(someShape(places));
            if (!region) continue;
            const Polygon whole = polygon(region->corners());
            double area = 0;
            for (const Convex& part : region->parts()) area += bg::area(polygon(part));
            RC_ASSERT(std::abs(area - bg::area(whole)) < 1);
            const Pose there = places.pose({20_du, 20_du}, 3_du);
            const Outline card = outline(there, cardSize);
            const double apart = bg::distance(polygon(card), whole);
            RC_ASSERT(std::abs(distance(Footprint(card), *region).raw() - apart) <= 0.5 + 1e-6);
            RC_ASSERT(standsIn(there.center, *region) ==
                      bg::covered_by(Exact(there.center.x.raw(), there.center.y.raw()), whole));
            RC_ASSERT(standsIn(there.center, region->corners()) == standsIn(there.center, *region));
            if (overlap(card, *region)) RC_ASSERT(bg::intersects(polygon(card), whole));
        }
    }));
}

TEST(GEO25, SidesThatCrossAreNoTile) {
    EXPECT_EQ(Region::from({{0_du, 0_du}, {2_du, 2_du}, {2_du, 0_du}, {0_du, 2_du}}).error(),
              Refusal{"GEO-25"_rule});
    EXPECT_EQ(Region::from({{0_du, 0_du}, {2_du, 2_du}}).error(), Refusal{"GEO-25"_rule});
    EXPECT_EQ(Region::from({{0_du, 0_du}, {1_du, 1_du}, {2_du, 2_du}}).error(), Refusal{"GEO-25"_rule});
    const auto either = Region::from({{0_du, 0_du}, {2_du, 0_du}, {2_du, 2_du}, {0_du, 2_du}});
    EXPECT_EQ(either->parts().size(), 1U);
}

struct TileSizesFile {
    std::string format;
    int version = 0;
    TileSizes sizes;

    static void fields(auto& it, auto& visit) {
        visit("format", it.format)("version", it.version)("sizes", it.sizes);
    }
};

TEST(GEO25, TheSizesStandInTheData) {
    std::ifstream file(VALLUM_SOURCE_DIR "/resources/data/tile-sizes.json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto read = JsonReader::readText<TileSizesFile>(text, "tile-sizes.json");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->format, "vallum-tile-sizes");
    EXPECT_EQ(read->sizes, sizes);
}

TEST(GEO25, AStraightWallAndThoseWhoFightAcrossIt) {
    const Pose wall = pose(5_du, 5_du, 0_deg);
    const Outline masonry = outline(wall, sizes.wall);
    EXPECT_EQ(segmentOf(masonry, Edge::front), (Segment{{4.2_du, 5.2_du}, {5.8_du, 5.2_du}}));
    EXPECT_EQ(segmentOf(masonry, Edge::rear), (Segment{{5.8_du, 4.8_du}, {4.2_du, 4.8_du}}));
    const Segment defender = frontEdge(unit(5_du, 4.4_du, 0_deg), cardSize);
    EXPECT_EQ(flushSections(defender, 4, segmentOf(masonry, Edge::rear)), 4);
    const Segment attacker = frontEdge(unit(5_du, 5.6_du, 180_deg), cardSize);
    EXPECT_EQ(flushSections(attacker, 4, segmentOf(masonry, Edge::front)), 4);
    EXPECT_EQ(doorOutline(wall, sizes), outline(wall, {0.8_du, 0.4_du}));
}

TEST(GEO25, ACornerWallIsAnL) {
    const Pose corner = pose(6.2_du, 4.8_du, 0_deg);
    const auto masonry = cornerMasonry(corner, sizes);
    EXPECT_FALSE(overlap(masonry[0], masonry[1]));
    EXPECT_FALSE(overlap(masonry[0], cornerPlace(corner, sizes)) ||
                 overlap(masonry[1], cornerPlace(corner, sizes)));
    EXPECT_EQ(cornerPlace(corner, sizes),
              (Outline{{{5.8_du, 4.8_du}, {6.2_du, 4.8_du}, {6.2_du, 4.4_du}, {5.8_du, 4.4_du}}}));
    EXPECT_EQ(segmentOf(masonry[0], Edge::front), (Segment{{5.8_du, 5.2_du}, {6.6_du, 5.2_du}}));
}

TEST(GEO25, TheSectorsOfAVillageMakeUpTheWhole) {
    EXPECT_EQ(sizes.villageSector.width, sizes.village.width);
    EXPECT_EQ(sizes.villageSector.depth, sizes.village.depth / 2);
}

TEST(GEO25, FourTowersAndEightWallsMeasureSixPointFourByThreePointTwo) {
    // From corner to corner, each tile snapped to the previous one.
    struct Tile {
        TileShape shape;
        Pose pose;
    };
    std::vector<Tile> ring{{TileShape::tower, pose(1_du, 1_du, 0_deg)}};
    const auto add = [&](TileShape shape, Pose near) {
        const auto there = snapped(shape, near, sizes, joints(ring.back().shape, ring.back().pose, sizes));
        ASSERT_TRUE(there);
        ring.push_back({shape, *there});
    };
    for (const Du x : {2.2_du, 3.8_du, 5.4_du}) add(TileShape::wall, pose(x + 0.05_du, 0.78_du, 185_deg));
    add(TileShape::tower, pose(6.55_du, 1.05_du, 3_deg));
    add(TileShape::wall, pose(6.83_du, 2.25_du, 80_deg));
    add(TileShape::tower, pose(6.65_du, 3.45_du, 0_deg));
    for (const Du x : {5.4_du, 3.8_du, 2.2_du}) add(TileShape::wall, pose(x - 0.05_du, 3.63_du, 5_deg));
    add(TileShape::tower, pose(1.02_du, 3.44_du, 0_deg));
    add(TileShape::wall, pose(0.78_du, 2.2_du, 275_deg));
    ASSERT_EQ(ring.size(), 12U);
    EXPECT_TRUE(areJoined(joints(ring.back().shape, ring.back().pose, sizes),
                          joints(ring.front().shape, ring.front().pose, sizes)));
    EXPECT_EQ(ring[6].pose.center.x - ring[0].pose.center.x + sizes.tower.width, 6.4_du);
    EXPECT_EQ(ring[6].pose.center.y - ring[0].pose.center.y + sizes.tower.width, 3.2_du);
}

TEST(GEO25, ARiverKeepsItsWidthRoundABend) {
    const Pose entry = pose(10_du, 10_du, 0_deg);
    EXPECT_EQ(riverBendExit(entry, Side::right, 90_deg, sizes), pose(10.8_du, 10.8_du, 90_deg));
    EXPECT_EQ(riverBendExit(entry, Side::left, 90_deg, sizes), pose(9.2_du, 10.8_du, 270_deg));
    for (const Degrees angle : {45_deg, 90_deg}) {
        const Region bend = riverBend(entry, Side::right, angle, sizes);
        const Pose exit = riverBendExit(entry, Side::right, angle, sizes);
        for (const Pose& end : {entry, exit}) {
            EXPECT_TRUE(std::ranges::count(bend.corners(), pointAt(end, -0.4_du, 0_du)) == 1);
            EXPECT_TRUE(std::ranges::count(bend.corners(), pointAt(end, 0.4_du, 0_du)) == 1);
        }
    }
}

std::vector<Joint> wallJoints(Du x, Du y, Degrees heading) {
    return joints(TileShape::wall, pose(x, y, heading), sizes);
}
std::vector<Joint> towerJoints(Du x, Du y) { return joints(TileShape::tower, pose(x, y, 0_deg), sizes); }

TEST(GEO26, WhereTheJointsAre) {
    EXPECT_EQ(wallJoints(5_du, 5_du, 0_deg),
              (std::vector<Joint>{{{4.2_du, 5_du}, Heading(270_deg)}, {{5.8_du, 5_du}, Heading(90_deg)}}));
    EXPECT_EQ(joints(TileShape::cornerWall, pose(6.2_du, 4.8_du, 0_deg), sizes),
              (std::vector<Joint>{{{5.8_du, 5_du}, Heading(270_deg)}, {{6.4_du, 4.4_du}, Heading(180_deg)}}));
    EXPECT_EQ(towerJoints(5_du, 5_du).size(), 8U);
}

TEST(GEO26, ATowerJoinsAWallFlushOrStandingOut) {
    const auto wall = wallJoints(5_du, 5_du, 0_deg);
    EXPECT_TRUE(areJoined(wall, towerJoints(6.2_du, 4.8_du)));
    EXPECT_TRUE(areJoined(wall, towerJoints(6.2_du, 5.2_du)));
    EXPECT_FALSE(areJoined(wall, towerJoints(6.2_du, 5.1_du)));
    EXPECT_TRUE(areJoined(wall, joints(TileShape::cornerWall, pose(6.2_du, 4.8_du, 0_deg), sizes)));
}

TEST(GEO26, JointsMustFaceEachOther) {
    EXPECT_TRUE(areJoined(wallJoints(5_du, 5_du, 0_deg), wallJoints(6.6_du, 5_du, 180_deg)));
    EXPECT_FALSE(areJoined(wallJoints(5_du, 5_du, 0_deg), wallJoints(5.8_du, 5.8_du, 90_deg)));
    EXPECT_FALSE(areJoined(wallJoints(5_du, 5_du, 0_deg), wallJoints(6.603_du, 5_du, 0_deg)));
}

TEST(GEO26, ATileSnapsWithinThreeTenthsAndTwentyDegrees) {
    const auto wall = wallJoints(5_du, 5_du, 0_deg);
    const auto snaps = [&](Du x, Du y, Degrees heading) {
        return snapped(TileShape::wall, pose(x, y, heading), sizes, std::span(wall).subspan(1));
    };
    EXPECT_EQ(snaps(6.8_du, 5.1_du, 0_deg), pose(6.6_du, 5_du, 0_deg));
    EXPECT_EQ(snaps(6.9_du, 5_du, 0_deg), pose(6.6_du, 5_du, 0_deg));
    EXPECT_EQ(snaps(6.91_du, 5_du, 0_deg), std::nullopt);
    EXPECT_EQ(snaps(6.6_du, 5_du, 20_deg), pose(6.6_du, 5_du, 0_deg));
    EXPECT_EQ(snaps(6.6_du, 5_du, 20.01_deg), std::nullopt);
    EXPECT_EQ(snaps(6.6_du, 5_du, 165_deg), pose(6.6_du, 5_du, 180_deg));
}

}  // namespace
}  // namespace vallum::geometry

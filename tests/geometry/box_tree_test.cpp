// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vallum/geometry/box_tree.h>
#include <vallum/geometry/polygon.h>
#include <vallum/geometry/region.h>

namespace vallum::geometry {
namespace {

std::vector<Box> someBoxes(Places& places, int count) {
    std::vector<Box> boxes;
    for (int i = 0; i != count; ++i) {
        const Outline card = outline(places.pose({20_du, 20_du}, 15_du), cardSize);
        boxes.push_back(boxAround(std::span<const Point>(card)));
    }
    return boxes;
}

TEST(BoxTree, FindsWhatALookAtAllOfThemFinds) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        const auto boxes = someBoxes(places, 200);
        const BoxTree packed(boxes);
        BoxTree added;
        for (std::size_t i = 0; i != boxes.size(); ++i) added.add({boxes[i], i});
        for (const Box& it : someBoxes(places, 20)) {
            std::vector<std::size_t> near;
            for (std::size_t i = 0; i != boxes.size(); ++i) {
                if (!boxes[i].isApartFrom(it, 300)) near.push_back(i);
            }
            RC_ASSERT(packed.near(it, 0.3_du) == near);
            RC_ASSERT(added.near(it, 0.3_du) == near);
        }
    }));
}

TEST(BoxTree, ForgetsWhatIsTakenOut) {
    const Box box{0, 0, 1000, 1000};
    BoxTree tree(std::vector<Box>{box, box});
    tree.remove({box, 0});
    EXPECT_EQ(tree.near(box, 0_du), std::vector<std::size_t>{1});
}

TEST(BoxTree, AsksNobodyAfterAYes) {
    const Box box{0, 0, 1000, 1000};
    const BoxTree tree(std::vector<Box>(50, box));
    int asked = 0;
    EXPECT_TRUE(tree.any(box, [&](std::size_t) { return ++asked == 3; }));
    EXPECT_EQ(asked, 3);
    EXPECT_FALSE(tree.any({2000, 0, 3000, 1000}, [](std::size_t) { return true; }));
}

/// A circle whose rim moves in and out by `depth`.
std::vector<Point> ring(int corners, double radius, double depth) {
    std::vector<Point> points;
    for (int i = 0; i != corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        const double away = radius + (i % 2 == 0 ? depth : 0);
        points.push_back({Du(static_cast<int>(100'000 + away * std::cos(angle))),
                          Du(static_cast<int>(100'000 + away * std::sin(angle)))});
    }
    return points;
}

TEST(GEO25, CornersThatNobodyCanTellAreLeftOut) {
    const std::vector<Point> square{{0_du, 0_du}, {0_du, 4_du}, {4_du, 4_du}, {4_du, 0_du}};
    EXPECT_EQ(simplified(square), square);
    auto uneven = square;
    uneven.insert(uneven.begin() + 2, {2_du, 4.002_du});
    EXPECT_EQ(simplified(uneven), square);
    uneven[2] = {2_du, 4.003_du};
    EXPECT_EQ(simplified(uneven), uneven);
    EXPECT_LT(simplified(ring(20'000, 60'000, 0)).size(), 1'000U);
    EXPECT_EQ(simplified(ring(20'000, 60'000, 500)).size(), 20'000U);
}

/// Twice the total area of the parts.
std::int64_t areaOf(const std::vector<Convex>& parts) {
    std::int64_t area = 0;
    for (const Convex& part : parts) {
        for (std::size_t i = 0; i != part.size(); ++i) {
            const Point& here = part[i];
            const Point& next = part[(i + 1) % part.size()];
            area += std::int64_t{next.x.raw()} * here.y.raw() - std::int64_t{here.x.raw()} * next.y.raw();
        }
    }
    return area;
}

TEST(GEO23, AShapeOfManyCornersIsCutIntoPartsThatCoverIt) {
    const auto region = Region::from(ring(4'000, 60'000, 500));
    ASSERT_TRUE(region);
    EXPECT_EQ(region->corners().size(), 4'000U);
    EXPECT_EQ(areaOf(region->parts()), areaOf({region->corners()}));
}

TEST(GEO25, WhatLiesBeyondAllReckoningIsNoTile) {
    const Du far = Du(INT32_MAX);
    EXPECT_FALSE(Region::from({{-far, -far}, {-far, far}, {far, far}, {far, -far}}));
}

}  // namespace
}  // namespace vallum::geometry

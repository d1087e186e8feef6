// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/geometry/neighbors.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {
namespace {

TEST(GEO08, NeighborsMissNobodyWithinTheDistance) {
    Places places(7);
    std::vector<Footprint> shapes;
    for (int i = 0; i != 160; ++i) shapes.push_back(shape(places.placement({20_du, 20_du}, 12_du)));
    const Neighbors neighbors(shapes);
    for (const Footprint& it : shapes) {
        const auto near = neighbors.near(it, 1.5_du);
        EXPECT_LT(near.size(), shapes.size() / 2);
        for (std::size_t i = 0; i != shapes.size(); ++i) {
            const bool isFound = std::ranges::binary_search(near, i);
            EXPECT_TRUE(isFound || !isWithin(1.498_du, it, shapes[i]));
        }
    }
}

TEST(GEO22, NeighborsBetweenTwoAreTheirCommonBox) {
    const std::vector<Footprint> shapes{at(10_du, 10_du, 0_deg), at(10_du, 13_du, 0_deg),
                                        at(14_du, 13_du, 0_deg)};
    EXPECT_EQ(Neighbors(shapes).between(shapes[0], at(10_du, 16_du, 0_deg)),
              (std::vector<std::size_t>{0, 1}));
}

}  // namespace
}  // namespace vallum::geometry

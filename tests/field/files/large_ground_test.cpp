// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/large_ground.h"

#include "support/library.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

/// tests/bench measures how long these take.
TEST(LargeGround, ARiverOfEightThousandPiecesIsRead) {
    const std::string text = withWindingRiver(8'000);
    const auto read = scenarioFrom(text, library(), "s.json");
    ASSERT_TRUE(read) << toText(read.error());
    EXPECT_EQ(read->scenario.setting->tiles.size(), 8'000U);
}

TEST(LargeGround, ARiverThatLeavesTheTableIsToldWhereItDoes) {
    const std::string text = edited(withWindingRiver(90), "/tiles/0/at/x", 150);
    EXPECT_EQ(scenarioFrom(text, library(), "s.json").error().place, "/tiles/0/pieces/25");
}

TEST(LargeGround, AWoodOfTwentyThousandCornersHasOnlyThoseThatCanBeTold) {
    const std::string text = withWood(20'000, 0);
    const auto read = scenarioFrom(text, library(), "s.json");
    ASSERT_TRUE(read) << toText(read.error());
    EXPECT_LT(read->scenario.setting->tiles.front().region.corners().size(), 600U);
}

TEST(LargeGround, AWoodOfTwentyThousandRealCornersIsRefused) {
    const std::string text = withWood(20'000, 200);
    EXPECT_EQ(scenarioFrom(text, library(), "s.json").error(),
              (FileError{"s.json", "/tiles/0/corners", "20000 corners",
                         "at most 2000 that differ by more than 0.002 DU"}));
    EXPECT_TRUE(scenarioFrom(withWood(2'000, 200), library(), "s.json"));
}

TEST(LargeGround, CornersBeyondAllReckoningAreRefused) {
    const auto far = Json::array({Json::array({-2'000'000, -2'000'000}), Json::array({-2'000'000, 2'000'000}),
                                  Json::array({2'000'000, 2'000'000})});
    const auto tile = Json{{"kind", "lake"}, {"corners", far}};
    EXPECT_EQ(scenarioFrom(withTiles(Json::array({tile})), library(), "s.json").error().place,
              "/tiles/0/corners");
}

}  // namespace
}  // namespace vallum::field

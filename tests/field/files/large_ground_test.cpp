// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/large_ground.h"

#include <chrono>

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

/// In a build for tests, on a machine with much else to do; `readWindingRiver` has the real figures.
constexpr double patience = 30;

double secondsFor(const auto& act) {
    const auto begin = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

TEST(LargeGround, ARiverOfEightThousandPiecesIsRead) {
    const std::string text = withWindingRiver(8'000);
    library();
    EXPECT_LT(secondsFor([&] {
                  const auto read = scenarioFrom(text, library(), "s.json");
                  ASSERT_TRUE(read) << toText(read.error());
                  EXPECT_EQ(read->scenario.setting->tiles.size(), 8'000U);
              }),
              patience);
}

TEST(LargeGround, ARiverThatLeavesTheTableIsToldWhereItDoes) {
    const std::string text = edited(withWindingRiver(90), "/tiles/0/at/x", 150);
    EXPECT_EQ(scenarioFrom(text, library(), "s.json").error().place, "/tiles/0/pieces/25");
}

TEST(LargeGround, AWoodOfTwentyThousandCornersHasOnlyThoseThatCanBeTold) {
    const std::string text = withWood(20'000, 0);
    library();
    EXPECT_LT(secondsFor([&] {
                  const auto read = scenarioFrom(text, library(), "s.json");
                  ASSERT_TRUE(read) << toText(read.error());
                  EXPECT_LT(read->scenario.setting->tiles.front().region.corners().size(), 600U);
              }),
              patience);
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

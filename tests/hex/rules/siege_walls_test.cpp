// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_orders.h"

namespace vallum::hex {
namespace {

using namespace test;

TEST(HXT42, InASiegeOnlyWorksAreWalls) {
    const auto twoHexesFrom = [](const Table& table) {
        return move(Table(table).unit(bottom, "LI", {5, 4}).unit(top, "MI", {0, 12}).phase(Phase::moving),
                    {{4, 4}, {3, 4}});
    };
    EXPECT_EQ(twoHexesFrom(Table().siege()), "allowed");
    EXPECT_EQ(twoHexesFrom(Table().siege().work({5, 4}, Work::camp)), "allowed");
    EXPECT_EQ(twoHexesFrom(Table().siege().work({5, 4}, Work::fortifiedWall)), "HXT-42");
    EXPECT_EQ(twoHexesFrom(Table().work({5, 4}, Work::scalableWall)), "HXT-42");
}

}  // namespace
}  // namespace vallum::hex

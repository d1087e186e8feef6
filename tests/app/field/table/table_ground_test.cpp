// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_ground.h"

#include "support/battles.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using namespace field;  // NOLINT: the words of positions

TestTable with(const std::vector<Tile>& tiles) {
    TestTable table;
    table.tiles = tiles;
    return table;
}
bool changes(TableGround& ground, const Battle& battle) {
    return ground.show(battle, Coordinates(battle.setting->table));
}

TEST(TableGround, IsPaintedAgainOnlyWhenItLooksDifferent) {
    const Battle plain = battleOf({infantry(red).at(10_du, 6_du)});
    const Battle wooded = battleOf({}, with({tile(Terrain::forest, {4_du, 4_du}, {8_du, 8_du})}));
    TableGround ground;
    EXPECT_TRUE(changes(ground, plain));
    EXPECT_FALSE(changes(ground, plain));
    EXPECT_TRUE(changes(ground, wooded));
    EXPECT_FALSE(changes(ground, wooded));
    EXPECT_TRUE(ground.setCover(GroundCover::snow));
    EXPECT_FALSE(ground.setCover(GroundCover::snow));
}

TEST(TableGround, ShowsTheZonesWhileUnitsAreDeployed) {
    Battle battle = battleOf({});
    battle.stage = Stage::deployment;
    TableGround ground;
    ASSERT_TRUE(changes(ground, battle));
    battle.stage = Stage::fighting;
    EXPECT_TRUE(changes(ground, battle));
    EXPECT_TRUE(ground.setZonesShown(true));
    EXPECT_FALSE(ground.setZonesShown(true));
    EXPECT_TRUE(changes(ground, battle)) << "they are hidden again";
}

TEST(TableGround, ShowsTheZonesOfTheBattleOnIt) {
    Battle deep = battleOf({});
    deep.stage = Stage::deployment;
    TestTable small;
    small.size = {22_du, 14_du};
    Battle shallow = battleOf({}, small);
    shallow.stage = Stage::deployment;
    TableGround ground;
    ASSERT_TRUE(changes(ground, deep));
    EXPECT_TRUE(ground.show(shallow, Coordinates(deep.setting->table)));
}

}  // namespace
}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/structure_shapes.h"

#include "support/fortresses.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using namespace field;  // NOLINT: the words of positions

struct Shown {
    explicit Shown(const Battle& battle) : coordinates(battle.setting->table) {
        shapes.show(battle, coordinates);
    }
    [[nodiscard]] std::optional<StructureId> at(Du x, Du y) const {
        return shapes.at(coordinates.toScene(geometry::Point{x, y}));
    }

    Coordinates coordinates;
    StructureShapes shapes;
};

TEST(StructureShapes, FindWhatIsAtAPoint) {
    const Shown fortress(atStronghold({}));
    EXPECT_EQ(fortress.at(10_du, 9.8_du), middleWall);
    EXPECT_EQ(fortress.at(7.2_du, 9.8_du), westTower);
    EXPECT_EQ(fortress.at(10_du, 8_du), std::nullopt);
    EXPECT_TRUE(fortress.shapes.has(eastGate));
    EXPECT_FALSE(fortress.shapes.outlineOf(eastGate).isEmpty());
}

TEST(StructureShapes, FindTheStandingOneOfTwo) {
    TestTable table = stronghold();
    table.structures.push_back(built(StructureKind::trench, 10_du, 9.8_du));
    EXPECT_EQ(Shown(atStronghold({}, table)).at(10_du, 9.8_du), middleWall);
    table.structures.front().condition = Condition::collapsed;
    EXPECT_TRUE(Shown(atStronghold({}, table)).at(10_du, 9.8_du).has_value());
}

TEST(StructureShapes, DoNotHaveWhatHasBeenRemoved) {
    TestTable table = stronghold();
    table.structures.front().condition = Condition::removed;
    const Shown fortress(atStronghold({}, table));
    EXPECT_FALSE(fortress.shapes.has(middleWall));
    EXPECT_TRUE(fortress.shapes.outlineOf(middleWall).isEmpty());
    EXPECT_EQ(fortress.at(10_du, 9.8_du), std::nullopt);
}

}  // namespace
}  // namespace vallum::app

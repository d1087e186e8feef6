// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/geometry/bearing.h>

namespace vallum::field {
namespace {

constexpr StructureId corner(0);
constexpr StructureId beside(1);

/// The north-eastern corner of red's fortress, with outer sides x = 10.4 and y = 10.4, and a tower to the
/// west of it.
TestTable cornered() {
    TestTable table;
    table.structures = {built(StructureKind::cornerWall, 10_du, 10_du),
                        built(StructureKind::tower, 9.2_du, 10_du),
                        built(StructureKind::wall, 10.2_du, 8.8_du, 90_deg)};
    for (Structure& it : table.structures) it.fortress = 0;
    table.fortresses = {{red,
                         {{4_du, 4_du}, {4_du, 10.4_du}, {10.4_du, 10.4_du}, {10.4_du, 4_du}},
                         {StructureId(0), StructureId(1), StructureId(2)}}};
    return table;
}
bool holds(const Battle& battle, UnitId unit, StructureId id) {
    return std::ranges::count(placesHeld(battle, unit), id, &WallPlace::wall) > 0;
}

TEST(FDZ11, ItLiesOnTheTowerBesideTheCorner) {
    const TestUnit unit = infantry(red).at(9.2_du, 9.2_du).active();
    const Battle battle = battleOf({unit}, cornered());
    const auto played = moved(battle, arriving(a, {}, corner, Arrival::lineUp));
    EXPECT_TRUE(holds(played.battle, a, corner));
    EXPECT_TRUE(overlaps(played.battle, geometry::outline(played.battle.unit(a).pose, cardSize), beside));
}

TEST(HGT18, ACardThatStandsFlushInACornerStays) {
    const auto linedUp = [](TestUnit unit, StructureId id) {
        const Battle battle = battleOf({unit.active()}, cornered());
        return moved(battle, arriving(a, {}, id, Arrival::lineUp)).battle.unit(a).pose;
    };
    const geometry::Pose ahead{{9.2_du, 9.6_du}, Heading(0_deg)};
    const geometry::Pose aside{{9.6_du, 9.2_du}, Heading(90_deg)};
    const auto at = [](const geometry::Pose& pose) {
        TestUnit unit = infantry(red);
        unit.unit.pose = pose;
        return unit;
    };
    EXPECT_EQ(linedUp(at(ahead), corner), ahead);
    EXPECT_EQ(linedUp(at(aside), corner), aside);
    EXPECT_EQ(linedUp(at(aside), StructureId(2)), aside) << "nor does the wall beside it draw it out";
    const geometry::Pose extended{{9.6_du, 8.8_du}, Heading(90_deg)};
    EXPECT_EQ(linedUp(at(extended).extendedLeft(), corner), extended)
        << "FDZ-14: its marker holds the corner";
}

TEST(FDZ11, BothStayInPlace) {
    TestUnit holder = infantry(red).at(9.2_du, 10_du);
    holder.unit.inside = beside;
    const Battle battle = battleOf({infantry(red).at(9.2_du, 9.2_du).active(), holder}, cornered());
    const auto played = moved(battle, arriving(a, {}, corner, Arrival::lineUp));
    EXPECT_TRUE(holds(played.battle, a, corner));
    EXPECT_EQ(holderOf(played.battle, beside), b);
    Battle later = played.battle;
    later.units.at(0).turn = {};
    Move back;
    back.unit = a;
    back.path = {geometry::Slide{Heading(180_deg), 1_du}};
    EXPECT_EQ(refusal(planMove(later, back)), "") << "and it comes off again";
}

TEST(FDZ11, OutOfTheCornerItStopsClearOfTheTower) {
    const TestUnit unit = infantry(red).at(9.2_du, 9.2_du).active();
    Battle battle = moved(battleOf({unit}, cornered()), arriving(a, {}, corner, Arrival::lineUp)).battle;
    battle.units.at(0).turn = {};
    const auto aside = [&](Du way) {
        Move move;
        move.unit = a;
        move.path = {geometry::Slide{Heading(180_deg), way}};
        return refusal(planMove(battle, move));
    };
    EXPECT_EQ(aside(0.3_du), "FDZ-11");
    EXPECT_EQ(aside(0.8_du), "");
}

TEST(FDZ14, AnExtendedUnitCoversTheCorner) {
    const auto unit = [](bool isExtended) {
        TestUnit made = infantry(red).at(9.6_du, 8.8_du).facing(90_deg);
        return isExtended ? made.extendedLeft() : made;
    };
    const auto facing = [] { return infantry(blue).at(10_du, 10.8_du).facing(180_deg); };
    const Battle extended = battleOf({unit(true), facing()}, cornered());
    const Battle plain = battleOf({unit(false), facing()}, cornered());
    EXPECT_TRUE(holds(extended, a, corner));
    EXPECT_FALSE(holds(plain, a, corner));
    EXPECT_EQ(placesHeld(extended, a).size(), placesHeld(plain, a).size() + 1);
    EXPECT_EQ(moraleInMelee(extended, a, b).total(), moraleInMelee(plain, a, b).total() - 1);
}

TEST(FDZ11, AtDeploymentToo) {
    const auto placed = [](const TestUnit& unit, Du x, Degrees heading = 0_deg) {
        Battle battle = battleOf({unit}, cornered());
        battle.stage = Stage::deployment;
        battle.units.at(0).place = Place::reserve;
        return refusal(mayBeLaidAt(battle, a, {{x, 9.6_du}, Heading(heading)}));
    };
    EXPECT_EQ(placed(infantry(red), 9.2_du), "");
    EXPECT_EQ(placed(infantry(red), 9.2_du, 180_deg), "") << "with its rear in the corner";
    EXPECT_EQ(placed(infantry(red), 9.1_du), "SET-21") << "not in the corner";
    EXPECT_EQ(placed(cavalry(red), 9.2_du), "SET-21");
}

/// Blue's next movement phase begins with the unit at the corner told to climb, before this side of it.
Played upTheCorner(Du x, Du y, Degrees heading, std::vector<TestUnit> others = {}) {
    others.insert(others.begin(), climbing(infantry(blue).at(x, y).facing(heading), corner, 0));
    Battle battle = battleOf(others, cornered());
    battle.phase = Phase::activation;
    battle.active = blue;
    return play(battle, {.answers = {YesOrNo{true}}}, [](Game& game) { finishPhase(game); });
}

TEST(ASL13, ACornerWithoutADefenderIsOccupiedAsWell) {
    const auto north = upTheCorner(10_du, 10.8_du, 180_deg);
    EXPECT_TRUE(holds(north.battle, a, corner));
    EXPECT_EQ(north.battle.unit(a).pose, (geometry::Pose{{9.2_du, 9.6_du}, Heading(180_deg)}));
    EXPECT_EQ(north.battle.unit(a).climb, std::nullopt);
    const auto east = upTheCorner(10.8_du, 10_du, 270_deg);
    EXPECT_TRUE(holds(east.battle, a, corner));
    EXPECT_EQ(east.battle.unit(a).pose, (geometry::Pose{{9.6_du, 9.2_du}, Heading(270_deg)}));
}

TEST(WAL17, TheFreedCornerIsTaken) {
    Battle battle =
        battleOf({climbing(infantry(blue).at(10_du, 10.8_du).facing(180_deg), corner, 1),
                  infantry(red).at(9.2_du, 9.6_du).facing(0_deg).wounded(3), infantry(red).at(5_du, 5_du)},
                 cornered());
    battle.active = blue;
    const auto taken = play(battle, {.rolls = {{1}, {6}, {6}}, .answers = {YesOrNo{true}}},
                            [](Game& game) { melee(game, {a, b}); });
    EXPECT_FALSE(taken.battle.onTable(b));
    EXPECT_TRUE(holds(taken.battle, a, corner));
}

TEST(WAL09, DownFromACornerToEitherSide) {
    for (const geometry::Pose& inside : {geometry::Pose{{9.2_du, 9.6_du}, Heading(0_deg)},
                                         geometry::Pose{{9.6_du, 9.2_du}, Heading(90_deg)}}) {
        TestUnit unit = infantry(red).active();
        unit.unit.pose = inside;
        Move down;
        down.unit = a;
        down.out = geometry::Pose{geometry::pointAt(inside, 0_du, 1.2_du), inside.heading};
        EXPECT_EQ(moved(battleOf({unit}, cornered()), down).battle.unit(a).pose, *down.out);
    }
}

}  // namespace
}  // namespace vallum::field

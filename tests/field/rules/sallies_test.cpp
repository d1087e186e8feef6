// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <array>

#include <gtest/gtest.h>

#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

/// Blue is in the fortress, with its left flank at this distance from the eastern side of the tower; a friend
/// of red to the south leaves this much room below the wall.
Battle beside(Du away, Du room, Degrees facing = 0_deg) {
    const bool isAcross = facing == 0_deg || facing == 180_deg;
    return battleOf({inTower(infantry(red)).active(),
                     infantry(blue).at(7.6_du + away + (isAcross ? 0.8_du : 0.4_du), 9.2_du).facing(facing),
                     infantry(red).at(8.4_du, 9.6_du - room - 0.4_du)},
                    stronghold());
}
/// Out on the eastern side, facing east, with the center of its front there.
Move sally(Du y, int wrapLeft = 0, int wrapRight = 0) {
    Move out = charging(a, {Advance{0.5_du}}, b);
    out.out = Pose{{8_du, y}, east};
    out.charge->wrapLeft = wrapLeft;
    out.charge->wrapRight = wrapRight;
    return out;
}

TEST(FOR23, AsManySectionsAsFindRoom) {
    const Battle battle = beside(0.8_du, 1.2_du);
    const auto played = made(battle, sally(9_du));
    ASSERT_TRUE(played.battle.unit(a).passage);
    EXPECT_EQ(played.battle.unit(a).passage->sections, 3);
    EXPECT_EQ(played.all<PassageChanged>().front().why, "FOR-23"_rule);
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 2) << "so long is the flank";
    EXPECT_TRUE(strikes(played.battle, a, b, geometry::Edge::left));
}

TEST(FOR23, TheRestGoRoundTheCornerFourInAll) {
    for (const int asked : {2, 5}) {
        const auto played = made(beside(0.8_du, 1.2_du), sally(9_du, 0, asked));
        EXPECT_EQ(sectionsInContact(played.battle, a, b), 4);
        EXPECT_EQ(played.battle.unit(a).envelops.size(), 2U);
        EXPECT_EQ(meleeDice(played.battle, a, b).total(), 4);
    }
}

TEST(FOR23, ItComesAwayAgain) {
    Battle battle = made(beside(0.8_du, 1.2_du), sally(9_du)).battle;
    battle.units.at(1).place = Place::eliminated;
    battle.units.at(2).place = Place::eliminated;
    battle.units.at(0).turn = {};
    const auto away = made(battle, moving(a, {Slide{south, 1_du}}));
    EXPECT_FALSE(away.battle.unit(a).passage);
}

TEST(FOR23, TheWholeCardWhereThereIsRoomForIt) {
    const auto played = made(beside(0.8_du, 2_du), sally(8.8_du));
    EXPECT_FALSE(played.battle.unit(a).passage);
    EXPECT_EQ(refusalOf(beside(0.8_du, 0_du), sally(8.8_du)), "FOR-19") << "no room at all";
}

TEST(FOR23, ThePlainWayOutNeedsRoomForTheCard) {
    Move plain = sally(9_du);
    plain.charge.reset();
    plain.path.clear();
    EXPECT_EQ(refusalOf(beside(0.8_du, 1.2_du), plain), "FOR-19");
}

Du easternSide(StructureKind kind) { return kind == StructureKind::villageSector ? 11_du : 10.4_du; }
TestTable lakeToTheNorth(StructureKind kind) {
    const Du side = easternSide(kind);
    TestTable table{.tiles = {tile(Terrain::lake, {side, 10.6_du}, {side + 4_du, 13_du})}};
    table.structures = {built(kind, 10_du, 10_du)};
    return table;
}
TestTable watchtowerToTheNorth(StructureKind kind) {
    TestTable table;
    table.structures = {built(kind, 10_du, 10_du),
                        built(StructureKind::watchtower, easternSide(kind) + 0.4_du, 11_du)};
    return table;
}
/// A single structure centered on (10, 10) with a red unit in it, and blue at this distance from its eastern
/// side. Between an obstacle in the north and a friend in the south there is room for three sections.
Battle alone(StructureKind kind, Du away, const TestTable& table) {
    const Du side = easternSide(kind);
    TestUnit holder = infantry(red).at(10_du, 10_du).facing(0_deg).active();
    holder.unit.inside = StructureId(0);
    return battleOf({holder, infantry(blue).at(side + away + 0.8_du, 10.2_du).facing(0_deg),
                     infantry(red).at(side + 0.8_du, 9_du)},
                    table);
}
/// Straight east to blue's left flank.
Move sallyFrom(const Battle& battle, int wrapRight = 0) {
    Move out = charging(a, {Advance{0.5_du}}, b);
    out.out = Pose{{battle.unit(b).pose.center.x - 1.2_du, 10_du}, east};
    out.charge->wrapRight = wrapRight;
    return out;
}
constexpr std::array standingAlone{StructureKind::watchtower, StructureKind::siegeTower,
                                   StructureKind::villageSector};

TEST(FOR23, OutOfAWatchtowerASiegeTowerOrAHouseWithAsManySectionsAsFindRoom) {
    for (const StructureKind kind : standingAlone) {
        const Battle battle = alone(kind, 0.8_du, lakeToTheNorth(kind));
        const auto three = made(battle, sallyFrom(battle, 1));
        ASSERT_TRUE(three.battle.unit(a).passage) << names(kind).at(static_cast<std::size_t>(kind));
        EXPECT_EQ(three.battle.unit(a).passage->sections, 3);
        EXPECT_EQ(meleeDice(three.battle, a, b).total(), 3);
        EXPECT_TRUE(strikes(three.battle, a, b, geometry::Edge::left));
        const auto four = made(battle, sallyFrom(battle, 5));
        EXPECT_EQ(meleeDice(four.battle, a, b).total(), 4) << names(kind).at(static_cast<std::size_t>(kind));
        EXPECT_EQ(four.battle.unit(a).envelops.size(), 2U);
    }
}

TEST(FOR23, OverTheStructureThatItLeavesButOverNoOther) {
    for (const StructureKind kind : standingAlone) {
        for (const TestTable& table : {lakeToTheNorth(kind), watchtowerToTheNorth(kind)}) {
            const Battle battle = alone(kind, 0.4_du, table);
            const auto played = made(battle, sallyFrom(battle, 1));
            EXPECT_EQ(meleeDice(played.battle, a, b).total(), 3)
                << names(kind).at(static_cast<std::size_t>(kind));
        }
    }
}

}  // namespace
}  // namespace vallum::field

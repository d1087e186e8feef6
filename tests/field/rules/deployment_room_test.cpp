// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/core/random.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/rules/turn/setup.h>

namespace vallum::field {
namespace {

/// Red's zone is 3.3 DU wide: room for two cards side by side, in three ranks.
Battle narrow(int cards, geometry::Size table = {3.3_du, 14_du}) {
    Battle battle = battleOf(std::vector(static_cast<std::size_t>(cards), infantry(red)), {.size = table});
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.place = Place::reserve;
    return battle;
}
Battle with(Battle battle, UnitId unit, const geometry::Pose& pose) {
    Unit& placed = battle.units.at(static_cast<std::size_t>(unit.raw()));
    placed.place = Place::table;
    placed.pose = pose;
    return battle;
}

TEST(SET21, ThreeRanksOfCardsFindRoom) {
    EXPECT_EQ(roomIn(deploymentZone(narrow(1), red), {}), 6);
    EXPECT_EQ(roomIn(deploymentZone({14_du, 14_du}, Home::north), {}), 24);
    EXPECT_EQ(roomIn({Home::west, 0_du, 0_du, 3_du, 1.6_du}, {}), 3);
    EXPECT_EQ(roomIn({Home::east, 0_du, 0_du, 3_du, 1.5_du}, {}), 0);
    EXPECT_EQ(firstPlaceIn({Home::east, 0_du, 0_du, 3_du, 1.5_du}, {}), std::nullopt);
}

/// The same ground is occupied at every edge: the front row to the right of the middle.
TEST(SET21, AtEveryEdgeTheGroundThatIsTakenCounts) {
    const geometry::Size table{20_du, 20_du};
    const auto roomBehind = [&](Home home) {
        const Zone zone = deploymentZone(table, home);
        const Du half = cardSize.depth / 2;
        geometry::Outline taken;
        switch (home) {
            case Home::south:
                taken = geometry::outline({{12_du, zone.north - half}, {}}, {8_du, 0.8_du});
                break;
            case Home::north:
                taken = geometry::outline({{12_du, zone.south + half}, {}}, {8_du, 0.8_du});
                break;
            case Home::west:
                taken = geometry::outline({{zone.east - half, 12_du}, {}}, {0.8_du, 8_du});
                break;
            case Home::east:
                taken = geometry::outline({{zone.west + half, 12_du}, {}}, {0.8_du, 8_du});
                break;
        }
        return std::pair(roomIn(zone, {}), roomIn(zone, {taken}));
    };
    for (const auto& [one, other] : {std::pair(Home::south, Home::north), {Home::west, Home::east}}) {
        const auto [all, left] = roomBehind(one);
        EXPECT_LT(left, all);
        EXPECT_EQ(roomBehind(other), std::pair(all, left));
    }
}

TEST(SET21, ACardLeavesRoomForThoseToCome) {
    const geometry::Pose across{{1.65_du, 1.5_du}, Heading(45_deg)};
    EXPECT_EQ(refusal(mayPlace(narrow(6), {a, across})), "SET-21");
    EXPECT_EQ(refusal(mayPlace(narrow(1), {a, across})), "");
    const geometry::Pose inTheWay{{1.5_du, 2.6_du}, Heading()};
    EXPECT_EQ(refusal(mayPlace(narrow(5), {a, inTheWay})), "");
    EXPECT_EQ(refusal(mayPlace(narrow(6), {a, inTheWay})), "SET-21");
}

TEST(SET21, RanksNeedNotTouch) {
    const Battle battle = narrow(6);
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{0.8_du, 1.5_du}, Heading()}})), "");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{0.8_du, 2.4_du}, Heading()}})), "");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{0.8_du, 1.9_du}, Heading()}})), "SET-21");
}

/// However the others are placed, every accepted placement leaves room for the next card.
TEST(SET21, TheNextCardAlwaysFindsAPlace) {
    constexpr int cards = 11;
    for (std::uint64_t seed = 0; seed != 30; ++seed) {
        Stream stream(mixed(seed));
        const auto upTo = [&](int most) {
            return static_cast<int>(stream.below(static_cast<std::uint64_t>(most)));
        };
        Battle battle = narrow(cards, {7_du, 14_du});
        for (UnitId unit(0); unit.raw() != cards; unit = UnitId(unit.raw() + 1)) {
            auto pose = firstFreePlace(battle, red);
            ASSERT_TRUE(pose) << seed;
            ASSERT_EQ(refusal(mayPlace(battle, {unit, *pose})), "") << seed;
            for (int attempt = 0; attempt != 20; ++attempt) {
                const geometry::Pose anyhow{{Du(upTo(7'000)), Du(upTo(3'000))},
                                            Heading(Degrees(upTo(36'000)))};
                if (mayPlace(battle, {unit, anyhow})) pose = anyhow;
            }
            battle = with(battle, unit, *pose);
        }
    }
}

}  // namespace
}  // namespace vallum::field

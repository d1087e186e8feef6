// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/bank_moves.h>

namespace vallum::field {
namespace {

Move ahead(Du distance) { return moving(a, {Advance{distance}}); }
Move attack(Du distance = 2_du) { return charging(a, {Advance{distance}}, b); }

/// Its front-right corner touches the bank at y = 12 or is this far from it.
TestUnit slanting(Degrees angle, Du away = 0_du) {
    const geometry::Outline card = geometry::outline({{10_du, 10_du}, Heading(-angle)}, cardSize);
    const Du corner = card.at(1).y;
    return infantry(red).at(10_du, 22_du - corner - away).facing(-angle).active().moves(0_mp);
}
TestTable water(Terrain kind) { return {.tiles = {tile(kind, {4_du, 12_du}, {16_du, 12.8_du})}}; }
Move turning(Degrees angle) { return moving(a, {Pivot{Corner::frontRight, angle}}); }

TEST(TER15, FacingARiverIsFree) {
    EXPECT_EQ(refusalOf(battleOf({slanting(40_deg)}, water(Terrain::river)), turning(40_deg)), "");
    EXPECT_NE(refusalOf(battleOf({slanting(40_deg)}, water(Terrain::river)), turning(30_deg)), "");
    EXPECT_NE(refusalOf(battleOf({slanting(40_deg, 0.1_du)}, water(Terrain::river)), turning(40_deg)), "");
}

TEST(TER17, FacingAFordIsFree) {
    EXPECT_EQ(refusalOf(battleOf({slanting(40_deg)}, water(Terrain::ford)), turning(40_deg)), "");
    EXPECT_NE(refusalOf(battleOf({slanting(40_deg)}, water(Terrain::forest)), turning(40_deg)), "");
}

TEST(TER22, WhoeverReachesTheEnemyOnTheBankFights) {
    const auto goes = [](Du enemyAt, const Move& move) {
        const Battle battle =
            battleOf({infantry(red).at(10_du, 11.6_du).active(), infantry(blue).at(10_du, enemyAt)},
                     water(Terrain::ford));
        return refusalOf(battle, move);
    };
    EXPECT_EQ(goes(13.2_du, ahead(0.5_du)), "");
    const auto inWater = [](Du enemyAt, const Move& move) {
        const Battle battle =
            battleOf({infantry(red).at(10_du, 11.8_du).active(), infantry(blue).at(10_du, enemyAt)},
                     water(Terrain::ford));
        return refusalOf(battle, move);
    };
    EXPECT_EQ(inWater(13.2_du, ahead(0.3_du)), "TER-22");
    EXPECT_EQ(inWater(13.2_du, attack()), "");
    EXPECT_EQ(inWater(16_du, ahead(0.3_du)), "") << "nobody holds the bank";
}

/// Red comes to a narrow part of a ford; blue is at the far bank of the wider part beside it.
Battle atFord(Du enemyAt) {
    return battleOf(
        {infantry(red).at(10_du, 11.1_du).active().moves(8_mp), infantry(blue).at(11_du, enemyAt)},
        {.tiles = {tile(Terrain::ford, {4_du, 12_du}, {16_du, 12.4_du}),
                   tile(Terrain::ford, {11_du, 12_du}, {16_du, 13.8_du})}});
}

TEST(TER22, AlsoInTheTurnInWhichItComesToTheFord) {
    EXPECT_EQ(refusalOf(atFord(14.2_du), ahead(1.75_du)), "TER-22");
    EXPECT_EQ(refusalOf(atFord(14.3_du), ahead(1.75_du)), "") << "nobody touches the bank";
    EXPECT_EQ(refusalOf(atFord(14.2_du), ahead(1.5_du)), "") << "still in the water";
    EXPECT_EQ(refusalOf(atFord(14.2_du), attack(4_du)), "");
}

TEST(TER22, NobodyTurnsAwayBeforeTheFight) {
    const Move aside = moving(a, {Advance{1.75_du}, Pivot{Corner::frontLeft, 10_deg}});
    EXPECT_EQ(refusalOf(atFord(14.2_du), aside), "TER-22");
    EXPECT_EQ(refusalOf(atFord(14.3_du), aside), "");
}

TEST(TER22, WithoutPointsForItThereIsNoFight) {
    const Battle battle = atFord(14.2_du);
    const auto moves = [&](MovementPoints points) {
        return refusalOf(battleOf({infantry(red).at(10_du, 11.1_du).active().moves(points),
                                   infantry(blue).at(11_du, 14.2_du)},
                                  {.tiles = battle.setting->tiles}),
                         ahead(1.75_du));
    };
    EXPECT_EQ(moves(3.1_mp), "");
    EXPECT_EQ(moves(5_mp), "TER-22");
}

TEST(TER22, AFordableRiverIsNoOther) {
    const auto fordable = [](Options& it) { it.fordableRivers = true; };
    const auto stops = [&](Terrain kind) {
        return refusalOf(
            agreed(battleOf({infantry(red).at(10_du, 11.8_du).active(), infantry(blue).at(10_du, 13.2_du)},
                            water(kind)),
                   fordable),
            ahead(0.3_du));
    };
    EXPECT_EQ(stops(Terrain::ford), "TER-22");
    EXPECT_EQ(stops(Terrain::river), "TER-22");
}

TEST(TER15, TheFreeTurnIsOffered) {
    const Battle battle = battleOf({slanting(40_deg)}, water(Terrain::river));
    EXPECT_EQ(pivotsToBank(battle, moving(a, {})), (std::vector<Pivot>{{Corner::frontRight, 40_deg}}));
    const auto moves = bankMoves(battle, a);
    ASSERT_EQ(moves.size(), 1U);
    const auto options = System::options(battle, ChooseMove{});
    EXPECT_NE(std::ranges::find(options, Answer(moves.front())), options.end());
    EXPECT_TRUE(bankMoves(battleOf({slanting(40_deg, 0.1_du)}, water(Terrain::river)), a).empty());
}

TEST(TER17, OfferedAtTheEndOfAnAdvance) {
    const Battle battle = battleOf({slanting(30_deg, 0.4_du).moves(1_mp)}, water(Terrain::ford));
    const auto moves = bankMoves(battle, a);
    ASSERT_EQ(moves.size(), 1U);
    const auto plan = planOf(battle, moves.front());
    EXPECT_EQ(plan.end.heading, Heading());
    EXPECT_EQ(plan.steps.back().price, 0_mp);
    EXPECT_EQ(plan.steps.back().why, "TER-17"_rule);
    EXPECT_LT(plan.spent, 1_mp);
}

TEST(TER15, NotOverAFriend) {
    const auto facing = [](Du x) {
        return bankMoves(battleOf({slanting(40_deg), infantry(red).at(x, 11.4_du)}, water(Terrain::river)),
                         a);
    };
    EXPECT_TRUE(facing(9_du).empty());
    EXPECT_EQ(facing(5_du).size(), 1U);
}

}  // namespace
}  // namespace vallum::field

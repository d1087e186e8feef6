// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engaged.h"
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

const Cues follows{.answers = {YesOrNo{true}}};

/// Red a fights blue b in front of it, with a terrain band at this distance behind its rear.
Battle before(Terrain kind, Du distance, MovementPoints points = 4_mp) {
    const Du north = 9.6_du - distance;
    return battleOf({sturdy(red).active().moves(points), sturdy(blue).at(10_du, 10.8_du)},
                    {.tiles = {tile(kind, {0_du, north - 3_du}, {22_du, north})}});
}

TEST(ENG17, NobodyWithdrawsIntoALake) {
    EXPECT_EQ(refusedTo(before(Terrain::lake, 1_du), Withdraw{a, 1_du}), "");
    EXPECT_EQ(refusedTo(before(Terrain::lake, 1_du), Withdraw{a, 1.1_du}), "TER-06");
    EXPECT_EQ(refusedTo(before(Terrain::river, 1_du), Withdraw{a, 1.1_du}), "TER-14");
    EXPECT_NEAR(longestWithdrawal(before(Terrain::lake, 1_du), a)->raw(), 1000, 2);
    EXPECT_EQ(longestWithdrawal(before(Terrain::lake, 0_du), a), std::nullopt);
}

TEST(HGT12, AWithdrawalIsSlowedToo) {
    EXPECT_EQ(refusedTo(before(Terrain::forest, 1_du), Withdraw{a, 1.5_du}), "");
    EXPECT_EQ(refusedTo(before(Terrain::forest, 1_du), Withdraw{a, 1.6_du}), "HGT-12");
    EXPECT_EQ(*longestWithdrawal(before(Terrain::forest, 1_du), a), 1.5_du);
    EXPECT_EQ(after(before(Terrain::forest, 1_du), Withdraw{a, 1.5_du}).battle.unit(a).turn.spent, 2_mp);
}

TEST(ENG21, ThePursuerIsStoppedByWater) {
    Battle battle = before(Terrain::ford, 0.4_du);
    battle = withSetting(battle, [](Setting& it) { it.types.at(0).abilities.insert(Ability::amphibious); });
    battle = withSetting(battle, [](Setting& it) { it.tiles.front().kind = Terrain::river; });
    const Played played = after(battle, Withdraw{a, 2_du}, follows);
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 8_du);
    EXPECT_NEAR(played.battle.unit(b).pose.center.y.raw(), 9600, 3);
    EXPECT_FALSE(areEngaged(played.battle, a, b));
}

TEST(CAL02, AWithdrawalLeadsOverCaltropsToo) {
    TestTable table;
    table.structures = {built(StructureKind::largeCaltrops, 10_du, 8.8_du)};
    const Battle battle =
        battleOf({sturdy(red).active().moves(6_mp), sturdy(blue).at(10_du, 10.8_du)}, table);
    const Played played = play(battle, {.rolls = {{1, 1}}}, [](Game& game) { act(game, Withdraw{a, 1_du}); });
    EXPECT_EQ(played.count<Withdrew>(), 1);
    EXPECT_FALSE(played.asked.empty());
}

// ------------------------------------------------------------ over an edge

TEST(ENG10, NobodyIsRepositionedOverTheEdgeOfAWall) {
    const Battle edge = battleOf({onWall(sturdy(red)).active(), climbed(sturdy(blue))}, stronghold());
    ASSERT_TRUE(areEngaged(edge, a, b));
    EXPECT_EQ(refusedTo(edge, Reposition{a, ChangeOfFront::left, {}}), "ENG-10");
    EXPECT_EQ(refusedTo(edge, Reposition{a, ChangeOfFront::about, {}}), "ENG-12");
    const Battle ladders =
        turnOf(blue, battleOf({onWall(sturdy(red)), climbed(sturdy(blue)).active()}, stronghold()));
    EXPECT_EQ(refusedTo(ladders, Reposition{b, ChangeOfFront::right, {}}), "ENG-10");
}

TEST(ENG12, AUnitOnAWallTurnsToAnEnemyInsideTheFortress) {
    const Battle inside =
        battleOf({onWall(sturdy(red)).active(), sturdy(blue).at(10_du, 8.4_du).facing(0_deg)}, stronghold());
    ASSERT_TRUE(areEngaged(inside, a, b));
    const Played turned = after(inside, Reposition{a, ChangeOfFront::about, {}});
    EXPECT_EQ(turned.battle.unit(a).pose, (geometry::Pose{{10_du, 9.2_du}, Heading(180_deg)}));
    EXPECT_EQ(sectionsInContact(turned.battle, a, b), 4);
}

TEST(ASL15, AClimberInAFightComesDown) {
    const Battle ladders =
        turnOf(blue, battleOf({onWall(sturdy(red)), climbed(sturdy(blue)).active()}, stronghold()));
    ASSERT_TRUE(areEngaged(ladders, a, b));
    EXPECT_EQ(refusedTo(ladders, Withdraw{b, 1_du}), "ASL-15");
    EXPECT_EQ(refusedTo(ladders, Retreat{b}), "ASL-15");
    const Played down = after(ladders, ComeDown{b});
    EXPECT_FALSE(down.battle.unit(b).climb);
    EXPECT_FALSE(areEngaged(down.battle, a, b));
    EXPECT_EQ(down.count<CombatBegan>(), 0);
}

// ------------------------------------------------------ out of a structure

/// Red in a house, x 9 to 11 and y 9 to 10, with blue in front of it.
Battle inHouse(const std::vector<TestUnit>& others = {}) {
    TestTable table;
    table.structures = {built(StructureKind::villageSector, 10_du, 9.5_du),
                        built(StructureKind::villageSector, 10_du, 8.5_du)};
    table.structures.front().otherSector = StructureId(1);
    table.structures.back().otherSector = StructureId(0);
    TestUnit holder = sturdy(red).at(10_du, 9.5_du).active();
    holder.unit.inside = StructureId(0);
    std::vector<TestUnit> units{holder, sturdy(blue).at(10_du, 10.4_du)};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units, table);
}

TEST(ENG22, AUnitRetreatsOutOfAHouse) {
    ASSERT_TRUE(areEngaged(inHouse(), a, b));
    const auto options = engagedActions(inHouse(), a);
    ASSERT_EQ(options.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<Retreat>(options.front().action));
    EXPECT_EQ(options.front().plan.attacks.front().dice.total(), 4);
    const Move out = *options.front().plan.defaultRetreat;
    const Played played = after(inHouse(), Retreat{a}, {.rolls = {{1, 1, 1, 1}}, .answers = {out}});
    EXPECT_EQ(played.count<Left>(), 1);
    EXPECT_FALSE(played.battle.unit(a).inside);
    EXPECT_FALSE(areEngaged(played.battle, a, b));
    EXPECT_LE(played.battle.unit(a).pose.center.y, 8.7_du) << "away from the enemy";
}

TEST(ENG22, ATowerIsLeftInTheSameWay) {
    const TestUnit climber = climbing(sturdy(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 2);
    const Battle battle = battleOf({inTower(sturdy(red)).active(), climber}, stronghold());
    ASSERT_TRUE(areEngaged(battle, a, b));
    const auto plan = planRetreat(battle, Retreat{a});
    ASSERT_TRUE(plan);
    EXPECT_LT(plan->to.center.y, 9_du) << "into the fortress";
}

TEST(ENG24, WithoutAWayOutNobodyRetreats) {
    std::vector<TestUnit> round;
    for (const auto& [x, y, heading] : {std::tuple{8.6_du, 9.5_du, 90_deg}, {11.4_du, 9.5_du, 270_deg}}) {
        round.push_back(sturdy(blue).at(x, y).facing(heading));
    }
    TestUnit neighbor = sturdy(blue).at(10_du, 8.5_du);
    neighbor.unit.inside = StructureId(1);
    round.push_back(neighbor);
    EXPECT_EQ(refusedTo(inHouse(round), Retreat{a}), "ENG-24");
    EXPECT_EQ(refusedTo(inHouse(), Withdraw{a, 1_du}), "FOR-04");
    EXPECT_EQ(refusedTo(inHouse(), Reposition{a, ChangeOfFront::about, {}}), "FOR-04");
}

}  // namespace
}  // namespace vallum::field

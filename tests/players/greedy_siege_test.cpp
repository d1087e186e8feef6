// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/besieging.h"
#include "support/moves.h"
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/words.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/field_players.h>

/// The greedy player outside and inside a small fortress.
namespace vallum::players {
namespace {

using namespace field;

TestUnit terrible(Seat owner) { return infantry(owner).attack(9, 9).defense(12, 12).health(9); }
TEST(GreedySiege, SpoilsNoShotOfItsOwn) {
    Event fallingShort = eventFor(RandomFor::defender, EventWhen::ranged, "falling-short");
    fallingShort.effect = {.shooter = UnitEffect{.attack = {-1, -1}}};
    const auto plays = [](const Event& event) {
        const Battle battle = shooting({before(onager(blue), 2_du)}, withDeck({event}));
        const Answer answer =
            said(begun(inHand(battle, blue, CardId(0)), shotAt(StructureId(1))), ChooseEvent{a});
        return std::get<EventToPlay>(answer).card.has_value();
    };
    EXPECT_FALSE(plays(fallingShort));
    EXPECT_TRUE(plays(trueAim()));
}

// ------------------------------------------------------------ those who storm

TEST(GreedySiege, LeadsASiegeTowerToTheWall) {
    const auto endOf = [](Du y) {
        const Battle battle =
            siegeOf(blue, {inSiegeTower(infantry(blue).at(10_du, y)), watchman()}, withSiegeTower(y));
        const auto move = moveSaid(battle);
        return move ? planOf(battle, *move).end.center.y : 0_du;
    };
    EXPECT_EQ(endOf(14_du), 12_du);
    EXPECT_EQ(endOf(11.4_du), 10.4_du) << "up to the wall";
}

TEST(GreedySiege, AMoveOfASiegeTowerIsNamedAfterTheTowerAndItsWall) {
    const Battle battle =
        siegeOf(blue, {inSiegeTower(infantry(blue).at(10_du, 14_du)), watchman()}, withSiegeTower(14_du));
    const auto move = moveSaid(battle);
    ASSERT_TRUE(move);
    const std::string title = players::titleOf(battle, *move).english();
    EXPECT_TRUE(title.starts_with(field::titleOf(battle, another).english() + " moves 2 DU toward "))
        << title;
    EXPECT_EQ(title.find(nameOf(battle, UnitId(1)).english()), std::string::npos)
        << "the tower goes for walls";
}

TEST(GreedySiege, StopsBeforeCaltropsAsLongAsThereIsTime) {
    const auto treads = [](int turn) {
        TestTable table;
        table.structures = {built(StructureKind::largeCaltrops, 10_du, 11.5_du)};
        Battle battle = battleOf(
            {infantry(red).at(10_du, 10_du).moves(2_mp).active(), infantry(blue).at(10_du, 16_du)}, table);
        battle.turn = turn;
        const auto move = moveSaid(battle);
        return move && planOf(battle, *move).end.center.y > 10.7_du;
    };
    EXPECT_FALSE(treads(1));
    EXPECT_TRUE(treads(60));
}

TEST(GreedySiege, DoesNotLeaveAWatchtowerForAFight) {
    const auto leaves = [](int turn) {
        TestTable table;
        table.structures = {built(StructureKind::watchtower, 10_du, 10_du)};
        TestUnit holder = archers(red).at(10_du, 10_du).active();
        holder.unit.inside = StructureId(0);
        Battle battle = battleOf({holder, skirmishers(blue).at(10_du, 11.6_du)}, table);
        battle.turn = turn;
        const auto move = moveSaid(battle);
        return move && move->out;
    };
    EXPECT_FALSE(leaves(1));
    EXPECT_TRUE(leaves(60)) << "who waits for ever wins nothing";
}

/// Not a siege: red archers hold a watchtower, and blue foot comes from the north.
Battle raidOf(Du y) {
    TestTable table;
    table.structures = {built(StructureKind::watchtower, 10_du, 10_du)};
    TestUnit holder = archers(red).at(10_du, 10_du);
    holder.unit.inside = StructureId(0);
    return turnOf(blue, battleOf({holder, infantry(blue).at(10_du, y).facing(180_deg).active(),
                                  infantry(red).at(10_du, 18_du)},
                                 table));
}

TEST(GreedySiege, GoesUpToAWatchtowerToBurnIt) {
    const Battle battle = raidOf(14_du);
    const auto move = moveSaid(battle);
    ASSERT_TRUE(move);
    EXPECT_LT(planOf(battle, *move).end.center.y, 12.5_du) << "not to the nearest enemy behind it";
    EXPECT_TRUE(arrives(raidOf(12.2_du), Arrival::lineUp));
}

TEST(GreedySiege, SetsFireToAWatchtower) {
    const Battle coming = raidOf(12.2_du);
    const auto move = moveSaid(coming);
    ASSERT_TRUE(move);
    const Battle there = inPhase(Phase::melee, raidOf(planOf(coming, *move).end.center.y));
    const Answer answer = said(there, ChooseCombat{});
    const auto* attack = std::get_if<AttackStructure>(&answer);
    ASSERT_NE(attack, nullptr);
    EXPECT_EQ(attack->target.by, Siegework::arson);
}

TEST(GreedySiege, CrossesFromASiegeTowerWhereNobodyHoldsTheWall) {
    const auto crosses = [](const TestUnit& other) {
        return arrives(
            siegeOf(blue, {inSiegeTower(infantry(blue).at(10_du, 10.4_du)), other}, withSiegeTower(10.4_du)),
            Arrival::occupy);
    };
    EXPECT_TRUE(crosses(watchman()));
    EXPECT_FALSE(crosses(onWall(infantry(red)))) << "it fights first";
}

TEST(GreedySiege, MansAnEmptySiegeTowerAndNeverClimbsOne) {
    const auto table = withSiegeTower(12_du);
    const TestUnit near = infantry(blue).at(10_du, 13_du).facing(180_deg).active();
    EXPECT_TRUE(arrives(siegeOf(blue, {near, watchman()}, table), Arrival::occupy));
    TestUnit holder = infantry(blue).at(10_du, 12_du);
    holder.unit.inside = another;
    EXPECT_FALSE(arrives(siegeOf(blue, {near, watchman(), holder}, table), Arrival::climb));
}

TEST(GreedySiege, ClimbsAWallThatNobodyHolds) {
    const TestUnit below = beforeWall(infantry(blue)).active();
    EXPECT_TRUE(arrives(siegeOf(blue, {below, watchman()}), Arrival::climb));
    EXPECT_FALSE(arrives(siegeOf(blue, {below, onWall(terrible(red))}), Arrival::climb));
}

TEST(GreedySiege, ComesDownFromAHopelessClimb) {
    const TestUnit climber = climbing(beforeWall(infantry(blue)), middleWall, 0).active();
    EXPECT_EQ(said(siegeOf(blue, {climber, onWall(terrible(red))})), Answer(ComeDown{a}));
    EXPECT_NE(said(siegeOf(blue, {climber, watchman()})), Answer(ComeDown{a}));
}

TEST(GreedySiege, LeadsFromBehind) {
    const Battle battle = siegeOf(blue, {beforeWall(infantry(blue)).active(), watchman()});
    EXPECT_TRUE(arrives(battle, Arrival::climb));
    EXPECT_FALSE(arrives(withGeneral(battle, a), Arrival::climb));
}

TEST(GreedySiege, GoesInThroughAGap) {
    const TestUnit outside = infantry(blue).at(10_du, 10.6_du).facing(180_deg).active();
    const Battle battle = siegeOf(blue, {outside, watchman()}, collapsed(middleWall));
    const auto move = moveSaid(battle);
    ASSERT_TRUE(move);
    EXPECT_LT(planOf(battle, *move).end.center.y, 9.4_du);
}

TEST(GreedySiege, TakesUpARamWhereThereIsWoodToBreak) {
    const auto takes = [](const TestUnit& unit, TestTable table) {
        table.rams = {Ram{.pose = {{10_du, 16.2_du}, {}}}};
        const auto move = moveSaid(
            siegeOf(blue, {TestUnit(unit).at(10_du, 17_du).facing(180_deg).active(), watchman()}, table));
        return move && move->after == std::vector<Maneuver>{TakeRam{0}};
    };
    EXPECT_TRUE(takes(infantry(blue), stronghold()));
    EXPECT_FALSE(takes(archers(blue), stronghold()));
}

TEST(GreedySiege, RamsTheDoor) {
    const TestUnit unit = infantry(blue).at(13.2_du, 10.4_du).facing(180_deg);
    const Battle battle = inPhase(Phase::melee, siegeOf(blue, {unit, watchman()}, withRam()));
    EXPECT_EQ(said(battle, ChooseCombat{}), Answer(ramming(eastGate, true)));
}

TEST(GreedySiege, ClearsWhatLiesInItsWay) {
    const auto clears = [](Du y) {
        const Structure tile = ownedBy(red, built(StructureKind::largeCaltrops, 10_du, y));
        return said(siegeOf(blue, {infantry(blue).at(10_du, 13_du).facing(180_deg).active(), watchman()},
                            with(tile))) == Answer(ClearTile{a, another});
    };
    EXPECT_TRUE(clears(12.2_du));
    EXPECT_FALSE(clears(13.8_du)) << "behind it";
}

// ------------------------------------------------------------- those who hold

TEST(GreedySiege, MansTheWallThatIsThreatened) {
    const TestUnit inYard = infantry(red).at(10_du, 8_du).active();
    EXPECT_TRUE(
        arrives(siegeOf(red, {inYard, infantry(blue).at(10_du, 12_du).facing(180_deg)}), Arrival::lineUp));
    EXPECT_FALSE(
        arrives(siegeOf(red, {inYard, infantry(blue).at(10_du, 17_du).facing(180_deg)}), Arrival::lineUp));
}

TEST(GreedySiege, ThrowsStonesAtClimbers) {
    const Battle battle =
        inPhase(Phase::rangedAttack,
                siegeOf(red, {onWall(infantry(red)), climbing(beforeWall(infantry(blue)), middleWall, 0)}));
    EXPECT_EQ(said(battle, ChooseShot{}), Answer(ShotToMake{a, b}));
}

TEST(GreedySiege, PutsOutFires) {
    TestTable table = stronghold();
    table.structures.front().fires = {Fire{.markers = 2, .litBy = blue}};
    const Battle battle =
        siegeOf(red, {onWall(infantry(red)).active(), infantry(blue).at(10_du, 17_du)}, table);
    EXPECT_EQ(said(battle), Answer(FightFire{a}));
}

TEST(GreedySiege, SortiesForRamsOnly) {
    const auto sorties = [](bool hasRam) {
        TestTable table = stronghold();
        if (hasRam) table.rams = {Ram{.pose = {}, .carrier = b}};
        const auto move = moveSaid(siegeOf(red,
                                           {terrible(red).at(13.2_du, 9.2_du).moves(4_mp).active(),
                                            infantry(blue).at(13.2_du, 11.2_du).facing(180_deg)},
                                           table));
        return move && move->charge.has_value();
    };
    EXPECT_TRUE(sorties(true));
    EXPECT_FALSE(sorties(false));
}

TEST(GreedySiege, WaitsBeforeItsWallsForTheEnemyToCome) {
    const auto goes = [](Du y) {
        return moveSaid(siegeOf(red, {infantry(red).at(10_du, 12_du).active(), terrible(blue).at(10_du, y)}))
            .has_value();
    };
    EXPECT_FALSE(goes(19_du));
}

TEST(GreedySiege, StrikesOverABarricadeWhereThatPays) {
    const auto strikes = [](const TestUnit& unit) {
        const Structure tile = ownedBy(red, built(StructureKind::barricade, 10_du, 13_du));
        Battle battle = inPhase(Phase::melee, siegeOf(blue,
                                                      {TestUnit(unit).at(10_du, 13.6_du).facing(180_deg),
                                                       infantry(red).at(10_du, 12.4_du)},
                                                      with(tile)));
        return said(battle, ChooseCombat{}) == Answer(CombatToFight{{a, b}});
    };
    EXPECT_TRUE(strikes(terrible(blue)));
    EXPECT_FALSE(strikes(infantry(blue).attack(1, 1)));
}

}  // namespace
}  // namespace vallum::players

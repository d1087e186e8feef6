// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/besieging.h"
#include "support/library.h"
#include "support/moves.h"
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/core/chance.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/situation/fortress/structures.h>

/// Decisive factors in a siege: who climbs where, how engines are used, and who stays off the walls.
namespace vallum::players {
namespace {

using namespace field;

// ------------------------------------------------------------------- ladders

TEST(GreedyAssault, ClimbsNoCornerWall) {
    Structure corner = built(StructureKind::cornerWall, 10_du, 14_du);
    const Battle battle =
        siegeOf(blue, {infantry(blue).at(10_du, 14.8_du).facing(180_deg).active(), watchman()}, with(corner));
    const auto moves = siegeMoves(battle, a);
    const auto climbsCorner = [](const SiegeMove& it) {
        return it.move.at && it.move.at->what == Arrival::climb && it.move.at->structure == another;
    };
    EXPECT_TRUE(std::ranges::any_of(moves, climbsCorner)) << "the rules allow it";
    EXPECT_FALSE(arrives(battle, Arrival::climb)) << "one section would stand there alone";
}

TEST(GreedyAssault, ComesDownWhereThereIsNoPlaceToTake) {
    const TestUnit up = climbed(infantry(blue)).active();
    EXPECT_EQ(said(siegeOf(blue, {up, watchman(), inTakenPlace(infantry(blue))})), Answer(ComeDown{a}));
    EXPECT_NE(said(siegeOf(blue, {up, watchman()})), Answer(ComeDown{a}));
}

TEST(GreedyAssault, ComesDownFromAFightThatItLoses) {
    const auto comesDown = [](int wounds, int woundsAbove) {
        const TestUnit up = climbed(infantry(blue).health(6).wounded(wounds)).active();
        const TestUnit above = onWall(infantry(red).health(6).wounded(woundsAbove));
        return said(siegeOf(blue, {up, above, watchman()})) == Answer(ComeDown{a});
    };
    EXPECT_TRUE(comesDown(5, 0));
    EXPECT_FALSE(comesDown(0, 5));
}

/// The only place to go to is the tower, from the west.
bool climbsTower(const std::vector<TestUnit>& others) {
    std::vector<TestUnit> units{infantry(blue).moves(1_mp).at(6.4_du, 9.6_du).facing(90_deg).active(),
                                watchman()};
    units.insert(units.end(), others.begin(), others.end());
    const auto move = moveSaid(siegeOf(blue, units));
    return move && move->at && move->at->what == Arrival::climb && move->at->structure == westTower;
}

TEST(GreedyAssault, ClimbsNoTowerThatIsHeld) {
    EXPECT_TRUE(climbsTower({}));
    EXPECT_FALSE(climbsTower({inTower(archers(red))})) << "it is struck twice before it is up";
}

TEST(GreedyAssault, ClimbsNoTowerOnWhichAnotherIsClimbing) {
    const TestUnit before = infantry(blue).at(7.2_du, 10.4_du).facing(180_deg);
    EXPECT_TRUE(climbsTower({before}));
    EXPECT_FALSE(climbsTower({climbing(before, westTower, 1)})) << "there is room for one";
}

TEST(GreedyAssault, ClimbsBesideAGapInWhichAFriendFights) {
    const auto climbs = [](const std::vector<TestUnit>& others) {
        std::vector<TestUnit> units{beforeWall(infantry(blue)).active(), watchman(),
                                    infantry(red).at(11.6_du, 9.2_du)};
        units.insert(units.end(), others.begin(), others.end());
        return arrives(siegeOf(blue, units, collapsed(eastWall)), Arrival::climb);
    };
    EXPECT_FALSE(climbs({}));
    EXPECT_TRUE(climbs({infantry(blue).at(11.6_du, 10_du).facing(180_deg)}));
}

TEST(GreedyAssault, WalksInRatherThanClimbBesideAGap) {
    const TestUnit outside = beforeWall(infantry(blue)).active();
    const TestUnit inGap = infantry(red).at(11.6_du, 9.2_du);
    const TestUnit behindIt = infantry(red).at(11.6_du, 8.4_du);
    EXPECT_TRUE(arrives(siegeOf(blue, {outside, watchman()}), Arrival::climb));
    EXPECT_FALSE(arrives(siegeOf(blue, {outside, watchman()}, collapsed(eastWall)), Arrival::climb));
    EXPECT_TRUE(
        arrives(siegeOf(blue, {outside, watchman(), inGap, behindIt}, collapsed(eastWall)), Arrival::climb))
        << "the gap is held in strength";
}

TEST(GreedyAssault, ClimbsTogetherWithOthers) {
    const auto climbs = [](Du y) {
        return arrives(siegeOf(blue, {beforeWall(infantry(blue)).active(), watchman(),
                                      infantry(blue).at(8.4_du, y).facing(180_deg),
                                      infantry(blue).at(11.8_du, y).facing(180_deg)}),
                       Arrival::climb);
    };
    EXPECT_TRUE(climbs(10.6_du));
    EXPECT_FALSE(climbs(17_du));
}

// ------------------------------------------------------------------- engines

TEST(GreedyAssault, LetsASiegeTowerWaitForTheFootOutOfRangeOnly) {
    const auto rolls = [](Du y, Du footX, int turn) {
        Battle battle = siegeOf(blue,
                                {inSiegeTower(infantry(blue).at(10_du, y)), watchman(),
                                 infantry(blue).at(footX, 17.4_du).facing(180_deg)},
                                withSiegeTower(y));
        battle.turn = turn;
        return moveSaid(battle).has_value();
    };
    EXPECT_TRUE(rolls(17.6_du, 12_du, 1)) << "the foot is beside it";
    EXPECT_FALSE(rolls(17.6_du, 18_du, 1)) << "it would stand alone before the walls";
    EXPECT_TRUE(rolls(14_du, 18_du, 1)) << "where it is shot at it does not stop";
    EXPECT_TRUE(rolls(17.6_du, 18_du, 20)) << "there is no time left to wait";
}

TEST(GreedyAssault, RollsOnWhileASiegeTowerBurnsALittle) {
    const auto rolls = [](int markers) {
        TestTable table = withSiegeTower(14_du);
        table.structures.back().fires = {Fire{.markers = markers, .litBy = red}};
        return moveSaid(siegeOf(blue, {inSiegeTower(infantry(blue).at(10_du, 14_du)), watchman()}, table))
            .has_value();
    };
    EXPECT_TRUE(rolls(3));
    EXPECT_FALSE(rolls(4)) << "it would fall before its next turn";
}

TEST(GreedyAssault, DropsTheRamWhenTheDoorIsGone) {
    const auto drops = [](int damage) {
        TestTable table = damaged(eastGate, damage);
        table.rams = {Ram{.pose = {}, .carrier = a}};
        const auto move = moveSaid(
            siegeOf(blue, {infantry(blue).at(13.2_du, 10.4_du).facing(180_deg).active(), watchman()}, table));
        return move && move->before == std::vector<Maneuver>{DropRam{}};
    };
    EXPECT_FALSE(drops(4));
    EXPECT_TRUE(drops(5));
}

TEST(GreedyAssault, ComesInAsItDropsTheRam) {
    TestTable table = damaged(eastGate, 5);
    table.rams = {Ram{.pose = {}, .carrier = a}};
    const Battle battle = siegeOf(
        blue, {infantry(blue).moves(4_mp).at(13.2_du, 10.4_du).facing(180_deg).active(), watchman()}, table);
    const auto move = moveSaid(battle);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->before, std::vector<Maneuver>{DropRam{}});
    const auto plan = planMove(battle, *move);
    ASSERT_TRUE(plan);
    EXPECT_TRUE(fortressAt(battle, plan->end.center));
}

/// Red attacks, and blue holds the stronghold.
TestTable besiegedByRed(TestTable table) {
    for (Structure& it : table.structures) {
        if (it.kind != StructureKind::siegeTower) it.owner = blue;
    }
    table.fortresses.front().owner = blue;
    table.siege = Siege{.defender = blue, .attacker = red};
    return table;
}
/// In a turn in which another order has been given.
std::vector<UnitId> orderedNext(Battle battle) {
    battle.players.front().ordersPlayed = 1;
    const Answer answer = said(battle, ChooseOrder{});
    const auto* order = std::get_if<OrderToPlay>(&answer);
    return order == nullptr ? std::vector<UnitId>() : order->units;
}

TEST(GreedyAssault, GivesRamsTheFirstCallOnOrders) {
    const auto ordered = [](bool carries) {
        TestTable table = besiegedByRed(stronghold());
        if (carries) table.rams = {Ram{.pose = {}, .carrier = a}};
        const auto comingAt = [](Du x) { return infantry(red).at(x, 14_du).facing(180_deg); };
        return orderedNext(holding(
            {"skirmish"}, {comingAt(10_du), comingAt(13.2_du), infantry(blue).at(7.8_du, 4.6_du)}, table));
    };
    EXPECT_NE(ordered(false), std::vector{a});
    EXPECT_EQ(ordered(true), std::vector{a});
}

TEST(GreedyAssault, OrdersThoseAtTheWallBeforeThoseOnTheirWay) {
    EXPECT_EQ(orderedNext(holding({"skirmish"},
                                  {infantry(red).moves(2_mp).at(12_du, 14_du).facing(180_deg),
                                   beforeWall(infantry(red)), infantry(blue).at(7.8_du, 4.6_du)},
                                  besiegedByRed(stronghold()))),
              std::vector{b})
        << "it can climb at once";
}

TEST(GreedyAssault, OrdersAClimberDownWhoLosesItsFight) {
    const auto ordered = [](int wounds, int woundsAbove) {
        return orderedNext(
            holding({"skirmish"},
                    {climbed(infantry(red).health(6).wounded(wounds)),
                     onWall(infantry(blue).health(6).wounded(woundsAbove)),
                     infantry(red).at(13.2_du, 14_du).facing(180_deg), infantry(blue).at(7.8_du, 4.6_du)},
                    besiegedByRed(stronghold())));
    };
    EXPECT_EQ(ordered(5, 0), std::vector{a});
    EXPECT_NE(ordered(0, 5), std::vector{a});
}

TEST(GreedyAssault, OrdersTheNearestToAGapFirst) {
    EXPECT_EQ(orderedNext(holding({"skirmish"},
                                  {infantry(red).moves(2_mp).at(10_du, 17_du).facing(180_deg),
                                   infantry(red).moves(2_mp).at(10_du, 13.6_du).facing(180_deg),
                                   onWall(infantry(blue)), infantry(blue).at(7.8_du, 4.6_du)},
                                  besiegedByRed(collapsed(middleWall)))),
              std::vector{b});
}

TEST(GreedyAssault, SavesItsCardsForATurnWithManyOrders) {
    const auto gives = [](std::initializer_list<std::string_view> orders) {
        const auto comingAt = [](Du x) { return infantry(red).at(x, 17.5_du).facing(180_deg); };
        const Battle battle = holding(orders,
                                      {comingAt(10_du), comingAt(13.2_du), infantry(blue).at(7.8_du, 4.6_du),
                                       infantry(blue).at(10_du, 4.6_du)},
                                      besiegedByRed(stronghold()));
        return std::holds_alternative<OrderToPlay>(said(battle, ChooseOrder{}));
    };
    EXPECT_FALSE(gives({"skirmish"}));
    EXPECT_TRUE(gives({"skirmish", "skirmish", "skirmish", "skirmish", "skirmish", "skirmish"}))
        << "there is no room for three more";
}

TEST(GreedyAssault, SendsASiegeTowerInRangeOnBeforeTheFoot) {
    const auto ordered = [](Du y) {
        TestUnit crew = infantry(red).at(10_du, y);
        crew.unit.inside = another;
        return orderedNext(
            holding({"skirmish"},
                    {crew, infantry(red).at(16_du, 14_du).facing(180_deg), infantry(blue).at(7.8_du, 4.6_du)},
                    besiegedByRed(withSiegeTower(y, red))));
    };
    EXPECT_EQ(ordered(18.8_du), std::vector{b}) << "nothing reaches it there";
    EXPECT_EQ(ordered(13_du), std::vector{a}) << "it burns if it stays";
}

/// A siege tower there, and this unit of foot; the crew has its order already if that is so.
std::vector<UnitId> orderedBeside(Du tower,
                                  std::initializer_list<std::string_view> orders,
                                  bool crewHasOrder) {
    TestUnit crew = infantry(red).at(10_du, tower);
    crew.unit.inside = another;
    Battle battle = holding(
        orders, {crew, infantry(red).at(16_du, 14_du).facing(180_deg), infantry(blue).at(7.8_du, 4.6_du)},
        besiegedByRed(withSiegeTower(tower, red)));
    if (crewHasOrder) battle.units[0].turn.flags.insert(TurnFlag::gotOrder);
    return orderedNext(std::move(battle));
}

TEST(GreedyAssault, KeepsAnOrderForASiegeTowerInRange) {
    EXPECT_EQ(orderedBeside(13_du, {"skirmish", "skirmish"}, true), std::vector{b});
    EXPECT_EQ(orderedBeside(13_du, {"skirmish"}, true), std::vector<UnitId>())
        << "the tower needs it next turn";
    EXPECT_EQ(orderedBeside(18.8_du, {"skirmish"}, true), std::vector{b}) << "nothing reaches it there";
}

TEST(GreedyAssault, SavesAsManyOrdersAsASiegeTowerNeedsBeforeItSetsOut) {
    EXPECT_TRUE(orderedBeside(17_du, {"skirmish", "skirmish", "skirmish"}, false).empty());
    EXPECT_FALSE(orderedBeside(17_du, {"skirmish", "skirmish", "skirmish", "skirmish"}, false).empty());
}

Battle deployed(const std::string& file) {
    const std::string path = std::string(VALLUM_SOURCE_DIR) + "/tests/players/sieges/" + file;
    GreedyPlayer player;
    DiceBox<System> dice(1);
    Seats<System> seats;
    seats.put(chance, dice);
    seats.put(red, player);
    seats.put(blue, player);
    vallum::Game<System> game(System::begin(loadScenario(path, library()).value()), seats, 0);
    while (game.battle().stage != Stage::fighting) game.step();
    return game.takeBattle();
}

TEST(GreedyAssault, MarchesToKeepUpWithItsSiegeTowersButNotPastThem) {
    const auto marches = [](Du tower, TestUnit holder = archers(red)) {
        const Battle battle = siegeOf(blue,
                                      {inSiegeTower(infantry(blue).at(10_du, tower)),
                                       infantry(blue).moves(2_mp).at(14_du, 16.5_du).facing(180_deg).active(),
                                       holder.at(10_du, 8.8_du), watchman()},
                                      withSiegeTower(tower));
        GreedyPlayer player;
        Battle now = battle;
        for (int moves = 0; moves != 3; ++moves) {
            const Answer answer = player.answer(now, {blue, ChooseMove{}, 0});
            const auto* move = std::get_if<Move>(&answer);
            if (move == nullptr) return false;
            if (move->unit == b) return move->gait == Gait::forcedMarch;
            now = afterMove(now, *move);
        }
        return false;
    };
    EXPECT_TRUE(marches(12_du));
    EXPECT_FALSE(marches(17_du));
    EXPECT_TRUE(marches(17_du, infantry(red))) << "nobody shoots";
}

TEST(GreedyAssault, KeepsTheRamWhileSomebodyHoldsAWallThatItCanBreak) {
    const auto drops = [](const std::vector<TestUnit>& holders) {
        TestTable table = collapsed(middleWall);
        table.rams = {Ram{.pose = {}, .carrier = a}};
        std::vector<TestUnit> units{infantry(blue).moves(2_mp).at(13.2_du, 12.6_du).facing(180_deg).active(),
                                    watchman()};
        units.insert(units.end(), holders.begin(), holders.end());
        const auto move = moveSaid(siegeOf(blue, units, table));
        return move && move->before == std::vector<Maneuver>{DropRam{}};
    };
    EXPECT_TRUE(drops({}));
    EXPECT_FALSE(drops({infantry(red).at(13.2_du, 9.4_du)}));
}

TEST(GreedyAssault, CarriesARamRoundThoseWhoStandInItsWay) {
    const Battle battle = siegeOf(blue,
                                  {infantry(blue).moves(2_mp).at(11.4_du, 12.5_du).facing(180_deg).active(),
                                   archers(blue).at(11.4_du, 11.5_du).facing(180_deg), watchman()},
                                  ofStone(withRam()));
    const auto move = moveSaid(battle);
    ASSERT_TRUE(move);
    EXPECT_GT(planOf(battle, *move).end.center.x, 11.7_du) << "to the gate";
}

/// Where it stands after its move, with its ram.
geometry::Pose rammerAt(Du x, Du y, TestTable table, const std::vector<TestUnit>& others) {
    table.rams.insert(table.rams.begin(), Ram{.pose = {}, .carrier = a});
    std::vector<TestUnit> units{infantry(blue).moves(2_mp).at(x, y).facing(180_deg).active(), watchman()};
    units.insert(units.end(), others.begin(), others.end());
    const Battle battle = siegeOf(blue, units, table);
    const auto move = moveSaid(battle);
    return move ? planOf(battle, *move).end : battle.unit(a).pose;
}

TEST(GreedyAssault, CarriesARamStraightToAnyPartOfAWall) {
    const geometry::Pose end = rammerAt(10.5_du, 11.6_du, stronghold(), {});
    EXPECT_EQ(end.center.y, 10.4_du) << "at the wall; a step to its middle would take a turn more";
}

TEST(GreedyAssault, CarriesARamToAWallAndNotIntoAGap) {
    const TestUnit holder = infantry(red).at(10_du, 9.2_du);
    const auto aside = [&](const TestTable& table) {
        const geometry::Pose end = rammerAt(8.4_du, 12.4_du, table, {holder});
        return std::pair(end.center.x, end.heading);
    };
    EXPECT_EQ(aside(stronghold()), std::pair(8.4_du, Heading(180_deg)));
    EXPECT_NE(aside(collapsed(westWall)), std::pair(8.4_du, Heading(180_deg)));
}

TEST(GreedyAssault, MansItsSiegeTowersOppositeToAWall) {
    for (const std::string file : {"gatehouse.json", "two-towers.json"}) {
        const Battle battle = deployed(file);
        for (const StructureId id : standingStructures(battle)) {
            if (battle.structure(id).kind != StructureKind::siegeTower) continue;
            EXPECT_TRUE(holderOf(battle, id)) << file;
            const Du aside = battle.structure(id).pose.center.x - 14_du;
            EXPECT_LT(aside < 0_du ? -aside : aside, 4_du) << file;
        }
    }
}

TEST(GreedyAssault, GivesNoRamToTheGeneral) {
    for (const std::string file : {"gatehouse.json", "two-towers.json"}) {
        const Battle battle = deployed(file);
        const auto with = battle.player(red).generals.front().with;
        EXPECT_TRUE(std::ranges::none_of(battle.rams, [&](const Ram& it) { return it.carrier == with; }));
        EXPECT_FALSE(battle.unit(*with).inside) << file;
    }
}

TEST(GreedyAssault, ShootsFirstAtArchersOnTheWalls) {
    const auto at = [](const TestUnit& inTheTower) {
        const Battle battle = inPhase(Phase::rangedAttack,
                                      siegeOf(blue, {archers(blue).at(9.2_du, 14_du).facing(180_deg).active(),
                                                     onWall(infantry(red)), inTower(inTheTower)}));
        const Answer answer = said(battle, ChooseShot{});
        const auto* shot = std::get_if<ShotToMake>(&answer);
        return shot == nullptr ? a : shot->target;
    };
    EXPECT_EQ(at(infantry(red)), b);
    EXPECT_EQ(at(archers(red)), c);
}

// ------------------------------------------------------------- those who hold

TEST(GreedyAssault, ShootsAtASiegeTowerRatherThanAtWhoMarches) {
    const auto at = [](bool hasTower) {
        TestTable table = hasTower ? withSiegeTower(14_du) : stronghold();
        TestUnit crew = infantry(blue).at(10_du, 14_du);
        if (hasTower) crew.unit.inside = another;
        TestUnit marching = infantry(blue).health(7).at(12_du, 14_du).facing(180_deg);
        marching.unit.markers.insert(Marker::marching);
        const Battle battle = inPhase(Phase::rangedAttack,
                                      siegeOf(red, {onWall(archers(red)).active(), marching, crew}, table));
        return said(battle, ChooseShot{});
    };
    EXPECT_TRUE(std::holds_alternative<ShotAtStructure>(at(true)));
    EXPECT_TRUE(std::holds_alternative<ShotToMake>(at(false)));
}

/// The first unit of red, on the middle wall, with so many others in the yard.
Battle pressed(TestUnit unit, int others) {
    std::vector<TestUnit> units{onWall(std::move(unit)).active(), beforeWall(infantry(blue))};
    for (int i = 0; i != others; ++i) units.push_back(infantry(red).at(7.8_du + Du(2000 * i), 6_du));
    return siegeOf(red, units);
}
bool leavesTheWall(const Battle& battle) {
    const auto move = moveSaid(battle);
    return move && planOf(battle, *move).end.center.y < 9_du;
}

TEST(GreedyAssault, ChangesOrdersThatFindNobodyInASiege) {
    const auto draws = [](std::initializer_list<std::string_view> orders, std::optional<Seat> defender) {
        TestTable table = stronghold();
        if (defender) table.siege = Siege{.defender = *defender, .attacker = *defender == red ? blue : red};
        return said(holding(orders, {onWall(infantry(red)), infantry(blue).at(10_du, 17_du)}, table),
                    ChooseDraw{});
    };
    EXPECT_EQ(draws({"horse", "skirmish", "rally", "fall-back"}, red),
              Answer(DiscardAndDraw{{CardId(0), CardId(2), CardId(3)}}));
    EXPECT_EQ(draws({"horse", "skirmish"}, red), Answer(DrawThree{}))
        << "three cards are more than one and another";
    EXPECT_EQ(draws({"horse", "skirmish", "rally", "fall-back"}, blue),
              Answer(DiscardAndDraw{{CardId(0), CardId(2), CardId(3)}}));
    EXPECT_NE(draws({"horse", "skirmish", "rally", "fall-back"}, std::nullopt),
              Answer(DiscardAndDraw{{CardId(0), CardId(2), CardId(3)}}));
}

TEST(GreedyAssault, TakesItsGeneralOffAWallThatIsStormed) {
    EXPECT_TRUE(leavesTheWall(withGeneral(pressed(infantry(red), 2), a)));
    EXPECT_FALSE(leavesTheWall(withGeneral(pressed(infantry(red), 0), a))) << "nobody else is there";
    EXPECT_FALSE(leavesTheWall(pressed(infantry(red), 2)));
}

TEST(GreedyAssault, RelievesTheSpent) {
    EXPECT_TRUE(leavesTheWall(pressed(infantry(red).health(6).wounded(4), 2)));
    EXPECT_FALSE(leavesTheWall(pressed(infantry(red).health(6).wounded(3), 2)));
}

TEST(GreedyAssault, LeavesFiresToThoseWhoCannotShoot) {
    const auto fights = [](const std::vector<TestUnit>& others) {
        TestTable table = stronghold();
        table.structures.front().fires = {Fire{.markers = 2, .litBy = blue}};
        std::vector<TestUnit> units{onWall(archers(red), -0.8_du).active(),
                                    infantry(blue).at(9.2_du, 13_du).facing(180_deg)};
        units.insert(units.end(), others.begin(), others.end());
        return said(siegeOf(red, units, table)) == Answer(FightFire{a});
    };
    EXPECT_TRUE(fights({}));
    EXPECT_FALSE(fights({onWall(infantry(red), 0.8_du)}));
}

TEST(GreedyAssault, SendsTheSpentNoNearerToTheEnemy) {
    const auto goes = [](int wounds) {
        return moveSaid(battleOf({infantry(red).at(10_du, 4_du).health(6).wounded(wounds).active(),
                                  infantry(blue).at(10_du, 14_du)}))
            .has_value();
    };
    EXPECT_TRUE(goes(3));
    EXPECT_FALSE(goes(4));
}

}  // namespace
}  // namespace vallum::players

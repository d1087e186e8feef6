// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/sight.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {
namespace {

using namespace test;

constexpr Hex here{4, 4};
constexpr Hex there{3, 4};
const CloseCombat attack{UnitId(0), there};

/// A unit below a wall and one on it.
Table storm(const std::string& attacker, const std::string& defender = "MI", int blocks = 0) {
    return Table()
        .unit(bottom, attacker, here)
        .unit(top, defender, there, blocks)
        .unit(top, "MI", {0, 12})
        .unit(bottom, "MI", {8, 12})
        .work(there, Work::scalableWall);
}
Table mover(const std::string& code, Hex at = {6, 4}) {
    return Table()
        .unit(bottom, code, at)
        .unit(top, "MI", {0, 0})
        .work({5, 4}, Work::scalableWall)
        .phase(Phase::moving);
}
std::string move(const Battle& battle, const std::vector<Hex>& path) {
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveUnit{u(0), path}));
}
std::string moveLeader(Table table, Hex from, const std::vector<Hex>& path) {
    const Battle battle =
        table.leader(bottom, from).with([](Battle& it, Setting&) { it.leaders[0].ordered = true; });
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveLeader{l(0), path}));
}
int close(const Battle& battle) { return diceFor(battle, blowAt(battle, Roll::attack, u(0), there)).total(); }
int hits(const Battle& battle, const std::vector<int>& faces) {
    return resultOf(battle, blowAt(battle, Roll::attack, u(0), there), faces).hits.total();
}

TEST(HXT41, AWallIsClimbedFromNextToIt) {
    EXPECT_EQ(move(mover("LI", {6, 4}), {{5, 4}}), "allowed");
    EXPECT_EQ(move(mover("LI", {7, 4}), {{6, 4}, {5, 4}}), "HXT-41");
    EXPECT_EQ(move(mover("LI", {6, 4}), {{5, 4}, {4, 4}}), "HXT-41") << "it must stop";
    EXPECT_EQ(moveLeader(mover("MI", {8, 8}), {7, 4}, {{6, 4}, {5, 4}}), "HXT-41");
    EXPECT_EQ(moveLeader(mover("MI", {8, 8}), {6, 4}, {{5, 4}}), "allowed");
}

TEST(HXT42, OffAWallOneHex) {
    EXPECT_EQ(move(mover("LI", {5, 4}), {{4, 4}}), "allowed");
    EXPECT_EQ(move(mover("LI", {5, 4}), {{4, 4}, {3, 4}}), "HXT-42");
    const Table walls = mover("LI", {5, 4}).work({5, 5}, Work::scalableWall);
    EXPECT_EQ(move(walls, {{5, 5}}), "allowed");
    EXPECT_EQ(move(walls, {{5, 5}, {5, 6}}), "HXT-42");
    EXPECT_EQ(moveLeader(mover("MI", {8, 8}), {5, 4}, {{4, 4}, {3, 4}}), "HXT-42");
}

TEST(HXT43, AWallStopsNoEvade) {
    const Table table =
        Table().unit(bottom, "MI", here).unit(top, "LI", there).work({2, 4}, Work::scalableWall);
    EXPECT_TRUE(System::accepts(table, AnswerAttack{u(0), u(1)}, Evade{{{2, 4}, {1, 4}}}));
    const auto ways = waysToRetreat(table, u(1), 2);
    EXPECT_TRUE(std::ranges::any_of(ways, [](const RetreatWay& it) { return it.path.front() == Hex{2, 4}; }));
}

TEST(HXT44, MountedUnitsOnlyFromWhereTheyStood) {
    EXPECT_EQ(ruleOf(mayAttack(storm("HC"), u(0), there)), "allowed");
    const Battle moved = storm("HC").with([](Battle& it, Setting&) { it.units[0].turn.start = {6, 4}; });
    EXPECT_EQ(ruleOf(mayAttack(moved, u(0), there)), "HXT-44");
    const Battle foot = storm("HI").with([](Battle& it, Setting&) { it.units[0].turn.start = {6, 4}; });
    EXPECT_EQ(ruleOf(mayAttack(foot, u(0), there)), "allowed");
    EXPECT_EQ(move(mover("MC"), {{5, 4}}), "HXT-44");
    EXPECT_EQ(move(mover("WM"), {{5, 4}}), "HXT-44");
    const Battle back = Table()
                            .unit(bottom, "MI", here)
                            .unit(top, "MC", there)
                            .work({2, 4}, Work::scalableWall)
                            .unit(top, "MI", {2, 5});
    EXPECT_EQ(waysToRetreat(back, u(1), 3).front().missing, 3);
}

TEST(HXT45, TwoDiceAtAWall) {
    EXPECT_EQ(close(storm("HI")), 2);
    EXPECT_EQ(hits(storm("HI"), {swords, swords}), 1);
    const Battle battle = storm("HI", "HI");
    EXPECT_EQ(diceFor(battle, blowAt(battle, Roll::strikeFirst, u(1), here)).total(), 2);
    EXPECT_EQ(ignorableFlags(battle, blowAt(battle, Roll::attack, u(0), there)).total(), 1);
    const Table along = storm("HI").work(here, Work::scalableWall);
    EXPECT_EQ(close(along), 2);
    EXPECT_EQ(hits(along, {swords, swords}), 1);
}

TEST(HXT46, WhoStandsOnAWallStrikesFirst) {
    const Played over = play(storm("HI"), {attack, PathChosen{{{5, 4}}}}, {flag, L});
    EXPECT_EQ(over.all<DiceRolled>().size(), 1U);
    EXPECT_EQ(over.one<DiceRolled>().blow.roll, Roll::strikeFirst);
    EXPECT_EQ(over.one<DiceRolled>().dice.total(), 2);
    EXPECT_FALSE(over.battle.player(top).owedCard);
    EXPECT_FALSE(over.one<StruckFirst>().card);
    const Played stays = play(storm("HI"), {attack}, {L, L, L, L});
    EXPECT_EQ(stays.all<DiceRolled>().size(), 2U) << "no battle back";
    const Played along =
        play(storm("HI").work(here, Work::scalableWall), {attack, YesOrNo{true}}, {L, L, L, L});
    EXPECT_EQ(along.all<DiceRolled>().front().blow.roll, Roll::attack);
    EXPECT_EQ(along.all<DiceRolled>().back().blow.roll, Roll::battleBack);
}

TEST(HXT47, FireAtAWall) {
    const Battle bows =
        Table().unit(bottom, "LB", {4, 2}).unit(top, "MI", {4, 4}).work({4, 4}, Work::scalableWall);
    EXPECT_EQ(ignorableFlags(bows, blowAt(bows, Roll::fire, u(0), {4, 4})).total(), 1);
    const Battle above = Table()
                             .unit(bottom, "LB", here)
                             .unit(top, "MI", there)
                             .unit(top, "MI", {2, 3})
                             .work(here, Work::scalableWall);
    EXPECT_EQ(ruleOf(System::accepts(above, ChooseBattle{}, Fire{u(0), {2, 3}})), "HEX-31");
}

TEST(HXT48, ExtraDiceComeOnTop) {
    EXPECT_EQ(close(storm("HI").card("all-in-contact")), 4);
    const auto led = [](int die) {
        return storm("HI").leader(bottom, here).with([&](Battle& it, Setting&) {
            it.leaders[0].extraDie = die;
        });
    };
    EXPECT_EQ(close(led(1)), 3);
    EXPECT_EQ(close(led(0)), 2);
}

TEST(HXT49, AWallBlocksSight) {
    EXPECT_FALSE(hasSight(Table().work({4, 3}, Work::scalableWall), {4, 2}, {4, 4}));
    const Table along = Table()
                            .work({4, 2}, Work::scalableWall)
                            .work({4, 3}, Work::scalableWall)
                            .work({4, 4}, Work::scalableWall);
    EXPECT_TRUE(hasSight(along, {4, 2}, {4, 4}));
    EXPECT_FALSE(hasSight(Table(along).unit(top, "MI", {4, 3}), {4, 2}, {4, 4}));
}

TEST(HXT50, WithoutSiegeAFortifiedWallIsImpassable) {
    const Table wall = Table()
                           .unit(bottom, "MI", here)
                           .unit(top, "MI", {0, 0})
                           .work(there, Work::fortifiedWall)
                           .phase(Phase::moving);
    EXPECT_EQ(move(wall, {there}), "HXT-50");
    for (const Piece piece : {Piece::foot, Piece::mounted, Piece::warMachine, Piece::leader}) {
        EXPECT_FALSE(isPassable(*wall.battle().setting, there, piece));
    }
}

TEST(HXT51, UnderSiegeItIsScaled) {
    const auto wall = [](const std::string& code) {
        return Table()
            .unit(bottom, code, here)
            .unit(top, "MI", {0, 0})
            .work(there, Work::fortifiedWall)
            .siege()
            .phase(Phase::moving);
    };
    EXPECT_EQ(move(wall("LI"), {there}), "allowed");
    EXPECT_EQ(move(wall("MC"), {there}), "HXT-44");
    EXPECT_EQ(
        close(
            Table().unit(bottom, "HI", here).unit(top, "MI", there).work(there, Work::fortifiedWall).siege()),
        2);
    EXPECT_EQ(move(Table(wall("LI")).with([](Battle&, Setting& it) { it.siege = false; }), {there}),
              "HXT-50");
}

TEST(HXT52, NobodySeesOverAFortifiedWall) {
    const Table wall = Table().work({4, 3}, Work::fortifiedWall);
    EXPECT_FALSE(hasSight(wall, {4, 2}, {4, 4}));
    EXPECT_FALSE(hasSight(Table(wall).siege(), {4, 2}, {4, 4}));
    EXPECT_FALSE(hasSight(Table(wall).siege(), {4, 4}, {4, 2}));
}

TEST(HXT65, GroundAndWorkBothCount) {
    const Battle rampart = Table()
                               .unit(bottom, "HI", here)
                               .unit(top, "MI", there)
                               .ground(there, Ground::hill)
                               .rampart(there, {Direction::southWest, Direction::southEast});
    EXPECT_EQ(close(rampart), 2);
    EXPECT_EQ(hits(rampart, {swords, swords}), 1);
    EXPECT_EQ(close(Table()
                        .unit(bottom, "HI", here)
                        .unit(top, "MI", there)
                        .ground(here, Ground::hill)
                        .work(here, Work::camp)),
              2);
    for (const Ground water : {Ground::river, Ground::ford}) {
        const Table bridge = Table()
                                 .unit(bottom, "LC", {6, 4})
                                 .unit(top, "MI", {0, 0})
                                 .ground({5, 4}, water)
                                 .work({5, 4}, Work::bridge)
                                 .phase(Phase::moving);
        EXPECT_EQ(move(bridge, {{5, 4}, {4, 4}}), "allowed");
    }
}

TEST(HXS05, TheTraitOfALeaderAddsADie) {
    const auto led = [](Table table) {
        return table.leader(bottom, here).with([](Battle& it, Setting&) { it.leaders[0].extraDie = 1; });
    };
    EXPECT_EQ(close(led(storm("HI"))), 3);
    EXPECT_EQ(close(led(Table().unit(bottom, "HI", here).unit(top, "MI", there))), 6);
}

TEST(HXS10, LeadersStopInTerrain) {
    const auto woods = [](bool isLed) {
        Table table = Table()
                          .unit(bottom, "MI", {5, 4})
                          .unit(top, "MI", {0, 0})
                          .ground({5, 4}, Ground::forest)
                          .phase(Phase::moving)
                          .leader(bottom, {6, 4})
                          .with([](Battle& it, Setting&) { it.leaders[0].ordered = true; });
        return isLed ? table.leader(bottom, {5, 4}) : table;
    };
    const auto goes = [](const Battle& battle, const std::vector<Hex>& path) {
        return ruleOf(System::accepts(battle, ChooseMove{}, MoveLeader{l(0), path}));
    };
    EXPECT_EQ(goes(woods(false), {{5, 4}}), "allowed");
    EXPECT_EQ(goes(woods(false), {{5, 4}, {4, 4}}), "HXT-11");
    EXPECT_EQ(goes(woods(true), {{5, 4}}), "HEX-07");
    EXPECT_EQ(goes(woods(true), {{5, 4}, {4, 4}}), "HXT-11");
    EXPECT_EQ(goes(woods(true).ground({5, 4}, Ground::open), {{5, 4}, {4, 4}}), "allowed");
    const Battle evades = Table()
                              .leader(top, {3, 4})
                              .unit(top, "MI", {0, 12})
                              .ground({2, 4}, Ground::forest)
                              .unit(bottom, "MI", here);
    EXPECT_TRUE(System::accepts(evades, ChooseLeaderPath{l(0)}, PathChosen{{{2, 4}, {1, 4}}}));
}

}  // namespace
}  // namespace vallum::hex

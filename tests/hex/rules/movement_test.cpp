// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/ranged.h>

namespace vallum::hex {
namespace {

using namespace test;

using Path = std::vector<Hex>;

/// A unit of the bottom side at (6,4) that can move, with a distant enemy.
Table mover(const std::string& code) {
    return Table().unit(bottom, code, {6, 4}).unit(top, "MI", {0, 0}).phase(Phase::moving);
}
std::string move(const Battle& battle, const Path& path, int unit = 0) {
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveUnit{u(unit), path}));
}
std::string moveLeader(const Battle& battle, const Path& path, int who = 0) {
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveLeader{l(who), path}));
}
/// The position after the move, in the battle phase.
Battle after(const Battle& battle, const Path& path, int unit = 0) {
    Battle moved = play(battle, {MoveUnit{u(unit), path}}).battle;
    moved.phase = Phase::battling;
    return moved;
}
/// Straight up from (6,4).
Path up(int steps) {
    const Path all{{5, 4}, {4, 4}, {3, 4}, {2, 4}, {1, 4}};
    return {all.begin(), all.begin() + steps};
}
Table ordered(Table table, int who) {
    return table.with(
        [&](Battle& it, Setting&) { it.leaders[static_cast<std::size_t>(who)].ordered = true; });
}

TEST(HEX18, AUnitMovesAsFarAsItMayOrStays) {
    EXPECT_EQ(move(mover("MI"), {}), "allowed");
    for (int steps = 0; steps <= 4; ++steps) EXPECT_EQ(move(mover("LC"), up(steps)), "allowed") << steps;
    EXPECT_EQ(move(mover("LC"), up(5)), "HEX-25");
    EXPECT_EQ(move(mover("LC"), {{5, 4}, {3, 4}}), "HEX-18") << "no gap in a path";
}
TEST(HEX18, OnceAnotherUnitHasMovedTheFirstMayNotGoOn) {
    const Battle battle = mover("LC").unit(bottom, "LC", {6, 6});
    const Battle first = play(battle, {MoveUnit{u(0), up(1)}}).battle;
    const Battle second = play(first, {MoveUnit{u(2), {{5, 6}}}}).battle;
    EXPECT_EQ(move(second, {{4, 4}}), "HEX-18");
}

TEST(HEX19, AHexHoldsOneUnit) {
    EXPECT_EQ(move(mover("MI").unit(bottom, "MI", {5, 4}), up(1)), "HEX-19");
    EXPECT_EQ(move(mover("LC").unit(bottom, "MI", {5, 4}), up(2)), "HEX-19") << "nor does it pass";
    EXPECT_EQ(move(mover("LC").leader(top, {5, 4}), up(1)), "HEX-19");
}
TEST(HEX19, HorsemenGoAroundEnemies) {
    const Battle battle = Table()
                              .unit(bottom, "LC", {6, 6})
                              .unit(top, "MI", {5, 5})
                              .unit(top, "MI", {5, 6})
                              .phase(Phase::moving);
    EXPECT_EQ(move(battle, {{5, 5}, {4, 5}}), "HEX-19");
    EXPECT_EQ(move(battle, {{6, 7}, {5, 7}, {4, 7}, {4, 6}}), "allowed");
    const auto moves = movesOf(battle, u(0));
    EXPECT_TRUE(
        std::ranges::all_of(moves, [&](const MoveUnit& it) { return mayMove(battle, it).has_value(); }));
    EXPECT_TRUE(std::ranges::any_of(moves, [](const MoveUnit& it) { return it.path.back() == Hex{4, 6}; }));
}

TEST(HEX20, AUnitStopsAtALoneLeader) {
    const Battle battle = mover("LC").leader(bottom, {4, 4});
    EXPECT_EQ(move(battle, up(3)), "HEX-20");
    const Battle joined = play(battle, {MoveUnit{u(0), up(2)}}).battle;
    EXPECT_EQ(joined.leaderOf(u(0)), l(0));
}
TEST(HEX20, AUnitWithALeaderMayNotEnter) {
    EXPECT_EQ(move(mover("LC").leader(bottom, {4, 4}).leader(bottom, {6, 4}), up(2)), "HEX-20");
}

TEST(HEX21, FootMovesOneOrTwo) {
    const Battle bows = after(mover("LB").unit(top, "MI", {2, 4}), up(2));
    EXPECT_EQ(ruleOf(mayFire(bows, u(0), {2, 4})), "allowed");
    EXPECT_EQ(diceFor(bows, blowAt(bows, Roll::fire, u(0), {2, 4})).total(), 1);
    const Battle line = after(mover("HI").unit(top, "MI", {4, 4}), up(1));
    EXPECT_EQ(ruleOf(mayAttack(line, u(0), {4, 4})), "allowed");
    EXPECT_EQ(move(mover("HI"), up(2)), "HEX-21");
}

TEST(HEX22, AuxiliaMoveTwoAndDoNotBattle) {
    const Battle one = after(mover("AX").unit(top, "MI", {3, 4}), up(1));
    EXPECT_EQ(diceFor(one, blowAt(one, Roll::fire, u(0), {3, 4})).total(), 1);
    EXPECT_EQ(ruleOf(mayFire(one, u(0), {3, 4})), "allowed");
    const Battle near = after(mover("AX").unit(top, "MI", {4, 4}), up(1));
    EXPECT_EQ(diceFor(near, blowAt(near, Roll::attack, u(0), {4, 4})).total(), 3);
    EXPECT_EQ(ruleOf(mayAttack(near, u(0), {4, 4})), "allowed");
    const Battle two = after(mover("AX").unit(top, "MI", {3, 4}), up(2));
    EXPECT_EQ(ruleOf(mayAttack(two, u(0), {3, 4})), "HEX-22");
    EXPECT_EQ(ruleOf(mayFire(two, u(0), {2, 4})), "HEX-22");
}

TEST(HEX23, WarriorsChargeTwoHexes) {
    const Battle battle = mover("WA").unit(top, "MI", {3, 4});
    const Battle charged = after(battle, up(2));
    EXPECT_TRUE(charged.unit(u(0)).turn.mustAttack);
    EXPECT_EQ(ruleOf(System::accepts(charged, ChooseBattle{}, Done{})), "HEX-23");
    EXPECT_TRUE(System::accepts(charged, ChooseBattle{}, CloseCombat{u(0), {3, 4}}));
    EXPECT_EQ(move(mover("WA"), up(2)), "HEX-23") << "nobody is there";
    EXPECT_EQ(move(battle, up(1)), "allowed");
    EXPECT_EQ(move(battle, {{5, 4}, {4, 4}, {4, 5}}), "HEX-23") << "three hexes";
}
TEST(HEX23, TheDutyLapsesWithoutATarget) {
    Battle charged = after(mover("WA").unit(top, "MI", {3, 4}), up(2));
    charged.units[2].fate = Fate::eliminated;
    EXPECT_TRUE(System::accepts(charged, ChooseBattle{}, Done{}));
}

TEST(HEX24, AWarMachineMovesOrFights) {
    const Battle moved = after(mover("WM").unit(top, "MI", {4, 4}).unit(top, "MI", {2, 5}), up(1));
    EXPECT_EQ(ruleOf(mayAttack(moved, u(0), {4, 4})), "HEX-24");
    EXPECT_EQ(ruleOf(mayFire(moved, u(0), {2, 5})), "HEX-24");
    EXPECT_EQ(move(mover("WM"), up(2)), "HEX-24");
    const Battle stays = mover("WM").unit(top, "MI", {2, 4}).phase(Phase::battling);
    EXPECT_EQ(ruleOf(mayFire(stays, u(0), {2, 4})), "allowed");
    EXPECT_EQ(diceFor(stays, blowAt(stays, Roll::fire, u(0), {2, 4})).total(), 2);
    const Battle near = mover("WM").unit(top, "MI", {5, 4}).phase(Phase::battling);
    EXPECT_EQ(diceFor(near, blowAt(near, Roll::attack, u(0), {5, 4})).total(), 2);
    EXPECT_EQ(ruleOf(mayAttack(near, u(0), {5, 4})), "allowed");
}

TEST(HEX25, MountedUnitsBattleAfterAFullMove) {
    EXPECT_EQ(ruleOf(mayAttack(after(mover("MC").unit(top, "MI", {2, 4}), up(3)), u(0), {2, 4})), "allowed");
    EXPECT_EQ(move(mover("MC"), up(4)), "HEX-25");
    EXPECT_EQ(ruleOf(mayAttack(after(mover("EL").unit(top, "MI", {3, 4}), up(2)), u(0), {3, 4})), "allowed");
    for (const std::string code : {"HC", "CHC", "HCH", "EL"}) EXPECT_EQ(move(mover(code), up(3)), "HEX-25");
    for (const std::string code : {"LCH", "CAM", "CCAM"}) EXPECT_EQ(move(mover(code), up(3)), "allowed");
    EXPECT_EQ(move(mover("LBC"), up(4)), "allowed");
}

TEST(HEX26, ALeaderPassesFriendsAndGoesThreeHexes) {
    const Table table = ordered(mover("MI").leader(bottom, {7, 4}), 0);
    EXPECT_EQ(moveLeader(table, {{6, 4}, {5, 4}, {4, 4}}), "allowed");
    EXPECT_EQ(moveLeader(table, {{6, 4}, {5, 4}, {4, 4}, {3, 4}}), "HEX-26");
    EXPECT_EQ(moveLeader(table, {}), "allowed");
    EXPECT_EQ(moveLeader(Table(table).unit(top, "LI", {6, 5}), {{6, 5}}), "HEX-26");
    const Battle joined = play(table, {MoveLeader{l(0), {{6, 4}}}}).battle;
    EXPECT_EQ(joined.leaderOf(u(0)), l(0));
    EXPECT_EQ(moveLeader(Table(table).leader(bottom, {6, 4}), {{6, 4}}), "HEX-07");
    EXPECT_EQ(moveLeader(mover("MI").leader(bottom, {7, 4}), {{6, 4}}), "HEX-14") << "he was not ordered";
}
TEST(HEX26, HeMovesOnce) {
    const Battle moved =
        play(ordered(mover("MI").leader(bottom, {7, 0}), 0), {MoveLeader{l(0), {{7, 1}}}}).battle;
    EXPECT_EQ(moveLeader(moved, {{7, 2}}), "HEX-16");
    EXPECT_EQ(moveLeader(ordered(mover("MI").leader(bottom, {8, 4}), 0), {{9, 4}}), "HEX-01");
}

TEST(HEX27, AUnitThatALeaderJoinsStaysWhereItIs) {
    const Table table =
        ordered(Table().unit(bottom, "HC", {6, 4}).leader(bottom, {7, 4}).unit(top, "MI", {5, 4}), 0)
            .phase(Phase::moving);
    Battle joined = play(table, {MoveLeader{l(0), {{6, 4}}}}).battle;
    EXPECT_EQ(move(joined, {{6, 5}}), "HEX-27");
    joined.phase = Phase::battling;
    EXPECT_EQ(ruleOf(mayAttack(joined, u(0), {5, 4})), "allowed");
}
TEST(HEX27, HeOrdersNobody) {
    const Table table =
        ordered(Table().unit(bottom, "HC", {6, 4}).leader(bottom, {7, 4}).unit(top, "MI", {5, 4}), 0)
            .phase(Phase::moving)
            .with([](Battle& it, Setting&) { it.units[0].turn.ordered = false; });
    Battle joined = play(table, {MoveLeader{l(0), {{6, 4}}}}).battle;
    EXPECT_EQ(move(joined, {{6, 5}}), "HEX-14");
    joined.phase = Phase::battling;
    EXPECT_EQ(ruleOf(mayAttack(joined, u(0), {5, 4})), "HEX-14");
}

TEST(HEX93, LegionsThrowJavelins) {
    const auto legion = [](bool flexible) {
        return mover("HI").unit(top, "MI", {3, 4}).unit(top, "MI", {2, 3}).with([&](Battle&, Setting& it) {
            it.sides[1].javelins = true;
            it.sides[1].flexible = flexible;
        });
    };
    const Battle moved = after(legion(false), up(1));
    EXPECT_EQ(ruleOf(mayFire(moved, u(0), {3, 4})), "allowed");
    EXPECT_EQ(diceFor(moved, blowAt(moved, Roll::fire, u(0), {3, 4})).total(), 1);
    EXPECT_EQ(distance({5, 4}, {2, 3}), 3);
    EXPECT_EQ(ruleOf(mayFire(moved, u(0), {2, 3})), "HEX-30");
    EXPECT_EQ(move(legion(false), up(2)), "HEX-21");
    const Battle far = after(legion(true), up(2));
    EXPECT_EQ(ruleOf(mayAttack(far, u(0), {3, 4})), "HEX-93");
    EXPECT_EQ(ruleOf(mayFire(after(mover("HI").unit(top, "MI", {3, 4}), up(1)), u(0), {3, 4})), "HEX-30");
}
TEST(HEX93, NeverFireAndCloseCombatInOneTurn) {
    const Battle battle =
        Table().unit(bottom, "MI", {4, 4}).unit(top, "MI", {2, 4}).with([](Battle&, Setting& it) {
            it.sides[1].javelins = true;
        });
    Battle fired = play(battle, {Fire{u(0), {2, 4}}}, {L}).battle;
    fired.units[1].at = {3, 4};
    EXPECT_EQ(ruleOf(mayAttack(fired, u(0), {3, 4})), "HEX-28");
}

}  // namespace
}  // namespace vallum::hex

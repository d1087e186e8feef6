// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/sight.h>

namespace vallum::hex {
namespace {

using namespace test;

std::string fires(const Battle& battle, Hex target, int unit = 0) {
    return ruleOf(System::accepts(battle, ChooseBattle{}, Fire{u(unit), target}));
}
std::string attacks(const Battle& battle, Hex target, int unit = 0) {
    return ruleOf(System::accepts(battle, ChooseBattle{}, CloseCombat{u(unit), target}));
}
int rangedDice(const Battle& battle, Hex target) {
    return diceFor(battle, blowAt(battle, Roll::fire, u(0), target)).total();
}
Table moved(Table table, int hexes) {
    return table.with([&](Battle& it, Setting&) { it.units[0].turn.hexes = hexes; });
}

TEST(HEX28, AUnitThatFiredMayNotCloseCombat) {
    const Battle battle = Table().unit(bottom, "AX", {4, 4}).unit(top, "MI", {2, 4});
    Battle fired = play(battle, {Fire{u(0), {2, 4}}}, {H, H}).battle;
    EXPECT_EQ(fires(fired, {2, 4}), "HEX-28");
    fired.units[1].at = {3, 4};
    EXPECT_EQ(attacks(fired, {3, 4}), "HEX-28");
}
TEST(HEX28, BothKindsMayBeMixed) {
    Battle battle = Table()
                        .unit(bottom, "LB", {4, 4})
                        .unit(bottom, "HI", {4, 6})
                        .unit(bottom, "LC", {4, 8})
                        .unit(top, "MI", {2, 4})
                        .unit(top, "MI", {3, 6})
                        .unit(top, "MI", {2, 8});
    battle = play(battle, {Fire{u(0), {2, 4}}}, {L, L}).battle;
    battle = play(battle, {CloseCombat{u(1), {3, 6}}, YesOrNo{false}}, {L, L, L, H, H}).battle;
    EXPECT_EQ(fires(battle, {2, 8}, 2), "allowed");
    EXPECT_TRUE(System::accepts(battle, ChooseBattle{}, Done{})) << "battle is optional";
}

TEST(HEX29, LossesDoNotReduceDice) {
    const Battle one = Table().unit(bottom, "HI", {4, 4}, 1).unit(top, "MI", {3, 4});
    EXPECT_EQ(diceFor(one, blowAt(one, Roll::attack, u(0), {3, 4})).total(), 5);
    for (const int blocks : {1, 3}) {
        EXPECT_EQ(rangedDice(Table().unit(bottom, "LC", {4, 4}, blocks).unit(top, "MI", {2, 4}), {2, 4}), 2);
    }
}

TEST(HEX30, TheTargetMustBeInRange) {
    EXPECT_EQ(fires(Table().unit(bottom, "LB", {4, 2}).unit(top, "MI", {4, 5}), {4, 5}), "allowed");
    EXPECT_EQ(fires(Table().unit(bottom, "LB", {4, 2}).unit(top, "MI", {4, 6}), {4, 6}), "HEX-30");
    EXPECT_EQ(fires(Table().unit(bottom, "WM", {4, 0}).unit(top, "MI", {4, 6}), {4, 6}), "allowed");
    EXPECT_EQ(fires(Table().unit(bottom, "WM", {4, 0}).unit(top, "MI", {4, 7}), {4, 7}), "HEX-30");
    for (const std::string code : {"LI", "AX", "LC"}) {
        EXPECT_EQ(fires(Table().unit(bottom, code, {4, 2}).unit(top, "MI", {4, 4}), {4, 4}), "allowed")
            << code;
        EXPECT_EQ(fires(Table().unit(bottom, code, {4, 2}).unit(top, "MI", {4, 5}), {4, 5}), "HEX-30")
            << code;
    }
    EXPECT_EQ(fires(Table().unit(bottom, "LCH", {4, 2}).unit(top, "MI", {4, 4}), {4, 4}), "HEX-30");
}

TEST(HEX31, AnEnemyUnitNextDoorStopsFire) {
    Battle battle = Table().unit(bottom, "AX", {4, 4}).unit(top, "MC", {3, 4}).unit(top, "MI", {2, 3});
    EXPECT_EQ(fires(battle, {2, 3}), "HEX-31");
    battle.units[1].at = {0, 4};
    EXPECT_EQ(fires(battle, {2, 3}), "allowed") << "it has been driven off";
}
TEST(HEX31, ALoneLeaderDoesNot) {
    EXPECT_EQ(fires(Table().unit(bottom, "AX", {4, 4}).unit(top, "MI", {2, 3}).leader(top, {3, 4}), {2, 3}),
              "allowed");
}

TEST(HEX32, WhatStandsBetweenBlocks) {
    const Table table = Table().unit(bottom, "LB", {4, 2}).unit(top, "MI", {4, 5});
    EXPECT_EQ(fires(table, {4, 5}), "allowed");
    EXPECT_EQ(fires(Table(table).unit(bottom, "MI", {4, 3}), {4, 5}), "HEX-32");
    EXPECT_EQ(fires(Table(table).leader(bottom, {4, 3}), {4, 5}), "HEX-32");
    EXPECT_EQ(hexesInTheWay(Table(table).unit(bottom, "MI", {4, 3}), {4, 2}, {4, 5}),
              std::vector({Hex{4, 3}}));
    EXPECT_EQ(fires(Table(table).ground({4, 5}, Ground::forest), {4, 5}), "allowed");
}
TEST(HEX32, AlongHexSidesOneSideIsEnough) {
    const Table table = Table().unit(bottom, "LB", {4, 4}).unit(top, "MI", {2, 4});
    EXPECT_TRUE(hasSight(Table(table).unit(bottom, "MI", {3, 3}), {4, 4}, {2, 4}));
    EXPECT_FALSE(
        hasSight(Table(table).unit(bottom, "MI", {3, 3}).unit(bottom, "MI", {3, 4}), {4, 4}, {2, 4}));
    EXPECT_FALSE(hasSight(Table().unit(bottom, "MI", {1, 0}), {0, 0}, {2, 0}))
        << "the edge is the other side";
    EXPECT_TRUE(hasSight(Table().unit(bottom, "MI", {1, 1}), {0, 0}, {2, 0}));
}
TEST(HEX32, SightIsTheSameBothWays) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {3, 4})
                              .unit(top, "MI", {5, 6})
                              .unit(top, "MI", {4, 8})
                              .ground({2, 6}, Ground::hill)
                              .ground({2, 7}, Ground::hill)
                              .ground({6, 3}, Ground::forest)
                              .work({5, 9}, Work::camp)
                              .work({1, 3}, Work::scalableWall)
                              .work({1, 4}, Work::scalableWall);
    for (const Hex from : allHexes()) {
        for (const Hex to : allHexes()) {
            if (distance(from, to) < 2) continue;
            EXPECT_EQ(hasSight(battle, from, to).has_value(), hasSight(battle, to, from).has_value())
                << toText(from) << toText(to);
        }
    }
}

TEST(HEX33, AMoveCostsADie) {
    const Table bows = Table().unit(bottom, "LB", {4, 4}).unit(top, "MI", {2, 4});
    EXPECT_EQ(rangedDice(bows, {2, 4}), 2);
    EXPECT_EQ(rangedDice(moved(bows, 1), {2, 4}), 1);
    const Table auxilia = Table().unit(bottom, "AX", {6, 4}).unit(top, "MI", {2, 4}).phase(Phase::moving);
    Battle two = play(auxilia, {MoveUnit{u(0), {{5, 4}, {4, 4}}}}).battle;
    two.phase = Phase::battling;
    EXPECT_EQ(fires(two, {2, 4}), "HEX-22");
    const Table machine = Table().unit(bottom, "WM", {6, 4}).unit(top, "MI", {2, 4}).phase(Phase::moving);
    Battle one = play(machine, {MoveUnit{u(0), {{5, 4}}}}).battle;
    one.phase = Phase::battling;
    EXPECT_EQ(fires(one, {2, 4}), "HEX-24");
}

TEST(HEX34, OnlyTheFaceOfTheClassHits) {
    const Battle battle = Table().unit(bottom, "LB", {4, 4}).unit(top, "MI", {2, 4});
    const Played shot = play(battle, {Fire{u(0), {2, 4}}}, {M, swords});
    EXPECT_EQ(shot.one<DiceRolled>().hits.total(), 1);
    EXPECT_EQ(shot.battle.unit(u(1)).blocks, 3);
    const Battle elephants = Table()
                                 .unit(bottom, "LC", {4, 4})
                                 .leader(bottom, {4, 4})
                                 .unit(top, "EL", {2, 4})
                                 .unit(top, "MI", {0, 0});
    const Played flags = play(elephants, {Fire{u(0), {2, 4}}, PathChosen{{{1, 3}}}}, {lead, flag});
    EXPECT_EQ(flags.one<DiceRolled>().hits.total(), 0);
    EXPECT_EQ(flags.one<DiceRolled>().flags, 1);
}

TEST(HEX35, NobodyAnswersToFire) {
    const Battle battle =
        Table().unit(bottom, "LB", {4, 4}).unit(top, "MC", {2, 4}).with([](Battle& it, Setting&) {
            it.players[0].hand = {CardId(0)};
        });
    const Played shot = play(battle, {Fire{u(0), {2, 4}}, PathChosen{{{1, 3}, {0, 3}}}}, {M, flag});
    EXPECT_EQ(shot.battle.unit(u(1)).blocks, 1) << "one hit, and one hex that it cannot make";
    EXPECT_EQ(shot.battle.unit(u(1)).at, (Hex{0, 3}));
}

}  // namespace
}  // namespace vallum::hex

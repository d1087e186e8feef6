// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/hex/queries/odds.h>
#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/queries/reach.h>
#include <vallum/hex/queries/retreats.h>
#include <vallum/hex/queries/targets.h>
#include <vallum/hex/rules/dice.h>

namespace vallum::hex {
namespace {

using namespace test;

const Reached* reached(const std::vector<Reached>& reach, Hex hex) {
    const auto found =
        std::ranges::find_if(reach, [&](const Reached& it) { return it.move.path.back() == hex; });
    return found == reach.end() ? nullptr : &*found;
}
const Target& targetAt(const std::vector<Target>& targets, Hex hex) {
    return *std::ranges::find(targets, hex, &Target::at);
}

TEST(HexReach, SaysFromWhereAUnitMayStillBattle) {
    const Battle battle = Table().unit(bottom, "AX", {6, 4}).unit(top, "MI", {1, 4}).phase(Phase::moving);
    const auto reach = reachOf(battle, u(0));
    ASSERT_NE(reached(reach, {5, 4}), nullptr);
    EXPECT_EQ(reached(reach, {5, 4})->barred, std::nullopt);
    ASSERT_NE(reached(reach, {4, 4}), nullptr);
    EXPECT_EQ(reached(reach, {4, 4})->barred, "HEX-22"_rule);
    EXPECT_EQ(reached(reach, {4, 4})->move.path.size(), 2U);
    EXPECT_EQ(reached(reach, {3, 4}), nullptr);
}

TEST(HexReach, MarksTheChargeOfWarriors) {
    const Battle battle = Table().unit(bottom, "WA", {6, 4}).unit(top, "MI", {3, 3}).phase(Phase::moving);
    const auto reach = reachOf(battle, u(0));
    ASSERT_NE(reached(reach, {4, 4}), nullptr);
    EXPECT_TRUE(reached(reach, {4, 4})->mustAttack);
    ASSERT_NE(reached(reach, {5, 4}), nullptr);
    EXPECT_FALSE(reached(reach, {5, 4})->mustAttack);
    EXPECT_EQ(reached(reach, {6, 6}), nullptr) << "no enemy next to it";
}

TEST(HexTargets, SayWhyNotWithTheRule) {
    const Battle battle = Table()
                              .unit(bottom, "LB", {6, 4})
                              .unit(top, "MI", {4, 4})
                              .unit(top, "HI", {1, 4})
                              .leader(top, {5, 8});
    const auto targets = targetsFor(battle, u(0));
    ASSERT_EQ(targets.size(), 3U);
    EXPECT_TRUE(targetAt(targets, {4, 4}).fire);
    EXPECT_EQ(ruleOf(targetAt(targets, {4, 4}).attack), "HEX-36");
    EXPECT_EQ(ruleOf(targetAt(targets, {1, 4}).fire), "HEX-30");
    EXPECT_EQ(targetAt(targets, {5, 8}).leader, l(0));
}

TEST(HexTargets, NameTheHexesThatBlockTheSight) {
    const Battle battle =
        Table().unit(bottom, "LB", {6, 4}).unit(top, "MI", {6, 7}).ground({6, 5}, Ground::forest);
    const auto target = targetAt(targetsFor(battle, u(0)), {6, 7});
    EXPECT_EQ(ruleOf(target.fire), "HEX-32");
    EXPECT_EQ(target.inTheWay, std::vector({Hex{6, 5}}));
}

TEST(HexTargets, OfABonusCombatAreThoseNextToIt) {
    const Battle battle = Table().unit(bottom, "MC", {4, 4}).unit(top, "MI", {4, 5}).unit(top, "HI", {1, 4});
    const auto targets = bonusTargetsFor(battle, u(0));
    EXPECT_TRUE(targetAt(targets, {4, 5}).attack);
    EXPECT_EQ(ruleOf(targetAt(targets, {4, 5}).fire), "HEX-74");
    EXPECT_EQ(ruleOf(targetAt(targets, {1, 4}).attack), "HEX-36");
}

TEST(HexOrdersLeft, ShrinkAsOrdersAreGiven) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {6, 1})
                              .unit(bottom, "MI", {6, 2})
                              .unit(bottom, "LI", {6, 3})
                              .unit(bottom, "HI", {6, 10})
                              .card("two-orders-left")
                              .phase(Phase::orders);
    EXPECT_EQ(ordersLeft(battle, {}).units, std::vector({u(0), u(1), u(2)}));
    EXPECT_EQ(ordersLeft(battle, {.units = {u(0)}}).units, std::vector({u(1), u(2)}));
    EXPECT_TRUE(ordersLeft(battle, {.units = {u(0), u(2)}}).units.empty());
}

TEST(HexOrdersLeft, BeginWithALeaderWhereTheCardWantsOne) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {6, 4})
                              .unit(bottom, "MI", {6, 5})
                              .unit(bottom, "LI", {6, 9})
                              .leader(bottom, {6, 4})
                              .card("leader-and-three")
                              .phase(Phase::orders);
    EXPECT_EQ(ordersLeft(battle, {}).chiefs, std::vector{l(0)});
    const auto left = ordersLeft(battle, {.units = {u(0)}, .leaders = {}, .chief = l(0)});
    EXPECT_EQ(left.units, std::vector{u(1)}) << "linked to his hex";
    EXPECT_TRUE(left.chiefs.empty());
}

TEST(HexOrdersLeft, AreShownForACardBeforeItIsPlayed) {
    const Battle battle = holding(Table()
                                      .unit(bottom, "MI", {6, 4})
                                      .unit(bottom, "LI", {6, 9})
                                      .unit(top, "MI", {5, 4})
                                      .phase(Phase::command),
                                  bottom, {"light-troops", "all-in-contact", "strike-first"});
    const auto with = [&](const std::string& id) { return ordersWith(battle, copyOf(battle, id)); };
    EXPECT_EQ(with("light-troops").units, std::vector{u(1)});
    EXPECT_EQ(with("all-in-contact").units, std::vector{u(0)});
    EXPECT_EQ(with("strike-first"), OrdersLeft());
    EXPECT_EQ(with("two-orders-right").units, std::vector{u(1)});
}

TEST(HexOrders, FlagsAndSwordsOrderNobody) {
    for (const Face face : {Face::light, Face::medium, Face::heavy, Face::leader}) {
        EXPECT_TRUE(countsForOrders(face));
    }
    EXPECT_FALSE(countsForOrders(Face::flag));
    EXPECT_FALSE(countsForOrders(Face::swords));
}

TEST(HexRetreats, LeadWhereEachFlagLeads) {
    const Battle battle = Table().unit(bottom, "MI", {3, 4}).unit(top, "LI", {2, 4}).leader(top, {2, 4});
    const auto retreats = retreatsAfter(battle, blowAt(battle, Roll::attack, u(0), {2, 4}));
    ASSERT_GE(retreats.size(), 3U);
    EXPECT_EQ(retreats[0].ignored, 1) << "for the leader (HEX-54)";
    EXPECT_TRUE(retreats[0].ways.empty());
    EXPECT_EQ(retreats[1].hexes, battle.type(u(1)).retreat);
    EXPECT_EQ(retreats[1].blocksLost, 0);
    EXPECT_EQ(retreats[2].hexes, 2 * battle.type(u(1)).retreat);
    EXPECT_EQ(retreats[2].blocksLost, retreats[2].hexes - 2) << "the edge is two hexes away (HEX-52)";
}

TEST(HexFightOdds, SayWhatEvadingWouldCost) {
    const Battle battle = Table().unit(bottom, "HI", {5, 4}).unit(top, "LI", {4, 4});
    const FightOdds odds = oddsOfCloseCombat(battle, u(0), u(1));
    ASSERT_TRUE(odds.evading);
    EXPECT_NEAR(odds.evading->expectedHits, 5.0 / 6, 0.05) << "a sixth of a hit for each of its dice";
    EXPECT_LT(odds.evading->expectedHits, odds.attack.expectedHits);
    EXPECT_EQ(odds.evading->driveOff, 0);
    EXPECT_FALSE(oddsOfCloseCombat(battle, u(1), u(0)).evading);
}

}  // namespace
}  // namespace vallum::hex

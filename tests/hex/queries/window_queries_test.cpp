// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/hex/queries/odds.h>
#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/queries/reach.h>

namespace vallum::hex {
namespace {

using namespace test;

const Reached* reached(const std::vector<Reached>& reach, Hex hex) {
    const auto found =
        std::ranges::find_if(reach, [&](const Reached& it) { return it.move.path.back() == hex; });
    return found == reach.end() ? nullptr : &*found;
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

/// A line of three and one behind it.
Table lineOfFour() {
    return Table()
        .unit(bottom, "MI", {7, 4})
        .unit(bottom, "MI", {6, 4})
        .unit(bottom, "MI", {6, 5})
        .unit(bottom, "MI", {6, 6})
        .unit(top, "HI", {1, 4})
        .unit(top, "HI", {4, 6})
        .phase(Phase::moving)
        .card("infantry-line");
}
TEST(HexAdvance, TheForemostGoFirstAndAllTheSameWay) {
    const std::vector<MoveUnit> wanted{
        {u(1), {{5, 4}}}, {u(2), {{5, 5}}}, {u(3), {{5, 6}}}, {u(0), {{6, 5}}}};
    EXPECT_EQ(advanceOfAll(lineOfFour()), wanted);
}
TEST(HexAdvance, WhoIsNextToAnEnemyOrHasNoOrderStays) {
    const Battle battle = lineOfFour().unit(top, "LI", {5, 6}).with([](Battle& it, Setting&) {
        it.units[1].turn.ordered = false;
    });
    ASSERT_FALSE(advanceOfAll(battle).empty());
    for (const MoveUnit& move : advanceOfAll(battle)) {
        EXPECT_NE(move.unit, u(1)) << "no order";
        EXPECT_NE(move.unit, u(3)) << "next to (5,6)";
    }
}
TEST(HexAdvance, NobodyGoesWhereADieDecides) {
    const Battle battle = lineOfFour().ground({5, 3}, Ground::marsh).ground({5, 4}, Ground::marsh);
    ASSERT_FALSE(advanceOfAll(battle).empty());
    for (const MoveUnit& move : advanceOfAll(battle)) EXPECT_NE(move.unit, u(1)) << "HXT-55";
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

TEST(HexFightOdds, SayWhatEvadingWouldCost) {
    const Battle battle = Table().unit(bottom, "HI", {5, 4}).unit(top, "LI", {4, 4});
    const FightOdds odds = oddsOfCloseCombat(battle, u(0), u(1), Roll::attack);
    ASSERT_TRUE(odds.evading);
    EXPECT_NEAR(odds.evading->expectedHits, 5.0 / 6, 0.05) << "a sixth of a hit for each of its dice";
    EXPECT_LT(odds.evading->expectedHits, odds.attack.expectedHits);
    EXPECT_EQ(odds.evading->driveOff, 0);
    EXPECT_FALSE(oddsOfCloseCombat(battle, u(1), u(0), Roll::attack).evading);
}

}  // namespace
}  // namespace vallum::hex

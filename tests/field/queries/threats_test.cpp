// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/threats.h>

namespace vallum::field {
namespace {

using geometry::Edge;
using Kind = Threat::Kind;

/// Blue's unit a faces north at (10, 10).
TestUnit threatened() { return infantry(blue).morale(5).facing(0_deg); }
Battle measurable(Battle battle) {
    return withSetting(std::move(battle), [](Setting& it) { it.rangesShown = true; });
}
TestUnit horse(Du x, Du y, Degrees heading) { return cavalry(red).at(x, y).facing(heading); }
/// In front of it, within reach.
TestUnit ahead() { return horse(10_du, 13_du, 180_deg); }

TEST(Threats, AChargeInReachWithTheOddsOfTheFightThatFollows) {
    const Battle battle = battleOf({threatened(), ahead()});
    const auto threats = threatsTo(battle, a);
    ASSERT_EQ(threats.size(), 1U);
    EXPECT_EQ(threats.front().by, b);
    EXPECT_EQ(threats.front().kind, Kind::charge);
    EXPECT_EQ(threats.front().side, Edge::front);
    const Battle turn = battleOf({threatened(), ahead().active()});
    const auto charges = chargesInReach(turn, b);
    ASSERT_EQ(charges.size(), 1U);
    const Prospect odds = meleeOdds(afterMove(turn, charges.front()), {b, a}).defender;
    EXPECT_EQ(threats.front().odds->wounds, odds.wounds);
    EXPECT_DOUBLE_EQ(threats.front().chanceToGiveWay(), odds.breaks + odds.flees + odds.eliminated);
}

TEST(Threats, TheSideThatWouldBeStruck) {
    const auto side = [](Du x, Du y, Degrees heading) {
        const auto threats = threatsTo(battleOf({threatened(), horse(x, y, heading)}), a);
        return threats.size() == 1 ? std::optional(threats.front().side) : std::nullopt;
    };
    EXPECT_EQ(side(13_du, 10_du, 270_deg), Edge::right);
    EXPECT_EQ(side(7_du, 10_du, 90_deg), Edge::left);
    EXPECT_EQ(side(10_du, 7_du, 0_deg), Edge::rear);
}

TEST(Threats, NobodyWhoIsTooFarOrFleesOrFightsAnother) {
    EXPECT_TRUE(threatsTo(battleOf({threatened(), horse(10_du, 17.5_du, 180_deg)}), a).empty());
    EXPECT_TRUE(threatsTo(battleOf({threatened(), ahead().fleeing()}), a).empty());
    const TestUnit other = infantry(blue).at(10_du, 13.8_du).facing(180_deg);
    EXPECT_TRUE(threatsTo(battleOf({threatened(), ahead(), other}), a).empty());
    EXPECT_TRUE(threatsTo(battleOf({threatened(), infantry(blue).at(10_du, 13_du)}), a).empty());
}

TEST(Threats, WhatTheEnemyDidInThisTurnIsOver) {
    const Battle battle = battleOf({threatened(), ahead().active().did(TurnFlag::finishedMove).spent(5_mp)});
    EXPECT_EQ(threatsTo(battle, a).size(), 1U);
}

TEST(Threats, AFightItIsIn) {
    const Battle battle = battleOf({threatened(), cavalry(red).at(10_du, 9.2_du).facing(0_deg)});
    const auto threats = threatsTo(battle, a);
    ASSERT_EQ(threats.size(), 1U);
    EXPECT_EQ(threats.front().kind, Kind::melee);
    EXPECT_EQ(threats.front().side, Edge::rear);
    EXPECT_EQ(threats.front().odds->wounds, meleeOdds(battle, {b, a}).defender.wounds);
}

TEST(Threats, AShotInRange) {
    const TestUnit far = archers(red).at(10_du, 16_du).facing(180_deg);
    const Battle battle = measurable(battleOf({threatened(), far}));
    const auto threats = threatsTo(battle, a);
    ASSERT_EQ(threats.size(), 1U);
    EXPECT_EQ(threats.front().kind, Kind::shot);
    EXPECT_EQ(threats.front().odds->wounds, shotOdds(battle, b, a).defender.wounds);
    EXPECT_TRUE(threatsTo(measurable(battleOf({threatened(), TestUnit(far).shoots(3, 2_du)})), a).empty());
    EXPECT_TRUE(threatsTo(measurable(battleOf({threatened(), TestUnit(far).facing(0_deg)})), a).empty());
}

TEST(RNG11, NoThreatTellsWhetherAShotIsInRange) {
    for (const Du range : {2_du, 8_du}) {
        const auto threats = threatsTo(
            battleOf({threatened(), archers(red).shoots(3, range).at(10_du, 16_du).facing(180_deg)}), a);
        ASSERT_EQ(threats.size(), 1U);
        EXPECT_FALSE(threats.front().odds);
    }
}

TEST(Threats, WhatLiesFaceDownIsNotKnown) {
    Battle battle = battleOf({threatened(), ahead()});
    Unit hidden = battle.unit(b);
    hidden.faceDown = true;
    battle.units.at(1) = hidden;
    EXPECT_TRUE(threatsTo(System::seenBy(battle, blue), a).empty());
    EXPECT_EQ(threatsTo(System::seenBy(battle, red), a).size(), 1U);
}

TEST(Threats, TheWorstComesFirstAndWhatMayNotBeMeasuredLast) {
    const TestUnit bows = archers(red).at(12_du, 17_du).facing(180_deg);
    const TestUnit behind = horse(10_du, 7_du, 0_deg);
    const auto threats = threatsTo(battleOf({threatened(), bows, ahead(), behind}), a);
    ASSERT_EQ(threats.size(), 3U);
    EXPECT_EQ(threats[0].by, d);
    EXPECT_EQ(threats[1].by, c);
    EXPECT_EQ(threats[2].by, b);
    EXPECT_GT(threats[0].chanceToGiveWay(), threats[1].chanceToGiveWay());
}

TEST(Threats, OneEnemyAtATime) {
    ThreatSearch search(battleOf({threatened(), ahead(), horse(10_du, 7_du, 0_deg)}), a);
    search.lookAtNext();
    EXPECT_FALSE(search.isDone());
    EXPECT_EQ(search.threats().size(), 1U);
    search.lookAtNext();
    EXPECT_TRUE(search.isDone());
    EXPECT_EQ(search.threats().size(), 2U);
}

TEST(Threats, NoneWhileCardsAreLaidDown) {
    Battle battle = battleOf({threatened(), ahead()});
    battle.stage = Stage::deployment;
    EXPECT_TRUE(threatsTo(battle, a).empty());
    battle.stage = Stage::dealing;
    EXPECT_EQ(threatsTo(battle, a).size(), 1U);
}

TEST(Threats, WhomAUnitCouldChargeInItsOwnNextTurn) {
    const Battle battle = battleOf({threatened(), ahead(), horse(16_du, 10_du, 0_deg)});
    EXPECT_EQ(inReachNextTurn(battle, a), std::vector{b});
    EXPECT_TRUE(inReachNextTurn(battleOf({threatened().fleeing(), ahead()}), a).empty());
    EXPECT_TRUE(inReachNextTurn(battleOf({threatened(), horse(10_du, 17.5_du, 180_deg)}), a).empty());
    // A forced march already made is over by then.
    const TestUnit marched = threatened().active().marching().did(TurnFlag::finishedMove).spent(6_mp);
    EXPECT_EQ(inReachNextTurn(battleOf({marched, ahead()}), a), std::vector{b});
}

/// RNG-06: archers who go too far give up their shot, and are told before.
TEST(Outlooks, WhetherTheMoveLeavesTheUnitItsShot) {
    const auto afterSpending = [](TestUnit unit, MovementPoints points) {
        Battle battle = battleOf({std::move(unit).active().spent(points), ahead()});
        battle.phase = Phase::movement;
        return refusal(outlookOf(battle, a).shot);
    };
    EXPECT_EQ(afterSpending(archers(blue), 1_mp), "");
    EXPECT_EQ(afterSpending(archers(blue), 2_mp), "RNG-06");
    EXPECT_EQ(afterSpending(threatened(), 2_mp), "") << "it has no missiles";
}

}  // namespace
}  // namespace vallum::field

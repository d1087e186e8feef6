// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/only_answer.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

/// Red holds an order for foot, and has either foot or horse.
Battle holdingFoot(TestUnit unit) {
    return holding({"foot"}, {unit.at(10_du, 6_du), infantry(blue).at(10_du, 12_du).facing(180_deg)});
}
Battle afterAnOrder(Battle battle) {
    battle.players.front().ordersPlayed = 1;
    return battle;
}

TEST(OnlyAnswer, WithoutAFurtherOrderThatACardWouldGiveThePhaseEnds) {
    const Battle battle = afterAnOrder(holdingFoot(cavalry(red)));
    EXPECT_EQ(onlyAnswer(battle, ChooseOrder{}), std::optional<Answer>(PhaseDone{}));
}

TEST(OnlyAnswer, AFurtherOrderIsAsked) {
    EXPECT_EQ(onlyAnswer(afterAnOrder(holdingFoot(infantry(red))), ChooseOrder{}), std::nullopt);
}

TEST(OnlyAnswer, TheFirstOrderIsAskedForOneMaySurrenderInstead) {
    EXPECT_EQ(onlyAnswer(holdingFoot(cavalry(red)), ChooseOrder{}), std::nullopt);
}

TEST(OnlyAnswer, AQuestionAboutAPlaceHasNone) {
    const Battle battle = inPhase(Phase::movement, holdingFoot(infantry(red).active()));
    EXPECT_EQ(onlyAnswer(battle, ChooseMove{}), std::nullopt);
}

TEST(OnlyAnswer, WhereNobodyCanMoveThePhaseEnds) {
    const Battle idle = inPhase(Phase::movement, holdingFoot(infantry(red)));
    EXPECT_EQ(onlyAnswer(idle, ChooseMove{}), std::optional<Answer>(PhaseDone{}));
    const Battle facing =
        inPhase(Phase::movement,
                battleOf({infantry(red).active(), infantry(blue).at(10_du, 10.8_du).facing(180_deg)}));
    ASSERT_TRUE(isEngaged(facing, UnitId(0)));
    EXPECT_EQ(onlyAnswer(facing, ChooseMove{}), std::nullopt) << "it may withdraw";
}

Battle afterAMove(TestUnit unit, const std::vector<TestUnit>& others) {
    std::vector<TestUnit> units{std::move(unit)};
    units.insert(units.end(), others.begin(), others.end());
    Battle battle = inPhase(Phase::movement, battleOf(units));
    battle.units.at(0).turn.flags.put(TurnFlag::displaced, true);
    battle.units.at(0).turn.flags.put(TurnFlag::finishedMove, true);
    return battle;
}

TEST(OnlyAnswer, TheLastMoveOfATurnCanBeTakenBackUntilThePhaseIsEnded) {
    const TestUnit far = infantry(blue).at(10_du, 16_du).facing(180_deg);
    const Battle moved = afterAMove(infantry(red).at(10_du, 6_du), {far});
    EXPECT_TRUE(endsTheTurn(moved));
    EXPECT_EQ(onlyAnswer(moved, ChooseMove{}), std::nullopt);
}

TEST(OnlyAnswer, AMoveBeforeAFightOrAShotCanBeTakenBackThere) {
    const TestUnit near = infantry(blue).at(10_du, 6.8_du).facing(180_deg);
    const Battle engaged = afterAMove(infantry(red).at(10_du, 6_du), {near});
    ASSERT_TRUE(isEngaged(engaged, UnitId(0)));
    EXPECT_FALSE(endsTheTurn(engaged));
    EXPECT_EQ(onlyAnswer(engaged, ChooseMove{}), std::optional<Answer>(PhaseDone{}));
}

/// Red has fought this enemy and may flee by choice.
Battle afterAFightWith(TestUnit enemy, const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{infantry(red).at(10_du, 6_du), std::move(enemy)};
    units.insert(units.end(), others.begin(), others.end());
    Battle battle = battleOf(units);
    battle.combat = Combat{};
    battle.combat->units = {UnitId(0), UnitId(1)};
    return battle;
}
const Question flight = Decide{Decision::fleeByChoice, UnitId(0)};

TEST(OnlyAnswer, NobodyFleesFromAnEnemyWhoIsDestroyed) {
    const TestUnit facing = infantry(blue).at(10_du, 6.8_du).facing(180_deg);
    EXPECT_EQ(onlyAnswer(afterAFightWith(facing), flight), std::nullopt);
    Battle battle = afterAFightWith(facing);
    battle.units.at(1).place = Place::eliminated;
    EXPECT_EQ(onlyAnswer(battle, flight), std::optional<Answer>(YesOrNo{false}));
}

TEST(OnlyAnswer, NobodyInGoodOrderFleesFromAnEnemyWhoHasJustBroken) {
    const TestUnit facing = infantry(blue).at(10_du, 6.8_du).facing(180_deg);
    Battle battle = afterAFightWith(TestUnit(facing).broken());
    EXPECT_EQ(onlyAnswer(battle, flight), std::optional<Answer>(YesOrNo{false}));
    battle.units.at(0).markers.put(Marker::broken, true);
    EXPECT_EQ(onlyAnswer(battle, flight), std::nullopt) << "both are broken";
}

TEST(OnlyAnswer, FlightFromASecondEnemyIsAsked) {
    Battle battle = afterAFightWith(infantry(blue).at(10_du, 6.8_du).facing(180_deg),
                                    {infantry(blue).at(10_du, 5.2_du).facing(0_deg)});
    battle.units.at(1).place = Place::eliminated;
    ASSERT_TRUE(isEngaged(battle, UnitId(0)));
    EXPECT_EQ(onlyAnswer(battle, flight), std::nullopt);
}

TEST(OnlyAnswer, AMissIsRerolledUnlessThatEndangersAFriend) {
    const TestUnit engine =
        infantry(red).of(UnitClass::artillery).shoots(4, 8_du, Missile::stone).at(10_du, 6_du);
    const auto answerBeside = [&](const TestUnit& other) {
        return onlyAnswer(battleOf({engine, other}), Decide{Decision::rollOneAgain, UnitId(0)});
    };
    EXPECT_EQ(answerBeside(infantry(blue).at(12_du, 6_du)), std::optional<Answer>(YesOrNo{true}));
    EXPECT_EQ(answerBeside(infantry(red).at(15_du, 6_du)), std::optional<Answer>(YesOrNo{true}));
    EXPECT_EQ(answerBeside(infantry(red).at(12_du, 6_du)), std::nullopt);
}

}  // namespace
}  // namespace vallum::field

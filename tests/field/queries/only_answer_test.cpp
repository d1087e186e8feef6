// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/only_answer.h>

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
    const Battle battle = inPhase(Phase::movement, holdingFoot(infantry(red)));
    EXPECT_EQ(onlyAnswer(battle, ChooseMove{}), std::nullopt);
}

}  // namespace
}  // namespace vallum::field

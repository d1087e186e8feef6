// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/players/field_players.h>

/// The greedy player's behavior in small positions.
namespace vallum::players {
namespace {

using namespace field;

Answer said(const Battle& battle, const field::Question& question) {
    GreedyPlayer player;
    return player.answer(battle, {red, question, 0});
}
/// The pose of the unit after the chosen move.
Pose endOf(const Battle& battle, const Answer& answer) { return planOf(battle, std::get<Move>(answer)).end; }

/// Makes red and blue allies.
Battle allied(Battle battle) {
    Setting setting = *battle.setting;
    setting.sides.back().team = setting.sides.front().team;
    battle.setting = Constant<Setting>(setting);
    return battle;
}

TestUnit terrible(Seat owner) { return infantry(owner).attack(9, 9).defense(12, 12).health(9); }

TEST(GreedyBehavior, FootOfTheLineWaitsForItsNeighbors) {
    const auto withNeighborAt = [](Du y) {
        return withGeneral(
            battleOf({infantry(red).at(10_du, 10_du).active(), infantry(red).at(11.8_du, y).active(),
                      infantry(blue).at(10.9_du, 17_du)}),
            a);
    };
    const Battle lagging = withNeighborAt(8.2_du);
    EXPECT_LE(endOf(lagging, said(lagging, ChooseMove{})).center.y, 10.8_du);
    const Battle abreast = withNeighborAt(10_du);
    EXPECT_GT(endOf(abreast, said(abreast, ChooseMove{})).center.y, 11.5_du);
}

TEST(UnitsWorthAnOrder, AreThoseWhoCanStrikeNotTheFirstOnes) {
    const Battle battle = holding({"skirmish"}, {infantry(red).at(4_du, 2_du), infantry(red).at(14_du, 2_du),
                                                 infantry(red).at(10_du, 10_du),
                                                 infantry(blue).at(10_du, 12.4_du).defense(2, 2).health(1)});
    EXPECT_EQ(unitsWorthAnOrder(withGeneral(battle, a), red, CardId(0)), std::vector<UnitId>{c});
}

TEST(GreedyBehavior, ExtendsItsFrontNextToAnEnemyWhomItDoesNotCharge) {
    const Battle battle = withGeneral(
        battleOf({infantry(red).at(10_du, 10_du).active(), terrible(blue).at(10_du, 11.1_du)}), a);
    const Answer answer = said(battle, ChooseMove{});
    ASSERT_TRUE(std::holds_alternative<Move>(answer));
    EXPECT_EQ(std::get<Move>(answer).before, std::vector<Maneuver>{ExtendFront{Flank::left}});
}

TEST(GreedyBehavior, FollowsWhoGivesWayIfItIsMadeForMelee) {
    const auto follows = [](const TestUnit& unit) {
        const Battle battle = battleOf({unit, infantry(blue).at(10_du, 11_du)});
        return said(battle, Decide{Decision::maintainContact, a}) == Answer(YesOrNo{true});
    };
    EXPECT_TRUE(follows(infantry(red)));
    EXPECT_TRUE(follows(cavalry(red)));
    EXPECT_FALSE(follows(archers(red)));
    EXPECT_FALSE(follows(skirmishers(red)));
    EXPECT_FALSE(follows(infantry(red).broken()));
}

TEST(GreedyBehavior, GivesAnAllyTheOrderThatOnlyTheAllyCanUse) {
    const Battle battle =
        allied(holding({"horse", "foot"}, {infantry(red).at(5_du, 5_du), cavalry(blue).at(15_du, 5_du)}));
    EXPECT_EQ(said(battle, PassCards{}), Answer(CardsToPass{blue, {CardId(0)}}));
}

TEST(GreedyBehavior, KeepsTheOrderForUnitsThatHaveAnotherOneNow) {
    const Battle battle =
        allied(holding({"foot"}, {infantry(red).at(5_du, 5_du).active(), infantry(blue).at(15_du, 5_du)}));
    EXPECT_EQ(said(battle, PassCards{}), Answer(PhaseDone{}));
}

TEST(GreedyBehavior, GivesAnAllyNoOrderThatItsHandCannotHold) {
    Battle battle =
        allied(holding({"horse", "foot"}, {infantry(red).at(5_du, 5_du), cavalry(blue).at(15_du, 5_du)}));
    const int limit = handLimit(battle, blue).total();
    battle.players.at(1).hand.assign(static_cast<std::size_t>(limit), CardId(1));
    EXPECT_EQ(said(battle, PassCards{}), Answer(PhaseDone{}));
}

TEST(GreedyBehavior, ThrowsOrdersAwayFirstThatNoneOfItsTroopsCanCarryOut) {
    const auto thrownAway = [](const TestUnit& unit) {
        return said(holding({"skirmish", "horse"}, {unit, infantry(blue).at(20_du, 17_du)}),
                    DiscardToLimit{1});
    };
    EXPECT_EQ(thrownAway(infantry(red)), Answer(CardsToDiscard{{CardId(1)}}));
    EXPECT_EQ(thrownAway(cavalry(red)), Answer(CardsToDiscard{{CardId(0)}}));
}

TEST(GreedyBehavior, PlaysABoostThatBringsAUnitToItsEnemy) {
    const auto boosts = [](Du y) {
        const Battle battle = withGeneral(
            withGeneral(holding({"skirmish", "quick-step"},
                                {infantry(red).at(10_du, 5_du), infantry(blue).at(10_du, y).facing(0_deg)}),
                        a),
            b);
        const Answer answer = said(battle, ChooseOrder{});
        const auto* order = std::get_if<OrderToPlay>(&answer);
        return order != nullptr && order->boosts == std::vector{CardId(1)};
    };
    EXPECT_TRUE(boosts(10.3_du));
    EXPECT_FALSE(boosts(9.3_du));   // in reach without it
    EXPECT_FALSE(boosts(13.8_du));  // out of reach with it
}

}  // namespace
}  // namespace vallum::players

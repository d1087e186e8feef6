// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/players/field_players.h>

/// The greedy player's use of engaged units and formations,
/// and its answers when the rules demand a move.
namespace vallum::players {
namespace {

using namespace field;

Answer said(const Battle& battle, const field::Question& question) {
    GreedyPlayer player;
    return player.answer(battle, {red, question, 0});
}
template <class Kind> std::optional<Kind> saidIf(const Battle& battle) {
    const Answer answer = said(battle, ChooseMove{});
    const auto* it = std::get_if<Kind>(&answer);
    return it == nullptr ? std::nullopt : std::optional(*it);
}
TestUnit strong(Seat owner) { return infantry(owner).attack(6, 6).defense(8, 9); }
TestUnit weak(Seat owner) { return infantry(owner).attack(1, 1).defense(3, 4); }

// ------------------------------------------------------------------ engaged

/// Red a meets blue b with its right half; two sections are free.
Battle halfOn(TestUnit mine, TestUnit enemy) {
    return battleOf({mine.at(9.2_du, 10_du).active(), enemy.at(10_du, 10.8_du)});
}

/// Too far for a charge and behind the unit, and a forced march allows no turning about.
TEST(GreedyFights, TurnsAboutToAnEnemyFarBehind) {
    const Battle battle = battleOf({strong(red).at(10_du, 1_du).facing(180_deg).moves(2_mp).active(),
                                    weak(blue).at(10_du, 17_du).facing(0_deg)});
    const auto move = saidIf<Move>(battle);
    ASSERT_TRUE(move);
    EXPECT_NE(move->gait, Gait::forcedMarch);
    EXPECT_FALSE(move->path.empty());
}

TEST(GreedyFights, GivesUpABattleThatDoesNotEnd) {
    Battle battle = battleOf({strong(red).at(10_du, 3_du).active(), weak(blue).at(10_du, 15_du)});
    const auto givesUp = [&](int turn, const field::Question& question) {
        battle.turn = turn;
        return std::holds_alternative<Surrender>(said(battle, question));
    };
    EXPECT_FALSE(givesUp(200, ChooseOrder{}));
    EXPECT_TRUE(givesUp(201, ChooseOrder{}));
    EXPECT_FALSE(givesUp(200, ChooseMove{}));
    EXPECT_TRUE(givesUp(201, ChooseMove{}));
}

TEST(GreedyFights, EnvelopsAnEnemyWhenItGainsByIt) {
    const auto wraps = saidIf<Envelop>(halfOn(strong(red), weak(blue)));
    ASSERT_TRUE(wraps);
    EXPECT_EQ(wraps->enemy, b);
    EXPECT_GT(wraps->wrapLeft, 0);
    EXPECT_FALSE(saidIf<Envelop>(halfOn(infantry(red), strong(blue).attack(9, 9))));
}

TEST(GreedyFights, TurnsToFaceAnEnemyAtItsRear) {
    const Battle behind = battleOf({infantry(red).active(), infantry(blue).at(10_du, 9.2_du).facing(0_deg)});
    const auto turn = saidIf<Reposition>(behind);
    ASSERT_TRUE(turn);
    EXPECT_FALSE(strikes(afterAction(behind, *turn), b, a, geometry::Edge::rear));
}

TEST(GreedyFights, WithdrawsFromALostFightIfItCannotBeFollowed) {
    const auto against = [](const TestUnit& enemy) {
        return battleOf({infantry(red).wounded(3).active(), TestUnit(enemy).at(10_du, 10.8_du)});
    };
    EXPECT_TRUE(saidIf<Withdraw>(against(strong(blue).moves(1_mp))));
    EXPECT_FALSE(saidIf<Withdraw>(against(weak(blue).moves(1_mp))));
    EXPECT_FALSE(saidIf<Withdraw>(against(strong(blue).moves(4_mp))));
}

/// Two sections strike its rear; with the flank, that is all the enemy can use.
TEST(GreedyFights, RetreatsFromAnEnemyAtItsRearWhomItCannotBeat) {
    const auto struckBy = [](const TestUnit& enemy) {
        return battleOf({infantry(red).morale(3).health(8).attack(1, 1).worth(200).active(),
                         TestUnit(enemy).at(8.8_du, 9.2_du).facing(0_deg)});
    };
    EXPECT_TRUE(saidIf<Retreat>(struckBy(infantry(blue).has(Ability::fear).defense(12, 12))));
    EXPECT_FALSE(saidIf<Retreat>(struckBy(weak(blue))));
}

TEST(GreedyFights, SwitchesBraveryOnAgainstAnEnemyWhoHardlyStrikesBack) {
    const auto against = [](const TestUnit& enemy) {
        return battleOf(
            {infantry(red).canTake(Formation::bravery).active(), TestUnit(enemy).at(10_du, 10.8_du)});
    };
    const auto on = saidIf<Move>(against(infantry(blue).attack(0, 0)));
    ASSERT_TRUE(on);
    EXPECT_EQ(on->before, std::vector<Maneuver>{TakeFormation{Formation::bravery}});
    EXPECT_FALSE(saidIf<Move>(against(infantry(blue).defense(12, 12))));
}

// --------------------------------------------------------------- formations

TEST(GreedyFights, ChargesInArrowheadWhenItCan) {
    const Battle battle = battleOf({cavalry(red).at(10_du, 7_du).canTake(Formation::arrowhead).active(),
                                    infantry(blue).at(10_du, 10_du)});
    const auto charge = saidIf<Move>(battle);
    ASSERT_TRUE(charge && charge->charge);
    EXPECT_EQ(charge->before, std::vector<Maneuver>{TakeFormation{Formation::arrowhead}});
}

TEST(GreedyFights, GivesUpItsCloseOrderToReachAnEnemy) {
    const auto charging = [](Du y) {
        return saidIf<Move>(battleOf(
            {strong(red).at(10_du, 10_du).in(Formation::wallOfShields).active(), weak(blue).at(10_du, y)}));
    };
    const auto far = charging(13.8_du);
    ASSERT_TRUE(far && far->charge);
    EXPECT_EQ(far->before, std::vector<Maneuver>{DropFormation{}});
}

/// Against an enemy that it does not want to charge itself.
TEST(GreedyFights, TakesThePhalanxInFrontOfAnEnemyWhoCanCharge) {
    const auto takes = [](Du y) {
        const auto move = saidIf<Move>(battleOf({weak(red).canTake(Formation::phalanx).moves(2_mp).active(),
                                                 strong(blue).attack(9, 9).at(10_du, y)}));
        return move && move->before == std::vector<Maneuver>{TakeFormation{Formation::phalanx}};
    };
    EXPECT_TRUE(takes(14.5_du));
    EXPECT_FALSE(takes(16.5_du));
}

TEST(GreedyFights, FormsASquareAgainstHorseFromTheSideOnly) {
    const auto takes = [](const std::vector<TestUnit>& enemies) {
        std::vector<TestUnit> units{weak(red).canTake(Formation::square).moves(2_mp).active()};
        units.insert(units.end(), enemies.begin(), enemies.end());
        const auto move = saidIf<Move>(battleOf(units));
        return move && move->before == std::vector<Maneuver>{TakeFormation{Formation::square}};
    };
    const TestUnit horse = cavalry(blue).attack(9, 9).defense(12, 12);
    EXPECT_TRUE(takes({TestUnit(horse).at(15_du, 10_du).facing(270_deg)}));
    EXPECT_FALSE(takes({TestUnit(horse).at(10_du, 15_du)}));
    EXPECT_FALSE(takes({TestUnit(horse).at(15_du, 10_du).facing(270_deg), archers(blue).at(10_du, 16_du)}));
    EXPECT_FALSE(takes({infantry(blue).attack(9, 9).defense(12, 12).at(14_du, 10_du).facing(270_deg)}));
}

TEST(GreedyFights, LeavesTheSquareWhenTheHorseIsGone) {
    const auto leaves = [](Du x) {
        const auto move = saidIf<Move>(battleOf({weak(red).in(Formation::square).active(),
                                                 cavalry(blue).attack(9, 9).at(x, 10_du).facing(270_deg)}));
        return move && move->before == std::vector<Maneuver>{DropFormation{}};
    };
    EXPECT_FALSE(leaves(15_du));
    EXPECT_TRUE(leaves(19_du));
}

// --------------------------------------------------------- out of the order

TEST(GreedyFights, FollowsUpToWhereItCanChargeAgain) {
    const auto follows = [](const TestUnit& other) {
        const Battle battle =
            inPhase(Phase::melee, battleOf({cavalry(red).has(Ability::lunge).attack(6, 6).moves(4_mp),
                                            TestUnit(other).at(10_du, 16.5_du)}));
        return said(battle, ChooseFollowUp{a});
    };
    const Answer toward = follows(weak(blue));
    ASSERT_TRUE(std::holds_alternative<Move>(toward));
    EXPECT_EQ(std::get<Move>(toward).path, std::vector<PathStep>{Advance{2_du}});
    EXPECT_EQ(follows(strong(blue).attack(9, 9)), Answer(PhaseDone{}));
}

TEST(GreedyFights, ABrashUnitChargesTheEnemyItCanBeat) {
    const auto chosen = [](TestUnit left, TestUnit right) {
        Battle battle = battleOf(
            {infantry(red).has(Ability::brash), left.at(8.4_du, 12.5_du), right.at(11.6_du, 12.5_du)});
        battle.brash = {a};
        return std::get<Move>(said(battle, ChooseBrashCharge{{a}})).charge->target;
    };
    EXPECT_EQ(chosen(weak(blue), strong(blue)), b);
    EXPECT_EQ(chosen(strong(blue), weak(blue)), c);
}

TEST(GreedyFights, RetreatsAwayFromTheEnemies) {
    Battle battle =
        battleOf({infantry(red).active(), strong(blue).at(10_du, 10.8_du), strong(blue).at(13_du, 12_du)});
    battle.units.front().turn.left = {b};
    const Answer answer = said(battle, ChooseRetreat{a});
    EXPECT_LT(planOf(battle, std::get<Move>(answer)).end.center.y, 9.5_du);
}

}  // namespace
}  // namespace vallum::players

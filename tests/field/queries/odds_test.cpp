// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/simulated.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/movement.h>

namespace vallum::field {
namespace {

constexpr int times = 20'000;

void expectMeleeAlike(const Battle& battle) { expectMeleeAsForetold(battle, times); }

double sum(const std::vector<double>& chances) {
    double total = 0;
    for (const double chance : chances) total += chance;
    return total;
}

TEST(Odds, OneDieCanBeWorkedOutByHand) {
    const Battle battle =
        battleOf({infantry(red).at(11.2_du, 10_du).health(9), facingRed(infantry(blue).health(9))});
    ASSERT_EQ(meleeDice(battle, a, b).total(), 1);
    const CombatOdds odds = meleeOdds(battle, {a, b});
    ASSERT_EQ(odds.defender.wounds.size(), 2U);
    EXPECT_DOUBLE_EQ(odds.defender.wounds[1], 4.0 / 6 * 2.0 / 6);
    EXPECT_DOUBLE_EQ(odds.defender.expectedWounds(), 2.0 / 9);
    EXPECT_NEAR(sum(odds.attacker.wounds), 1, 1e-12);
}

TEST(Odds, AStandardCombatGoesAsOftenAsForetold) {
    expectMeleeAlike(battleOf({infantry(red).morale(5), facingRed(infantry(blue).morale(4).wounded(1))}));
}

TEST(Odds, APriorityCombatGoesAsOftenAsForetold) {
    expectMeleeAlike(battleOf(
        {infantry(red).morale(3).broken(), facingRed(infantry(blue).morale(5).in(Formation::phalanx))}));
}

TEST(Odds, ASingleAttackGoesAsOftenAsForetold) {
    expectMeleeAlike(
        battleOf({infantry(red).morale(4),
                  facingRed(infantry(blue).morale(5).has(Ability::sarissas).in(Formation::phalanx))}));
}

TEST(Odds, ProfessionalDeadlySteadfastAndFearsomeUnits) {
    expectMeleeAlike(
        battleOf({infantry(red).has(Ability::professionals).has(Ability::deadly).has(Ability::fear),
                  facingRed(infantry(blue).morale(4).broken().has(Ability::steadfast))}));
}

TEST(Odds, AShotGoesAsOftenAsForetold) {
    const Battle battle =
        battleOf({archers(red).active().has(Ability::accuracy), infantry(blue).morale(3).at(10_du, 14_du)});
    expectShotAsForetold(battle, times);
}

TEST(Odds, OutOfRangeNothingHappens) {
    const Battle battle = battleOf({archers(red).active().shoots(3, 2_du), infantry(blue).at(10_du, 14_du)});
    EXPECT_EQ(shotOdds(battle, a, b).defender.wounds, std::vector{1.0});
}

TEST(Odds, APlannedChargeIsJudgedAsIfItWereMade) {
    const Battle battle = battleOf({cavalry(red).active(), infantry(blue).at(10_du, 13_du)});
    Move charge;
    charge.unit = a;
    charge.path = {geometry::Advance{3_du}};
    charge.charge = Charge{.target = b};
    ASSERT_EQ(refusal(planMove(battle, charge)), "");
    const Battle then = afterMove(battle, charge);
    EXPECT_EQ(meleeDice(then, a, b).total(), 4);
    EXPECT_EQ(then.charges, std::vector{(Opponents{a, b})});
    EXPECT_GT(meleeOdds(then, {a, b}).defender.expectedWounds(), 0);
    EXPECT_EQ(meleeDice(battle, a, b).total(), 0);
}

}  // namespace
}  // namespace vallum::field

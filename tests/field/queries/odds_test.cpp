// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/luck.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/movement.h>

namespace vallum::field {
namespace {

/// What became of a unit in one combat.
void count(Prospect& prospect, const std::vector<Fact>& facts, UnitId unit) {
    std::size_t wounds = 0;
    bool gone = false;
    bool fled = false;
    bool broke = false;
    for (const Fact& fact : facts) {
        if (const auto* it = std::get_if<Wounded>(&fact); it && it->unit == unit) {
            wounds += static_cast<std::size_t>(it->wounds);
        }
        // Whoever runs off the table was not eliminated by the combat.
        if (const auto* it = std::get_if<Eliminated>(&fact)) gone |= it->unit == unit && !fled;
        if (const auto* it = std::get_if<StartedToFlee>(&fact)) fled |= it->unit == unit;
        if (const auto* it = std::get_if<Broke>(&fact)) broke |= it->unit == unit && it->why == "MOR-03"_rule;
    }
    if (prospect.wounds.size() <= wounds) prospect.wounds.resize(wounds + 1);
    prospect.wounds[wounds] += 1;
    prospect.eliminated += gone ? 1 : 0;
    prospect.flees += fled ? 1 : 0;
    prospect.breaks += broke && !gone && !fled ? 1 : 0;
}

CombatOdds simulated(const Battle& battle, int times, auto procedure) {
    CombatOdds seen;
    seen.attacker.wounds = {0};
    seen.defender.wounds = {0};
    Luck luck(7, {.yes = false});
    for (int i = 0; i != times; ++i) {
        Game game(battle, luck, 0);
        procedure(game);
        count(seen.attacker, game.facts(), a);
        count(seen.defender, game.facts(), b);
    }
    return seen;
}

/// Within five standard deviations, which a sound program misses once in a million times.
void expectAlike(double chance, double seen, int times, const std::string& what) {
    const double deviation = std::sqrt(std::max(chance * (1 - chance), 0.0) / times);
    EXPECT_NEAR(chance, seen / times, 5 * deviation + 1e-9) << what;
}
void expectAlike(const Prospect& odds, const Prospect& seen, int times) {
    for (std::size_t i = 0; i != std::max(odds.wounds.size(), seen.wounds.size()); ++i) {
        const auto at = [&](const std::vector<double>& list) { return i < list.size() ? list[i] : 0.0; };
        expectAlike(at(odds.wounds), at(seen.wounds), times, std::to_string(i) + " wounds");
    }
    expectAlike(odds.eliminated, seen.eliminated, times, "eliminated");
    expectAlike(odds.breaks, seen.breaks, times, "breaks");
    expectAlike(odds.flees, seen.flees, times, "flees");
}
void expectMeleeAlike(const Battle& battle) {
    constexpr int times = 20'000;
    const CombatOdds odds = meleeOdds(battle, {a, b});
    const CombatOdds seen = simulated(battle, times, [](Game& game) { melee(game, {a, b}); });
    expectAlike(odds.attacker, seen.attacker, times);
    expectAlike(odds.defender, seen.defender, times);
}

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
    constexpr int times = 20'000;
    const Battle battle =
        battleOf({archers(red).active().has(Ability::accuracy), infantry(blue).morale(3).at(10_du, 14_du)});
    const auto seen = simulated(battle, times, [](Game& game) { shoot(game, {a, b}); });
    expectAlike(shotOdds(battle, a, b).defender, seen.defender, times);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/combats.h"
#include "support/luck.h"

#include <cmath>

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/queries/odds.h>

/// Combats simulated many times by the rules themselves, for comparison with the computed odds.
namespace vallum::field {

/// Counts what happened to a unit in one combat.
inline void countOutcome(Prospect& prospect, const std::vector<Fact>& facts, UnitId unit) {
    std::size_t wounds = 0;
    bool gone = false;
    bool fled = false;
    bool broke = false;
    for (const Fact& fact : facts) {
        if (const auto* it = std::get_if<Wounded>(&fact); it && it->unit == unit) {
            wounds += static_cast<std::size_t>(it->wounds);
        }
        // A unit that flees off the table was not destroyed by the combat.
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

inline CombatOdds simulated(const Battle& battle, int times, auto procedure) {
    CombatOdds seen;
    seen.attacker.wounds = {0};
    seen.defender.wounds = {0};
    Luck luck(7, {.yes = false});
    for (int i = 0; i != times; ++i) {
        Game game(battle, luck, 0);
        game.run(procedure);
        countOutcome(seen.attacker, game.facts(), a);
        countOutcome(seen.defender, game.facts(), b);
    }
    return seen;
}

/// Within five standard deviations, which a correct program exceeds once in a million times.
inline void expectAlike(double chance, double seen, int times, const std::string& what) {
    const double deviation = std::sqrt(std::max(chance * (1 - chance), 0.0) / times);
    EXPECT_NEAR(chance, seen / times, 5 * deviation + 1e-9) << what;
}
inline void expectAlike(const Prospect& odds, const Prospect& seen, int times) {
    for (std::size_t i = 0; i != std::max(odds.wounds.size(), seen.wounds.size()); ++i) {
        const auto at = [&](const std::vector<double>& list) { return i < list.size() ? list[i] : 0.0; };
        expectAlike(at(odds.wounds), at(seen.wounds), times, std::to_string(i) + " wounds");
    }
    expectAlike(odds.eliminated, seen.eliminated, times, "eliminated");
    expectAlike(odds.breaks, seen.breaks, times, "breaks");
    expectAlike(odds.flees, seen.flees, times, "flees");
}
/// The melee of a against b.
inline void expectMeleeAsForetold(const Battle& battle, int times) {
    const CombatOdds odds = meleeOdds(battle, {a, b});
    const CombatOdds seen = simulated(battle, times, [](Game& game) { melee(game, {a, b}); });
    expectAlike(odds.attacker, seen.attacker, times);
    expectAlike(odds.defender, seen.defender, times);
}
/// Unit a shoots at unit b.
inline void expectShotAsForetold(const Battle& battle, int times) {
    const CombatOdds odds = shotOdds(battle, a, b);
    const CombatOdds seen = simulated(battle, times, [](Game& game) { shoot(game, {a, b}); });
    expectAlike(odds.attacker, seen.attacker, times);
    expectAlike(odds.defender, seen.defender, times);
}

}  // namespace vallum::field

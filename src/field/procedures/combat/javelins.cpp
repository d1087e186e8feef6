// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/javelins.h>
#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>

namespace vallum::field {

namespace {

/// Returns the wounds it deals, without applying them.
int throwAt(Game& game, const Opponents& thrower) {
    const auto* javelins = javelinsOf(game.battle(), thrower.attacker);
    if (!javelins) return 0;
    Sum dice;
    dice.add("EVT-18"_rule, javelins->dice);
    return strike(game, thrower, Weapon::missile, dice);
}

/// For a unit in this combat, hit from the position of its enemy.
std::optional<Sum> moraleIfItChecks(const Battle& battle, UnitId unit, UnitId enemy, int woundsBefore) {
    if (battle.unit(unit).wounds == woundsBefore || !checksMoraleInCombat(battle, unit)) return std::nullopt;
    return moraleInMelee(battle, unit, enemy);
}

}  // namespace

void throwJavelins(Game& game) {
    const auto [attacker, defender] = game.battle().currentCombat().units;
    const int ofAttacker = game.battle().unit(attacker).wounds;
    const int ofDefender = game.battle().unit(defender).wounds;
    const int byAttacker = throwAt(game, {attacker, defender});
    const int byDefender = throwAt(game, {defender, attacker});
    woundOutsideCombat(game, defender, byAttacker, "EVT-18"_rule);
    woundOutsideCombat(game, attacker, byDefender, "EVT-18"_rule);
    if (!game.battle().onTable(attacker) || !game.battle().onTable(defender)) return;
    const auto first = moraleIfItChecks(game.battle(), attacker, defender, ofAttacker);
    const auto second = moraleIfItChecks(game.battle(), defender, attacker, ofDefender);
    if (first) checkMorale(game, attacker, *first, "EVT-18"_rule);
    if (second) checkMorale(game, defender, *second, "EVT-18"_rule);
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/fortress/lower_units.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/fortress/lower_units.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

bool mustFight(const Battle& battle, UnitId under, UnitId enemy) {
    return battle.onTable(under) && battle.onTable(enemy) && areEngaged(battle, under, enemy);
}

}  // namespace

bool fightOn(Game& game, const LowerUnits& lower) {
    const bool isGone = !game.battle().onTable(lower.top);
    const bool fled = !isGone && !lower.wasFleeing && game.battle().unit(lower.top).has(Marker::fleeing);
    if (!isGone && !fled) return false;
    const UnitId enemy = lower.units.enemyOf(lower.top);
    bool hasFought = false;
    for (const UnitId under : lower.under) {
        if (!mustFight(game.battle(), under, enemy)) continue;
        if (fled) breakUnit(game, under, "FOR-16"_rule);
        melee(game, lower.top == lower.units.attacker ? Opponents{under, enemy} : Opponents{enemy, under});
        hasFought = true;
    }
    return hasFought;
}

}  // namespace vallum::field

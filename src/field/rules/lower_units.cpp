// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/lower_units.h>
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/morale.h>

namespace vallum::field {

namespace {

bool mustFight(const Battle& battle, UnitId under, UnitId enemy) {
    return battle.onTable(under) && battle.onTable(enemy) && areEngaged(battle, under, enemy);
}

}  // namespace

std::vector<LowerUnits> lowerUnitsOf(const Battle& battle, const Opponents& units) {
    std::vector<LowerUnits> all;
    if (battle.overlaps.empty()) return all;
    for (const UnitId top : {units.attacker, units.defender}) {
        LowerUnits lower{units, top, {}, battle.unit(top).has(Marker::fleeing)};
        for (const Overlap& it : battle.overlaps) {
            if (it.top == top) lower.under.push_back(it.under);
        }
        if (!lower.under.empty()) all.push_back(std::move(lower));
    }
    return all;
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/situation/combat/formations_in_combat.h>
#include <vallum/field/situation/combat/this_turn.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

bool anyEffectOn(const Battle& battle, UnitId unit, bool UnitEffect::* part) {
    return std::ranges::any_of(effectsOn(battle, unit),
                               [&](const EventEffectOnUnit& it) { return it.effect.*part; });
}

int envelopMarkersOn(const Battle& battle, UnitId unit, UnitId enemy) {
    return static_cast<int>(std::ranges::count(battle.unit(unit).envelops, enemy, &EnvelopMarker::enemy));
}

bool bothOnTable(const Battle& battle, const Opponents& units) {
    return battle.onTable(units.attacker) && battle.onTable(units.defender);
}

// ------------------------------------------------------------ consequences

}  // namespace

bool hasSufferedMost(const Battle& battle, UnitId unit, UnitId enemy) {
    const int wounds = battle.unit(unit).newWounds;
    return wounds > 0 && wounds >= battle.unit(enemy).newWounds;
}

/// ACT-10, MEL-04: every pair of enemies in contact, active or not, each a combat of its own.
std::vector<Opponents> combatsToFight(const Battle& battle) {
    std::vector<Opponents> combats;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.owner(unit) != battle.active || hasAttackedStructure(battle, unit)) continue;
        for (const UnitId enemy : enemiesInContact(battle, unit)) {
            if (battle.areEnemies(unit, enemy)) combats.push_back({unit, enemy});
        }
    }
    std::ranges::copy_if(battle.standing, std::back_inserter(combats), [&](const Opponents& it) {
        const bool areFriends = !battle.areEnemies(it.attacker, it.defender);
        return areFriends && areEngaged(battle, it.attacker, it.defender);
    });
    std::erase_if(combats, [&](const Opponents& it) { return std::ranges::count(battle.fought, it) > 0; });
    return combats;
}

Combat beginningMelee(const Battle& battle, const Opponents& units) {
    const int byChoice = areEngaged(battle, units.attacker, units.defender) ? 0 : 1;  // TRE-13, TER-52
    const auto enemies = [&](UnitId unit) {
        return static_cast<int>(enemiesInContact(battle, unit).size()) + byChoice;
    };
    Combat combat{.kind = CombatKind::melee, .units = units};
    combat.enemiesOfAttacker = enemies(units.attacker);
    combat.enemiesOfDefender = enemies(units.defender);
    return combat;
}

Sum meleeDice(const Battle& battle, UnitId unit, UnitId enemy) {
    const int markers = envelopMarkersOn(battle, unit, enemy) + envelopMarkersOn(battle, enemy, unit);
    Sum dice;
    dice.add("MEL-14"_rule, sectionsInContact(battle, unit, enemy) - markers);
    dice.add("GEO-18"_rule, markers);
    for (const EventEffectOnUnit& it : effectsOn(battle, unit)) {
        dice.add(ruleOf(battle.event(it.event)), it.effect.dice);
    }
    return dice;
}

std::optional<RuleId> whyFirst(const Battle& battle, UnitId unit, UnitId enemy) {
    if (anyEffectOn(battle, unit, &UnitEffect::noPriority)) return std::nullopt;
    if (!battle.structures.empty()) {
        if (defendsTowerFromInside(battle, unit, enemy)) return "ASL-16"_rule;
        if (defendsTrench(battle, unit, enemy)) return "TRE-10"_rule;
    }
    if (const auto above = fightsFromAbove(battle, unit, enemy)) return above;
    if (fightsAsPhalanx(battle, unit, enemy)) return "FRM-14"_rule;
    if (lunges(battle, unit, enemy)) return "ABL-08"_rule;
    for (const EventEffectOnUnit& it : effectsOn(battle, unit)) {
        if (it.effect.priority) return ruleOf(battle.event(it.event));
    }
    return std::nullopt;
}

bool hasPriority(const Battle& battle, UnitId unit, UnitId enemy) {
    return whyFirst(battle, unit, enemy).has_value();
}

bool hasSingleAttack(const Battle& battle, UnitId unit, UnitId enemy) {
    return battle.type(unit).has(Ability::sarissas) && fightsAsPhalanx(battle, unit, enemy);
}

/// FRM-17, ABL-10, TRE-11: two priorities cancel each other. ABL-26: sarissas keep theirs.
OrderOfBlows orderOfBlows(const Battle& battle, const Opponents& units) {
    using enum OrderOfBlows::Kind;
    const auto [attacker, defender] = units;
    const bool attackerAlone = hasSingleAttack(battle, attacker, defender);
    const bool defenderAlone = hasSingleAttack(battle, defender, attacker);
    if (attackerAlone && defenderAlone) return {};
    if (attackerAlone || defenderAlone) {
        const UnitId first = attackerAlone ? attacker : defender;
        const UnitId second = units.enemyOf(first);
        return {hasPriority(battle, second, first) ? oneAfterTheOther : onlyOne, first};
    }
    const bool attackerFirst = hasPriority(battle, attacker, defender);
    if (attackerFirst == hasPriority(battle, defender, attacker)) return {};
    return {oneAfterTheOther, attackerFirst ? attacker : defender};
}

bool checksMoraleInCombat(const Battle& battle, UnitId unit) {
    return battle.onTable(unit) && !battle.unit(unit).has(Marker::fleeing) &&
           !anyEffectOn(battle, unit, &UnitEffect::noCheck);
}

std::vector<UnitId> unitsThatCheckMorale(const Battle& battle, const Opponents& units) {
    if (!bothOnTable(battle, units)) return {};
    const auto isDue = [&](UnitId unit) {
        const UnitId enemy = units.enemyOf(unit);
        return hasSufferedMost(battle, unit, enemy) || whyFrightened(battle, unit, enemy) ||
               anyEffectOn(battle, unit, &UnitEffect::mustCheck);
    };
    std::vector<UnitId> checking;
    for (const UnitId unit : {units.attacker, units.defender}) {
        if (checksMoraleInCombat(battle, unit) && isDue(unit)) checking.push_back(unit);
    }
    return checking;
}

Verdict fits(const Battle& battle, const ChooseCombat&, const CombatToFight& answer) {
    if (std::ranges::count(combatsByChoice(battle), answer.units) == 1) return {};
    return allowIf(std::ranges::count(combatsToFight(battle), answer.units) == 1, "MEL-01"_rule);
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/situation/combat/this_turn.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

bool isRanged(const Combat& combat) {
    return combat.kind == CombatKind::ranged || (combat.target && isShot(combat.target->by));
}

/// MEL-10, RNG-19
bool fitsKind(const Combat& combat, const Event& event) {
    if (event.when == EventWhen::both) return true;
    return (event.when == EventWhen::ranged) == isRanged(combat);
}

/// ABL-33: javelins of either half of a stack count.
EnumSet<Ability> abilitiesOf(const Battle& battle, UnitId unit) {
    EnumSet<Ability> abilities = battle.type(unit).abilities;
    const UnitType& thrower = battle.type(javelinThrower(battle, unit));
    if (thrower.has(Ability::javelins)) abilities.insert(Ability::javelins);
    return abilities;
}

bool hasOneOf(EnumSet<Ability> own, EnumSet<Ability> abilities) {
    return abilities.empty() || (abilities.bits() & own.bits()) != 0;
}

/// True if the conditions of an event's text are met.
bool meets(const Battle& battle, UnitId unit, const EventRequirement& requirement) {
    const UnitId enemy = battle.currentCombat().units.enemyOf(unit);
    const UnitType& type = battle.type(unit);
    if (!hasOneOf(abilitiesOf(battle, unit), requirement.ownAbility)) return false;
    if (!requirement.ownClass.empty() && !requirement.ownClass.has(type.unitClass)) return false;
    if (requirement.ownCharged && !charged(battle, unit, enemy)) return false;
    if (requirement.enemyMounted && !battle.type(enemy).mounted) return false;
    const bool asksForEnemy = requirement.enemyMounted || requirement.enemyGeneral;
    if (asksForEnemy && isHiddenFrom(battle, enemy, battle.owner(unit))) return false;  // OPT-18
    return !requirement.enemyGeneral || generalAt(battle, enemy).has_value();
}

/// FIR-08, RAM-12: it changes the attacker's dice or values and needs no defending unit.
bool worksOnStructures(const Event& event) {
    const EventEffect& effect = event.effect;
    if (event.onlyAfterCharge || event.requirement.enemyMounted || event.requirement.enemyGeneral)
        return false;
    const auto strengthens = [](const std::optional<UnitEffect>& it) {
        return it && (it->attack != Attack{} || it->dice != 0);
    };
    return strengthens(effect.own) || strengthens(effect.shooter) || effect.shootAgain ||
           effect.cancel == Cancel::otherEvents;
}

Verdict suits(const Combat& combat, const Event& event) {
    if (!fitsKind(combat, event)) return refuse(isRanged(combat) ? "RNG-19"_rule : "MEL-10"_rule);
    const bool hasNoEffect = combat.target && !worksOnStructures(event);
    return hasNoEffect ? refuse(isRanged(combat) ? "FIR-08"_rule : "RAM-12"_rule) : Verdict();
}

/// CARD-10: for the target, it would help nobody but the enemy.
bool isGiftToShooter(const Event& event) {
    return event.effect.shootAgain || (event.effect.shooter && event.randomFor == RandomFor::attacker);
}

Verdict mayHelp(const Battle& battle, UnitId unit, const Event& event) {
    const Combat& combat = battle.currentCombat();
    if (const Verdict verdict = suits(combat, event); !verdict) return verdict;
    if (event.onlyAfterCharge && !beganWithCharge(battle, combat.units)) return refuse("MEL-11"_rule);
    if (isGiftToShooter(event) && unit != combat.units.attacker) return refuse("CARD-10"_rule);
    if (meets(battle, unit, event.requirement)) return {};
    return refuse(event.effect.throwJavelins ? "EVT-20"_rule : "CARD-10"_rule);
}

bool isElite(const Battle& battle, UnitId unit) { return battle.unit(unit).status == Status::elite; }

// ---------------------------------------------------- events from the hand

}  // namespace

/// GEN-08: regardless of the unit itself.
int eventsByAbility(const Battle& battle, UnitId unit) {
    const auto ready = abilityWith(battle, unit, &AbilityEffect::handEvents);
    return ready ? std::max(1, ready->count) : 1;
}

std::vector<UnitId> fighters(const Battle& battle) {
    const Combat& combat = battle.currentCombat();
    if (combat.target) return {combat.units.attacker};
    return {combat.units.attacker, combat.units.defender};
}

std::vector<UnitId> helpedAtRandom(const Battle& battle, EventId id) {
    const Event& event = battle.event(id);
    const Opponents& units = battle.currentCombat().units;
    std::vector<UnitId> helped;
    const auto add = [&](UnitId unit) {
        if (mayHelp(battle, unit, event)) helped.push_back(unit);
    };
    if (battle.currentCombat().target) {
        if (event.randomFor != RandomFor::defender || event.effect.shooter) add(units.attacker);
        return helped;
    }
    if (event.randomFor != RandomFor::defender) add(units.attacker);
    if (event.randomFor != RandomFor::attacker) add(units.defender);
    return helped;
}

std::optional<Refusal> whyItHelpsNobody(const Battle& battle, EventId id) {
    if (!helpedAtRandom(battle, id).empty()) return std::nullopt;
    const Event& event = battle.event(id);
    const Combat& combat = battle.currentCombat();
    const bool isForDefender = !combat.target && event.randomFor == RandomFor::defender;
    const Verdict verdict =
        mayHelp(battle, isForDefender ? combat.units.defender : combat.units.attacker, event);
    if (!verdict) return verdict.error();
    return Refusal{isRanged(combat) ? "FIR-08"_rule : "RAM-12"_rule};
}

int eventsFromHand(const Battle& battle, UnitId forUnit) {
    return std::max(isElite(battle, forUnit) ? 2 : 1, eventsByAbility(battle, forUnit));
}

/// MEL-09: whatever its icon, it helps the unit of the player whose hand it comes from.
Verdict mayPlayEvent(const Battle& battle, UnitId forUnit, CardId card) {
    if (!battle.combat) return refuse("CARD-05"_rule);
    if (battle.combat->target && forUnit != battle.combat->units.attacker) return refuse("FIR-08"_rule);
    const Seat seat = battle.owner(forUnit);
    if (std::ranges::count(battle.player(seat).hand, card) == 0) return refuse("CARD-07"_rule);
    const Combat& combat = *battle.combat;
    const auto played = std::ranges::count(combat.events, std::optional(seat), &EventInPlay::playedBy);
    if (played >= eventsFromHand(battle, forUnit)) {
        return refuse(isRanged(combat) ? "RNG-17"_rule : "MEL-07"_rule);
    }
    if (std::ranges::count(combat.events, battle.card(card).event, &EventInPlay::event) > 0) {
        return refuse(isRanged(combat) ? "RNG-21"_rule : "MEL-12"_rule);
    }
    return mayHelp(battle, forUnit, battle.eventOn(card));
}

Verdict fits(const Battle& battle, const ChooseEvent& question, const EventToPlay& answer) {
    return answer.card ? mayPlayEvent(battle, question.unit, *answer.card) : Verdict();
}

}  // namespace vallum::field

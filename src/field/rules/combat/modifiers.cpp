// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/situation/combat/formations_in_combat.h>
#include <vallum/field/situation/combat/this_turn.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/optional/protected_flanks.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

using geometry::Edge;

namespace {

/// MOD-01: the first of a pair of values is for the hit roll, the second for the damage roll.
int part(const Attack& attack, Roll roll) { return roll == Roll::hit ? attack.hit : attack.damage; }
int part(const Defense& defense, Roll roll) { return roll == Roll::hit ? defense.dodge : defense.armor; }

/// MOD-15: only for the unit that the general is with.
const GeneralModifiers& ofGeneral(const Battle& battle, UnitId id) {
    static constexpr GeneralModifiers none;
    return hasGeneral(battle, id) ? generalAt(battle, id)->card(battle).modifiers : none;
}

bool isIn(const Unit& unit, Formation formation) { return unit.formation == formation; }

// ----------------------------------------------------------------- attacks

bool isAmbushed(const std::vector<EventEffectOnUnit>& events) {
    return std::ranges::any_of(events, [](const EventEffectOnUnit& it) { return it.effect.attacksAsBroken; });
}

/// MOR-05, MOR-10, MOD-20: modifiers that weaken every attack.
void addWeakness(Sum& sum, const Unit& unit) {
    sum.add("MOR-10"_rule, -(unit.wounds / 3));
    sum.add("MOR-05"_rule, unit.has(Marker::broken) ? -1 : 0);
    sum.add("MOD-20"_rule, unit.has(Marker::noOfficer) ? -1 : 0);
}

void addShock(Sum& sum, const Battle& battle, UnitId id, UnitId enemy) {
    const bool arrowhead = isIn(battle.unit(id), Formation::arrowhead);
    sum.add(arrowhead ? "FRM-22"_rule : "FRM-25"_rule, chargesInWedge(battle, id, enemy) ? 1 : 0);
    sum.add("ABL-07"_rule, lunges(battle, id, enemy) ? 1 : 0);
    sum.add("FRM-27"_rule, isIn(battle.unit(id), Formation::bravery) ? 1 : 0);
}

/// GEN-08
Attack ofLedCharge(const Battle& battle, UnitId id, UnitId enemy) {
    const bool isLed = battle.unit(id).did(TurnFlag::ledCharge) && charged(battle, id, enemy);
    return isLed ? attackOfLedCharge(battle, id) : Attack{};
}

/// FRM-07: what the formation and the ability give adds up.
void addSpears(Sum& sum, const Battle& battle, UnitId id, UnitId enemy) {
    if (!battle.type(enemy).mounted) return;
    const UnitType& type = battle.type(id);
    sum.add("FRM-13"_rule, fightsAsPhalanx(battle, id, enemy) ? 1 : 0);
    sum.add(type.has(Ability::spearmen) ? "ABL-21"_rule : "ABL-24"_rule, hasLongSpears(type) ? 1 : 0);
}

void addAttackOfEvents(Sum& sum,
                       const Battle& battle,
                       const std::vector<EventEffectOnUnit>& events,
                       Roll roll) {
    for (const EventEffectOnUnit& it : events) {
        sum.add(ruleOf(battle.event(it.event)), part(it.effect.attack, roll));
    }
}

/// EVT-18: a unit without printed ranged power throws with the power of the event.
void addPower(Sum& sum, const Battle& battle, UnitId shooter) {
    const auto* javelins = javelinsOf(battle, shooter);
    const UnitId armed = javelins == nullptr ? shooter : javelinThrower(battle, shooter);
    if (const auto& ranged = battle.type(armed).ranged) {
        sum.add("UNIT-03"_rule, ranged->power);
    } else if (javelins != nullptr) {
        sum.add("EVT-18"_rule, javelins->powerWithoutRanged);
    } else {
        sum.add("ASL-19"_rule, powerOfStones);
    }
}

/// Modifiers of a shot at a structure besides its power.
void addAim(Sum& sum, const Battle& battle, Roll roll) {
    const Combat& combat = battle.currentCombat();
    const UnitId shooter = combat.units.attacker;
    if (combat.covered) sum.add(*combat.covered, -1);
    sum.add("OPT-16"_rule, combat.dimlySeen ? -1 : 0);
    sum.add("SGT-18"_rule, isAboveTarget(battle, shooter, combat.target->structure) ? 1 : 0);
    const auto guided = abilityOver(battle, shooter, &AbilityEffect::rangedAttack);
    sum.add("GEN-08"_rule, guided ? part(guided->attack, roll) : 0);
}

/// RAM-13: elephants count as a ram.
bool swingsRam(const Battle& battle, const Combat& combat) {
    return combat.target->by == Siegework::ram &&
           battle.type(combat.units.attacker).unitClass != UnitClass::elephants;
}

/// HGT-08, HGT-11, TER-05; FOR-07, which replaces them.
void addCover(Sum& sum, const Battle& battle) {
    if (!battle.combat) return;
    sum.add("LOS-05"_rule, battle.combat->sightBlocked ? -1 : 0);
    if (battle.combat->covered) sum.add(*battle.combat->covered, -1);
    sum.add("OPT-16"_rule, battle.combat->dimlySeen ? -1 : 0);
    sum.add("OPT-22"_rule, battle.combat->targetHidden ? -1 : 0);
}

// --------------------------------------------------------------- direction

struct Direction {
    bool flank = false;
    bool rear = false;
};

Direction directionFrom(std::optional<Edge> side) {
    return {.flank = side == Edge::left || side == Edge::right, .rear = side == Edge::rear};
}

/// FRM-18, MOD-10 to MOD-12; ELE-04: for a trampled unit, the side that was crossed first.
Direction directionInMelee(const Battle& battle, UnitId id, UnitId enemy) {
    if (isIn(battle.unit(id), Formation::square) || hasNoFlanksInMelee(battle, id, enemy)) return {};
    if (battle.combat && battle.combat->kind == CombatKind::trample) {
        return directionFrom(battle.combat->sideStruck);
    }
    return {.flank = strikes(battle, enemy, id, Edge::left) || strikes(battle, enemy, id, Edge::right),
            .rear = strikes(battle, enemy, id, Edge::rear)};
}

/// RNG-31; EVT-18: javelins thrown in a melee come from the enemy's position.
Direction directionOfShot(const Battle& battle, UnitId target, UnitId shooter) {
    if (isIn(battle.unit(target), Formation::square) || !battle.combat) return {};
    if (battle.combat->kind == CombatKind::melee) return directionInMelee(battle, target, shooter);
    if (hasNoFlanksUnderFire(battle, target, shooter)) return {};
    return directionFrom(battle.combat->sideStruck);
}

/// MOD-10 to MOD-13
void addDirection(Sum& sum, Direction from, bool surprised) {
    const int penalty = (from.flank ? 1 : 0) + (from.rear ? 2 : 0);
    if (surprised && penalty <= 2) return sum.add("MOD-13"_rule, -2);
    sum.add("MOD-10"_rule, from.flank ? -1 : 0);
    sum.add("MOD-11"_rule, from.rear ? -2 : 0);
}

/// MOD-14: counted when the combat began, or now if none is being fought.
int enemiesBeyondTheFirst(const Battle& battle, UnitId id) {
    const auto counted = [&] {
        if (!battle.combat || !battle.combat->units.has(id)) {
            return static_cast<int>(enemiesInContact(battle, id).size());
        }
        const Combat& combat = *battle.combat;
        return id == combat.units.attacker ? combat.enemiesOfAttacker : combat.enemiesOfDefender;
    };
    return std::max(counted() - 1, 0);
}

// ----------------------------------------------------------------- defense

/// Modifiers against every kind of attack.
void addGuard(Sum& sum, const Battle& battle, Roll roll, UnitId id) {
    const Unit& unit = battle.unit(id);
    sum.add("MOD-20"_rule, unit.has(Marker::noOfficer) ? -1 : 0);
    sum.add("FRM-27"_rule, isIn(unit, Formation::bravery) ? -1 : 0);
    sum.add("MOD-19"_rule, unit.has(Marker::hero) ? 1 : 0);
    sum.add("FRM-10"_rule, isIn(unit, Formation::wallOfShields) ? 1 : 0);
    for (const EventEffectOnUnit& it : effectsOn(battle, id)) {
        sum.add(ruleOf(battle.event(it.event)), part(it.effect.defense, roll));
    }
    sum.add("TER-02"_rule, isUnderTrees(battle, id) ? 1 : 0);
    sum.add("GEN-05"_rule, ofGeneral(battle, id).defense);
}

/// WAL-02, TOW-02, WTW-01
void addShelter(Sum& sum, const std::optional<Shelter>& shelter, Roll roll) {
    if (shelter) sum.add(shelter->rule, part(shelter->defense, roll));
}

/// EVT-21
void addJavelinsInDefense(Sum& sum, const Battle& battle, Roll roll, UnitId id) {
    const auto* javelins = javelinsOf(battle, id);
    if (javelins && id == battle.combat->units.defender) {
        sum.add("EVT-21"_rule, part(javelins->defenderDefense, roll));
    }
}

/// MOV-23, RNG-34: a marching or fleeing unit has the penalties of MOD-13.
bool isSurprised(const Unit& unit) { return unit.has(Marker::marching) || unit.has(Marker::fleeing); }

// ------------------------------------------------------------------ morale

/// ABL-15, OPT-31: once, however many enemies frighten it.
void addFear(Sum& sum, const Battle& battle, UnitId id) {
    std::optional<RuleId> why;
    for (const UnitId enemy : enemiesInContact(battle, id)) {
        if (!why) why = whyFrightened(battle, id, enemy);
    }
    if (why) sum.add(*why, -1);
}

/// OPT-25
void addProtection(Sum& sum, const Battle& battle, UnitId id) {
    sum.add("OPT-25"_rule, protectedFlanks(battle, id));
}

/// Modifiers of every check. MOD-16 to MOD-18 have their full text in GEN-06, GEN-10 and MAN-11.
Sum moraleOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    Sum sum;
    sum.add("UNIT-05"_rule, battle.type(id).morale);
    sum.add("MOR-09"_rule, -unit.wounds);
    sum.add("MOR-05"_rule, unit.has(Marker::broken) ? -1 : 0);
    sum.add("MOD-20"_rule, unit.has(Marker::noOfficer) ? -1 : 0);
    sum.add("MAN-11"_rule, -(unit.extension.left ? 1 : 0) - (unit.extension.right ? 1 : 0));
    sum.add("GEN-10"_rule, isWithoutGeneral(battle, id) ? -1 : 0);
    addFear(sum, battle, id);
    addProtection(sum, battle, id);
    sum.add("MOD-19"_rule, unit.has(Marker::hero) ? 1 : 0);
    sum.add("GEN-06"_rule, isInInfluence(battle, id) ? 1 : 0);
    sum.add("GEN-05"_rule, ofGeneral(battle, id).morale);
    if (!battle.setting->fortresses.empty()) sum.add("ASL-21"_rule, defendsFortress(battle, id) ? 1 : 0);
    return sum;
}

void addMoraleOfEvents(Sum& sum, const Battle& battle, UnitId id) {
    for (const EventEffectOnUnit& it : effectsOn(battle, id)) {
        sum.add(ruleOf(battle.event(it.event)), it.effect.morale);
    }
}

/// Events add their terms in the order in which they came into play.
EventsBehind eventsBehind(const Battle& battle, UnitId id, const Sum& sum, auto amount) {
    const auto effects = effectsOn(battle, id);
    auto next = effects.begin();
    EventsBehind events;
    for (const Sum::Term& term : sum.terms()) {
        const auto adds = std::find_if(next, effects.end(), [&](const EventEffectOnUnit& it) {
            return ruleOf(battle.event(it.event)) == term.rule && amount(it.effect) == term.amount;
        });
        events.push_back(adds == effects.end() ? std::nullopt : std::optional(adds->event));
        if (adds != effects.end()) next = adds + 1;
    }
    return events;
}

/// MOD-03, MOR-11: no value falls below 1.
Sum atLeastOne(Sum sum) {
    sum.raiseTo("MOD-03"_rule, 1);
    return sum;
}

}  // namespace

Sum meleeAttack(const Battle& battle, Roll roll, UnitId id, UnitId enemy) {
    const auto events = effectsOn(battle, id);
    const bool broken = battle.unit(id).has(Marker::broken);
    Sum sum;
    sum.add("UNIT-02"_rule, part(battle.type(id).attack, roll));
    addWeakness(sum, battle.unit(id));
    sum.add("EVT-15"_rule, isAmbushed(events) && !broken ? -1 : 0);
    addShock(sum, battle, id, enemy);
    sum.add("GEN-08"_rule, part(ofLedCharge(battle, id, enemy), roll));
    addSpears(sum, battle, id, enemy);
    if (const auto above = fightsFromAbove(battle, id, enemy)) sum.add(*above, 1);
    sum.add("GEN-05"_rule, part(ofGeneral(battle, id).attack, roll));
    addAttackOfEvents(sum, battle, events, roll);
    return atLeastOne(std::move(sum));
}

Sum attackOnAnybody(const Battle& battle, Roll roll, UnitId id) {
    Sum sum;
    sum.add("UNIT-02"_rule, part(battle.type(id).attack, roll));
    addWeakness(sum, battle.unit(id));
    sum.add("GEN-05"_rule, part(ofGeneral(battle, id).attack, roll));
    return atLeastOne(std::move(sum));
}

Sum rangedAttack(const Battle& battle, Roll roll, UnitId shooter, UnitId target) {
    Sum sum;
    addPower(sum, battle, shooter);
    addWeakness(sum, battle.unit(shooter));
    addCover(sum, battle);
    sum.add("HGT-02"_rule, isHigher(battle, shooter, target) ? 1 : 0);
    const auto guided = abilityOver(battle, shooter, &AbilityEffect::rangedAttack);
    sum.add("GEN-08"_rule, guided ? part(guided->attack, roll) : 0);
    sum.add("GEN-05"_rule, part(ofGeneral(battle, shooter).attack, roll));
    addAttackOfEvents(sum, battle, effectsOn(battle, shooter), roll);
    return atLeastOne(std::move(sum));
}

Sum attackOnStructure(const Battle& battle, Roll roll) {
    const Combat& combat = battle.currentCombat();
    const UnitId id = combat.units.attacker;
    Sum sum;
    if (isShot(combat.target->by)) {
        addPower(sum, battle, id);
    } else {
        sum.add("UNIT-02"_rule, part(battle.type(id).attack, roll));
    }
    addWeakness(sum, battle.unit(id));
    if (isShot(combat.target->by)) addAim(sum, battle, roll);
    sum.add("RAM-04"_rule, swingsRam(battle, combat) ? 1 : 0);
    sum.add("GEN-05"_rule, part(ofGeneral(battle, id).attack, roll));
    addAttackOfEvents(sum, battle, effectsOn(battle, id), roll);
    if (swingsRam(battle, combat)) sum.capAt("RAM-04"_rule, 5);  // MOD-03
    return atLeastOne(std::move(sum));
}

Sum meleeDefense(const Battle& battle, Roll roll, UnitId id, UnitId enemy) {
    const Unit& unit = battle.unit(id);
    Sum sum;
    sum.add("UNIT-04"_rule, part(battle.type(id).defense, roll));
    addDirection(sum, directionInMelee(battle, id, enemy), isSurprised(unit));
    sum.add("MOD-14"_rule, -enemiesBeyondTheFirst(battle, id));
    addGuard(sum, battle, roll, id);
    sum.add("FRM-19"_rule, isIn(unit, Formation::square) && battle.type(enemy).mounted ? 2 : 0);
    addJavelinsInDefense(sum, battle, roll, id);
    if (!battle.structures.empty()) addShelter(sum, shelterInMelee(battle, id, enemy), roll);
    return atLeastOne(std::move(sum));
}

Sum rangedDefense(const Battle& battle, Roll roll, UnitId target, UnitId shooter) {
    const Unit& unit = battle.unit(target);
    Sum sum;
    sum.add("UNIT-04"_rule, part(battle.type(target).defense, roll));
    addDirection(sum, directionOfShot(battle, target, shooter), isSurprised(unit));
    addGuard(sum, battle, roll, target);
    sum.add("FRM-20"_rule, isIn(unit, Formation::square) ? -1 : 0);
    if (!battle.structures.empty()) addShelter(sum, shelterFromShots(battle, target, shooter), roll);
    return atLeastOne(std::move(sum));
}

Sum moraleInMelee(const Battle& battle, UnitId id, UnitId enemy) {
    Sum sum = moraleOf(battle, id);
    addDirection(sum, directionInMelee(battle, id, enemy), battle.unit(id).has(Marker::marching));
    sum.add("MOD-14"_rule, -enemiesBeyondTheFirst(battle, id));
    addMoraleOfEvents(sum, battle, id);
    return atLeastOne(std::move(sum));
}

Sum moraleUnderFire(const Battle& battle, UnitId target, UnitId shooter) {
    Sum sum = moraleOf(battle, target);
    addDirection(sum, directionOfShot(battle, target, shooter), battle.unit(target).has(Marker::marching));
    addMoraleOfEvents(sum, battle, target);
    return atLeastOne(std::move(sum));
}

std::optional<RuleId> whyFrightened(const Battle& battle, UnitId id, UnitId enemy) {
    if (battle.type(enemy).has(Ability::fear)) return "ABL-15"_rule;
    const UnitClass kind = battle.type(id).unitClass;
    const bool isHorse = kind == UnitClass::cavalry || kind == UnitClass::chariots;
    const bool isCamel = battle.type(enemy).unitClass == UnitClass::camels;
    if (battle.setting->options.intimidatingCamels && isHorse && isCamel) return "OPT-31"_rule;
    return std::nullopt;
}

Sum moraleOutsideAttack(const Battle& battle, UnitId id, const std::vector<Sum::Term>& more) {
    Sum sum = moraleOf(battle, id);
    for (const Sum::Term& it : more) sum.add(it.rule, it.amount);
    return atLeastOne(std::move(sum));
}

EventsBehind eventsBehindAttack(const Battle& battle, UnitId id, Roll roll, const Sum& attack) {
    return eventsBehind(battle, id, attack, [roll](const UnitEffect& it) { return part(it.attack, roll); });
}

EventsBehind eventsBehindDefense(const Battle& battle, UnitId id, Roll roll, const Sum& defense) {
    return eventsBehind(battle, id, defense, [roll](const UnitEffect& it) { return part(it.defense, roll); });
}

EventsBehind eventsBehindMorale(const Battle& battle, UnitId id, const Sum& morale) {
    return eventsBehind(battle, id, morale, [](const UnitEffect& it) { return it.morale; });
}

}  // namespace vallum::field

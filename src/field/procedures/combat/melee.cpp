// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/combat/javelins.h>
#include <vallum/field/procedures/combat/lunge.h>
#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/fortress/lower_units.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/siege/battering.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/fortress/lower_units.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/combat/formations_in_combat.h>

namespace vallum::field {

namespace {

bool bothOnTable(const Battle& battle, const Opponents& units) {
    return battle.onTable(units.attacker) && battle.onTable(units.defender);
}

/// The state of a unit at the start of a combat.
struct Entry {
    UnitId unit;
    int wounds = 0;
    bool fleeing = false;
};
Entry entryOf(const Battle& battle, UnitId unit) {
    return {unit, battle.unit(unit).wounds, battle.unit(unit).has(Marker::fleeing)};
}
bool fledSince(const Battle& battle, const Entry& entry) {
    return !entry.fleeing && battle.unit(entry.unit).has(Marker::fleeing);
}

// ------------------------------------------------------------- before dice

// -------------------------------------------------------------- the blows

int blow(Game& game, const Opponents& striker) {
    return strike(game, striker, Weapon::hand, meleeDice(game.battle(), striker.attacker, striker.defender));
}

/// MEL-18, MEL-19
void strikeTogether(Game& game, const Opponents& units) {
    const auto [attacker, defender] = units;
    const int byAttacker = blow(game, {attacker, defender});
    const int byDefender = blow(game, {defender, attacker});
    wound(game, defender, byAttacker, "MEL-16"_rule);
    wound(game, attacker, byDefender, "MEL-16"_rule);
}

/// MEL-27
void strikeAlone(Game& game, const Opponents& striker, RuleId why) {
    game.tell(FirstBlowGranted{striker, true, why});
    wound(game, striker.defender, blow(game, striker), "MEL-16"_rule);
}

/// MEL-22 to MEL-24
void strikeInTurn(Game& game, const Opponents& striker, RuleId why) {
    const auto [first, second] = striker;
    game.tell(FirstBlowGranted{striker, false, why});
    const Entry struck = entryOf(game.battle(), second);
    const int countedBefore = game.battle().unit(second).newWounds;
    wound(game, second, blow(game, {first, second}), "MEL-16"_rule);
    if (!game.battle().onTable(second)) return;
    if (game.battle().unit(second).newWounds > countedBefore && checksMoraleInCombat(game.battle(), second)) {
        checkMorale(game, second, moraleInMelee(game.battle(), second, first), "MEL-23"_rule);
    }
    if (!game.battle().onTable(second) || fledSince(game.battle(), struck)) return;
    wound(game, first, blow(game, {second, first}), "MEL-16"_rule);
}

void exchangeBlows(Game& game, const Opponents& units) {
    const Battle& now = game.battle();
    if (now.unit(units.attacker).did(TurnFlag::foughtFire)) {
        return strikeAlone(game, {units.defender, units.attacker}, "FIR-15"_rule);
    }
    const OrderOfBlows order = orderOfBlows(now, units);
    if (order.kind == OrderOfBlows::Kind::together) return strikeTogether(game, units);
    const Opponents striker{*order.first, units.enemyOf(*order.first)};
    if (hasSingleAttack(now, striker.attacker, striker.defender)) {
        if (order.kind == OrderOfBlows::Kind::onlyOne) return strikeAlone(game, striker, "ABL-25"_rule);
        return strikeInTurn(game, striker, "MEL-28"_rule);
    }
    strikeInTurn(game, striker, *whyFirst(now, striker.attacker, striker.defender));
}

RuleId whyItChecks(const Battle& battle, UnitId unit, UnitId enemy) {
    if (hasSufferedMost(battle, unit, enemy)) return "MEL-21"_rule;
    return whyFrightened(battle, unit, enemy).value_or("MEL-21"_rule);
}

/// MEL-21, MEL-25: both values are computed before the first roll, because flight would remove markers.
void checkMoraleOfBoth(Game& game, const Opponents& units) {
    struct Due {
        UnitId unit;
        Sum morale;
        RuleId why;
    };
    std::vector<Due> due;
    for (const UnitId unit : unitsThatCheckMorale(game.battle(), units)) {
        const UnitId enemy = units.enemyOf(unit);
        due.push_back(
            {unit, moraleInMelee(game.battle(), unit, enemy), whyItChecks(game.battle(), unit, enemy)});
    }
    for (const Due& it : due) checkMorale(game, it.unit, it.morale, it.why);
}

/// FRM-15, FRM-23
void loseFormation(Game& game, UnitId unit) {
    const auto formation = game.battle().unit(unit).formation;
    if (!formation || !endsAfterCombat(*formation)) return;
    game.tell(FormationLost{unit, formation == Formation::phalanx ? "FRM-15"_rule : "FRM-23"_rule});
}

void offerFlightIfWounded(Game& game, const Entry& entry) {
    if (!game.battle().onTable(entry.unit) || game.battle().currentCombat().withoutEvents) return;
    if (outcomeNow(game.battle())) return;  // SET-17
    if (game.battle().unit(entry.unit).wounds > entry.wounds) offerFlight(game, entry.unit);
}

/// ABL-09
struct Lunger {
    UnitId unit;
    Entry victim;
};
std::optional<Lunger> lungerOf(const Battle& battle, const Opponents& units) {
    for (const UnitId unit : {units.attacker, units.defender}) {
        const UnitId enemy = units.enemyOf(unit);
        if (lunges(battle, unit, enemy)) return Lunger{unit, entryOf(battle, enemy)};
    }
    return std::nullopt;
}
bool hasYielded(const Battle& battle, const Entry& victim) {
    return !battle.onTable(victim.unit) || fledSince(battle, victim);
}

/// The steps of MEL-05 after the events. MEL-20: nobody checks morale if a unit was eliminated.
void fight(Game& game, const Opponents& units) {
    const Entry attacker = entryOf(game.battle(), units.attacker);
    const Entry defender = entryOf(game.battle(), units.defender);
    gainMarkers(game);
    sufferAmbush(game);
    if (bothOnTable(game.battle(), units)) throwJavelins(game);
    const bool fled = fledSince(game.battle(), attacker) || fledSince(game.battle(), defender);
    if (!fled && bothOnTable(game.battle(), units)) exchangeBlows(game, units);
    if (bothOnTable(game.battle(), units)) checkMoraleOfBoth(game, units);
    offerFlightIfWounded(game, attacker);
    offerFlightIfWounded(game, defender);
    loseFormation(game, units.attacker);
    loseFormation(game, units.defender);
    applyEventsAfterCombat(game);
}

}  // namespace

void melee(Game& game, const Opponents& units) {
    const auto lunger = lungerOf(game.battle(), units);
    const auto storm = stormOf(game.battle(), units);
    const auto below = lowerUnitsOf(game.battle(), units);
    game.tell(CombatBegan{beginningMelee(game.battle(), units)});
    playEvents(game);
    const auto cancel = canceledBy(game.battle());
    if (!cancel) fight(game, units);
    raiseHandLimits(game);
    game.tell(CombatEnded{CombatKind::melee, units, cancel});
    renewDeckIfUsedUp(game);
    checkVictory(game);
    fleeAfterCombat(game, units);
    releaseBlocked(game);
    if (lunger && hasYielded(game.battle(), lunger->victim)) offerFollowUp(game, lunger->unit);
    bool goesOn = false;
    for (const LowerUnits& it : below) goesOn = fightOn(game, it) || goesOn;
    if (storm && !goesOn) followUpStorm(game, *storm);
    checkVictory(game);
}

void meleeWithoutEvents(Game& game, const Opponents& units) {
    Combat combat = beginningMelee(game.battle(), units);
    combat.withoutEvents = true;
    game.tell(CombatBegan{std::move(combat)});
    fight(game, units);
    game.tell(CombatEnded{CombatKind::melee, units});
}

namespace {

/// FOR-06: otherwise the owner would be asked about a fight that nobody else may know of.
void revealFighters(Game& game) {
    if (game.battle().setting->fortresses.empty()) return;
    for (const auto& [attacker, defender] : combatsToFight(game.battle())) {
        for (const UnitId unit : {attacker, defender}) {
            if (game.battle().unit(unit).faceDown) reveal(game, unit, "FOR-06"_rule);
        }
    }
}

}  // namespace

void meleeStep(Game& game) {
    revealFighters(game);
    const bool isDone = combatsToFight(game.battle()).empty() && combatsByChoice(game.battle()).empty() &&
                        structureAttacks(game.battle()).empty();
    if (isDone) return finishPhase(game);
    const auto answer = game.ask(game.battle().active, ChooseCombat{});
    if (std::holds_alternative<Surrender>(answer)) return surrender(game);
    if (std::holds_alternative<PhaseDone>(answer)) return finishPhase(game);
    if (const auto* attacked = std::get_if<AttackStructure>(&answer)) return attack(game, *attacked);
    melee(game, std::get<CombatToFight>(answer).units);
}

}  // namespace vallum::field

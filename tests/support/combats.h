// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>

/// Combats and events for field tests. The events are those of resources/data/deck.json that tests need,
/// reduced to their rules.
namespace vallum::field {

/// Front to front, with 4 sections each.
inline TestUnit facingRed(TestUnit blueUnit) { return blueUnit.at(10_du, 10.8_du).facing(180_deg); }
/// Red's front is on its right flank, with 2 sections.
inline TestUnit flankToRed(TestUnit blueUnit) { return blueUnit.at(10_du, 11.2_du).facing(90_deg); }
/// Red's front is on its rear, with 4 sections.
inline TestUnit rearToRed(TestUnit blueUnit) { return blueUnit.at(10_du, 10.8_du).facing(0_deg); }

inline Battle charging(Battle battle, UnitId charger, UnitId target) {
    battle.charges.push_back({charger, target});
    return battle;
}

/// The melee of unit a against unit b.
inline Played fight(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { melee(game, {a, b}); });
}
/// Unit a shoots at unit b.
inline Played shootAt(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { shoot(game, {a, b}); });
}

inline Attack attackOf(const Battle& battle, UnitId unit, UnitId enemy) {
    return {meleeAttack(battle, Roll::hit, unit, enemy).total(),
            meleeAttack(battle, Roll::damage, unit, enemy).total()};
}
inline Defense defenseOf(const Battle& battle, UnitId unit, UnitId enemy) {
    return {meleeDefense(battle, Roll::hit, unit, enemy).total(),
            meleeDefense(battle, Roll::damage, unit, enemy).total()};
}
inline Attack powerOf(const Battle& battle, UnitId unit, UnitId enemy) {
    return {rangedAttack(battle, Roll::hit, unit, enemy).total(),
            rangedAttack(battle, Roll::damage, unit, enemy).total()};
}
inline Defense defenseUnderFire(const Battle& battle, UnitId unit, UnitId enemy) {
    return {rangedDefense(battle, Roll::hit, unit, enemy).total(),
            rangedDefense(battle, Roll::damage, unit, enemy).total()};
}

/// In the middle of a's ranged attack on b.
inline Battle underFire(Battle battle, geometry::Edge side = geometry::Edge::front) {
    battle.combat = Combat{.kind = CombatKind::ranged, .units = {a, b}};
    battle.combat->sideStruck = side;
    return battle;
}
/// In the middle of the melee of a against b.
inline Battle inMelee(Battle battle) {
    battle.combat = Combat{.kind = CombatKind::melee, .units = {a, b}};
    battle.combat->enemiesOfAttacker = 1;
    battle.combat->enemiesOfDefender = 1;
    return battle;
}

// ------------------------------------------------------------------ events

inline Event eventFor(RandomFor who, EventWhen when, std::string id, UnitEffect own = {}) {
    Event event;
    event.id = std::move(id);
    event.name = event.id;
    event.when = when;
    event.randomFor = who;
    if (who != RandomFor::defender) event.icons.insert(EventIcon::sword);
    if (who != RandomFor::attacker) event.icons.insert(EventIcon::shield);
    if (when == EventWhen::ranged) event.icons = {EventIcon::bow};
    event.effect.own = own;
    return event;
}
inline Event resist() {
    return eventFor(RandomFor::defender, EventWhen::both, "resist", {.defense = {1, 1}, .morale = 2});
}
inline Event fierceOnset() {
    return eventFor(RandomFor::attacker, EventWhen::melee, "fierce-onset", {.attack = {1, 0}});
}
inline Event trueAim() {
    Event event = eventFor(RandomFor::attacker, EventWhen::ranged, "true-aim");
    event.effect = {.shooter = UnitEffect{.attack = {1, 1}}};
    return event;
}
inline Event onEnemy(Event event, const UnitEffect& effect) {
    event.effect = {.enemy = effect};
    return event;
}
inline Event ambush() {
    return onEnemy(eventFor(RandomFor::attacker, EventWhen::melee, "ambush"),
                   {.woundsBeforeDice = 1, .attacksAsBroken = true});
}
inline Event canceling(Cancel what, RandomFor who, std::string id) {
    Event event = eventFor(who, EventWhen::both, std::move(id));
    event.effect = {.cancel = what};
    return event;
}
inline Event blindingDust() { return canceling(Cancel::combat, RandomFor::defender, "blinding-dust"); }
inline Event contraryOmens() { return canceling(Cancel::otherEvents, RandomFor::both, "contrary-omens"); }
inline Event veterans() {
    return eventFor(RandomFor::both, EventWhen::both, "veterans-and-elites", {.promote = 1});
}
inline Event throwJavelins() {
    Event event = eventFor(RandomFor::both, EventWhen::melee, "throw-javelins");
    event.onlyAfterCharge = true;
    event.requirement.ownAbility = {Ability::javelins};
    event.effect = {.throwJavelins =
                        ThrowJavelinsEffect{.dice = 4, .powerWithoutRanged = 2, .defenderDefense = {1, 1}}};
    return event;
}
inline Event windChanges() {
    Event event = eventFor(RandomFor::defender, EventWhen::ranged, "the-wind-changes");
    event.effect = {.retarget = RetargetEffect{.within = 1_du}};
    return event;
}

/// Card n bears event n.
inline TestTable tableWith(const std::vector<Event>& events) {
    TestTable table;
    table.orders.emplace_back();
    table.events = events;
    for (int i = 0; i != static_cast<int>(events.size()); ++i) {
        table.cards.push_back({OrderId(0), EventId(i)});
    }
    return table;
}

/// A combat of a and b in which this event affects these units.
inline Battle withEvent(Battle battle, int event, std::vector<UnitId> helps) {
    battle.combat->events.push_back({EventId(event), std::move(helps), {}, false});
    return battle;
}

}  // namespace vallum::field

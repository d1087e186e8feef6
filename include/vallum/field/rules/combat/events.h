// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// Those who fight in the combat being resolved: one, where the target is no unit.
std::vector<UnitId> fighters(const Battle&);
/// CARD-09, MEL-08, RNG-19, RNG-20: whom it helps when it turns up at random in the combat being resolved;
/// nobody when it does not fit.
std::vector<UnitId> helpedAtRandom(const Battle&, EventId);
/// CARD-07, CARD-10, MEL-10 to MEL-12, RNG-17, RNG-19, RNG-21
Verdict mayPlayEvent(const Battle&, UnitId forUnit, CardId);
/// MEL-07, EVT-13, GEN-08
int eventsFromHand(const Battle&, UnitId forUnit);

/// What the events in play that are not canceled do to a unit, each with its event.
struct EventEffectOnUnit {
    EventId event;
    UnitEffect effect;
};
std::vector<EventEffectOnUnit> effectsOn(const Battle&, UnitId);
/// EVT-17: with what the unit throws javelins in the combat being resolved, if it does.
const ThrowJavelinsEffect* javelinsOf(const Battle&, UnitId);
/// EVT-23
const RetargetEffect* retargetOf(const Battle&);
/// How often the attack being resolved is made again.
int shotsAgain(const Battle&);
/// The event by which the combat being resolved is not fought.
std::optional<EventId> canceledBy(const Battle&);
/// The rule that speaks of this event by name, or else EVT-01.
RuleId ruleOf(const Event&);

Verdict fits(const Battle&, const ChooseEvent&, const EventToPlay&);

/// The same by the ability of its general alone (GEN-08), whatever the unit itself is.
int eventsByAbility(const Battle&, UnitId forUnit);

}  // namespace vallum::field

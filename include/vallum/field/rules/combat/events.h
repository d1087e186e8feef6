// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// The units in the combat being resolved; only one if the target is not a unit.
std::vector<UnitId> fighters(const Battle&);
/// CARD-09, MEL-08, RNG-19, RNG-20: the units that a random event helps in the combat being resolved;
/// none if it does not fit.
std::vector<UnitId> helpedAtRandom(const Battle&, EventId);
/// Why it helps nobody there; none if it helps somebody.
std::optional<Refusal> whyItHelpsNobody(const Battle&, EventId);
/// CARD-07, CARD-10, MEL-10 to MEL-12, RNG-17, RNG-19, RNG-21: whether its owner may play it from the hand
/// for this unit in the attack being resolved.
Verdict mayPlayEvent(const Battle&, UnitId forUnit, CardId);
/// MEL-07, EVT-13, GEN-08: how many events its owner may play for it in one attack.
int eventsFromHand(const Battle&, UnitId forUnit);

/// The effects on a unit of events in play that are not canceled, each with its event.
struct EventEffectOnUnit {
    EventId event;
    UnitEffect effect;
};
std::vector<EventEffectOnUnit> effectsOn(const Battle&, UnitId);
/// EVT-17: the javelins that the unit throws in the combat being resolved; null: none.
const ThrowJavelinsEffect* javelinsOf(const Battle&, UnitId);
/// EVT-23: the event in play that gives the shot another target; null: none.
const RetargetEffect* retargetOf(const Battle&);
/// How many more times the attack being resolved is made.
int shotsAgain(const Battle&);
/// The event that prevents the combat being resolved.
std::optional<EventId> canceledBy(const Battle&);
/// The rule that names this event, or else EVT-01.
RuleId ruleOf(const Event&);

Verdict fits(const Battle&, const ChooseEvent&, const EventToPlay&);

/// The same by the general's ability alone (GEN-08), whatever the unit is.
int eventsByAbility(const Battle&, UnitId forUnit);

}  // namespace vallum::field

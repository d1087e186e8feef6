// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// FLT-07: the one that its owner chooses.
FlightWay chosenFlightWay(Game&, UnitId, MovementPoints);

/// FLT-02 to FLT-12: one flight movement, or none if it is blocked.
void makeFlightMove(Game&, UnitId);
/// FLT-05, MEL-29: the first flight movement of those that started to flee in the combat just resolved, the
/// active player first.
void fleeAfterCombat(Game&, const Opponents&);
/// FLT-04: fleeing units that were blocked and have come free in the turn in which they began to flee.
void releaseBlocked(Game&);
/// Whether it does so instead of what an active unit may do (ACT-16).
enum class Recovery { byItself, byOrder, inOwnActivation };
/// ACT-15, FLT-16: markers off, and a turn to any facing unless it is blocked (FLT-17).
void recover(Game&, UnitId, RuleId why, Recovery);
/// ACT-15, FLT-16, ELE-08: rolls, and recovers or is killed by the drivers. False: it flees on.
bool checkToRecover(Game&, UnitId, RuleId why, Recovery, int byOrder = 0);
/// One answer of the flight phase.
void flightStep(Game&);

}  // namespace vallum::field

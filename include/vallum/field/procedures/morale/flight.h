// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// FLT-07: the way that the owner chooses.
FlightWay chosenFlightWay(Game&, UnitId, MovementPoints);

/// FLT-02 to FLT-12: one flight movement, or none if it is blocked.
void makeFlightMove(Game&, UnitId);
/// FLT-05, MEL-29: makes the first flight movement of units that started to flee in the combat just resolved,
/// the active player's first.
void fleeAfterCombat(Game&, const Opponents&);
/// FLT-04: frees units that started to flee this turn, were blocked, and no longer are.
void releaseBlocked(Game&);
/// How a unit recovers; in its own activation it does nothing else (ACT-16).
enum class Recovery { byItself, byOrder, inOwnActivation };
/// ACT-15, FLT-16: removes the markers and lets it turn to any facing unless it is blocked (FLT-17).
void recover(Game&, UnitId, RuleId why, Recovery);
/// ACT-15, FLT-16, ELE-08: rolls: the unit recovers, is killed by its drivers, or flees on (false).
bool checkToRecover(Game&, UnitId, RuleId why, Recovery, int byOrder = 0);
/// Handles one answer of the flight phase.
void flightStep(Game&);

}  // namespace vallum::field

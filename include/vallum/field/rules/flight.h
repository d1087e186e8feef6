// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// FLT-02 to FLT-12: one flight movement, or none if it is blocked.
void makeFlightMove(Game&, UnitId);
/// FLT-05, MEL-29: the first flight movement of those that started to flee in the combat just resolved, the
/// active player first.
void fleeAfterCombat(Game&, const Opponents&);
/// FLT-04: fleeing units that were blocked and have come free in the turn in which they began to flee.
void releaseBlocked(Game&);
/// FLT-15
std::vector<UnitId> unitsToFlee(const Battle&);
/// ACT-15, FLT-16: markers off, and a turn to any facing unless it is in contact (FLT-17).
void recover(Game&, UnitId, RuleId why);
/// One answer of the flight phase.
void flightStep(Game&);

Verdict fits(const Battle&, const ChooseFacing&, const FacingChosen&);
Verdict fits(const Battle&, const ChooseFlightWay&, const WayChosen&);

}  // namespace vallum::field

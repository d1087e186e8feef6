// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>

/// For rules and procedures of this chapter only.
namespace vallum::field {

/// SIE-05: that do not lie on the table yet.
int unitsToPlace(const Battle& battle, Seat seat);

/// A siege tower of this side, or a ram, that is still to be placed.
bool isWaiting(const Structure&, Seat);
bool isWaiting(const Ram&);

/// RAM-01
Verdict mayCarry(const Battle& battle, UnitId unit);

/// Those of the side that could carry one more ram.
std::vector<UnitId> carriers(const Battle& battle, Seat seat);

/// Rams that nobody can carry stay where they are.
int ramsToPlace(const Battle& battle, Seat seat);

int towersToPlace(const Battle& battle, Seat seat);

/// Nothing of this side is left to be placed.
bool isDone(const Battle&, Seat);

/// SIE-06: the defender's side first.
std::vector<Seat> seatsInOrder(const Battle& battle);

}  // namespace vallum::field

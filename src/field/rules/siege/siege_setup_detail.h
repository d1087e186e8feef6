// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>

/// Only for rules and procedures of this chapter.
namespace vallum::field {

/// SIE-05: units that are not on the table yet.
int unitsToPlace(const Battle& battle, Seat seat);

/// A siege tower of this side, or a ram, that has yet to be placed.
bool isWaiting(const Structure&, Seat);
bool isWaiting(const Ram&);

/// RAM-01
Verdict mayCarry(const Battle& battle, UnitId unit);

/// The side's units that could carry another ram.
std::vector<UnitId> carriers(const Battle& battle, Seat seat);

/// Rams that no unit can carry stay where they are.
int ramsToPlace(const Battle& battle, Seat seat);

int towersToPlace(const Battle& battle, Seat seat);

/// True if this side has nothing left to place.
bool isDone(const Battle&, Seat);

/// SIE-06: the defender's side first.
std::vector<Seat> seatsInOrder(const Battle& battle);

}  // namespace vallum::field

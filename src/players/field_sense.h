// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "aim.h"
#include "greedy.h"

#include <vallum/field/queries/odds.h>

namespace vallum::players {

/// All enemies on the table, hidden ones too.
std::vector<UnitId> enemiesAbout(const Battle&, Seat);
/// Those that can be seen for what they are.
std::vector<UnitId> enemies(const Battle&, Seat);
double valueOf(const Battle&, UnitId);
Du movementOf(const Battle&, UnitId);
/// From center to center.
double distanceBetween(const Battle&, UnitId, UnitId);
/// What a combat is likely to cost its owner.
double loss(const Battle&, UnitId, const Prospect&);
bool isFar(const Battle&, UnitId, UnitId, Du reach);
bool isArcher(const UnitType&);
bool isSkirmisher(const UnitType&);
bool avoidsMelee(const UnitType&);
/// Foot that fights shoulder to shoulder.
bool belongsInLine(const UnitType&);
Move moveAlong(UnitId, std::vector<geometry::PathStep>);

}  // namespace vallum::players

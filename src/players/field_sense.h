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
/// Those of them whose centers are so near to the unit's.
std::vector<UnitId> enemiesWithin(const Battle&, UnitId, Du reach);
double valueOf(const Battle&, UnitId);
double inDu(Du);
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
/// An enemy who could charge what is so near to it.
struct Threat {
    geometry::Point from;
    double reach = 0;
};
std::vector<Threat> threatsTo(const Battle&, UnitId);
/// How many of them would strike a side or the rear of a card that stands there.
int exposureTo(const std::vector<Threat>&, const geometry::Pose&);
/// 1 at first, and 0 in a battle that has gone on for very long: whoever waits for ever wins nothing. Not so
/// whoever is besieged (SIE-10); those outside have less and less time.
double patience(const Battle&);
/// SIE-10: a few cards more, and the besieged have held out.
bool isLastHour(const Battle&);
Move moveAlong(UnitId, std::vector<geometry::PathStep>);

}  // namespace vallum::players

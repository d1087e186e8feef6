// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field_sense.h"

#include <vallum/field/situation/fortress/walls.h>

/// What a player sees in a siege: who holds what, where the enemy presses, and what a breach there is worth.
namespace vallum::players {

/// To stand in the fortress is half the way to win it (SIE-09).
inline constexpr double foothold = 14;
/// To get out of what is about to fall with all in it (RAZ-03).
inline constexpr double forItsLife = 20;
/// FIR-11: a fire that nobody puts out goes on.
inline constexpr double doneByBurning = 1.5;

/// It stands in a fortress of its own side, which it is there to hold: it comes out for little.
bool isGarrison(const Battle&, UnitId);
/// One of those who storm has come into the fortress.
bool isWithinTheirWalls(const Battle&, UnitId);
/// Who leads those who storm does so from out of range: without a general they are lost (SET-15).
bool leadsFromBehind(const Battle&, UnitId);
/// One more fight and it is gone.
bool isSpent(const Battle&, UnitId);
/// How hard enemies press upon a point, or upon whatever reaches so far round it: 1 for each that stands
/// there, less for those farther off.
double pressureAt(const Battle&, UnitId, const geometry::Point&, double near = 0);
/// From outside: whoever stands behind it would have to come round.
double pressureOnWall(const Battle&, UnitId, const WallPlace&);
geometry::Point middleOf(const Battle&, const WallPlace&);
/// Where a wall or tower of the enemy can be reached on foot by those who storm.
double troopsNear(const Battle&, Seat, const geometry::Point&);

/// How many of the enemy stand there or close behind.
double heldBy(const Battle&, UnitId, const geometry::Point&);
/// Friends who are there already, or on the way.
double crowdAt(const Battle&, UnitId, const geometry::Point&);
bool isOfEnemy(const Battle&, Seat, const Structure&);
/// Of those who could stop whoever comes in through a gap, but not of those on the walls beside it.
double gapHeldBy(const Battle&, UnitId, StructureId);
/// A wall or gate of a fortress of the enemy, whether it stands or not.
bool isToBeStormed(const Battle&, UnitId, const Structure&);
/// GAT-07, WAL-13: of a wall or gate nothing is left that keeps anybody out.
bool isOpening(const Battle&, StructureId);
/// In the walls that this unit is to storm.
std::vector<StructureId> openingsToStorm(const Battle&, UnitId);
double worthOfFight(const Battle&, UnitId, UnitId enemy);
/// In the place where it stands then.
double worthOfFightsThere(const Battle& then, UnitId);

/// FIR-11, FIR-14: whatever those who are there put out now, it burns down before they can do so again.
bool isLost(const Battle&, StructureId);
/// What each point of damage to this structure is worth to a seat; nothing for its own.
double worthOfDamage(const Battle&, Seat, StructureId);
/// CAL-02: wounds to be expected of a move; nothing where no caltrops are near.
double woundsByCaltrops(const Battle&, const Move&, const MovePlan&);
/// The same in points.
double costOfCaltrops(const Battle&, const Move&, const MovePlan&);
/// Of so many dice with these values: hits that are rolled again for damage (FOR-01).
double expectedDamage(int dice, int hit, int damage, int resistance);

}  // namespace vallum::players

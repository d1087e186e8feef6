// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/system.h>
#include <vallum/geometry/ranging.h>

namespace vallum::field {

/// RNG-01 to RNG-08: whether it may shoot now, whatever the target.
Verdict mayShoot(const Battle&, UnitId shooter);
/// RNG-06 to RNG-08: whether its movement this turn allows it.
Verdict mayShootAfterMoving(const Battle&, UnitId shooter);
/// RNG-05, LOS-01: whether this target may be chosen. Range is measured afterward (RNG-11).
Verdict mayTarget(const Battle&, UnitId shooter, UnitId target);
Verdict mayTarget(Sights&, UnitId shooter, UnitId target);
/// RNG-10: all targets it may choose.
std::vector<UnitId> targetsOf(const Battle&, UnitId shooter);
std::vector<UnitId> targetsOf(Sights&, UnitId shooter);
/// RNG-32, RNG-33: the side that is hit; `orElse` if the target's owner may choose.
geometry::SideAttacked sideStruckFrom(const Battle&, UnitId shooter, UnitId target);
/// RNG-12, RNG-13: what measuring finds first; false for those without missiles.
bool isInRange(const Battle&, UnitId shooter, UnitId target);
/// RNG-12 to RNG-14, LOS-05, RNG-32: the result of measuring.
ShotMeasured measured(const Battle&, UnitId shooter, UnitId target);
ShotMeasured measured(Sights&, UnitId shooter, UnitId target);
/// The ranged attack at its start, before events.
Combat beginningShot(const Battle&, const ShotMeasured&);
/// EVT-23: units that the shot may hit instead.
std::vector<UnitId> unitsHitByTheWind(const Battle&, Du within);
/// RNG-15: 4 or 2, and those of events.
Sum rangedDice(const Battle&, RangeBand, UnitId shooter);
/// RNG-27 to RNG-29, FLT-14: true if the target of the attack being resolved checks morale afterward.
bool checksMoraleUnderFire(const Battle&);

Verdict fits(const Battle&, const ChooseShot&, const ShotToMake&);
Verdict fits(const Battle&, const ChooseShot&, const PhaseDone&);
Verdict fits(const Battle&, const ChooseSideStruck&, const EdgeChosen&);

}  // namespace vallum::field

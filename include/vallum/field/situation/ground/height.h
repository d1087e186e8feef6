// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/battle.h>

/// Height, and its effect on shots at units (HGT-01 to HGT-03, HGT-19, HGT-20).
namespace vallum::field {

/// HGT-01: the level of the ground at this point.
int levelOfGround(const Battle&, const geometry::Point&);
/// HGT-08: up to which height a structure hides what is behind it; 0: it hides nothing.
int heightOf(const Battle&, StructureId);
/// The wall that the unit stands on.
std::optional<StructureId> wallUnder(const Battle&, UnitId);
/// HGT-01, TER-09, WAL-01, TOW-01: in levels, 0 on flat ground; a structure that it is in or on counts.
int levelOf(const Battle&, UnitId);
/// WAL-05: against units in the fortress, a unit on its wall counts as standing at its foot.
int levelAgainst(const Battle&, UnitId, UnitId other);
bool isHigher(const Battle&, UnitId, UnitId other);

/// HGT-03, SGT-17: the range, and how much of it is short range (RNG-14).
struct Ranges {
    Du reach;
    Du close;
};
Ranges rangesOf(const Ranged&, bool isAbove);
Ranges rangesAt(const Battle&, UnitId shooter, UnitId target);

/// HGT-19, HGT-20, TOW-06, WTW-02, TER-48: whether attacks by this enemy count as from the front.
bool hasNoFlanksInMelee(const Battle&, UnitId, UnitId enemy);
bool hasNoFlanksUnderFire(const Battle&, UnitId, UnitId shooter);
/// SGT-18: the base of a siege tower is below the shooter.
bool isAboveTarget(const Battle&, UnitId shooter, StructureId);

}  // namespace vallum::field

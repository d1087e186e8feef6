// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/battle.h>

/// Who stands higher, and what that does for a shot at a unit (HGT-01 to HGT-03, HGT-19, HGT-20).
namespace vallum::field {

/// HGT-01: of the ground at this point.
int levelOfGround(const Battle&, const geometry::Point&);
/// HGT-08: how high a structure hides what is behind it; 0: not at all.
int heightOf(const Battle&, StructureId);
/// The wall that stands under its feet.
std::optional<StructureId> wallUnder(const Battle&, UnitId);
/// HGT-01, TER-09, WAL-01, TOW-01
int levelOf(const Battle&, UnitId);
/// WAL-05: against whoever is in the fortress a unit on its wall stands at the foot of it.
int levelAgainst(const Battle&, UnitId, UnitId other);
bool isHigher(const Battle&, UnitId, UnitId other);

/// HGT-03, SGT-17: how far it shoots, and how far of that is short range (RNG-14).
struct Ranges {
    Du reach;
    Du close;
};
Ranges rangesOf(const Ranged&, bool isAbove);
Ranges rangesAt(const Battle&, UnitId shooter, UnitId target);

/// HGT-19, HGT-20, TOW-06, WTW-02, TER-48
bool hasNoFlanksInMelee(const Battle&, UnitId, UnitId enemy);
bool hasNoFlanksUnderFire(const Battle&, UnitId, UnitId shooter);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

/// FIR-09 to FIR-16, RAZ-06, RAZ-07: where it burns, and who may fight the fire.

namespace vallum::field {

bool isBurning(const Battle&, StructureId);

/// FIR-14: how many of its sections are in contact with the fire.
int sectionsAtFire(const Battle&, UnitId, StructureId);
/// FIR-14: burning structures that it is in or touches.
std::vector<StructureId> firesInReach(const Battle&, UnitId);
Verdict fits(const Battle&, const ChooseMove&, const FightFire&);
Verdict fits(const Battle&, const ChooseStructure&, const StructureChosen&);

}  // namespace vallum::field

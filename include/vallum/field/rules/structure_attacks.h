// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// FOR-01 to FOR-03, GAT-02 to GAT-08, RAM, ART-06 to ART-13, FIR-01 to FIR-08: attacks on structures.
namespace vallum::field {

Verdict fits(const Battle&, const ChooseShot&, const ShotAtStructure&);
Verdict fits(const Battle&, const ChooseCombat&, const AttackStructure&);
/// Nothing is left that must be fought.
Verdict fits(const Battle&, const ChooseCombat&, const PhaseDone&);
void shootAt(Game&, const ShotAtStructure&);
void attack(Game&, const AttackStructure&);

}  // namespace vallum::field

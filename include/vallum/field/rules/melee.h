// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-01, MEL-03: those that are still to be fought in this phase, the active player attacks.
std::vector<Opponents> combatsToFight(const Battle&);
/// MEL-14
Sum meleeDice(const Battle&, UnitId, UnitId enemy);
/// MEL-15 to MEL-17
bool succeeds(int face, int attack, int defense);
/// MEL-22, FRM-14, ABL-08
bool hasPriority(const Battle&, UnitId, UnitId enemy);
/// MEL-27, ABL-25
bool hasSingleAttack(const Battle&, UnitId, UnitId enemy);
/// MEL-21
std::vector<UnitId> unitsThatCheckMorale(const Battle&, const Opponents&);
/// MEL-05
void melee(Game&, const Opponents&);
/// One answer of the melee phase.
void meleeStep(Game&);

Verdict fits(const Battle&, const ChooseCombat&, const CombatToFight&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

/// What units have done this turn that matters in a fight.
namespace vallum::field {

/// True if the combat between the two began with a charge by this unit in this turn.
bool charged(const Battle&, UnitId, UnitId enemy);
/// MEL-11: with a charge by either.
bool beganWithCharge(const Battle&, const Opponents&);
/// FIR-01, GAT-08: instead of fighting.
bool hasAttackedStructure(const Battle&, UnitId);

}  // namespace vallum::field

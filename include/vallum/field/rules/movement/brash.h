// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/movement.h>

/// ABL-17 to ABL-19: brash units charge whom they can reach, ordered or not.

namespace vallum::field {

/// Whether such a unit may charge at all, active or not.
Verdict mayChargeBrashly(const Battle&, UnitId);
/// The charge as a regular move, whoever gave the order.
Expected<MovePlan> planBrashCharge(const Battle&, const Move&);
/// Charges straight ahead or after one rotation on a corner: for each enemy the one with the most sections.
std::vector<Move> brashCharges(const Battle&, UnitId);
/// The active player's units that have to charge, at the start of the movement phase.
std::vector<UnitId> brashUnits(const Battle&);

Verdict fits(const Battle&, const ChooseBrashCharge&, const Move&);

/// ABL-17: whether it can reach anybody whom it has to charge.
bool canChargeBrashly(const Battle&, UnitId);

}  // namespace vallum::field

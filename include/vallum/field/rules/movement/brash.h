// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/move_plan.h>

/// ABL-17 to ABL-19: brash units charge enemies in reach, with or without an order.

namespace vallum::field {

/// Whether the unit may make such a charge at all, active or not.
Verdict mayChargeBrashly(const Battle&, UnitId);
/// Plans the charge as a regular move, whatever the orders.
Expected<MovePlan> planBrashCharge(const Battle&, const Move&);
/// Charges straight ahead or after one rotation on a corner: for each enemy the one with the most sections.
std::vector<Move> brashCharges(const Battle&, UnitId);
/// The active player's units that must charge, at the start of the movement phase.
std::vector<UnitId> brashUnits(const Battle&);

Verdict fits(const Battle&, const ChooseBrashCharge&, const Move&);

/// ABL-17: true if it can reach an enemy that it must charge.
bool canChargeBrashly(const Battle&, UnitId);

}  // namespace vallum::field

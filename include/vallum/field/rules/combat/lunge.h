// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>

namespace vallum::field {

/// ABL-09: whether the unit may follow up, after its enemy has fled or been eliminated.
Verdict mayFollowUp(const Battle&, UnitId);
/// ABL-09: regular movement at half its movement value.
Sum followUpPoints(const Battle&, UnitId);
Expected<MovePlan> planFollowUp(const Battle&, const Move&);

Verdict fits(const Battle&, const ChooseFollowUp&, const Move&);
Verdict fits(const Battle&, const ChooseFollowUp&, const PhaseDone&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {

/// ABL-09: whether the unit may follow up, now that its enemy has fled or is gone.
Verdict mayFollowUp(const Battle&, UnitId);
/// ABL-09: regular movement with half its movement value.
Sum followUpPoints(const Battle&, UnitId);
Expected<MovePlan> planFollowUp(const Battle&, const Move&);

Verdict fits(const Battle&, const ChooseFollowUp&, const Move&);
Verdict fits(const Battle&, const ChooseFollowUp&, const PhaseDone&);

}  // namespace vallum::field

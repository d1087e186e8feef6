// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/move_plan.h>

namespace vallum::field {

/// SKI-01, SKI-05: whether it may move after the ranged attacks.
Verdict maySkirmish(const Battle&, UnitId);
/// SKI-02: rounded up to half a point.
MovementPoints pointsCountedAsSpent(MovementPoints spent);
/// SKI-06: the points counted as spent, for display as long as some are left.
std::optional<MovementPoints> spentToShow(const Battle&, UnitId);
/// SKI-04: like planMove, for the second half of a split move.
Expected<MovePlan> planSkirmishMove(const Battle&, const Move&);

Verdict fits(const Battle&, const ChooseSkirmishMove&, const Move&);
Verdict fits(const Battle&, const ChooseSkirmishMove&, const PhaseDone&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>

namespace vallum::field {

struct PlannedCharge {
    Move move;
    Expected<MovePlan> plan = refuse("MOV-17"_rule, Hindrance::contact);
};

/// MOV-17: the same move as a charge against the first enemy that it meets. If it meets one but may not
/// charge, the plan gives the reason.
[[nodiscard]] PlannedCharge chargeInstead(const Battle& battle, const Move& move);

/// MOV-03, MOV-17: whether the move was refused because it runs into an enemy.
[[nodiscard]] bool runsIntoAnEnemy(const Refusal& refusal);

}  // namespace vallum::field

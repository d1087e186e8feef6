// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include <vallum/field/rules/movement/engaged.h>

namespace vallum::field {

/// ENG-01: what an active engaged unit may do instead of staying.
using EngagedAction = std::variant<Envelop, RemoveMarkers, Reposition, Withdraw, Retreat>;

/// An action that is legal now, and its result.
struct EngagedOption {
    EngagedAction action;
    EngagedPlan plan;
};
/// Everything that an engaged unit may do now: only the longest of the possible withdrawals, and only the
/// retreat that is made without a further answer.
std::vector<EngagedOption> engagedActions(const Battle&, UnitId);

/// The battle after this action, which must be legal, if nobody wounds the unit and no enemy follows: for
/// drawing and for evaluation.
Battle afterAction(const Battle&, const EngagedAction&);
/// ENG-19: whether enemies that can follow a withdrawal do so.
enum class Pursuers { hold, follow };
Battle afterAction(const Battle&, const EngagedAction&, Pursuers);

}  // namespace vallum::field

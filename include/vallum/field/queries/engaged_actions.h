// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include <vallum/field/rules/movement/engaged.h>

namespace vallum::field {

/// ENG-01
using EngagedAction = std::variant<Envelop, RemoveMarkers, Reposition, Withdraw, Retreat>;

/// An action that is lawful now, and what comes of it.
struct EngagedOption {
    EngagedAction action;
    EngagedPlan plan;
};
/// Everything that an engaged unit may do now; of the endless distances of a withdrawal the longest, and of
/// the ways of a retreat the one that it takes without another answer.
std::vector<EngagedOption> engagedActions(const Battle&, UnitId);

/// How the battle would stand after this action, which must be a lawful one, if nobody wounded the unit and
/// no enemy followed: to draw it and to weigh it.
Battle afterAction(const Battle&, const EngagedAction&);
/// ENG-19: what the owners of the enemies choose who can follow a withdrawal.
enum class Pursuers { hold, follow };
Battle afterAction(const Battle&, const EngagedAction&, Pursuers);

}  // namespace vallum::field

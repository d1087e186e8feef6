// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// The single function that decides whether a move is legal and what it does.
Expected<MovePlan> planMove(const Battle&, const Move&);
/// The same for a caller that has already called maySetOut.
Expected<MovePlan> planMove(const Battle&, const Move&, const Verdict& setsOut);
/// CAL-02, SGT-07: the caltrops that the move would cross.
std::vector<CaltropsCrossed> caltropsAhead(const Battle&, const Move&, const MovePlan&);
/// MOV-10: moves by which a unit can get clear of one on top of it.
std::vector<Move> waysClear(const Battle&, UnitId under);
std::optional<Move> firstWayClear(const Battle&, UnitId under);

Verdict fits(const Battle&, const ChooseMove&, const Move&);
Verdict fits(const Battle&, const ChooseMove&, const PhaseDone&);

/// For planMove and its variants for other phases: what has happened before the move.
struct PriorMovement {
    MovementPoints spent;
    TurnFlag finishes = TurnFlag::finishedMove;
    RuleId outOfPoints;
    std::optional<Sum> allowance;  // unless it is that of a regular move (ABL-09)
};
Expected<MovePlan> planFrom(const Battle&, const Move&, const PriorMovement&);

/// Just the steps, without poses and prices.
std::vector<geometry::PathStep> stepsOf(const MovePlan&);

/// For a caller that plans many moves of one unit, and has found out once whether it may set out. Without a
/// neighborhood, the surroundings are looked up anew.
Expected<MovePlan> planMove(const Battle&, const Move&, const Verdict& setsOut, const Neighborhood*);
Expected<MovePlan> planFrom(const Battle&, const Move&, const PriorMovement&, const Neighborhood*);

}  // namespace vallum::field

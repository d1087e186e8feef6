// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/system.h>

/// Moves and charges over trenches and barricades (chapter TRE).

namespace vallum::field {

/// TRE-10, TRE-12: the step of a charge at an enemy behind a tile, up to the tile's near side.
std::optional<geometry::PathStep> upToFieldDefense(
    const Battle&, UnitId charger, const geometry::PathStep&, const geometry::Placement&, UnitId target);
/// How a charger lines up there; none if there is no tile between the two.
std::optional<PlannedContact> contactOverFieldDefense(
    const Battle&, UnitId charger, const geometry::Placement&, const Charge&, const Surroundings&);

/// TRE-03: the rule, if the move crosses a tile.
std::optional<RuleId> limitedByFieldDefense(const Battle&, const Move&, const MovePlan&);
/// TRE-10: legal for a phalanx and a wall of shields.
bool chargesOverTrench(const Battle&, const MovePlan&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <vallum/core/sum.h>
#include <vallum/field/questions.h>
#include <vallum/geometry/path.h>

/// How terrain slows or stops a moving unit.
namespace vallum::field {

/// TER-19, HGT-13: one step from this placement; `rough` is difficult terrain placed by the players.
Verdict mayCrossGround(const Battle&,
                       UnitId,
                       const geometry::Placement&,
                       const geometry::PathStep&,
                       std::span<const Tile* const>,
                       std::span<const geometry::Region> rough);
/// GEO-24, HGT-12: the length of the difficult part.
Du difficultPart(const Battle&,
                 UnitId,
                 const geometry::Placement&,
                 const geometry::PathStep&,
                 std::span<const Tile* const>,
                 std::span<const geometry::Region> rough);
/// TER-20: true if the step leads into or through a ford, where formations are lost.
bool entersWater(const Battle&,
                 UnitId,
                 const geometry::Placement&,
                 const geometry::PathStep&,
                 std::span<const Tile* const>);
/// HGT-15: the rule that requires limited movement for a move between these placements.
std::optional<RuleId> limitedBy(const Battle&,
                                UnitId,
                                const geometry::Placement& from,
                                const geometry::Placement& to,
                                std::span<const Tile* const>);
/// HGT-15, HGT-16: by how much limited movement reduces these points.
MovementPoints limitedReduction(const Battle&, UnitId, MovementPoints all);
/// HGT-15: takes that off the points of a move, in thousandths of a point; `why` is the rule that limits it.
/// RAM-01: by half for any unit with a ram.
void applyLimit(Sum& points, const Battle&, const Move&, RuleId why);

}  // namespace vallum::field

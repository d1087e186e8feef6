// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/questions.h>
#include <vallum/geometry/path.h>

/// How the ground slows down or stops a unit that moves.
namespace vallum::field {

/// Those that can come into question for a unit that stays within so far of these places, or between two
/// of them.
std::vector<const Tile*> tilesNear(const Battle&, std::span<const geometry::Pose> way, Du reach);

/// TER-19, HGT-13: one step from this place; `rough` is difficult terrain that was laid down.
Verdict mayGo(const Battle&,
              UnitId,
              const geometry::Placement&,
              const geometry::PathStep&,
              std::span<const Tile* const>,
              std::span<const geometry::Region> rough);
/// GEO-24, HGT-12: the length of the part that is difficult.
Du difficultPart(const Battle&,
                 UnitId,
                 const geometry::Placement&,
                 const geometry::PathStep&,
                 std::span<const Tile* const>,
                 std::span<const geometry::Region> rough);
/// TER-20: whether the step leads into or through a ford, where no formation can be kept.
bool entersWater(const Battle&,
                 UnitId,
                 const geometry::Placement&,
                 const geometry::PathStep&,
                 std::span<const Tile* const>);
/// HGT-15: the rule that wants limited movement for a move between these places.
std::optional<RuleId> limitedBy(const Battle&,
                                UnitId,
                                const geometry::Placement& from,
                                const geometry::Placement& to,
                                std::span<const Tile* const>);
/// HGT-15, HGT-16: by how much limited movement lowers so many points.
MovementPoints lessWhenLimited(const Battle&, UnitId, MovementPoints all);
/// Takes it off what a unit has for a move. RAM-01: half from everybody with a ram.
void limit(Sum& points, const Battle&, const Move&, RuleId why);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>

/// Into, onto and out of defenses (FOR-17 to FOR-23, WAL-04, WAL-07, WAL-09, TOW-05 to TOW-08, WTW-04).

namespace vallum::field {

/// What a move that says so begins with; nothing where the unit sets out from its place.
Expected<std::optional<Departure>> planDeparture(const Battle&, const Move&, const Surroundings&);
/// How a move ends at a structure to which its path has led.
Expected<PlannedArrival> planArrival(const Battle&,
                                     const Move&,
                                     const geometry::Placement&,
                                     const Surroundings&);

/// HGT-18: flush with the side of a structure that it has come to, section on section, the nearest first.
std::vector<geometry::Pose> placesAt(const Battle&, StructureId, const geometry::Placement&);

/// ART-04: no engine flush with a wall.
Verdict mayStandAtWall(const Battle&, UnitId);
/// The same of a place that it has come to, however it came there.
Verdict mayEndAtWall(const Battle&, UnitId, const geometry::Pose&);

/// The rule that wants limited movement for leaving or entering a structure (HGT-15).
std::optional<RuleId> limitedByStructure(const Battle&, const Move&, const MovePlan&, const Surroundings&);

}  // namespace vallum::field

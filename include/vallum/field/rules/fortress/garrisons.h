// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/answers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>

/// Into, onto and out of defenses (FOR-17 to FOR-23, WAL-04, WAL-07, WAL-09, TOW-05 to TOW-08, WTW-04).

namespace vallum::field {

/// The start of a move out of a structure; none if the unit sets out from where it is.
Expected<std::optional<Departure>> planDeparture(const Battle&, const Move&, const Surroundings&);
/// The end of a move at a structure that its path has reached.
Expected<PlannedArrival> planArrival(const Battle&,
                                     const Move&,
                                     const geometry::Placement&,
                                     const Surroundings&);

/// ART-04: engines may not stand flush with a wall.
Verdict mayStandAtWall(const Battle&, UnitId);
/// The same for the pose in which it ends, however it got there.
Verdict mayEndAtWall(const Battle&, UnitId, const geometry::Pose&);

/// The rule that requires limited movement to leave or enter a structure (HGT-15).
std::optional<RuleId> limitedByStructure(const Battle&, const Move&, const MovePlan&, const Surroundings&);

}  // namespace vallum::field

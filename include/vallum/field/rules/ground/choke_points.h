// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/system.h>

/// Bridges, gates and other passages narrower than a unit (TER-30 to TER-41). The unit passes as a column:
/// some sections abreast in the middle of its card, while the wings lie over closed ground.

namespace vallum::field {

/// TER-36: how many sections abreast a unit is here, and what it passes through; none if its whole card fits.
struct ColumnHere {
    int sections = 0;
    std::optional<StructureId> structure;
};
std::optional<ColumnHere> columnAt(const Battle&, const geometry::Placement&, const Surroundings&);
/// The outline it takes up there.
geometry::Footprint outlineAt(const Battle&, const geometry::Placement&, const Surroundings&);

/// The part of a straight step on which the wings lie over closed ground.
struct Squeeze {
    Du begin;
    Du end;
    int sections = 0;
};
std::optional<Squeeze> squeezeThrough(const Battle&,
                                      const geometry::Placement&,
                                      const geometry::PathStep&,
                                      const Surroundings&);
/// After this much of a straight step.
geometry::Pose poseAlong(const geometry::PathStep&, const geometry::Pose& from, Du distance);
/// CHG-01: the step cut where the column meets an enemy; none if it meets none on the narrow part.
std::optional<geometry::PathStep> upToContactInside(const geometry::PathStep&,
                                                    const geometry::Placement&,
                                                    const Squeeze&,
                                                    const Surroundings&);

/// TER-30, TER-37: the rule that limits the movement of such a move, if one does.
std::optional<RuleId> limitedByChokePoint(const Battle&, const Move&, const MovePlan&, const Surroundings&);
/// TER-33, TER-34: a charge at enemies that close the end of a passage, or at an enemy in a passage. None if
/// whole cards meet (TER-35, TER-38).
std::optional<PlannedContact> contactAtChokePoint(
    const Battle&, UnitId charger, const geometry::Placement&, const Charge&, const Surroundings&);
/// TER-33: as many sections as are abreast in this pose, against an enemy in front; none if they meet it at
/// an angle, or if there is no passage.
std::optional<PlannedContact> contactAsColumn(const Battle&,
                                              const geometry::Placement&,
                                              const Charge&,
                                              const Surroundings&);
/// TER-38: true if a step of a charger from there to here leads out of a choke point.
bool comesOutOfChokePoint(const Battle&,
                          UnitId charger,
                          const geometry::Pose& began,
                          const geometry::Placement&,
                          const Surroundings&);

/// GAT-11: outside of it the whole card fights.
bool isThroughWall(const Battle&, const ColumnHere&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/rules/movement/cut_markers.h>
#include <vallum/field/system.h>

/// What a legal move does, worked out in advance.
namespace vallum::field {

/// One step of a plan: the pose after it and its price.
struct PlannedStep {
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
    RuleId why;
};
/// MOV-06, MOV-07: a unit broken on the way, and at which step.
struct Disorder {
    UnitId unit;
    RuleId why;
    std::size_t step = 0;
};
/// CHG-08: the final position of a charger.
struct PlannedContact {
    UnitId target;
    geometry::Edge side = geometry::Edge::front;
    std::vector<geometry::Edge> sides;  // CHG-09: the sides its owner may choose from
    geometry::Pose to;
    bool linedUp = true;  // GEO-16: false if nothing has room flush with the enemy
    int sections = 0;     // including envelop markers; 0: no combat follows (CHG-18)
    std::vector<EnvelopMarker> envelops;
    int roomLeft = 0;  // CHG-13: how many sections can wrap around either end
    int roomRight = 0;
    MarkersCut cut;
};
/// FOR-19, WAL-09: the position of a unit that has come out of a structure, or down from it.
struct Departure {
    StructureId structure;
    geometry::Pose to;
    RuleId why;
    bool takesAll = false;  // it uses up all movement
};
/// FOR-17, HGT-18, ASL-02: how a move ends at a structure.
struct PlannedArrival {
    StructureId structure;
    Arrival what = Arrival::lineUp;
    geometry::Pose to;
    RuleId why;
    bool losesFormation = false;          // ASL-10, ASL-24: climbing or on a wall
    std::vector<TowerMarker> wraps = {};  // ASL-08: markers around a tower
};
/// All effects of a legal move, worked out in advance.
struct MovePlan {
    std::vector<PlannedStep> steps;
    geometry::Pose end;
    MovementPoints spent;      // in the whole turn, including this move
    MovementPoints allowance;  // for the whole turn, for such a move
    Sum allowanceTerms;        // the sum behind the allowance, in thousandths of a point
    EnumSet<TurnFlag> flags;
    std::optional<Formation> formation;
    geometry::Extension extension;
    std::optional<std::size_t> formationLostAt;  // TER-20: at this step
    std::vector<Disorder> broken;
    std::vector<Crossing> crossings;  // MOV-10: friends that it stands on afterward
    std::optional<PlannedContact> contact;
    std::optional<Departure> departure;
    std::optional<PlannedArrival> arrival;
    std::optional<std::vector<Overlap>> overlaps;  // FOR-11: the complete list after the move
};

}  // namespace vallum::field

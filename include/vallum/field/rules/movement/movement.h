// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

struct CaltropsCrossed;

/// One step of a plan: where it leads and what it costs.
struct PlannedStep {
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
    RuleId why;
};
/// MOV-06, MOV-07: who becomes broken on the way, with which step.
struct Disorder {
    UnitId unit;
    RuleId why;
    std::size_t step = 0;
};
/// CHG-18, CHG-19: what the enemy loses when a charge meets its markers from the side or rear.
struct MarkersCut {
    geometry::Extension extension;  // those that are gone
    std::vector<EnvelopMarker> envelops;

    [[nodiscard]] int count() const {
        return static_cast<int>(extension.left) + static_cast<int>(extension.right) +
               static_cast<int>(envelops.size());
    }
};
/// CHG-08: how a charger will stand.
struct PlannedContact {
    UnitId target;
    geometry::Edge side = geometry::Edge::front;
    std::vector<geometry::Edge> sides;  // CHG-09: those its owner may choose from
    geometry::Pose to;
    bool linedUp = true;  // GEO-16
    int sections = 0;     // envelop markers included; 0: no combat follows (CHG-18)
    std::vector<EnvelopMarker> envelops;
    int roomLeft = 0;  // CHG-13: so many sections can be wrapped round either end
    int roomRight = 0;
    MarkersCut cut;
};
/// FOR-19, WAL-09: where a unit stands that has come out of a structure, or down from it.
struct Departure {
    StructureId structure;
    geometry::Pose to;
    RuleId why;
    bool takesAll = false;  // no movement is left
};
/// FOR-17, HGT-18, ASL-02: how a move ends at a structure.
struct PlannedArrival {
    StructureId structure;
    Arrival what = Arrival::lineUp;
    geometry::Pose to;
    RuleId why;
    bool losesFormation = false;          // ASL-10, ASL-24
    std::vector<TowerMarker> wraps = {};  // ASL-08
};
/// All that a lawful move does, worked out before it is made.
struct MovePlan {
    std::vector<PlannedStep> steps;
    geometry::Pose end;
    MovementPoints spent;      // of the whole turn, after this move
    MovementPoints allowance;  // of the whole turn, for a move like this
    Sum allowanceTerms;        // in thousandths of a point: how the allowance comes about
    EnumSet<TurnFlag> flags;
    std::optional<Formation> formation;
    geometry::Extension extension;
    std::optional<std::size_t> formationLostAt;  // TER-20: with this step
    std::vector<Disorder> broken;
    std::vector<Crossing> crossings;  // MOV-10
    std::optional<PlannedContact> contact;
    std::optional<Departure> departure;
    std::optional<PlannedArrival> arrival;
    std::optional<std::vector<Overlap>> overlaps;  // FOR-11: all there are then
};

/// MOV-01, MOV-11: whether the unit may begin a move in the movement phase.
Verdict maySetOut(const Battle&, UnitId);
/// MOV-12, MOV-18, MOV-25: the points of a plain move, with the formation that it has now.
Sum movementPoints(const Battle&, UnitId, Gait);
/// The same for a certain move; in thousandths of a point.
Sum allowance(const Battle&, const Move&);
/// OPT-29: whether others of its line leave it fewer points than it has itself.
bool isHeldBackByLine(const Battle&, const Move&);
/// The one function that answers whether a move may be made and what it does.
Expected<MovePlan> planMove(const Battle&, const Move&);
/// The same for whoever has asked maySetOut.
Expected<MovePlan> planMove(const Battle&, const Move&, const Verdict& setsOut);
/// CAL-02, SGT-07: what the move will tread on.
std::vector<CaltropsCrossed> caltropsAhead(const Battle&, const Move&, const MovePlan&);
/// MOV-10: moves by which a unit gets clear of one that stands on it, if there are any.
std::vector<Move> waysClear(const Battle&, UnitId under);
std::optional<Move> firstWayClear(const Battle&, UnitId under);

Verdict fits(const Battle&, const ChooseMove&, const Move&);
Verdict fits(const Battle&, const ChooseMove&, const PhaseDone&);

/// For planMove and its like in another phase: what has happened before the move.
struct Beforehand {
    MovementPoints spent;
    TurnFlag finishes = TurnFlag::finishedMove;
    RuleId outOfPoints;
    std::optional<Sum> allowance;  // where it is not that of a regular move (ABL-09)
};
Expected<MovePlan> planFrom(const Battle&, const Move&, const Beforehand&);

/// Without where they lead and what they cost.
std::vector<geometry::PathStep> stepsOf(const MovePlan&);

}  // namespace vallum::field

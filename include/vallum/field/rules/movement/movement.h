// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

struct CaltropsCrossed;

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
/// CHG-18, CHG-19: what the enemy loses if a charge hits its markers from the side or rear.
struct MarkersCut {
    geometry::Extension extension;  // the ones removed
    std::vector<EnvelopMarker> envelops;

    [[nodiscard]] int count() const {
        return static_cast<int>(extension.left) + static_cast<int>(extension.right) +
               static_cast<int>(envelops.size());
    }
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

/// MOV-01, MOV-11: whether the unit may begin a move in the movement phase.
Verdict maySetOut(const Battle&, UnitId);
/// MOV-12, MOV-18, MOV-25: the points for a plain move in its present formation.
Sum movementPoints(const Battle&, UnitId, Gait);
/// The same for a particular move; in thousandths of a point.
Sum allowance(const Battle&, const Move&);
/// OPT-29: true if other units of its line leave it fewer points than its own.
bool isHeldBackByLine(const Battle&, const Move&);
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

}  // namespace vallum::field

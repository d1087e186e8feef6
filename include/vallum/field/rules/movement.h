// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// One step of a plan: where it leads and what it costs.
struct PlannedStep {
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
};
/// CHG-08: how a charger will stand.
struct PlannedContact {
    UnitId target;
    geometry::Edge side = geometry::Edge::front;
    geometry::Pose to;
    bool linedUp = true;  // GEO-16
    int sections = 0;     // envelop markers included
    std::vector<EnvelopMarker> envelops;
};
/// All that a lawful move does, worked out before it is made.
struct MovePlan {
    std::vector<PlannedStep> steps;
    geometry::Pose end;
    MovementPoints spent;      // of the whole turn, after this move
    MovementPoints allowance;  // of the whole turn, for a move like this
    Sum allowanceTerms;        // in thousandths of a point: how the allowance comes about
    EnumSet<Deed> deeds;
    std::optional<Formation> formation;
    geometry::Extension extension;
    std::vector<UnitId> broken;       // MOV-06, MOV-07: who becomes broken on the way
    std::vector<Crossing> crossings;  // MOV-10
    std::optional<PlannedContact> contact;
};

/// MOV-01, MOV-11: whether the unit may begin a move in the movement phase.
Verdict maySetOut(const Battle&, UnitId);
/// MOV-12, MOV-18, MOV-25: points for a move without and with reduced movement.
Sum movementPoints(const Battle&, UnitId, Gait);
/// The one function that answers whether a move may be made and what it does.
Expected<MovePlan> planMove(const Battle&, const Move&);
void makeMove(Game&, const Move&);

/// One answer of the movement phase.
void movementStep(Game&);

Verdict fits(const Battle&, const ChooseMove&, const Move&);
Verdict fits(const Battle&, const ChooseMove&, const PhaseDone&);

}  // namespace vallum::field

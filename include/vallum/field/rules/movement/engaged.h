// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// ENG-03 to ENG-25: actions of an active engaged unit instead of fighting where it stands.

namespace vallum::field {

/// MEL-13: an unanswered attack by one enemy.
struct PlannedAttack {
    UnitId by;
    Sum dice;

    bool operator==(const PlannedAttack&) const = default;
};
/// ENG-14: the sections of an enemy's markers around a card that has turned under them.
struct PlannedMarkers {
    UnitId unit;
    std::vector<EnvelopMarker> envelops;

    bool operator==(const PlannedMarkers&) const = default;
};
/// ENG-20, ENG-21: how an enemy can follow a unit that withdraws.
struct Pursuit {
    UnitId unit;
    Du distance;
    geometry::Pose to;
    bool inContact = false;

    bool operator==(const Pursuit&) const = default;
};
/// All effects of a legal action, worked out in advance; the enemies' attacks come first.
struct EngagedPlan {
    std::vector<PlannedAttack> attacks;
    geometry::Pose to;
    geometry::Extension extension;
    std::vector<EnvelopMarker> envelops;
    std::vector<PlannedMarkers> others;
    std::vector<Pursuit> pursuits;       // ENG-19: by enemies that need not hold
    std::optional<Move> defaultRetreat;  // ENG-24: the retreat unless its owner chooses another
};

/// ENG-01: whether it may take any action.
Verdict mayActEngaged(const Battle&, UnitId);

/// ENG-03: the sections of the enemy that further free front sections can wrap around
/// to, from the card outward.
struct WrappingPlaces {
    std::vector<geometry::SectionIndex> left;
    std::vector<geometry::SectionIndex> right;
};
WrappingPlaces wrappingPlaces(const Battle&, UnitId, UnitId enemy);
/// ENG-04, ENG-15: further front sections wrap around an enemy.
Expected<EngagedPlan> planEnvelop(const Battle&, const Envelop&);
/// ENG-06, ENG-07: markers come off; enemies they touch attack.
Expected<EngagedPlan> planRemoval(const Battle&, const RemoveMarkers&);
/// ENG-07, ENG-13: the enemies in contact with these section markers, and how many each touches.
std::vector<PlannedAttack> attacksForMarkers(const Battle&, const RemoveMarkers&, RuleId why);
/// ENG-09 to ENG-14: a turn by 90 degrees in contact.
Expected<EngagedPlan> planReposition(const Battle&, const Reposition&);

/// ENG-17: in thousandths of a point.
Sum withdrawalPoints(const Battle&, UnitId);
/// ENG-16, ENG-17; its markers come off as if no enemy followed.
Expected<EngagedPlan> planWithdrawal(const Battle&, const Withdraw&);
std::optional<Du> longestWithdrawal(const Battle&, UnitId);
/// ENG-17, HGT-12: twice as much for the part over difficult terrain.
MovementPoints priceOfWithdrawal(const Battle&, const Withdraw&);
/// ENG-19 to ENG-21: for a unit that has withdrawn this far from this pose. None: the enemy must hold.
struct Withdrawal {
    UnitId unit;
    geometry::Pose from;
    Du distance;
};
std::optional<Pursuit> pursuitOf(const Battle&, UnitId enemy, const Withdrawal&);

/// ENG-22, ENG-24, ENG-25: every enemy that it leaves attacks first.
Expected<EngagedPlan> planRetreat(const Battle&, const Retreat&);
/// ENG-24: the farthest retreat of a unit that has broken off and not moved yet, away from
/// the enemies it has left.
std::optional<Move> farthestRetreat(const Battle&, UnitId);

Verdict fits(const Battle&, const ChooseMove&, const Envelop&);
Verdict fits(const Battle&, const ChooseMove&, const RemoveMarkers&);
Verdict fits(const Battle&, const ChooseMove&, const Reposition&);
Verdict fits(const Battle&, const ChooseMove&, const Withdraw&);
Verdict fits(const Battle&, const ChooseMove&, const Retreat&);
Verdict fits(const Battle&, const ChooseRetreat&, const Move&);

}  // namespace vallum::field

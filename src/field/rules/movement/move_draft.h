// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>

/// The parts of planMove, which share a draft of the plan.
namespace vallum::field {

/// A plan under construction.
struct Draft {
    const Battle& battle;
    const Move& move;
    Surroundings around;
    MovePlan plan = {};
    FormationAndFront formed = {};
    geometry::Placement began = {};  // before the first step
    MovementPoints slowed = {};      // HGT-12: this part of the price
    std::optional<RuleId> limitedBy = {};
    MovementPoints unlimited = {};  // HGT-15: the allowance without the limit
    bool isBroken = false;

    [[nodiscard]] const Unit& unit() const { return battle.unit(move.unit); }
    [[nodiscard]] geometry::Placement placed() const { return {plan.end, formed.extension}; }
    /// TER-36, FOR-23: in a passage, or coming out of a structure, a column.
    [[nodiscard]] geometry::Footprint outline() const;
    [[nodiscard]] MovementPoints price() const {
        MovementPoints sum;
        for (const PlannedStep& step : plan.steps) sum = sum + step.price;
        return sum;
    }
};

/// MOV-17, MOV-20, MAN-03: the move may not end in contact with this enemy.
Verdict refuseContact(const Draft&, UnitId enemy);
/// It ends in a structure or a village sector.
bool endsInside(const Draft&);

// What structures and friends in a fortress add to each part, in the order of the parts.

/// FOR-23: a unit that comes out of a structure may not lie over it.
void closeStructureLeft(Surroundings&, const Battle&, const Move&);
/// FOR-19, WAL-09: the move out of a structure, or down from it, comes first.
Verdict leave(Draft&);
/// FOR-23: a charge out of a structure goes on as a column where there is no room for the card.
Verdict mayTake(const Draft&, const geometry::Placement& from, const geometry::PathStep&);
/// FOR-23: fewer sections than a whole front meet the enemy.
std::optional<PlannedContact> contactOutOfStructure(const Draft&);
/// HGT-15, RAM-08: the rule that requires limited movement.
std::optional<RuleId> limitedAtStructures(const Draft&);
/// FOR-17, WAL-04, ASL-02
Verdict arrive(Draft&);
/// MOV-20, HGT-06, ASL-16: across a structure it may begin to fight an enemy that it does not touch.
Verdict marchesIntoNoFight(const Draft&);
/// ART-04, TER-50
Verdict mayEndAtStructures(const Draft&, const geometry::Footprint& outline);
/// FOR-08 to FOR-12: it may end on top of all these friends.
bool mayLieOnAll(const Draft&, const std::vector<UnitId>& under);
Verdict lieOnFriends(Draft&, const std::vector<UnitId>& under);
/// ASL-24: for any unit that comes to stand on a wall, even by a plain move.
Verdict standInTheOpen(Draft&);

}  // namespace vallum::field

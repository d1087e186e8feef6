// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// SKI-02
MovementPoints pointsLeft(const Battle& battle, UnitId unit) {
    const MovementPoints all(movementPoints(battle, unit, Gait::regular).total());
    return all - pointsCountedAsSpent(battle.unit(unit).turn.spent);
}

Verdict mayActAfterShooting(const Battle& battle, UnitId id) {
    if (!battle.onTable(id) || battle.owner(id) != battle.active) return refuse("SKI-01"_rule);
    const Unit& unit = battle.unit(id);
    const bool isAble = battle.type(id).has(Ability::skirmishers) && unit.has(Marker::active) &&
                        !unit.has(Marker::fleeing) && !unit.did(TurnFlag::finishedSkirmish);
    if (!isAble) return refuse("SKI-01"_rule);
    if (unit.did(TurnFlag::forcedMarch)) return refuse("SKI-05"_rule);
    if (unit.did(TurnFlag::charged)) return refuse("CHG-01"_rule);
    if (unit.below) return refuse("ABL-34"_rule);
    if (isEngaged(battle, id)) return refuse("SKI-04"_rule);
    return allowIf(pointsLeft(battle, id) > 0_mp, "SKI-01"_rule);
}

}  // namespace

MovementPoints pointsCountedAsSpent(MovementPoints spent) {
    constexpr int half = (0.5_mp).raw();
    return MovementPoints((spent.raw() + half - 1) / half * half);
}

Verdict maySkirmish(const Battle& battle, UnitId id) {
    if (battle.phase != Phase::skirmishers) return refuse("ACT-02"_rule);
    return mayActAfterShooting(battle, id);
}

std::optional<MovementPoints> spentToShow(const Battle& battle, UnitId id) {
    const bool isItsTime = battle.phase == Phase::movement || battle.phase == Phase::rangedAttack ||
                           battle.phase == Phase::skirmishers;
    if (!isItsTime || !mayActAfterShooting(battle, id)) return std::nullopt;
    return pointsCountedAsSpent(battle.unit(id).turn.spent);
}

/// ABL-12: what is left after the shot. SKI-03: the move may end in a charge, like one in the movement phase.
Expected<MovePlan> planSkirmishMove(const Battle& battle, const Move& move) {
    if (Verdict verdict = maySkirmish(battle, move.unit); !verdict) return tl::unexpected(verdict.error());
    if (move.gait == Gait::forcedMarch) return refuse("SKI-05"_rule);
    if (!move.before.empty() || !move.after.empty()) {
        const auto takes = [](const Maneuver& it) { return std::holds_alternative<TakeFormation>(it); };
        const bool isFormation =
            std::ranges::any_of(move.before, takes) || std::ranges::any_of(move.after, takes);
        return refuse(isFormation ? "FRM-02"_rule : "SKI-04"_rule);
    }
    const TurnNotes& turn = battle.unit(move.unit).turn;
    if (Verdict verdict = mayPivotTogether(move, turn.pivotedAbout); !verdict) {
        return tl::unexpected(verdict.error());
    }
    const MovementPoints spent = pointsCountedAsSpent(turn.spent);
    return planFrom(battle, move, {spent, TurnFlag::finishedSkirmish, "SKI-04"_rule, {}});
}

Verdict fits(const Battle& battle, const ChooseSkirmishMove&, const Move& answer) {
    const auto plan = planSkirmishMove(battle, answer);
    return plan ? Verdict() : tl::unexpected(plan.error());
}

Verdict fits(const Battle&, const ChooseSkirmishMove&, const PhaseDone&) { return {}; }

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/lunge.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

/// MOV-12: true if nothing makes the move reduced movement or a forced march.
bool isRegular(const Move& move) {
    const bool isPlain = move.gait == Gait::regular && move.before.empty() && move.after.empty();
    return isPlain && std::ranges::all_of(move.path, [](const geometry::PathStep& step) {
               return std::holds_alternative<geometry::Advance>(step) ||
                      std::holds_alternative<geometry::Pivot>(step);
           });
}

}  // namespace

Verdict mayFollowUp(const Battle& battle, UnitId unit) {
    const bool isAble = battle.onTable(unit) && battle.type(unit).has(Ability::lunge) &&
                        !battle.unit(unit).has(Marker::fleeing);
    return allowIf(isAble && !isEngaged(battle, unit), "ABL-09"_rule);
}

Sum followUpPoints(const Battle& battle, UnitId unit) {
    Sum sum;
    sum.add("MOV-12"_rule, battle.type(unit).movement.raw());
    sum.add("ABL-09"_rule, -(sum.total() / 2));
    return sum;
}

Expected<MovePlan> planFollowUp(const Battle& battle, const Move& move) {
    if (Verdict verdict = mayFollowUp(battle, move.unit); !verdict) return tl::unexpected(verdict.error());
    if (move.charge || !isRegular(move)) return refuse("ABL-09"_rule);
    return planFrom(battle, move,
                    {0_mp, TurnFlag::followedUp, "ABL-09"_rule, followUpPoints(battle, move.unit)});
}

Verdict fits(const Battle& battle, const ChooseFollowUp& question, const Move& answer) {
    if (answer.unit != question.unit) return refuse("ABL-09"_rule);
    const auto plan = planFollowUp(battle, answer);
    return plan ? Verdict() : tl::unexpected(plan.error());
}
Verdict fits(const Battle&, const ChooseFollowUp&, const PhaseDone&) { return {}; }

}  // namespace vallum::field

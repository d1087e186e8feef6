// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

Expected<MovePlan> planMove(const Battle& battle, const Move& move) {
    return planMove(battle, move, maySetOut(battle, move.unit));
}

Expected<MovePlan> planMove(const Battle& battle, const Move& move, const Verdict& setsOut) {
    return planMove(battle, move, setsOut, nullptr);
}

std::vector<geometry::PathStep> stepsOf(const MovePlan& plan) {
    std::vector<geometry::PathStep> steps;
    steps.reserve(plan.steps.size());
    for (const PlannedStep& it : plan.steps) steps.push_back(it.step);
    return steps;
}

namespace {

std::vector<geometry::PathStep> stepsAside(const Battle& battle, UnitId under) {
    std::vector<geometry::PathStep> steps;
    const Heading heading = battle.unit(under).pose.heading;
    const Sum points = movementPoints(battle, under, Gait::regular);
    for (const Du distance : {Du(points.total()), Du(points.total() / 2), 1_du}) {
        if (distance <= 0_du) continue;
        steps.emplace_back(geometry::Advance{distance});
        for (int turn = 45; turn != 360; turn += 45) {
            steps.emplace_back(geometry::Slide{heading + Degrees(turn * Degrees::perUnit), distance});
        }
    }
    for (const auto corner : {geometry::Corner::rearLeft, geometry::Corner::rearRight}) {
        steps.emplace_back(geometry::Pivot{corner, 90_deg});
    }
    return steps;
}

std::optional<Move> wayAside(const Battle& battle, UnitId under, const geometry::PathStep& step) {
    Move move{under, Gait::regular, {}, {step}, {}, {}};
    return planMove(battle, move) ? std::optional(std::move(move)) : std::nullopt;
}

}  // namespace

std::vector<CaltropsCrossed> caltropsAhead(const Battle& battle, const Move& move, const MovePlan& plan) {
    if (isTowerMove(battle, move)) return caltropsRolledOver(battle, move);
    const auto steps = stepsOf(plan);
    const geometry::Pose from = plan.departure ? plan.departure->to : battle.unit(move.unit).pose;
    const geometry::Pose to = plan.contact ? plan.contact->to : plan.end;
    const bool entersAndStays = plan.arrival && plan.arrival->what == Arrival::occupy;
    return caltropsCrossed(battle, {move.unit, from, steps, {to, plan.extension}, entersAndStays});
}

Verdict fits(const Battle& battle, const ChooseMove&, const Move& answer) {
    const auto plan = planMove(battle, answer);
    return plan ? Verdict() : tl::unexpected(plan.error());
}

/// MOV-02: points left over do not keep the phase open.
Verdict fits(const Battle& battle, const ChooseMove&, const PhaseDone&) {
    for (const Crossing& it : battle.crossings) {
        if (firstWayClear(battle, it.under)) return refuseAt(battle, "MOV-10"_rule, it.under);
    }
    return {};
}

std::vector<Move> waysClear(const Battle& battle, UnitId under) {
    std::vector<Move> ways;
    for (const geometry::PathStep& step : stepsAside(battle, under)) {
        if (auto way = wayAside(battle, under, step)) ways.push_back(*std::move(way));
    }
    return ways;
}

std::optional<Move> firstWayClear(const Battle& battle, UnitId under) {
    for (const geometry::PathStep& step : stepsAside(battle, under)) {
        if (auto way = wayAside(battle, under, step)) return way;
    }
    return std::nullopt;
}

}  // namespace vallum::field

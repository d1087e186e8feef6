// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>
#include <cmath>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/combat/lunge.h>
#include <vallum/field/rules/movement/movement.h>

/// Moves that the rules ask a single unit for: to retreat, to follow up, to charge because it is brash.
namespace vallum::players {

namespace {

using geometry::PathStep;
using geometry::Pose;

/// The battle in the next turn of the unit's owner, should nobody else have moved; this unit stands here.
Battle nextTurn(Battle battle, UnitId id, const Pose& there) {
    System::evolve(battle, Moved{id, geometry::Advance{}, there, 0_mp, "MOV-12"_rule});
    System::evolve(battle, TurnBegan{battle.turn, battle.owner(id)});
    System::evolve(battle, Activated{.unit = id});
    System::evolve(battle, PhaseBegan{Phase::movement});
    return battle;
}

/// What it costs to be struck from the side there.
double priceOfExposure(const Battle& battle, UnitId id, const Pose& there) {
    constexpr double share = 0.15;
    return share * exposureTo(threatsTo(battle, id), there) * valueOf(battle, id);
}

/// What can be charged from there in the next turn, less who may charge the unit there.
double worthOfPlace(const Battle& battle, UnitId id, const Pose& there) {
    const auto charge = bestCharge(nextTurn(battle, id, there), id);
    constexpr double uncertain = 0.5;
    return (charge ? uncertain * charge->worth : 0) - priceOfExposure(battle, id, there);
}

Du part(Du length, int percent) { return Du(length.raw() * percent / 100); }

/// None, and each pivot that brings an enemy before its front.
std::vector<std::vector<PathStep>> swingsToEnemies(const Battle& battle, UnitId id) {
    using geometry::Corner;
    constexpr Du farthest = 12_du;
    std::vector<std::vector<PathStep>> swings{{}};
    for (const UnitId enemy : enemiesWithin(battle, id, farthest)) {
        const auto& pose = battle.unit(id).pose;
        for (const Corner corner : {Corner::frontLeft, Corner::frontRight}) {
            const auto pivot = pivotToward(pose, corner, battle.unit(enemy).pose.center);
            if (pivot) swings.push_back({*pivot});
        }
    }
    return swings;
}

/// Straight on, or after a pivot that brings an enemy before its front.
std::vector<Move> followUps(const Battle& battle, UnitId id) {
    const Du most(followUpPoints(battle, id).total());
    std::vector<Move> moves;
    for (const auto& swing : swingsToEnemies(battle, id)) {
        if (!swing.empty()) moves.push_back(moveAlong(id, swing));
        const Du left = swing.empty() ? most : most - 1_du;
        for (const int percent : {100, 50}) {
            if (part(left, percent) < 0.1_du) continue;
            auto path = swing;
            path.emplace_back(geometry::Advance{part(left, percent)});
            moves.push_back(moveAlong(id, std::move(path)));
        }
    }
    return moves;
}

/// Far from those who could follow, and looking at them.
double safety(const Battle& battle, UnitId id, const Pose& there) {
    double nearest = 12;
    double looksAway = 0;
    for (const UnitId enemy : enemiesWithin(battle, id, 12_du)) {
        const auto& from = battle.unit(enemy).pose.center;
        if (distanceBetween(there.center, from) >= nearest) continue;
        nearest = distanceBetween(there.center, from);
        looksAway = std::abs(bearing(there, from).angle()) / 60;
    }
    return nearest - looksAway - priceOfExposure(battle, id, there) / 10;
}

bool leavesOrder(const MovePlan& plan) { return plan.broken.empty() && plan.crossings.empty(); }

}  // namespace

/// A good charge at another enemy before any safe place.
Answer retreatOf(const Battle& battle, const ChooseRetreat& question) {
    constexpr double muchBetterThanToBeSafe = 20;
    const auto worthOf = [&](const Answer& answer) {
        const Move& move = std::get<Move>(answer);
        if (move.charge) return worthOfCharge(battle, move) - muchBetterThanToBeSafe;
        const auto plan = planMove(battle, move);
        return safety(battle, question.unit, plan->end) - (leavesOrder(*plan) ? 0 : 6);
    };
    const auto options = System::options(battle, question);
    if (options.empty()) return PhaseDone{};
    return *std::ranges::max_element(options, {}, worthOf);
}

Answer followUpOf(const Battle& battle, const ChooseFollowUp& question) {
    const UnitId id = question.unit;
    std::optional<Move> best;
    double bestWorth = worthOfPlace(battle, id, battle.unit(id).pose);
    for (Move& move : followUps(battle, id)) {
        const auto plan = planFollowUp(battle, move);
        if (!plan || !leavesOrder(*plan)) continue;
        const double worth = worthOfPlace(battle, id, plan->end);
        if (worth <= bestWorth) continue;
        best = std::move(move);
        bestWorth = worth;
    }
    return best ? Answer(*std::move(best)) : Answer(PhaseDone{});
}

Answer brashChargeOf(const Battle& battle, const ChooseBrashCharge& question) {
    const auto options = System::options(battle, question);
    if (options.empty()) return PhaseDone{};
    return *std::ranges::max_element(
        options, {}, [&](const Answer& it) { return worthOfCharge(battle, std::get<Move>(it)); });
}

}  // namespace vallum::players

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"

#include <utility>
#include <vector>

#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>

/// Moves in short notation for tests: `planOf(battle, moving(a, {Advance{2_du}}))`.
namespace vallum::field {

using geometry::Advance;
using geometry::Corner;
using geometry::PathStep;
using geometry::Pivot;
using geometry::Pose;
using geometry::Slide;
using geometry::Turn;

inline const Heading north{};
inline const Heading east(90_deg);
inline const Heading south(180_deg);
inline const Heading west(270_deg);

inline Move moving(UnitId unit, std::vector<PathStep> path) {
    return {unit, Gait::regular, {}, std::move(path), {}, {}};
}
inline Move marching(UnitId unit, std::vector<PathStep> path) {
    return {unit, Gait::forcedMarch, {}, std::move(path), {}, {}};
}
inline Move charging(UnitId unit, std::vector<PathStep> path, UnitId target) {
    return {unit, Gait::regular, {}, std::move(path), {}, Charge{.target = target}};
}
inline Move first(std::vector<Maneuver> before, Move move) {
    move.before = std::move(before);
    return move;
}
inline Move then(Move move, std::vector<Maneuver> after) {
    move.after = std::move(after);
    return move;
}

inline std::string refusalOf(const Battle& battle, const Move& move) {
    return refusal(planMove(battle, move));
}
/// The move must be legal.
inline MovePlan planOf(const Battle& battle, const Move& move) {
    const auto plan = planMove(battle, move);
    VALLUM_CHECK(plan);
    return *plan;
}
inline Played made(const Battle& battle, const Move& move, Cues cues = {}) {
    return play(battle, std::move(cues), [&](Game& game) { makeMove(game, move); });
}
inline Battle afterMove(const Battle& battle, const Move& move) { return made(battle, move).battle; }

}  // namespace vallum::field

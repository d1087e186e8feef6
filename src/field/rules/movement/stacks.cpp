// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/situation/movement/stacks.h>

namespace vallum::field {

namespace {

bool isInStack(const Battle& battle, UnitId unit) {
    return battle.isCovered(unit) || supportOf(battle, unit).has_value();
}

}  // namespace

Verdict mayStack(const Battle& battle, UnitId one, UnitId other) {
    if (!battle.onTable(other) || one == other) return refuse("ABL-27"_rule);
    const bool arePair = isMainUnitOf(battle, one, other) || isMainUnitOf(battle, other, one);
    return allowIf(arePair && !isInStack(battle, one) && !isInStack(battle, other), "ABL-27"_rule);
}

bool leavesSupport(const Move& move) {
    const auto leaves = [](const Maneuver& it) { return std::holds_alternative<LeaveSupport>(it); };
    return std::ranges::any_of(move.before, leaves) || std::ranges::any_of(move.after, leaves);
}

}  // namespace vallum::field

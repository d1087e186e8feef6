// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial_luck.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <variant>

#include <vallum/field/queries/luck.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/players/value_terms.h>

namespace vallum::players {

using namespace field;

namespace {

/// Of the army that its team began with.
int shareOf(const Battle& battle, UnitId id) {
    const std::int64_t all = startingValueOfTeam(battle, battle.owner(id)).total();
    const std::int64_t value = std::int64_t{battle.type(id).value} * hundredths;
    return all <= 0 ? 0 : static_cast<int>(std::min<std::int64_t>(certain, value * certain / all));
}

constexpr int faces = 6;

/// How much more than to be expected, in sixths of a success.
int beyondExpected(const Battle& battle, const BlowRolled& it) {
    const ThrowChances chances = chancesOf(battle, it);
    const auto expected = static_cast<int>(std::lround(faces * (chances.one + 2 * chances.two)));
    const auto throws = static_cast<int>(it.faces.size() + it.rolledAgain.size());
    return faces * it.successes - expected * throws;
}

}  // namespace

void TrialLuck::add(const Battle& battle, Seat seat, const Fact& fact) {
    if (const auto* blow = std::get_if<BlowRolled>(&fact)) {
        const UnitId struck = blow->units.defender;
        if (isHiddenFrom(battle, struck, battle.owner(blow->units.attacker))) return;
        const int sign = battle.areAllied(battle.owner(struck), seat) ? -1 : 1;
        const int wound = shareOf(battle, struck) / std::max(1, health(battle, struck));
        (blow->roll == Roll::hit ? hits : wounds) += sign * wound * beyondExpected(battle, *blow) / faces;
    } else if (const auto* check = std::get_if<MoraleChecked>(&fact)) {
        const int sign = battle.areAllied(battle.owner(check->unit), seat) ? 1 : -1;
        const auto expected = static_cast<int>(std::lround(faces * chanceToPass(check->morale)));
        checks += sign * shareOf(battle, check->unit) * ((check->passed ? faces : 0) - expected) / faces;
    }
}

/// The line through the ends of 580 trials of field battles; it takes a third off their variance. In sieges
/// losses weigh half as much.
int TrialLuck::worth(const Battle& battle) const {
    const int percent = battle.setting->siege ? 50 : 100;
    return percent * (40 * hits + 140 * wounds + 22 * checks) / (100 * 100);
}

}  // namespace vallum::players

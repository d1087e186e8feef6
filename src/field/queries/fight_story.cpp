// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/fight_story.h>
#include <vallum/field/queries/luck.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/system.h>

namespace vallum::field {

namespace {

bool fights(const Fight& fight, UnitId unit) { return fight.units.has(unit); }

BlowShown shown(const Battle& battle, const BlowRolled& roll) {
    Fortune fortune;
    const ThrowChances chances = chancesOf(battle, roll);
    for (std::size_t die = 0; die != roll.faces.size() + roll.rolledAgain.size(); ++die) fortune.add(chances);
    fortune.bring(roll.successes);
    return {roll, fortune.expected(), fortune.asGoodOrBetter()};
}

std::optional<FightStep> wounds(const Fight& fight, const Battle& before, UnitId unit, int wounds) {
    if (!fights(fight, unit) || wounds == 0) return std::nullopt;
    const int had = before.unit(unit).wounds;
    return WoundsShown{unit, had, had + wounds};
}
std::optional<FightStep> consequence(const Fight& fight, UnitId unit, Consequence what) {
    if (!fights(fight, unit)) return std::nullopt;
    return ConsequenceShown{unit, what};
}

/// The facts that get a step of their own; others belong to one of these.
std::optional<FightStep> stepFor(const Fight& fight, const Battle& before, const Fact& fact) {
    using Step = std::optional<FightStep>;
    return std::visit(
        Overloaded{[&](const EventTurnedUp& it) -> Step {
                       return EventShown{before.card(it.card).event, it.helps, {}, !it.helps.empty()};
                   },
                   [&](const EventPlayed& it) -> Step {
                       return EventShown{before.card(it.card).event, {it.helps}, it.by};
                   },
                   [&](const BlowRolled& it) -> Step { return shown(before, it); },
                   [&](const Wounded& it) { return wounds(fight, before, it.unit, it.wounds); },
                   [&](const MoraleChecked& it) -> Step {
                       if (!fights(fight, it.unit)) return std::nullopt;
                       return CheckShown{it, chanceToPass(it.morale)};
                   },
                   [&](const Broke& it) { return consequence(fight, it.unit, Consequence::breaks); },
                   [&](const StartedToFlee& it) { return consequence(fight, it.unit, Consequence::flees); },
                   [&](const Eliminated& it) { return consequence(fight, it.unit, Consequence::destroyed); },
                   [](const auto&) { return Step(); }},
        fact);
}

}  // namespace

std::vector<Fight> FightTeller::follow(Battle before, std::span<const Fact> facts) {
    std::vector<Fight> told;
    bool isTold = false;
    for (const Fact& fact : facts) {
        const Battle then = before;
        System::evolve(before, fact);
        if (const auto* began = std::get_if<CombatBegan>(&fact)) {
            open_.reset();
            isTold = false;
            if (began->combat.kind != CombatKind::structure) {
                open_ = Fight{began->combat.kind, began->combat.units, before};
                open_->number = ++begun_;
            }
        }
        if (!open_) continue;
        if (const auto* retargeted = std::get_if<Retargeted>(&fact)) open_->units.defender = retargeted->unit;
        if (auto step = stepFor(*open_, then, fact)) {
            open_->moments.push_back({*std::move(step), before});
            isTold = true;
        }
        if (!std::holds_alternative<CombatEnded>(fact)) continue;
        open_->isOver = true;
        if (isTold) told.push_back(*std::move(open_));
        open_.reset();
        isTold = false;
    }
    if (open_ && isTold) told.push_back(*open_);
    return told;
}

}  // namespace vallum::field

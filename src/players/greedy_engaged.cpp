// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>

#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::players {

namespace {

/// Before the unit can act again there is a melee in the turn of either side.
constexpr double rounds = 1.6;

double worthOfFight(const Battle& battle, const Opponents& units) {
    const CombatOdds odds = meleeOdds(battle, units);
    return loss(battle, units.defender, odds.defender) - loss(battle, units.attacker, odds.attacker);
}

/// What the fights of a unit promise as it stands: what its enemies lose, less what it loses itself.
double worthOfFights(const Battle& battle, UnitId id) {
    double worth = 0;
    for (const UnitId enemy : enemiesInContact(battle, id)) worth += worthOfFight(battle, {id, enemy});
    return worth;
}

/// Those of its friends with the same enemies too: whoever envelops helps them.
double worthOfFightsAround(const Battle& battle, UnitId id) {
    double worth = 0;
    for (const UnitId enemy : enemiesInContact(battle, id)) {
        for (const UnitId other : enemiesInContact(battle, enemy)) {
            worth += worthOfFight(battle, {other, enemy});
        }
    }
    return worth;
}

/// What the enemies take who strike before it is done.
double priceOfAttacks(const Battle& battle, UnitId id, const EngagedPlan& plan) {
    constexpr double andItsMorale = 1.5;
    double price = 0;
    for (const PlannedAttack& attack : plan.attacks) {
        price += andItsMorale * loss(battle, id, freeAttackOdds(battle, {attack.by, id}, attack.dice));
    }
    return price;
}

/// Who gets away is out of a fight, good or bad; not if it can be followed.
double worthOfLeaving(const Battle& battle, UnitId id, const EngagedPlan& plan) {
    constexpr double groundAndTurn = 8;
    if (std::ranges::any_of(plan.pursuits, &Pursuit::inContact)) return -groundAndTurn;
    return -rounds * worthOfFights(battle, id) - groundAndTurn;
}

double worthOfStaying(const Battle& battle, UnitId id, const EngagedAction& action, double worthNow) {
    return rounds * (worthOfFightsAround(afterAction(battle, action), id) - worthNow);
}

double worthOf(const Battle& battle, UnitId id, const EngagedOption& option, double worthNow) {
    const bool leaves =
        std::holds_alternative<Withdraw>(option.action) || std::holds_alternative<Retreat>(option.action);
    const double worth = leaves ? worthOfLeaving(battle, id, option.plan)
                                : worthOfStaying(battle, id, option.action, worthNow);
    return worth - priceOfAttacks(battle, id, option.plan);
}

/// FRM-28: it may act afterward all the same.
std::optional<WorthyAnswer> switchOfBravery(const Battle& battle, UnitId id) {
    const auto& now = battle.unit(id).formation;
    if (!battle.type(id).formations.has(Formation::bravery)) return std::nullopt;
    if (now && now != Formation::bravery) return std::nullopt;
    Move move = moveAlong(id, {});
    move.before = {now ? Maneuver(DropFormation{}) : Maneuver(TakeFormation{Formation::bravery})};
    if (!planMove(battle, move)) return std::nullopt;
    const double worth = rounds * (worthOfFights(afterMove(battle, move), id) - worthOfFights(battle, id));
    return WorthyAnswer{std::move(move), worth};
}

}  // namespace

std::optional<WorthyAnswer> bestAction(const Battle& battle, UnitId id) {
    constexpr double worthwhile = 2;
    auto bravery = switchOfBravery(battle, id);
    if (bravery && bravery->worth >= worthwhile) return bravery;
    std::optional<WorthyAnswer> best;
    const auto options = engagedActions(battle, id);
    if (options.empty()) return best;
    const double worthNow = worthOfFightsAround(battle, id);
    for (const EngagedOption& option : options) {
        const double worth = worthOf(battle, id, option, worthNow);
        if (worth < worthwhile || (best && worth <= best->worth)) continue;
        best = {std::visit([](const auto& it) { return Answer(it); }, option.action), worth};
    }
    return best;
}

}  // namespace vallum::players

// SPDX-License-Identifier: GPL-3.0-or-later
#include "procedures/movement/engaged_steps.h"
#include "rules/movement/engaged_steps.h"

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

namespace {

UnitId nextToStrike(Game& game, UnitId id, std::vector<UnitId>& left) {
    UnitId next = left.front();
    if (left.size() > 1) {
        next = game.ask(game.battle().owner(id), ChooseUnit{Purpose::nextToStrike, left}).unit;
    }
    std::erase(left, next);
    return next;
}

/// ENG-22, ENG-25: returns the enemies that wounded it.
std::vector<UnitId> sufferAttacks(Game& game, UnitId id) {
    std::vector<UnitId> woundedBy;
    auto left = enemiesInContact(game.battle(), id);
    while (!left.empty() && game.battle().onTable(id)) {
        const UnitId enemy = nextToStrike(game, id, left);
        const int before = game.battle().unit(id).wounds;
        freeAttack(game, {enemy, id}, meleeDice(game.battle(), enemy, id), "ENG-22"_rule);
        if (game.battle().unit(id).wounds > before) woundedBy.push_back(enemy);
    }
    return woundedBy;
}

void checkMoraleAfter(Game& game, UnitId id, const std::vector<UnitId>& woundedBy) {
    for (const UnitId enemy : woundedBy) {
        if (!checksMoraleInCombat(game.battle(), id)) return;
        checkMorale(game, id, moraleInMelee(game.battle(), id, enemy), "ENG-22"_rule);
    }
}

}  // namespace

void act(Game& game, const Retreat& answer) {
    const UnitId id = answer.unit;
    checkMoraleAfter(game, id, sufferAttacks(game, id));
    if (!game.battle().onTable(id)) return;
    if (game.battle().unit(id).has(Marker::fleeing)) {
        makeFlightMove(game, id);
        return releaseBlocked(game);
    }
    // Broken, it may have fewer ways out than when it set out.
    if (!farthestRetreat(brokenOff(game.battle(), id), id)) return;
    for (Fact& fact : breakingOff(game.battle(), id)) game.tell(std::move(fact));
    makeMove(game, game.ask(game.battle().owner(id), ChooseRetreat{id}));
}

}  // namespace vallum::field

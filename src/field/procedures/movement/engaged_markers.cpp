// SPDX-License-Identifier: GPL-3.0-or-later
#include "procedures/movement/engaged_steps.h"
#include "rules/movement/engaged_steps.h"

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

void act(Game& game, const Envelop& answer) {
    const auto plan = planEnvelop(game.battle(), answer);
    VALLUM_CHECK(plan);
    tellMarkers(game, answer.unit, *plan, "ENG-04"_rule);
    endAction(game, answer.unit, 0_mp, {TurnFlag::enveloped});
}

void act(Game& game, const RemoveMarkers& answer) {
    const auto plan = planRemoval(game.battle(), answer);
    VALLUM_CHECK(plan);
    if (!survives(game, answer.unit, plan->attacks, "ENG-07"_rule)) return;
    tellMarkers(game, answer.unit, *plan, "ENG-06"_rule);
    endAction(game, answer.unit, 0_mp, {TurnFlag::removedMarkers});
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "procedures/movement/engaged_steps.h"
#include "rules/movement/engaged_steps.h"

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/lining_up.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

void act(Game& game, const Reposition& answer) {
    const auto plan = planReposition(game.battle(), answer);
    VALLUM_CHECK(plan);
    if (!survives(game, answer.unit, plan->attacks, "ENG-13"_rule)) return;
    const bool isAbout = answer.turn == ChangeOfFront::about;
    game.tell(Repositioned{answer.unit, answer.turn, plan->to, isAbout ? "ENG-12"_rule : "ENG-09"_rule});
    tellMarkers(game, answer.unit, *plan, isAbout ? "ENG-13"_rule : "ENG-10"_rule);
    for (const PlannedMarkers& it : plan->others) {
        game.tell(EnvelopsChanged{it.unit, it.envelops, isAbout ? "ENG-14"_rule : "ENG-10"_rule});
    }
    endAction(game, answer.unit, 0_mp, {TurnFlag::repositioned, TurnFlag::displaced});
}

}  // namespace vallum::field

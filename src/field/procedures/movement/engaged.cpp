// SPDX-License-Identifier: GPL-3.0-or-later
#include "procedures/movement/engaged_steps.h"
#include "rules/movement/engaged_steps.h"

#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>

namespace vallum::field {

void freeAttack(Game& game, const Opponents& units, const Sum& dice, RuleId why) {
    Combat combat = beginningMelee(game.battle(), units);
    combat.kind = CombatKind::freeAttack;
    combat.withoutEvents = true;
    game.tell(CombatBegan{std::move(combat)});
    woundOutsideCombat(game, units.defender, strike(game, units, Weapon::hand, dice), why);
    game.tell(CombatEnded{CombatKind::freeAttack, units});
}

bool survives(Game& game, UnitId id, const std::vector<PlannedAttack>& attacks, RuleId why) {
    for (const PlannedAttack& attack : attacks) {
        freeAttack(game, {attack.by, id}, attack.dice, why);
        if (!game.battle().onTable(id)) return false;
    }
    return true;
}

void tellMarkers(Game& game, UnitId id, const EngagedPlan& plan, RuleId why) {
    if (game.battle().unit(id).extension != plan.extension) {
        game.tell(FrontChanged{id, plan.extension, why});
    }
    if (game.battle().unit(id).envelops != plan.envelops) {
        game.tell(EnvelopsChanged{id, plan.envelops, why});
    }
}

void endAction(Game& game, UnitId id, MovementPoints spent, EnumSet<TurnFlag> flags) {
    flags.insert(TurnFlag::finishedMove);
    for (const UnitId it : withSupport(game.battle(), id)) game.tell(MoveEnded{it, spent, flags, {}});
}

}  // namespace vallum::field

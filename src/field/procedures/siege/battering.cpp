// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/siege/battering.h>
#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/procedures/siege/structure_rolls.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/siege/structure_attacks.h>

namespace vallum::field {

namespace {

RuleId ruleOfRam(const Battle& battle, UnitId unit) {
    return battle.type(unit).unitClass == UnitClass::elephants ? "RAM-13"_rule : "RAM-04"_rule;
}

void resolve(Game& game, const AttackStructure& attack) {
    const auto& [unit, target] = attack;
    game.tell(CombatBegan{beginningAttack(attack)});
    playEvents(game);
    const int damage = strikeStructure(game);
    if (damage > 0 && target.by == Siegework::arson) {
        lightFire(game, target.structure, damage, game.battle().owner(unit), "FIR-03"_rule);
    } else if (damage > 0) {
        const bool doorFell = damageStructure(game, target.structure, damage, ruleOfRam(game.battle(), unit));
        collapseIfDue(game, target.structure, doorFell);
    }
    raiseHandLimits(game);
    game.tell(CombatEnded{CombatKind::structure, game.battle().currentCombat().units});
    renewDeckIfUsedUp(game);
    releaseBlocked(game);
    checkVictory(game);
}

}  // namespace

void attack(Game& game, const AttackStructure& attack) {
    for (const AttackStructure& it : attacksWith(game.battle(), attack)) resolve(game, it);
    game.tell(TaskDone{attack.unit, TurnFlag::attackedStructure});
}

}  // namespace vallum::field

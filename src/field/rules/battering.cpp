// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/battering.h>
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/collapse.h>
#include <vallum/field/rules/events.h>
#include <vallum/field/rules/flight.h>
#include <vallum/field/rules/structure_attacks.h>
#include <vallum/field/rules/structure_rolls.h>
#include <vallum/field/rules/victory.h>

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
    game.tell(CombatEnded{CombatKind::structure, game.battle().currentCombat().units});
    renewDeckIfUsedUp(game);
    releaseBlocked(game);
    checkVictory(game);
}

}  // namespace

void attack(Game& game, const AttackStructure& attack) {
    for (const AttackStructure& it : attacksWith(game.battle(), attack)) resolve(game, it);
    game.tell(TaskDone{attack.unit, Deed::attackedStructure});
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/siege/bombardment.h>
#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/procedures/siege/collateral.h>
#include <vallum/field/procedures/siege/structure_rolls.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/bombardment.h>

namespace vallum::field {

namespace {

enum class Events { drawn, none };

/// ART-13, FIR-07
void hit(Game& game, const ShotAtStructure& shot) {
    const int damage = strikeStructure(game);
    if (damage == 0) return;
    bool doorFell = false;
    if (shot.incendiary) {
        lightFire(game, shot.structure, damage, game.battle().owner(shot.shooter), "FIR-07"_rule);
    } else {
        doorFell = damageStructure(game, shot.structure, damage, "ART-08"_rule);
    }
    collateralDamage(game, shot.structure, damage, attackOnStructure(game.battle(), Roll::damage),
                     "ART-11"_rule);
    collapseIfDue(game, shot.structure, doorFell);
}

/// Returns how many more times the same shot is made.
int resolve(Game& game, const ShotAtStructure& shot, const StructureMeasured& found, Events events) {
    game.tell(CombatBegan{beginningShot(game.battle(), shot, found)});
    if (events == Events::drawn) playEvents(game);
    hit(game, shot);
    const int again = shotsAgain(game.battle());
    raiseHandLimits(game);
    game.tell(CombatEnded{CombatKind::structure, game.battle().currentCombat().units});
    renewDeckIfUsedUp(game);
    releaseBlocked(game);
    checkVictory(game);
    return again;
}

}  // namespace

void shootAt(Game& game, const ShotAtStructure& shot) {
    reveal(game, shot.shooter, "OPT-21"_rule);
    const StructureMeasured found = measured(game.battle(), shot);
    game.tell(found);
    game.tell(ShotUsed{shot.shooter});
    if (!found.inRange) return;
    int again = resolve(game, shot, found, Events::drawn);
    for (; again > 0; --again) {
        if (!mayShootAt(game.battle(), shot)) return;
        resolve(game, shot, found, Events::none);
    }
}

}  // namespace vallum::field

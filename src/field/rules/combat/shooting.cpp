// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>

namespace vallum::field {

bool checksMoraleUnderFire(const Battle& battle) {
    const UnitId target = battle.currentCombat().units.defender;
    if (!checksMoraleInCombat(battle, target)) return false;
    const auto mustCheck = [](const EventEffectOnUnit& it) { return it.effect.mustCheck; };
    return battle.unit(target).newWounds > 0 || std::ranges::any_of(effectsOn(battle, target), mustCheck);
}

}  // namespace vallum::field

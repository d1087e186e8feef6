// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/siege/siege.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::field {

void endSiegeInTime(Game& game) {
    if (game.battle().stage != Stage::fighting) return;
    if (const auto outcome = siegeOutcome(game.battle())) game.tell(BattleEnded{*outcome});
}

void endTurnOfSiege(Game& game) {
    const auto& siege = game.battle().setting->siege;
    if (!siege) return;
    if (isFortressHeld(game.battle())) return;
    game.tell(BattleEnded{{siege->attacker, "SIE-09"_rule}});
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/structure_attacks.h>

namespace vallum::field {

Verdict fits(const Battle&, const ChooseShot&, const ShotAtStructure&) { return refuse("FOR-03"_rule); }
Verdict fits(const Battle&, const ChooseCombat&, const AttackStructure&) { return refuse("FOR-03"_rule); }
Verdict fits(const Battle&, const ChooseCombat&, const PhaseDone&) { return refuse("MEL-02"_rule); }

void shootAt(Game& game, const ShotAtStructure& shot) { game.tell(ShotUsed{shot.shooter}); }
void attack(Game& game, const AttackStructure& answer) {
    game.tell(TaskDone{answer.unit, Deed::attackedStructure});
}

}  // namespace vallum::field

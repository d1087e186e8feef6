// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/fires.h>

namespace vallum::field {

Verdict fits(const Battle&, const ChooseMove&, const FightFire&) { return refuse("FIR-14"_rule); }
void act(Game& game, const FightFire& answer) { game.tell(TaskDone{answer.unit, Deed::foughtFire}); }

Verdict fits(const Battle&, const ChooseStructure& question, const StructureChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.structure) > 0, "RAZ-07"_rule);
}

}  // namespace vallum::field

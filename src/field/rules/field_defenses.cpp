// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/field_defenses.h>

namespace vallum::field {

Verdict fits(const Battle&, const ChooseMove&, const ClearTile&) { return refuse("TRE-06"_rule); }
void act(Game& game, const ClearTile& answer) {
    game.tell(TileCleared{answer.unit, answer.structure, "TRE-06"_rule});
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>

#include <vallum/field/procedures/movement/brash.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/rules/movement/brash.h>

namespace vallum::field {

void chargeBrashly(Game& game) {
    if (game.battle().player(game.battle().active).defeated) return;
    auto units = brashUnits(game.battle());
    if (units.empty()) return;
    while (!units.empty()) {
        game.tell(BrashProvoked{units});
        const Move move = game.ask(game.battle().active, ChooseBrashCharge{units});
        const auto plan = planBrashCharge(game.battle(), move);
        VALLUM_CHECK(plan);
        carryOut(game, move, *plan);
        std::erase_if(units, [&](UnitId it) { return !canChargeBrashly(game.battle(), it); });
    }
    game.tell(BrashProvoked{});
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/siege/rams.h>
#include <vallum/field/rules/siege/rams.h>

namespace vallum::field {

void takeRam(Game& game, UnitId unit, int ram) {
    if (game.battle().unit(unit).formation) game.tell(FormationLost{unit, "RAM-10"_rule});
    game.tell(RamTaken{ram, unit, "RAM-08"_rule});
}

void leaveRam(Game& game, UnitId carrier, RuleId why) {
    const auto ram = ramOf(game.battle(), carrier);
    if (ram) game.tell(RamLeft{*ram, carrier, game.battle().unit(carrier).pose, why});
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/rams.h>

namespace vallum::field {

std::optional<int> ramOf(const Battle& battle, UnitId carrier) {
    const auto found = std::ranges::find(battle.rams, carrier, &Ram::carrier);
    if (found == battle.rams.end()) return std::nullopt;
    return static_cast<int>(found - battle.rams.begin());
}

Verdict mayTakeRam(const Battle& battle, UnitId unit, int ram) {
    if (battle.type(unit).unitClass != UnitClass::infantry) return refuse("RAM-02"_rule);
    if (ramOf(battle, unit)) return refuse("RAM-02"_rule);
    if (ram < 0 || ram >= std::ssize(battle.rams)) return refuse("RAM-08"_rule);
    return allowIf(!battle.rams.at(static_cast<std::size_t>(ram)).carrier, "RAM-08"_rule);
}

void takeRam(Game& game, UnitId unit, int ram) { game.tell(RamTaken{ram, unit, "RAM-08"_rule}); }

void leaveRam(Game& game, UnitId carrier, RuleId why) {
    const auto ram = ramOf(game.battle(), carrier);
    if (ram) game.tell(RamLeft{*ram, carrier, game.battle().unit(carrier).pose, why});
}

}  // namespace vallum::field

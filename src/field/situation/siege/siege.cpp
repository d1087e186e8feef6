// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::field {

namespace {

bool areAllied(const Setting& setting, Seat one, Seat other) {
    const auto teamOf = [&](Seat seat) { return std::ranges::find(setting.sides, seat, &Side::seat)->team; };
    return teamOf(one) == teamOf(other);
}

}  // namespace

Sum structurePoints(const Battle& battle, Seat seat) {
    int wood = 0;
    int stone = 0;
    for (const Structure& it : battle.structures) {
        if (it.owner != seat) continue;
        const int cost = valuesOf(*battle.setting, it.kind, it.material).cost;
        (it.material == Material::stone ? stone : wood) += cost;
    }
    const auto isPaidBySeat = [&](const Ram& ram) {
        if (ram.carrier) return battle.owner(*ram.carrier) == seat;
        return battle.setting->siege && battle.setting->siege->attacker == seat;
    };
    Sum sum;
    sum.add("FDZ-08"_rule, wood);
    sum.add("FDZ-06"_rule, stone);
    sum.add("RAM-01"_rule, ramCost * static_cast<int>(std::ranges::count_if(battle.rams, isPaidBySeat)));
    return sum;
}

bool isDefender(const Setting& setting, Seat seat) {
    return setting.siege && areAllied(setting, setting.siege->defender, seat);
}
bool isAttacker(const Setting& setting, Seat seat) {
    return setting.siege && areAllied(setting, setting.siege->attacker, seat);
}

bool isFortressHeld(const Battle& battle) {
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId unit) {
        return isDefender(*battle.setting, battle.owner(unit)) && !battle.unit(unit).has(Marker::fleeing) &&
               defendsFortress(battle, unit);
    });
}

}  // namespace vallum::field

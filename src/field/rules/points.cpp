// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/points.h>

namespace vallum::field {

Sum armyValue(int unitPoints, int pointsModifier) {
    Sum sum;
    sum.add("UNIT-08"_rule, unitPoints * hundredths);
    sum.add("GEN-09"_rule, unitPoints * pointsModifier);
    return sum;
}

int unitsBudget(int limit, int pointsModifier) { return limit * hundredths / (hundredths + pointsModifier); }

Verdict mayCost(int limit, int unitPoints, int pointsModifier) {
    return allowIf(armyValue(unitPoints, pointsModifier).total() <= limit * hundredths, "SET-08"_rule);
}

Sum losses(const Battle& battle, Seat seat) {
    int eliminated = 0;
    int fleeing = 0;
    for (const Unit& unit : battle.units) {
        if (unit.owner != seat) continue;
        if (unit.place == Place::eliminated) eliminated += battle.typeOf(unit.type).value;
        if (unit.has(Marker::fleeing)) fleeing += battle.typeOf(unit.type).value;
    }
    int generals = 0;
    for (const GeneralOf& it : generalsOf(battle, seat)) {
        const bool isGone = it.state(battle).health == GeneralHealth::dead || isFleeing(battle, it);
        if (isGone) generals += battle.side(seat).unitPoints * it.card(battle).pointsModifier;
    }
    Sum sum;
    sum.add("MOR-07"_rule, eliminated * hundredths);
    sum.add("FLT-01"_rule, fleeing * hundredths);
    sum.add("GEN-09"_rule, generals);
    return sum;
}

Sum startingValue(const Battle& battle, Seat seat) {
    const Side& side = battle.side(seat);
    return armyValue(side.unitPoints, side.generals.front().pointsModifier);
}

}  // namespace vallum::field

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

Sum unitValue(const UnitType& type, Status atTheStart) {
    constexpr int whole = 100;
    const int percent = atTheStart == Status::elite ? 50 : atTheStart == Status::veteran ? 30 : 0;
    Sum sum;
    sum.add("UNIT-08"_rule, type.value);
    sum.add("EVT-14"_rule, (type.value * percent + whole - 1) / whole);
    return sum;
}

int rookiePoints(int agreed) { return agreed / 10; }

int pointLimit(const Options& options, Seat seat, int agreed) {
    return agreed + (options.rookie && options.rookie->seat == seat ? options.rookie->extraPoints : 0);
}

Sum losses(const Battle& battle, Seat seat) {
    int eliminated = 0;
    int fleeing = 0;
    for (const Unit& unit : battle.units) {
        if (unit.owner != seat) continue;
        const int value = unitValue(battle.typeOf(unit.type), unit.startStatus).total();
        if (unit.place == Place::eliminated) eliminated += value;
        if (unit.has(Marker::fleeing)) fleeing += value;
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

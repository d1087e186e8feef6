// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

namespace {

void addAll(Sum& sum, const Sum& more) {
    for (const Sum::Term& term : more.terms()) sum.add(term.rule, term.amount);
}

}  // namespace

Sum armyValue(int unitPoints, int pointsModifier) {
    return armyValue(unitPoints, {{unitPoints, pointsModifier}});
}

Sum armyValue(int unitPoints, const std::vector<CommandedPoints>& generals) {
    Sum sum;
    sum.add("UNIT-08"_rule, unitPoints * hundredths);
    for (const CommandedPoints& it : generals) sum.add("GEN-09"_rule, it.unitPoints * it.pointsModifier);
    return sum;
}

int pointsCommanded(const Battle& battle, Seat seat, int general) {
    const Side& side = battle.side(seat);
    if (side.generals.size() == 1 || battle.setting->options.command == Command::together) {
        return side.unitPoints;
    }
    int points = 0;
    for (const Unit& unit : battle.units) {
        const bool isHis = unit.owner == seat && unit.commander.value_or(0) == general;
        if (!isHis || unit.type == hiddenType) continue;
        points += unitValue(battle.typeOf(unit.type), unit.startStatus).total();
    }
    return points;
}

int unitsBudget(int limit, int pointsModifier) { return limit * hundredths / (hundredths + pointsModifier); }

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

int generalPrice(const Battle& battle, const GeneralOf& it) {
    return pointsCommanded(battle, it.seat, it.index) * it.card(battle).pointsModifier;
}

bool countsAsLost(const Unit& unit) { return unit.place == Place::eliminated || unit.has(Marker::fleeing); }

bool countsAsLost(const Battle& battle, const GeneralOf& it) {
    return it.state(battle).health == GeneralHealth::dead || isFleeing(battle, it);
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
        if (countsAsLost(battle, it)) generals += generalPrice(battle, it);
    }
    Sum sum;
    sum.add("MOR-07"_rule, eliminated * hundredths);
    sum.add("FLT-01"_rule, fleeing * hundredths);
    sum.add("GEN-09"_rule, generals);
    return sum;
}

Sum startingValue(const Battle& battle, Seat seat) {
    std::vector<CommandedPoints> generals;
    for (const GeneralOf& it : generalsOf(battle, seat)) {
        generals.push_back({pointsCommanded(battle, seat, it.index), it.card(battle).pointsModifier});
    }
    return armyValue(battle.side(seat).unitPoints, generals);
}

Sum lossesOfTeam(const Battle& battle, Seat seat) {
    Sum sum;
    for (const Seat ally : battle.alliesOf(seat)) addAll(sum, losses(battle, ally));
    return sum;
}

Sum startingValueOfTeam(const Battle& battle, Seat seat) {
    Sum sum;
    for (const Seat ally : battle.alliesOf(seat)) addAll(sum, startingValue(battle, ally));
    return sum;
}

}  // namespace vallum::field

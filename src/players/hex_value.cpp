// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_weights.h"

#include <algorithm>
#include <cstdint>

namespace vallum::players {

namespace {

constexpr int whole = 1000;

constexpr std::size_t at(HexFeature what) { return static_cast<std::size_t>(what); }

int share(int part, int all) { return all == 0 ? 0 : whole * part / all; }

/// The dice that a unit rolls tell what its blocks are worth; those without dice of their own roll as many as
/// their opponents (HEX-43).
int strengthOf(const hex::Battle& battle, UnitId id) {
    constexpr int asItsOpponent = 4;
    constexpr int besides = 2;
    return battle.unit(id).blocks * (battle.type(id).close.value_or(asItsOpponent) + besides);
}

int strengthOf(const hex::Battle& battle, Seat seat) {
    int sum = 0;
    for (const UnitId id : battle.unitsOf(seat)) sum += strengthOf(battle, id);
    return sum;
}

int friendsBeside(const hex::Battle& battle, UnitId id) {
    const Seat owner = battle.unit(id).owner;
    return static_cast<int>(battle.enemyUnitsNextTo(battle.unit(id).at, battle.enemyOf(owner)).size());
}

void measureUnits(const hex::Battle& battle, Seat seat, HexMeasures& measures) {
    const auto units = battle.unitsOf(seat);
    int frail = 0;
    int beset = 0;
    for (const UnitId id : units) {
        const hex::Unit& unit = battle.unit(id);
        frail += unit.blocks == 1 ? 1 : 0;
        const auto around = static_cast<int>(battle.enemyUnitsNextTo(unit.at, seat).size());
        beset += around > friendsBeside(battle, id) ? 1 : 0;
    }
    const int all = static_cast<int>(units.size());
    measures[at(HexFeature::frail)] = share(frail, all);
    measures[at(HexFeature::beset)] = share(beset, all);
}

/// How much the own hurt counts, in quarters.
int regardOf(Character character) {
    switch (character) {
        case Character::even: return 4;
        case Character::bold: return 3;
        case Character::patient: return 5;
    }
    return 4;
}

/// What the enemy has won is one's own loss.
bool isHurtOfTheOther(HexFeature what) { return what == HexFeature::banners || what == HexFeature::late; }
bool isHurt(HexFeature what) { return what == HexFeature::frail || what == HexFeature::beset; }

}  // namespace

HexMeasures measuresOf(const hex::Battle& battle, Seat seat) {
    HexMeasures measures{};
    const hex::Player& player = battle.player(seat);
    const int own = strengthOf(battle, seat);
    measures[at(HexFeature::tempo)] = battle.active == seat ? whole : 0;
    measures[at(HexFeature::banners)] = share(player.banners, battle.side(seat).banners);
    measures[at(HexFeature::strength)] = share(own, own + strengthOf(battle, battle.enemyOf(seat)));
    measureUnits(battle, seat, measures);
    const auto leads = [&](const hex::Leader& it) { return it.owner == seat && it.isOnBoard(); };
    constexpr int mostLeaders = 4;
    constexpr int mostCards = 10;
    measures[at(HexFeature::leaders)] =
        share(static_cast<int>(std::ranges::count_if(battle.leaders, leads)), mostLeaders);
    measures[at(HexFeature::cards)] = share(static_cast<int>(player.hand.size()), mostCards);
    const int gone = share(battle.turn, 2 * battle.setting->turns);
    measures[at(HexFeature::late)] = measures[at(HexFeature::banners)] * gone / whole;
    return measures;
}

HexValue valueFor(const hex::Battle& battle, Seat seat, Character character) {
    constexpr int quarters = 4;
    const HexMeasures own = measuresOf(battle, seat);
    const HexMeasures theirs = measuresOf(battle, battle.enemyOf(seat));
    HexValue value;
    for (std::size_t i = 0; i != hexFeatures; ++i) {
        const auto what = static_cast<HexFeature>(i);
        const int mine = isHurt(what) ? regardOf(character) : quarters;
        const int others = isHurtOfTheOther(what) ? regardOf(character) : quarters;
        const int balance = mine * own[i] - others * theirs[i];
        const int worth = static_cast<int>(std::int64_t{balance} * hexWeights[i] / (quarters * whole));
        if (worth != 0) value.terms.push_back({what, own[i] - theirs[i], worth});
    }
    return value;
}

int chanceFor(const hex::Battle& battle, Seat seat, Character character) {
    if (!battle.outcome) return valueFor(battle, seat, character).chance();
    if (!battle.outcome->winner) return certain / 2;
    return *battle.outcome->winner == seat ? certain : 0;
}

Text wordFor(HexFeature what) {
    switch (what) {
        case HexFeature::tempo: return phrase("Advice", "whose turn it is")();
        case HexFeature::banners: return phrase("Advice", "banners won")();
        case HexFeature::strength: return phrase("Advice", "strength still in the fight")();
        case HexFeature::frail: return phrase("Advice", "units with one block left")();
        case HexFeature::beset:
            return phrase("Advice", "units with more enemies than friends next to them")();
        case HexFeature::leaders: return phrase("Advice", "leaders on the board")();
        case HexFeature::cards: return phrase("Advice", "cards in hand")();
        case HexFeature::late: return phrase("Advice", "the lead in banners as turns run out")();
    }
    return {};
}

RuleId ruleOf(HexFeature what) {
    switch (what) {
        case HexFeature::tempo: return "HEX-12"_rule;
        case HexFeature::banners: return "HEX-11"_rule;
        case HexFeature::strength:
        case HexFeature::frail: return "HEX-06"_rule;
        case HexFeature::beset: return "HEX-55"_rule;
        case HexFeature::leaders: return "HEX-07"_rule;
        case HexFeature::cards: return "HEX-08"_rule;
        case HexFeature::late: return "HEX-96"_rule;
    }
    return "HEX-11"_rule;
}

}  // namespace vallum::players

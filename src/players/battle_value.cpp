// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_weights.h"
#include "siege_sense.h"

#include <algorithm>
#include <cstdint>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/players/battle_value.h>

namespace vallum::players {

namespace {

constexpr int whole = 1000;

int share(std::int64_t part, std::int64_t all) {
    if (all <= 0) return 0;
    return static_cast<int>(std::clamp<std::int64_t>(part * whole / all, -whole, whole));
}

constexpr std::size_t at(Feature what) { return static_cast<std::size_t>(what); }

/// GEO-15, CHG-16: held where it cannot strike back with its front.
bool isBeset(const Battle& battle, UnitId id) {
    using geometry::Edge;
    return std::ranges::any_of(enemiesInContact(battle, id), [&](UnitId enemy) {
        return strikes(battle, enemy, id, Edge::left) || strikes(battle, enemy, id, Edge::right) ||
               strikes(battle, enemy, id, Edge::rear);
    });
}

/// Too far to fight in this turn or the next.
bool isFarFromAll(const Battle& battle, UnitId id) {
    constexpr Du twoMoves = 10_du;
    return enemiesWithin(battle, id, twoMoves).empty();
}

/// What all that can still fight is worth, the wounded less.
std::int64_t strengthOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (unit.has(Marker::fleeing)) return 0;
    const int most = std::max(1, health(battle, id));
    const int left = std::max(0, most - unit.wounds);
    return std::int64_t{battle.type(id).value} * (most + left) / (2 * most);
}

std::int64_t strengthOfTeam(const Battle& battle, Seat seat) {
    std::int64_t strength = 0;
    for (const UnitId id : battle.everyUnit()) {
        if (battle.unit(id).place == Place::eliminated) continue;
        if (battle.areAllied(battle.owner(id), seat)) strength += strengthOf(battle, id);
    }
    return strength;
}

/// Of 36 throws of two dice, those that show more than this.
int throwsAbove(int leadership) {
    int throws = 0;
    for (int one = 1; one <= 6; ++one) {
        for (int other = 1; other <= 6; ++other) throws += one + other > leadership ? 1 : 0;
    }
    return throws;
}

/// SET-14, SET-15
int chanceToFailCheck(const Battle& battle, Seat seat) {
    int best = -1;
    for (const Seat ally : battle.alliesOf(seat)) {
        const bool isLed = std::ranges::any_of(generalsOf(battle, ally), [&](const GeneralOf& it) {
            return it.state(battle).health == GeneralHealth::well;
        });
        if (isLed) best = std::max(best, leadership(battle, ally).total());
    }
    return best < 0 ? whole : share(throwsAbove(best), 36);
}

void measureLosses(const Battle& battle, Seat seat, Measures& measures) {
    const int all = startingValueOfTeam(battle, seat).total();
    const int lost = lossesOfTeam(battle, seat).total();
    const bool holds = battle.setting->siege && isDefender(*battle.setting, seat);
    const int limit = holds ? all * battle.setting->siege->casualties / 100 : all / 2;
    measures[at(Feature::losses)] = share(lost, all);
    measures[at(Feature::pastLimit)] = share(std::max(0, lost - limit), all);
    if (lost > limit) measures[at(Feature::shaken)] = chanceToFailCheck(battle, seat);
}

/// What so many units are worth, as a part of the army that began.
class ArmyShare {
public:
    void add(const Battle& battle, UnitId id) { points_ += battle.type(id).value; }
    void add(std::int64_t points) { points_ += points; }
    [[nodiscard]] int of(int all) const { return share(points_ * hundredths, all); }

private:
    std::int64_t points_ = 0;
};

void measureUnits(const Battle& battle, Seat seat, Measures& measures) {
    ArmyShare wounds;
    ArmyShare broken;
    ArmyShare beset;
    ArmyShare far;
    for (const UnitId id : battle.unitsOnTable()) {
        const Unit& unit = battle.unit(id);
        if (!battle.areAllied(unit.owner, seat) || unit.has(Marker::fleeing)) continue;
        wounds.add(std::int64_t{battle.type(id).value} * unit.wounds / std::max(1, health(battle, id)));
        if (unit.has(Marker::broken)) broken.add(battle, id);
        if (isBeset(battle, id)) beset.add(battle, id);
        if (!avoidsMelee(battle.type(id)) && isFarFromAll(battle, id)) far.add(battle, id);
    }
    const int all = startingValueOfTeam(battle, seat).total();
    measures[at(Feature::wounds)] = wounds.of(all);
    measures[at(Feature::broken)] = broken.of(all);
    measures[at(Feature::beset)] = beset.of(all);
    measures[at(Feature::far)] = far.of(all);
}

void measureLeaders(const Battle& battle, Seat seat, Measures& measures) {
    constexpr int fullHand = 6;
    int generals = 0;
    int lost = 0;
    int cards = 0;
    for (const Seat ally : battle.alliesOf(seat)) {
        const auto all = generalsOf(battle, ally);
        generals += static_cast<int>(all.size());
        lost += static_cast<int>(
            std::ranges::count_if(all, [&](const GeneralOf& it) { return isLost(battle, it); }));
        cards += static_cast<int>(battle.player(ally).hand.size());
    }
    measures[at(Feature::leaderless)] = share(lost, generals);
    measures[at(Feature::cards)] = share(cards, fullHand * static_cast<int>(battle.alliesOf(seat).size()));
}

int breachesIn(const Battle& battle) {
    constexpr int enough = 3;
    int open = 0;
    for (const Fortress& fortress : battle.setting->fortresses) {
        open += static_cast<int>(
            std::ranges::count_if(fortress.sections, [&](StructureId it) { return isOpening(battle, it); }));
    }
    return share(std::min(open, enough), enough);
}

/// Of the tools of one kind, those that are still of use.
int toolsLeft(std::ptrdiff_t left, std::ptrdiff_t all) { return share(left, all); }

int siegeTowersLeft(const Battle& battle) {
    const auto isTower = [](const Structure& it) { return it.kind == StructureKind::siegeTower; };
    const auto isLeft = [&](const Structure& it) {
        return isTower(it) && it.condition == Condition::standing;
    };
    return toolsLeft(std::ranges::count_if(battle.structures, isLeft),
                     std::ranges::count_if(battle.structures, isTower));
}

int ramsInUse(const Battle& battle) {
    const auto isCarried = [](const Ram& ram) { return ram.carrier.has_value(); };
    return toolsLeft(std::ranges::count_if(battle.rams, isCarried), std::ssize(battle.rams));
}

int timeGone(const Battle& battle) {
    const int decks = decksToHold(battle);
    const int cards = static_cast<int>(battle.setting->cards.size());
    if (decks <= 0 || cards == 0) return 0;
    const int used = cards - static_cast<int>(battle.deck.size());
    return share(battle.deckUsedUp * cards + used, decks * cards);
}

/// What is true of the siege counts for those who attack.
void measureSiege(const Battle& battle, Seat seat, Measures& measures) {
    if (!battle.setting->siege || !isAttacker(*battle.setting, seat)) return;
    ArmyShare inside;
    ArmyShare climbing;
    for (const UnitId id : battle.unitsOnTable()) {
        if (!battle.areAllied(battle.owner(id), seat) || battle.unit(id).has(Marker::fleeing)) continue;
        if (fortressOf(battle, id)) inside.add(battle, id);
        if (battle.unit(id).climb) climbing.add(battle, id);
    }
    const int all = startingValueOfTeam(battle, seat).total();
    measures[at(Feature::storm)] = whole;
    measures[at(Feature::breaches)] = breachesIn(battle);
    measures[at(Feature::inside)] = inside.of(all);
    measures[at(Feature::climbing)] = climbing.of(all);
    measures[at(Feature::towers)] = siegeTowersLeft(battle);
    measures[at(Feature::rams)] = ramsInUse(battle);
    measures[at(Feature::time)] = timeGone(battle);
}

/// One of those who fight against the seat.
Seat anOpponentOf(const Battle& battle, Seat seat) {
    const auto opponents = battle.opponentsOf(seat);
    return opponents.empty() ? seat : opponents.front();
}

/// Those that hurt their owner.
bool isHurt(Feature what) {
    switch (what) {
        case Feature::losses:
        case Feature::pastLimit:
        case Feature::shaken:
        case Feature::wounds:
        case Feature::broken:
        case Feature::beset:
        case Feature::leaderless: return true;
        case Feature::tempo:
        case Feature::strength:
        case Feature::cards:
        case Feature::far:
        case Feature::storm:
        case Feature::breaches:
        case Feature::inside:
        case Feature::climbing:
        case Feature::towers:
        case Feature::rams:
        case Feature::time: return false;
    }
    return false;
}

/// In quarters: how much the own hurt counts, and that of the enemy.
struct Regard {
    int own = 4;
    int theirs = 4;
};
Regard regardOf(Character character) {
    switch (character) {
        case Character::even: return {4, 4};
        case Character::bold: return {3, 4};
        case Character::patient: return {5, 4};
    }
    return {};
}

}  // namespace

Measures measuresOf(const Battle& battle, Seat seat) {
    Measures measures{};
    measures[at(Feature::tempo)] = battle.areAllied(battle.active, seat) ? whole : 0;
    const std::int64_t own = strengthOfTeam(battle, seat);
    const std::int64_t theirs = strengthOfTeam(battle, anOpponentOf(battle, seat));
    measures[at(Feature::strength)] = share(own, own + theirs);
    measureLosses(battle, seat, measures);
    measureUnits(battle, seat, measures);
    measureLeaders(battle, seat, measures);
    measureSiege(battle, seat, measures);
    return measures;
}

const Weights& weightsFor(const Battle& battle) {
    return battle.setting->siege ? siegeWeights : fieldWeights;
}

BattleValue valueFor(const Battle& battle, Seat seat, Character character) {
    const Measures own = measuresOf(battle, seat);
    const Measures theirs = measuresOf(battle, anOpponentOf(battle, seat));
    const Weights& weights = weightsFor(battle);
    const Regard regard = regardOf(character);
    BattleValue value;
    for (std::size_t i = 0; i != features; ++i) {
        const auto what = static_cast<Feature>(i);
        const Regard here = isHurt(what) ? regard : Regard{};
        const int balance = here.own * own[i] - here.theirs * theirs[i];
        const int worth = static_cast<int>(std::int64_t{balance} * weights[i] / (4 * whole));
        if (worth != 0) value.terms.push_back({what, own[i] - theirs[i], worth});
    }
    return value;
}

int chanceFor(const Battle& battle, Seat seat, Character character) {
    if (!battle.outcome) return valueFor(battle, seat, character).chance();
    if (!battle.outcome->winner) return certain / 2;
    return battle.areAllied(*battle.outcome->winner, seat) ? certain : 0;
}

Text wordFor(Feature what) {
    switch (what) {
        case Feature::tempo: return phrase("Advice", "whose turn it is")();
        case Feature::strength: return phrase("Advice", "strength still in the fight")();
        case Feature::losses: return phrase("Advice", "points lost")();
        case Feature::pastLimit: return phrase("Advice", "losses beyond an army's limit")();
        case Feature::shaken: return phrase("Advice", "the leadership check due")();
        case Feature::wounds: return phrase("Advice", "wounds")();
        case Feature::broken: return phrase("Advice", "broken units")();
        case Feature::beset: return phrase("Advice", "units struck in flank or rear")();
        case Feature::leaderless: return phrase("Advice", "generals lost")();
        case Feature::cards: return phrase("Advice", "cards in hand")();
        case Feature::far: return phrase("Advice", "units far from the fight")();
        case Feature::storm: return phrase("Advice", "who attacks and who defends")();
        case Feature::breaches: return phrase("Advice", "gaps in the walls")();
        case Feature::inside: return phrase("Advice", "attackers in the fortress")();
        case Feature::climbing: return phrase("Advice", "attackers on ladders")();
        case Feature::towers: return phrase("Advice", "siege towers left")();
        case Feature::rams: return phrase("Advice", "rams in use")();
        case Feature::time: return phrase("Advice", "time left for the siege")();
    }
    return {};
}

RuleId ruleOf(Feature what) {
    switch (what) {
        case Feature::tempo: return "ACT-03"_rule;
        case Feature::strength: return "UNIT-08"_rule;
        case Feature::losses: return "SET-12"_rule;
        case Feature::pastLimit: return "SET-13"_rule;
        case Feature::shaken: return "SET-14"_rule;
        case Feature::wounds: return "UNIT-06"_rule;
        case Feature::broken: return "MOR-03"_rule;
        case Feature::beset: return "MEL-14"_rule;
        case Feature::leaderless: return "GEN-10"_rule;
        case Feature::cards: return "CARD-01"_rule;
        case Feature::far: return "MOV-01"_rule;
        case Feature::storm: return "SIE-08"_rule;
        case Feature::breaches: return "WAL-13"_rule;
        case Feature::inside: return "SIE-09"_rule;
        case Feature::climbing: return "ASL-02"_rule;
        case Feature::towers: return "SGT-01"_rule;
        case Feature::rams: return "RAM-01"_rule;
        case Feature::time: return "SIE-10"_rule;
    }
    return "SET-11"_rule;
}

}  // namespace vallum::players

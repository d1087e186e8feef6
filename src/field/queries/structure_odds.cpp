// SPDX-License-Identifier: GPL-3.0-or-later
#include "queries/odds_steps.h"

#include <array>

#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {

namespace {

/// The probabilities of 0, 1 and 2 successes.
using Chances = std::array<double, 3>;
using Distribution = std::vector<double>;

Distribution sumOf(const Distribution& one, const Distribution& other) {
    Distribution sum(one.size() + other.size() - 1, 0.0);
    for (std::size_t i = 0; i != one.size(); ++i) {
        for (std::size_t j = 0; j != other.size(); ++j) sum[i + j] += one[i] * other[j];
    }
    return sum;
}

/// The probability of a face, if ones may be rerolled.
double chanceOf(int face, bool again) {
    if (!again) return 1.0 / 6;
    return face == 1 ? 1.0 / 36 : 7.0 / 36;
}

Chances chancesOfADie(const Battle& battle, const Sum& attack, const Sum& resistance) {
    const bool isEngine = sixesCountTwice(battle);
    const bool again = isEngine || rollsOnesAgain(battle, battle.currentCombat().units.attacker);
    Chances chances{};
    for (int face = 1; face <= 6; ++face) {
        const bool isSuccess = succeeds(face, attack.total(), resistance.total());
        const std::size_t counts = !isSuccess ? 0 : isEngine && face == 6 ? 2 : 1;
        chances.at(counts) += chanceOf(face, again);
    }
    return chances;
}

Distribution successesOf(const StructureOdds& odds, const Battle& battle) {
    const Chances damage = chancesOfADie(battle, odds.attackToDamage, odds.resistance);
    const Chances hits = chancesOfADie(battle, odds.attackToHit, odds.resistance);
    const Distribution once(damage.begin(), damage.end());
    const Distribution twice = sumOf(once, once);
    Distribution ofADie(twice.size(), 0.0);
    ofADie[0] = hits[0];
    for (std::size_t i = 0; i != once.size(); ++i) ofADie[i] += hits[1] * once[i];
    for (std::size_t i = 0; i != twice.size(); ++i) ofADie[i] += hits[2] * twice[i];
    Distribution all{1.0};
    for (int die = 0; die < odds.dice.total(); ++die) all = sumOf(all, ofADie);
    while (all.size() > 1 && all.back() == 0) all.pop_back();
    return all;
}

double chanceOfAtLeast(const Distribution& chances, int least) {
    double chance = 0;
    for (std::size_t i = 0; i != chances.size(); ++i) {
        if (static_cast<int>(i) >= least) chance += chances[i];
    }
    return chance;
}

/// Of the attack being made.
StructureOdds oddsNow(const Battle& battle) {
    const Target& target = *battle.currentCombat().target;
    StructureOdds odds;
    odds.dice = diceOnStructure(battle);
    odds.attackToHit = attackOnStructure(battle, Roll::hit);
    odds.attackToDamage = attackOnStructure(battle, Roll::damage);
    odds.resistance = resistanceTo(battle, target);
    odds.successes = successesOf(odds, battle);
    // FIR-10: fire does its damage later.
    if (target.by == Siegework::arson || target.by == Siegework::incendiaryShot) return odds;
    const StructureValues& values = valuesOf(battle, target.structure);
    const int damage = battle.structure(target.structure).damage;
    odds.collapses = chanceOfAtLeast(odds.successes, values.durability - damage);
    if (hasDoor(battle, target.structure)) {
        odds.breaksDoor = chanceOfAtLeast(odds.successes, values.doorDurability - damage);
    }
    return odds;
}

StructureOdds oddsOf(Battle battle, const Combat& combat) {
    System::evolve(battle, CombatBegan{combat});
    return oddsNow(battle);
}

}  // namespace

double StructureOdds::expected() const {
    double expected = 0;
    for (std::size_t i = 0; i != successes.size(); ++i) expected += static_cast<double>(i) * successes[i];
    return expected;
}

StructureOdds shotOdds(const Battle& battle, const ShotAtStructure& shot) {
    const StructureMeasured found = measured(battle, shot);
    return found.inRange ? oddsOf(battle, beginningShot(battle, shot, found)) : StructureOdds();
}

StructureOdds shotOddsAt(const Battle& battle, const ShotAtStructure& shot, RangeBand band) {
    StructureMeasured found = measured(battle, shot);
    found.inRange = true;
    found.band = band;
    return oddsOf(battle, beginningShot(battle, shot, found));
}

StructureOdds attackOdds(const Battle& battle, const AttackStructure& attack) {
    return oddsOf(battle, beginningAttack(attack));
}

StructureOdds structureOddsWithEvents(const Battle& battle, UnitId unit, std::optional<CardId> card) {
    Battle played = battle;
    if (card) System::evolve(played, EventPlayed{battle.owner(unit), *card, unit});
    const Battle ready = afterDice(std::move(played), {}, [](Game& game) { cancelEvents(game); });
    if (canceledBy(ready)) return {};
    return oddsNow(afterDice(ready, {}, [](Game& game) { gainMarkers(game); }));
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>

#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/structure_attacks.h>

/// Attacks on walls and towers: with stones and bolts, with fire, with rams.
namespace vallum::players {

std::optional<WorthyAnswer> bestShotAtStructure(const Battle& battle, Seat seat) {
    std::optional<WorthyAnswer> best;
    if (battle.structures.empty()) return best;
    for (const ShotAtStructure& shot : structureShots(battle)) {
        const double each = worthOfDamage(battle, seat, shot.structure);
        if (each <= 0) continue;
        const double worth = each * shotOdds(battle, shot).expected() * (shot.incendiary ? doneByBurning : 1);
        if (worth > 0 && (!best || worth > best->worth)) best = {shot, worth};
    }
    return best;
}

Answer attackOnStructureOf(const Battle& battle, Seat seat) {
    std::optional<WorthyAnswer> best;
    for (const AttackStructure& attack : structureAttacks(battle)) {
        const double worth =
            worthOfDamage(battle, seat, attack.target.structure) * attackOdds(battle, attack).expected();
        if (worth > 0 && (!best || worth > best->worth)) best = {attack, worth};
    }
    return best ? best->answer : PhaseDone{};
}

}  // namespace vallum::players

// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>

#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/situation/fortress/structures.h>

/// Attacks on walls and towers: with stones and bolts, with fire, with rams.
namespace vallum::players {

namespace {

struct Target {
    StructureId id;
    double each = 0;  // point of damage
};

std::vector<Target> structuresToDamage(const Battle& battle, Seat seat) {
    std::vector<Target> targets;
    for (const StructureId id : standingStructures(battle)) {
        const double each = worthOfDamage(battle, seat, id);
        if (each > 0) targets.push_back({id, each});
    }
    return targets;
}

/// A shot that falls short is worth nothing; a rough look that saves the exact one.
bool mayComeThere(const Battle& battle, UnitId shooter, StructureId target) {
    constexpr double fromAbove = 1;
    constexpr double edgeToEdge = 3;
    const auto& ranged = battle.type(shooter).ranged;
    return ranged &&
           distanceBetween(battle.unit(shooter).pose.center, battle.structure(target).pose.center) <=
               inDu(ranged->range) + fromAbove + edgeToEdge;
}

}  // namespace

std::optional<WorthyAnswer> bestShotAtStructure(const Battle& battle, Seat seat) {
    std::optional<WorthyAnswer> best;
    if (battle.structures.empty()) return best;
    const auto targets = structuresToDamage(battle, seat);
    for (const UnitId shooter : own(battle, seat, Place::table)) {
        if (!battle.unit(shooter).has(Marker::active) || !mayShoot(battle, shooter)) continue;
        const bool isEngine = battle.type(shooter).unitClass == UnitClass::artillery;
        for (const auto& [target, each] : targets) {
            if (!mayComeThere(battle, shooter, target)) continue;
            for (const bool incendiary : {false, true}) {
                if (incendiary ? !isWooden(battle, target) : !isEngine) continue;
                const ShotAtStructure shot{shooter, target, incendiary};
                const double worth =
                    each * shotOdds(battle, shot).expected() * (incendiary ? doneByBurning : 1);
                if (worth <= 0 || (best && worth <= best->worth)) continue;
                if (mayShootAt(battle, shot)) best = {shot, worth};
            }
        }
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

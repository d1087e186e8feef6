// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::players {

/// From the walls they stop whoever comes, and those with rams and siege towers first.
static bool coversTheWalls(const Battle& battle, UnitId target) {
    return isArcher(battle.type(target)) && isGarrison(battle, target);
}

static double worthOfShot(const Battle& battle, UnitId target, const CombatOdds& odds) {
    constexpr double aRam = 15;  // RAM-08: others may take it up
    constexpr double archersOnTheWalls = 1.7;
    const double lost = loss(battle, target, odds.defender);
    if (coversTheWalls(battle, target)) return archersOnTheWalls * lost;
    const double value = valueOf(battle, target);
    return ramOf(battle, target) && value > 0 ? lost * (value + aRam) / value : lost;
}

double worthOfShot(const Battle& battle, UnitId shooter, UnitId target) {
    return worthOfShot(battle, target, shotOdds(battle, shooter, target));
}

double worthOfShooting(const Battle& battle, UnitId id) {
    const auto& ranged = battle.type(id).ranged;
    if (!ranged || isEngaged(battle, id)) return 0;
    double best = 0;
    for (const UnitId target : enemies(battle, battle.owner(id))) {
        if (isFar(battle, id, target, ranged->range + 2_du) || isEngaged(battle, target)) continue;
        if (!isInFrontArc(battle, id, target)) continue;
        best = std::max(best, worthOfShot(battle, id, target));
    }
    return best;
}

/// Of those that are in range, which is found out sooner than who is seen.
static std::vector<WorthyAnswer> shotsAtUnits(const Battle& battle, Seat seat) {
    std::vector<WorthyAnswer> shots;
    Sights sights(battle);
    for (const UnitId shooter : own(battle, seat, Place::table)) {
        if (!mayShoot(battle, shooter)) continue;
        for (const UnitId target : enemiesOf(battle, shooter)) {
            if (battle.unit(target).faceDown || !isInRange(battle, shooter, target)) continue;
            if (!mayTarget(sights, shooter, target)) continue;
            const double worth = worthOfShot(battle, target, shotOdds(sights, shooter, target));
            if (worth > 0) shots.push_back({ShotToMake{shooter, target}, worth});
        }
    }
    return shots;
}

std::vector<WorthyAnswer> shotsOf(const Battle& battle, Seat seat) {
    std::vector<WorthyAnswer> shots = shotsAtUnits(battle, seat);
    if (auto atStructure = bestShotAtStructure(battle, seat)) shots.push_back(*std::move(atStructure));
    std::ranges::stable_sort(shots, std::greater(), &WorthyAnswer::worth);
    return shots;
}

/// The shot that takes most from the enemy; those out of range would only be lost.
Answer shotOf(const Battle& battle, Seat seat) {
    auto shots = shotsOf(battle, seat);
    return shots.empty() || shots.front().worth <= 0 ? PhaseDone{} : std::move(shots.front().answer);
}

}  // namespace vallum::players

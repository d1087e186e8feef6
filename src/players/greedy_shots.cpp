// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>

#include <vallum/field/rules/ranged.h>

namespace vallum::players {

double worthOfShot(const Battle& battle, UnitId shooter, UnitId target) {
    return loss(battle, target, shotOdds(battle, shooter, target).defender);
}

/// The shot that takes most from the enemy; those out of range would only be lost.
Answer shotOf(const Battle& battle, Seat seat) {
    WorthyAnswer best{PhaseDone{}, 0};
    for (const UnitId shooter : own(battle, seat, Place::table)) {
        if (!mayShoot(battle, shooter)) continue;
        for (const UnitId target : enemies(battle, seat)) {
            const double worth =
                mayTarget(battle, shooter, target) ? worthOfShot(battle, shooter, target) : 0;
            if (worth > best.worth) best = {ShotToMake{shooter, target}, worth};
        }
    }
    const auto atStructure = bestShotAtStructure(battle, seat);
    return atStructure && atStructure->worth > best.worth ? atStructure->answer : best.answer;
}

}  // namespace vallum::players

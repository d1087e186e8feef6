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
    std::optional<ShotToMake> best;
    double bestWorth = 0;
    for (const UnitId shooter : own(battle, seat, Place::table)) {
        if (!mayShoot(battle, shooter)) continue;
        for (const UnitId target : enemies(battle, seat)) {
            if (!mayTarget(battle, shooter, target)) continue;
            const double worth = worthOfShot(battle, shooter, target);
            if (worth <= bestWorth) continue;
            best = {shooter, target};
            bestWorth = worth;
        }
    }
    const auto atStructure = bestShotAtStructure(battle, seat);
    if (atStructure && atStructure->worth > bestWorth) return atStructure->answer;
    return best ? Answer(*best) : Answer(PhaseDone{});
}

}  // namespace vallum::players

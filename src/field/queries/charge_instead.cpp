// SPDX-License-Identifier: GPL-3.0-or-later
#include "queries/charge_instead.h"

#include <algorithm>

#include <vallum/field/queries/reach.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// The maximum distance of a charge: a long ride plus the size of two cards.
constexpr Du farthestCharge = 9_du;

/// True if the move does not meet this enemy, or not first; such a refusal is not worth showing.
bool isNoContact(const Refusal& refusal) {
    return refusal.hindrance == Hindrance::outOfReach || refusal.hindrance == Hindrance::enemyInTheWay;
}

}  // namespace

bool runsIntoAnEnemy(const Refusal& refusal) {
    return refusal.hindrance == Hindrance::enemyInTheWay || refusal.hindrance == Hindrance::contact;
}

PlannedCharge chargeInstead(const Battle& battle, const Move& move) {
    const geometry::Point at = battle.unit(move.unit).pose.center;
    const auto farFrom = [&](UnitId it) { return geometry::distance(at, battle.unit(it).pose.center).raw(); };
    auto enemies = enemiesOf(battle, move.unit);
    std::erase_if(enemies, [&](UnitId it) {
        return !geometry::isWithin(farthestCharge, at, battle.unit(it).pose.center);
    });
    std::ranges::sort(enemies, {}, farFrom);
    PlannedCharge none{move};
    for (const UnitId enemy : enemies) {
        PlannedCharge charge{move};
        charge.move.charge = Charge{.target = enemy, .side = {}};
        charge.plan = planNow(battle, charge.move);
        if (charge.plan) return charge;
        const bool isFirst = none.plan.error().hindrance == Hindrance::contact;
        if (isFirst && !isNoContact(charge.plan.error())) none.plan = std::move(charge.plan);
    }
    return none;
}

}  // namespace vallum::field

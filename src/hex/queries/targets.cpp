// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/hex/queries/targets.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/sight.h>

namespace vallum::hex {

namespace {

Target targetAt(const Battle& battle, Hex at) {
    Target target{at, battle.unitAt(at), {}, {}, {}};
    if (!target.unit) target.leader = battle.leaderAt(at);
    return target;
}

}  // namespace

std::vector<Target> targetsFor(const Battle& battle, UnitId id) {
    std::vector<Target> targets;
    for (const Hex hex : hexesOfEnemies(battle, battle.unit(id).owner)) {
        Target target = targetAt(battle, hex);
        target.fire = mayFire(battle, id, hex);
        target.attack = mayAttack(battle, id, hex);
        if (!target.fire && target.fire.error().hindrance == Hindrance::lineOfSight) {
            target.inTheWay = hexesInTheWay(battle, battle.unit(id).at, hex);
        }
        targets.push_back(std::move(target));
    }
    return targets;
}

std::vector<Target> bonusTargetsFor(const Battle& battle, UnitId id) {
    std::vector<Target> targets;
    for (const Hex hex : hexesOfEnemies(battle, battle.unit(id).owner)) {
        Target target = targetAt(battle, hex);
        target.fire = refuse("HEX-74"_rule);
        target.attack = mayAttackAgain(battle, id, hex);
        targets.push_back(std::move(target));
    }
    return targets;
}

}  // namespace vallum::hex

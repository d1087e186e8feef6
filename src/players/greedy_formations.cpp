// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <cmath>

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::players {

namespace {

constexpr Du twoCards = 1.5_du;

/// Who may be upon the unit in the next turn.
struct Danger {
    bool inFront = false;
    bool footFromTheSide = false;
    bool horseFromTheSide = false;
    bool shots = false;
};

bool canCharge(const Battle& battle, UnitId enemy) {
    const bool isReady = !battle.unit(enemy).has(Marker::fleeing) && !avoidsMelee(battle.type(enemy));
    return isReady && !isEngaged(battle, enemy) && !isGarrison(battle, enemy);
}

/// Bows and slings, which come no nearer: javelins are gone before the shields are up.
bool canShoot(const Battle& battle, UnitId enemy, UnitId at) {
    const UnitType& type = battle.type(enemy);
    return isArcher(type) && !isFar(battle, enemy, at, type.ranged->range + twoCards) &&
           !battle.unit(enemy).has(Marker::fleeing) && !isEngaged(battle, enemy);
}

Danger dangerTo(const Battle& battle, UnitId id) {
    constexpr Du farthest = 12_du;
    constexpr double toTheSide = 60;
    Danger danger;
    for (const UnitId enemy : enemiesWithin(battle, id, farthest)) {
        danger.shots = danger.shots || canShoot(battle, enemy, id);
        if (isFar(battle, id, enemy, movementOf(battle, enemy) + twoCards)) continue;
        if (!canCharge(battle, enemy)) continue;
        const Bearing to = bearing(battle.unit(id).pose, battle.unit(enemy).pose.center);
        if (std::abs(to.angle()) < toTheSide) {
            danger.inFront = true;
        } else if (battle.type(enemy).mounted) {
            danger.horseFromTheSide = true;
        } else {
            danger.footFromTheSide = true;
        }
    }
    return danger;
}

std::optional<Formation> formationAgainst(const Danger& danger, const EnumSet<Formation>& known) {
    const bool onlyHorse = danger.horseFromTheSide && !danger.footFromTheSide && !danger.shots;
    if (onlyHorse && known.has(Formation::square)) return Formation::square;
    if (danger.inFront && known.has(Formation::phalanx)) return Formation::phalanx;
    const bool any = danger.inFront || danger.footFromTheSide || danger.horseFromTheSide;
    if (any && known.has(Formation::wallOfShields)) return Formation::wallOfShields;
    return std::nullopt;
}

/// The markers of a longer front come off first (MAN-12).
std::optional<WorthyMove> taking(const Battle& battle, UnitId id, Formation formation, double worth) {
    Move move = moveAlong(id, {});
    const auto& extension = battle.unit(id).extension;
    if (extension.left) move.before.emplace_back(ReduceFront{Flank::left});
    if (extension.right) move.before.emplace_back(ReduceFront{Flank::right});
    move.before.emplace_back(TakeFormation{formation});
    const auto plan = planMove(battle, move);
    if (!plan || !plan->crossings.empty()) return std::nullopt;
    return WorthyMove{std::move(move), worth};
}

}  // namespace

std::optional<WorthyMove> braced(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (battle.type(id).formations.empty()) return std::nullopt;
    const auto formation = formationAgainst(dangerTo(battle, id), battle.type(id).formations);
    if (!formation || formation == unit.formation) return std::nullopt;
    if (unit.formation && formation != Formation::square) return std::nullopt;
    constexpr double safety = 6;
    return taking(battle, id, *formation, safety);
}

std::optional<WorthyMove> coveredFromShots(const Battle& battle, UnitId id) {
    const auto& known = battle.type(id).formations;
    if (battle.unit(id).formation || !known.has(Formation::wallOfShields)) return std::nullopt;
    if (!dangerTo(battle, id).shots || stormGoal(battle, id)) return std::nullopt;
    constexpr double cover = 4;
    return taking(battle, id, Formation::wallOfShields, cover);
}

/// A square stands as long as horse is about to fall upon it; close order walks slowly, and is only worth it
/// near the enemy.
bool shouldOpenOrder(const Battle& battle, UnitId id) {
    constexpr Du nearEnough = 8_du;
    const auto& formation = battle.unit(id).formation;
    if (!formation) return false;
    if (formation == Formation::square) {
        const Danger danger = dangerTo(battle, id);
        return danger.shots || danger.footFromTheSide || !(danger.horseFromTheSide || danger.inFront);
    }
    return stormGoal(battle, id) || enemiesWithin(battle, id, nearEnough).empty();
}

std::vector<Maneuver> arraysForCharge(const Battle& battle, UnitId id) {
    std::vector<Maneuver> arrays;
    const auto& now = battle.unit(id).formation;
    for (const Formation formation : battle.type(id).formations.all()) {
        if (formation == now || formation == Formation::square) continue;
        arrays.emplace_back(TakeFormation{formation});
    }
    if (now) arrays.emplace_back(DropFormation{});
    return arrays;
}

}  // namespace vallum::players

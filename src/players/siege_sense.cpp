// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <cmath>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::players {

namespace {

/// What it opens for those who storm, spread over the damage that it takes.
double importanceOf(StructureKind kind) {
    switch (kind) {
        case StructureKind::gate: return 8;
        case StructureKind::wall: return 6;
        case StructureKind::cornerWall: return 4;
        case StructureKind::tower: return 3;
        case StructureKind::watchtower:
        case StructureKind::villageSector: return 1;
        case StructureKind::siegeTower:
        case StructureKind::narrowBridge:
        case StructureKind::wideBridge:
        case StructureKind::smallCaltrops:
        case StructureKind::largeCaltrops:
        case StructureKind::trench:
        case StructureKind::barricade: return 0;
    }
    return 0;
}

/// A fortress that is open already needs no second hole so much.
bool isOpenAlready(const Battle& battle, const Structure& it) {
    return it.fortress && std::ranges::any_of(battle.structures, [&](const Structure& other) {
               return other.fortress == it.fortress && isWall(other.kind) && other.placed && !other.stands();
           });
}

double farness(const geometry::Point& a, const geometry::Point& b, double reach) {
    return std::max(0.0, 1 - distanceBetween(a, b) / reach);
}

}  // namespace

bool isOfEnemy(const Battle& battle, Seat seat, const Structure& it) {
    return it.owner && !battle.areAllied(*it.owner, seat);
}

bool isToBeStormed(const Battle& battle, UnitId id, const Structure& it) {
    const bool isFront = it.kind == StructureKind::wall || it.kind == StructureKind::gate;
    return isFront && it.fortress && it.placed && isOfEnemy(battle, battle.owner(id), it);
}

bool isOpening(const Battle& battle, StructureId id) {
    const Structure& it = battle.structure(id);
    return !it.stands() || (it.kind == StructureKind::gate && !hasDoor(battle, id));
}

std::vector<StructureId> openingsToStorm(const Battle& battle, UnitId id) {
    std::vector<StructureId> openings;
    for (const Structure& it : battle.structures) {
        const StructureId wall(static_cast<int>(&it - battle.structures.data()));
        if (isToBeStormed(battle, id, it) && isOpening(battle, wall)) openings.push_back(wall);
    }
    return openings;
}

namespace {

bool isEnemyInSight(const Battle& battle, Seat seat, UnitId id) {
    return battle.onTable(id) && !battle.unit(id).faceDown && !battle.areAllied(battle.owner(id), seat);
}

/// Those of the enemy within this distance that meet a condition.
double countEnemiesNear(
    const Battle& battle, Seat seat, const geometry::Point& middle, double near, const auto& counts) {
    return static_cast<double>(std::ranges::count_if(battle.everyUnit(), [&](UnitId id) {
        return distanceBetween(battle.unit(id).pose.center, middle) < near &&
               isEnemyInSight(battle, seat, id) && counts(id);
    }));
}

}  // namespace

double heldBy(const Battle& battle, UnitId id, const geometry::Point& middle) {
    constexpr double near = 1.8;
    return countEnemiesNear(battle, battle.owner(id), middle, near, [](UnitId) { return true; });
}

double gapHeldBy(const Battle& battle, UnitId id, StructureId gap) {
    constexpr double near = 1.8;
    constexpr double aside = 1.2;
    const geometry::Pose& pose = battle.structure(gap).pose;
    constexpr double rounding = 0.01;
    return countEnemiesNear(battle, battle.owner(id), pose.center, near + rounding, [&](UnitId enemy) {
        const Bearing to = bearing(pose, battle.unit(enemy).pose.center);
        return to.distance() < near && std::abs(to.right) < aside;
    });
}

double crowdAt(const Battle& battle, UnitId id, const geometry::Point& point) {
    constexpr double near = 1.7;
    return static_cast<double>(std::ranges::count_if(battle.everyUnit(), [&](UnitId other) {
        return other != id && battle.owner(other) == battle.owner(id) && battle.onTable(other) &&
               distanceBetween(battle.unit(other).pose.center, point) < near;
    }));
}

double worthOfFight(const Battle& battle, UnitId id, UnitId enemy) {
    const CombatOdds odds = meleeOdds(battle, {id, enemy});
    return loss(battle, enemy, odds.defender) - loss(battle, id, odds.attacker);
}

double worthOfFightsThere(const Battle& then, UnitId id) {
    double worth = 0;
    for (const UnitId enemy : enemiesInContact(then, id)) worth += worthOfFight(then, id, enemy);
    return worth;
}

bool isGarrison(const Battle& battle, UnitId id) {
    return !battle.structures.empty() && battle.setting->siege && defendsFortress(battle, id);
}

bool isWithinTheirWalls(const Battle& battle, UnitId id) {
    return battle.setting->siege && isAttacker(*battle.setting, battle.owner(id)) && fortressOf(battle, id);
}

bool leadsFromBehind(const Battle& battle, UnitId id) {
    return battle.setting->siege && isAttacker(*battle.setting, battle.owner(id)) &&
           generalAt(battle, id).has_value();
}

bool isSpent(const Battle& battle, UnitId id) {
    constexpr int fewLeft = 2;
    return battle.unit(id).has(Marker::broken) || healthLeft(battle, id) <= fewLeft;
}

namespace {

/// Each of them counts as much as `share` says.
double pressureOf(
    const Battle& battle, UnitId id, const geometry::Point& point, double near, const auto& share) {
    constexpr double reach = 9;
    double pressure = 0;
    for (const UnitId enemy : battle.everyUnit()) {
        const double away = distanceBetween(battle.unit(enemy).pose.center, point) - near;
        if (away >= reach || !isEnemyInSight(battle, battle.owner(id), enemy)) continue;
        if (battle.unit(enemy).has(Marker::fleeing) || avoidsMelee(battle.type(enemy))) continue;
        const double ram = ramOf(battle, enemy) ? 2 : 1;
        pressure += share(enemy) * ram * std::clamp(1 - away / reach, 0.0, 1.0);
    }
    return std::min(pressure, 3.0);
}

}  // namespace

double pressureAt(const Battle& battle, UnitId id, const geometry::Point& point, double near) {
    return pressureOf(battle, id, point, near, [](UnitId) { return 1.0; });
}

double pressureOnWall(const Battle& battle, UnitId id, const WallPlace& place) {
    constexpr double goesRound = 0.4;
    const Sighting wall(battle.structure(place.wall).pose);
    return pressureOf(battle, id, middleOf(battle, place), 0, [&](UnitId enemy) {
        return wall.to(battle.unit(enemy).pose.center).ahead > 0 ? 1.0 : goesRound;
    });
}

geometry::Point middleOf(const Battle& battle, const WallPlace& place) {
    const Structure& it = battle.structure(place.wall);
    if (it.kind == StructureKind::cornerWall) return it.pose.center;
    constexpr std::int32_t section = 400;
    return geometry::pointAt(it.pose, Du(section * (2 * place.index - 3) / 2), 0_du);
}

double troopsNear(const Battle& battle, Seat seat, const geometry::Point& point) {
    constexpr double reach = 9;
    double troops = 0;
    for (const UnitId id : battle.unitsOnTable()) {
        const bool storms = battle.owner(id) == seat && belongsInLine(battle.type(id));
        if (storms) troops += farness(battle.unit(id).pose.center, point, reach);
    }
    return troops;
}

double worthOfDamage(const Battle& battle, Seat seat, StructureId id) {
    const Structure& it = battle.structure(id);
    const int durability = valuesOf(battle, id).durability;
    if (!isOfEnemy(battle, seat, it) || durability == 0) return 0;
    const auto holder = holderOf(battle, id);
    const double inside = holder && battle.owner(*holder) != seat ? valueOf(battle, *holder) / durability : 0;
    const double nearlyDown = 1.0 + 1.0 * it.damage / durability;
    // SGT-19: it falls with its whole crew. For less than its price it would come through unharmed whenever
    // anybody else is in range.
    constexpr double siegeTower = 75;
    if (it.kind == StructureKind::siegeTower) return (siegeTower / durability + inside) * nearlyDown;
    const double used = 0.4 + 0.3 * std::min(2.0, troopsNear(battle, seat, it.pose.center));
    const double needed = isOpenAlready(battle, it) ? 0.5 : 1;
    return (importanceOf(it.kind) * used * needed + 0.7 * inside) * nearlyDown;
}

bool isLost(const Battle& battle, StructureId id) {
    constexpr int turnsOfBothSides = 2;
    const Structure& it = battle.structure(id);
    const int markers = fireMarkers(it);
    if (markers == 0 || !it.stands()) return false;
    int putOut = 0;
    for (const UnitId unit : battle.unitsOnTable()) {
        const bool isOwn = it.owner && battle.areAllied(*it.owner, battle.owner(unit));
        const int sections = isOwn ? sectionsAtFire(battle, unit, id) : 0;
        if (sections > 0 && !isEngaged(battle, unit)) putOut += sections;
    }
    const int left = std::max(0, markers - putOut);
    return it.damage + turnsOfBothSides * left >= valuesOf(battle, id).durability;
}

double woundsByCaltrops(const Battle& battle, const Move& move, const MovePlan& plan) {
    const geometry::Pose& from = battle.unit(move.unit).pose;
    const double reach = inDu(Du(plan.spent.raw())) + 3;
    const bool isNear = std::ranges::any_of(battle.structures, [&](const Structure& it) {
        return isCaltrops(it.kind) && it.stands() && distanceBetween(it.pose.center, from.center) < reach;
    });
    if (!isNear) return 0;
    int sections = 0;
    for (const CaltropsCrossed& it : caltropsAhead(battle, move, plan)) sections += it.sections;
    int wounding = 0;
    for (int face = 1; face <= 6; ++face) wounding += doCaltropsWound(face) ? 1 : 0;
    return sections * wounding / 6.0;
}

double costOfCaltrops(const Battle& battle, const Move& move, const MovePlan& plan) {
    return woundsByCaltrops(battle, move, plan) * valueOf(battle, move.unit) / health(battle, move.unit);
}

double expectedDamage(int dice, int hit, int damage, int resistance) {
    const auto chance = [&](int value) {
        const int least = std::clamp(resistance - value + 1, 2, 6);
        return (7 - least) / 6.0;
    };
    return dice * chance(hit) * chance(damage);
}

}  // namespace vallum::players

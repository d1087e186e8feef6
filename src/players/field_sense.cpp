// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::players {

std::vector<UnitId> enemiesAbout(const Battle& battle, Seat seat) {
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId it) { return battle.areAllied(battle.owner(it), seat); });
    return units;
}

std::vector<UnitId> enemiesWithin(const Battle& battle, UnitId id, Du reach) {
    std::vector<UnitId> units;
    for (const UnitId other : battle.everyUnit()) {
        const bool isNear = battle.onTable(other) && !isFar(battle, id, other, reach);
        if (isNear && !battle.unit(other).faceDown && battle.areEnemies(id, other)) units.push_back(other);
    }
    return units;
}

std::vector<UnitId> enemies(const Battle& battle, Seat seat) {
    auto units = enemiesAbout(battle, seat);
    std::erase_if(units, [&](UnitId id) { return battle.unit(id).faceDown; });
    return units;
}

double valueOf(const Battle& battle, UnitId id) {
    constexpr double general = 100;
    const bool hasGeneral = generalAt(battle, id).has_value();
    return battle.type(id).value + (hasGeneral ? general : 0);
}

Du movementOf(const Battle& battle, UnitId id) {
    const auto points = battle.type(id).movement + battle.unit(id).turn.extraMovement;
    return Du(points.raw());
}

double distanceBetween(const Battle& battle, UnitId a, UnitId b) {
    return distanceBetween(battle.unit(a).pose.center, battle.unit(b).pose.center);
}

double loss(const Battle& battle, UnitId id, const Prospect& prospect) {
    const double left = std::max(1, healthLeft(battle, id));
    const double wounds = std::min(1.0, prospect.expectedWounds() / left);
    const double gone = prospect.eliminated + 0.6 * prospect.flees + 0.3 * prospect.breaks;
    return valueOf(battle, id) * (gone + 0.5 * wounds * (1 - prospect.eliminated));
}

double inDu(Du length) { return static_cast<double>(length.raw()) / Du::perUnit; }

bool isFar(const Battle& battle, UnitId a, UnitId b, Du reach) {
    const auto& from = battle.unit(a).pose.center;
    const auto& to = battle.unit(b).pose.center;
    const std::int64_t x = from.x.raw() - to.x.raw();
    const std::int64_t y = from.y.raw() - to.y.raw();
    return x * x + y * y > std::int64_t{reach.raw()} * reach.raw();
}

bool isSkirmisher(const UnitType& type) { return type.has(Ability::skirmishers); }
bool isArcher(const UnitType& type) {
    return !isSkirmisher(type) && type.ranged && type.ranged->range > 2_du;
}

bool avoidsMelee(const UnitType& type) { return isArcher(type) || isSkirmisher(type); }

bool belongsInLine(const UnitType& type) {
    return type.unitClass == UnitClass::infantry && !isSkirmisher(type) && !isArcher(type);
}

std::vector<Threat> threatsTo(const Battle& battle, UnitId id) {
    constexpr Du farthest = 16_du;
    constexpr double twoCards = 1.5;
    std::vector<Threat> threats;
    for (const UnitId enemy : enemiesWithin(battle, id, farthest)) {
        const bool isIdle = battle.unit(enemy).has(Marker::fleeing) || avoidsMelee(battle.type(enemy));
        if (isIdle || isEngaged(battle, enemy) || isGarrison(battle, enemy)) continue;
        threats.push_back({battle.unit(enemy).pose.center, inDu(movementOf(battle, enemy)) + twoCards});
    }
    return threats;
}

int exposureTo(const std::vector<Threat>& threats, const geometry::Pose& there) {
    constexpr double toTheSide = 60;
    return static_cast<int>(std::ranges::count_if(threats, [&](const Threat& it) {
        const Bearing to = bearing(there, it.from);
        return to.distance() <= it.reach && std::abs(to.angle()) > toTheSide;
    }));
}

bool isLastHour(const Battle& battle) {
    constexpr std::ptrdiff_t few = 12;
    return battle.setting->siege && battle.deckUsedUp + 1 >= decksToHold(battle) &&
           std::ssize(battle.deck) <= few;
}

double patience(const Battle& battle) {
    if (isDefender(*battle.setting, battle.active)) return 1;
    if (isLastHour(battle)) return 0;
    const int usual = battle.setting->siege ? 4 : 20;
    const int longest = battle.setting->siege ? 24 : 60;
    return std::clamp(static_cast<double>(longest - battle.turn) / (longest - usual), 0.0, 1.0);
}

Move moveAlong(UnitId id, std::vector<geometry::PathStep> path) {
    Move move;
    move.unit = id;
    move.path = std::move(path);
    return move;
}

}  // namespace vallum::players

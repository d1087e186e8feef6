// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>

#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/health.h>

namespace vallum::players {

std::vector<UnitId> enemiesAbout(const Battle& battle, Seat seat) {
    auto units = battle.unitIds();
    std::erase_if(units, [&](UnitId it) { return battle.areAllied(battle.owner(it), seat); });
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
    const double left = std::max(1, health(battle, id) - battle.unit(id).wounds);
    const double wounds = std::min(1.0, prospect.expectedWounds() / left);
    const double gone = prospect.eliminated + 0.6 * prospect.flees + 0.3 * prospect.breaks;
    return valueOf(battle, id) * (gone + 0.5 * wounds * (1 - prospect.eliminated));
}

bool isFar(const Battle& battle, UnitId a, UnitId b, Du reach) {
    const auto& from = battle.unit(a).pose.center;
    const auto& to = battle.unit(b).pose.center;
    return distanceBetween(from, to) * Du::perUnit > reach.raw();
}

bool isSkirmisher(const UnitType& type) { return type.has(Ability::skirmishers); }
bool isArcher(const UnitType& type) {
    return !isSkirmisher(type) && type.ranged && type.ranged->range > 2_du;
}

bool avoidsMelee(const UnitType& type) { return isArcher(type) || isSkirmisher(type); }

bool belongsInLine(const UnitType& type) {
    return type.unitClass == UnitClass::infantry && !isSkirmisher(type) && !isArcher(type);
}

Move moveAlong(UnitId id, std::vector<geometry::PathStep> path) {
    Move move;
    move.unit = id;
    move.path = std::move(path);
    return move;
}

}  // namespace vallum::players

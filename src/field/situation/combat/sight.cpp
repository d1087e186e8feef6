// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// No part of a unit, including markers, is farther from the center of its card: an envelop marker can be
/// beyond an enemy card that is next to an extended front.
constexpr Du reach = 4_du;

struct Box {
    geometry::Point low;
    geometry::Point high;
};

Box around(const geometry::Point& a, const geometry::Point& b) {
    return {{std::min(a.x, b.x) - reach, std::min(a.y, b.y) - reach},
            {std::max(a.x, b.x) + reach, std::max(a.y, b.y) + reach}};
}

bool isIn(const Box& box, const geometry::Point& point) {
    return box.low.x <= point.x && point.x <= box.high.x && box.low.y <= point.y && point.y <= box.high.y;
}

}  // namespace

bool looksAllRound(const Battle& battle, UnitId unit) { return battle.unit(unit).inside.has_value(); }

bool isInFrontArc(const Battle& battle, UnitId shooter, UnitId target) {
    if (looksAllRound(battle, shooter)) return true;
    return geometry::isInFrontArc(battle.unit(shooter).pose, cardSize, footprint(battle, target));
}

geometry::Lookout lookoutOf(const Battle& battle, UnitId shooter, const geometry::Footprint& target) {
    const Unit& unit = battle.unit(shooter);
    if (!unit.inside) return {unit.pose, cardSize};
    return geometry::Lookout(rangePoint(battle, *unit.inside, target));
}

geometry::Point rangePoint(const Battle& battle, StructureId inside, const geometry::Footprint& target) {
    const geometry::Outline box = boxOf(battle, inside);
    if (isHighTower(battle.structure(inside).kind)) return geometry::rangePointOfTower(box, target);
    return geometry::shortestWay(box, target).from;
}

Du distanceOfShot(const Battle& battle, UnitId shooter, UnitId target) {
    const Unit& unit = battle.unit(shooter);
    const geometry::Footprint there = footprint(battle, target);
    if (unit.inside) return geometry::distance(rangePoint(battle, *unit.inside, there), there);
    return geometry::range(unit.pose, cardSize, there).value_or(Du());
}

bool isInReach(const Battle& battle, Du limit, UnitId shooter, UnitId target) {
    const Unit& unit = battle.unit(shooter);
    const geometry::Footprint there = footprint(battle, target);
    if (unit.inside) return geometry::isWithin(limit, rangePoint(battle, *unit.inside, there), there);
    return geometry::isInRange(limit, unit.pose, cardSize, there);
}

std::vector<geometry::Outline> sightBlockers(const Battle& battle, UnitId shooter, UnitId target) {
    const Box box = around(battle.unit(shooter).pose.center, battle.unit(target).pose.center);
    std::vector<geometry::Outline> blockers;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.isCovered(unit) || areStacked(battle, unit, shooter)) continue;
        if (unit == shooter || unit == target || !isIn(box, battle.unit(unit).pose.center)) continue;
        const geometry::Footprint shape = footprint(battle, unit);
        blockers.insert(blockers.end(), shape.pieces().begin(), shape.pieces().end());
        for (const geometry::Outline& marker : envelopSquares(battle, unit)) blockers.push_back(marker);
    }
    return blockers;
}

bool seesClearly(const Battle& battle, UnitId shooter, UnitId target) {
    return geometry::isSeenClearly(battle.unit(shooter).pose, cardSize, footprint(battle, target),
                                   sightBlockers(battle, shooter, target));
}

}  // namespace vallum::field

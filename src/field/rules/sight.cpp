// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/sight.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/geometry/ranging.h>

namespace vallum::field {

namespace {

/// Farther than any part of a unit, markers included, is from the center of its card: an envelop marker
/// stands beyond an enemy card that stands beside an extended front.
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

bool isInFrontArc(const Battle& battle, UnitId shooter, UnitId target) {
    return geometry::isInFrontArc(battle.unit(shooter).pose, cardSize, footprint(battle, target));
}

std::vector<geometry::Outline> sightBlockers(const Battle& battle, UnitId shooter, UnitId target) {
    const Box box = around(battle.unit(shooter).pose.center, battle.unit(target).pose.center);
    std::vector<geometry::Outline> blockers;
    for (const UnitId unit : battle.unitIds()) {
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

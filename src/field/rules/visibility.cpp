// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/visibility.h>
#include <vallum/geometry/ranging.h>

namespace vallum::field {

namespace {

bool isWithin(const Battle& battle, Du limit, UnitId shooter, UnitId target) {
    return geometry::isInRange(limit, battle.unit(shooter).pose, cardSize, footprint(battle, target));
}

}  // namespace

bool isVisible(const Battle& battle, UnitId shooter, UnitId target) {
    const auto& limited = battle.setting->options.limitedVisibility;
    return !limited || isWithin(battle, limited->impossibleBeyond, shooter, target);
}

bool isClearlyVisible(const Battle& battle, UnitId shooter, UnitId target) {
    const auto& limited = battle.setting->options.limitedVisibility;
    return !limited || isWithin(battle, limited->penaltyBeyond, shooter, target);
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/optional/visibility.h>

namespace vallum::field {

bool isVisible(const Battle& battle, UnitId shooter, UnitId target) {
    const auto& limited = battle.setting->options.limitedVisibility;
    return !limited || isInReach(battle, limited->impossibleBeyond, shooter, target);
}

bool isClearlyVisible(const Battle& battle, UnitId shooter, UnitId target) {
    const auto& limited = battle.setting->options.limitedVisibility;
    return !limited || isInReach(battle, limited->penaltyBeyond, shooter, target);
}

}  // namespace vallum::field

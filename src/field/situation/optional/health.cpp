// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/optional/health.h>

namespace vallum::field {

Sum health(const Options& options, const UnitType& type) {
    Sum sum;
    sum.add("UNIT-06"_rule, type.health);
    sum.add("OPT-32"_rule, options.reinforcedUnits ? 2 : 0);
    return sum;
}

int health(const Battle& battle, UnitId id) {
    return health(battle.setting->options, battle.type(id)).total();
}

int healthLeft(const Battle& battle, UnitId id) { return health(battle, id) - battle.unit(id).wounds; }

}  // namespace vallum::field

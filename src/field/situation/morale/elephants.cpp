// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/situation/morale/elephants.h>

namespace vallum::field {

bool areElephants(const Battle& battle, UnitId unit) {
    return battle.type(unit).unitClass == UnitClass::elephants;
}

bool standsUpTo(const Battle& battle, UnitId one, UnitId other) {
    return std::ranges::any_of(battle.standing,
                               [&](const Opponents& it) { return it.has(one) && it.has(other); });
}

}  // namespace vallum::field

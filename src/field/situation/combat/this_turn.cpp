// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/situation/combat/this_turn.h>

namespace vallum::field {

bool charged(const Battle& battle, UnitId unit, UnitId enemy) {
    return std::ranges::count(battle.charges, Opponents{unit, enemy}) > 0;
}

bool beganWithCharge(const Battle& battle, const Opponents& units) {
    return charged(battle, units.attacker, units.defender) || charged(battle, units.defender, units.attacker);
}

bool hasAttackedStructure(const Battle& battle, UnitId unit) {
    return battle.unit(unit).did(TurnFlag::attackedStructure);
}

}  // namespace vallum::field

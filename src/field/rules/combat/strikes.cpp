// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/strikes.h>

namespace vallum::field {

bool succeeds(int face, int attack, int defense) {
    return face == 6 || (face != 1 && face + attack > defense);
}

bool sixesWoundTwice(const Battle& battle, UnitId striker, Weapon weapon) {
    const UnitType& type = battle.type(striker);
    if (weapon == Weapon::hand) return type.has(Ability::deadly);
    return type.has(Ability::accuracy) && !battle.unit(striker).did(TurnFlag::displaced);
}

bool rollsOnesAgain(const Battle& battle, UnitId striker) {
    return battle.type(striker).has(Ability::professionals);
}

Sum attackWith(Weapon weapon, const Battle& battle, Roll roll, const Opponents& striker) {
    return weapon == Weapon::hand ? meleeAttack(battle, roll, striker.attacker, striker.defender)
                                  : rangedAttack(battle, roll, striker.attacker, striker.defender);
}

Sum defenseAgainst(Weapon weapon, const Battle& battle, Roll roll, const Opponents& striker) {
    return weapon == Weapon::hand ? meleeDefense(battle, roll, striker.defender, striker.attacker)
                                  : rangedDefense(battle, roll, striker.defender, striker.attacker);
}

}  // namespace vallum::field

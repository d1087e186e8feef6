// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

bool mayCheckAgain(const Battle& battle, UnitId id) {
    const auto steadied = abilityOver(battle, id, &AbilityEffect::rerollMorale);
    return steadied && battle.player(battle.owner(id)).checksRepeated < steadied->timesPerTurn;
}

bool passes(int face, int morale) { return face == 1 || face <= morale; }

}  // namespace vallum::field

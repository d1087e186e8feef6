// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/combat/formations_in_combat.h>
#include <vallum/field/situation/combat/this_turn.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

using geometry::Edge;

bool fightsAsPhalanx(const Battle& battle, UnitId unit, UnitId enemy) {
    if (battle.unit(unit).formation != Formation::phalanx) return false;
    if (strikes(battle, enemy, unit, Edge::front)) return true;
    return std::ranges::any_of(geometry::allEdges,
                               [&](Edge edge) { return strikes(battle, unit, enemy, edge); });
}

bool chargesInWedge(const Battle& battle, UnitId unit, UnitId enemy) {
    const auto formation = battle.unit(unit).formation;
    const bool wedge = formation == Formation::arrowhead || formation == Formation::diamond;
    return wedge && charged(battle, unit, enemy);
}

bool endsAfterCombat(Formation formation) {
    return formation == Formation::phalanx || formation == Formation::arrowhead ||
           formation == Formation::diamond;
}

/// TER-21, ABL-04
static bool isHinderedByWater(const Battle& battle, UnitId unit) {
    return !battle.type(unit).has(Ability::amphibious) && battle.unit(unit).did(TurnFlag::chargedFromWater);
}

bool lunges(const Battle& battle, UnitId unit, UnitId enemy) {
    return battle.type(unit).has(Ability::lunge) && charged(battle, unit, enemy) &&
           battle.type(enemy).unitClass == UnitClass::infantry && !isHinderedByWater(battle, unit) &&
           (battle.structures.empty() || !isHinderedByFieldDefense(battle, unit, enemy));
}

bool hasLongSpears(const UnitType& type) {
    return type.has(Ability::spearmen) || type.has(Ability::sarissas);
}

}  // namespace vallum::field

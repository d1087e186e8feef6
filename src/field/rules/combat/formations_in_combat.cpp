// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/formations_in_combat.h>
#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/movement/contact.h>

namespace vallum::field {

using geometry::Edge;

bool charged(const Battle& battle, UnitId unit, UnitId enemy) {
    return std::ranges::count(battle.charges, Opponents{unit, enemy}) > 0;
}

bool beganWithCharge(const Battle& battle, const Opponents& units) {
    return charged(battle, units.attacker, units.defender) || charged(battle, units.defender, units.attacker);
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

bool mayStrikeOverBarricade(const Battle& battle, UnitId unit, UnitId enemy) {
    if (battle.unit(unit).inside || battle.unit(enemy).inside) return false;
    const auto across =
        acrossFieldDefense(battle, placement(battle.unit(unit)), placement(battle.unit(enemy)));
    return across && battle.structure(across->tile).kind == StructureKind::barricade &&
           across->contact.edgesOfOne.front();
}

bool mayStrikeInVillage(const Battle& battle, UnitId unit, UnitId enemy) {
    const auto own = sectorOf(battle, unit);
    const auto others = sectorOf(battle, enemy);
    return own && others && battle.structure(*own).otherSector == others;
}

bool mayStrikeAcross(const Battle& battle, UnitId unit, UnitId enemy) {
    if (areEngaged(battle, unit, enemy)) return false;
    return mayStrikeOverBarricade(battle, unit, enemy) || mayStrikeInVillage(battle, unit, enemy);
}

/// Deeds after which it may not choose to attack: ACT-16, MOV-20, CAL-06, TRE-06, FIR-15.
constexpr std::array otherDeeds{TurnFlag::recovered, TurnFlag::forcedMarch, TurnFlag::clearedTile,
                                TurnFlag::foughtFire, TurnFlag::attackedStructure};

bool hasOtherWork(const Unit& unit) {
    return std::ranges::any_of(otherDeeds, [&](TurnFlag deed) { return unit.did(deed); });
}

}  // namespace

std::vector<Opponents> combatsByChoice(const Battle& battle) {
    std::vector<Opponents> combats;
    if (battle.structures.empty()) return combats;
    for (const UnitId unit : battle.unitsOnTable()) {
        const Unit& it = battle.unit(unit);
        if (it.owner != battle.active || it.has(Marker::fleeing) || it.below) continue;
        if (hasOtherWork(it)) continue;
        for (const UnitId enemy : enemiesOf(battle, unit)) {
            if (mayStrikeAcross(battle, unit, enemy)) combats.push_back({unit, enemy});
        }
    }
    std::erase_if(combats, [&](const Opponents& it) { return std::ranges::count(battle.fought, it) > 0; });
    return combats;
}

}  // namespace vallum::field

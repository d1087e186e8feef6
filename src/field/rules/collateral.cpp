// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/collateral.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/modifiers.h>
#include <vallum/field/rules/morale.h>
#include <vallum/field/rules/strikes.h>
#include <vallum/field/rules/structures.h>
#include <vallum/field/rules/walls.h>

namespace vallum::field {

namespace {

/// The armor alone: what shelters it or strikes its flank does not matter.
Sum armorOf(const Battle& battle, UnitId unit) {
    Sum armor;
    armor.add("UNIT-04"_rule, battle.type(unit).defense.armor);
    return armor;
}

bool isAt(const Battle& battle, UnitId unit, StructureId id) {
    const Unit& it = battle.unit(unit);
    if (it.below) return false;
    if (it.inside) return it.inside == id;
    if (it.passage && it.passage->structure == id) return true;
    return std::ranges::count(placesHeld(battle, unit), id, &WallPlace::wall) != 0 ||
           overlaps(battle, footprint(battle, unit), id);
}

}  // namespace

std::vector<UnitId> unitsAt(const Battle& battle, StructureId id) {
    auto units = battle.unitIds();
    std::erase_if(units, [&](UnitId unit) { return !isAt(battle, unit, id); });
    return units;
}

void hurt(Game& game, UnitId unit, StructureId id, int dice, const Sum& power, RuleId why) {
    const auto faces = game.ask(chance, RollDice{why, dice}).faces;
    const Sum armor = armorOf(game.battle(), unit);
    const auto wounds = static_cast<int>(
        std::ranges::count_if(faces, [&](int face) { return succeeds(face, power.total(), armor.total()); }));
    game.tell(CollateralRolled{unit, id, faces, power, armor, wounds, why});
    if (wounds == 0) return;
    revealHit(game, unit);
    woundOutsideCombat(game, unit, wounds, why);
    if (!game.battle().onTable(unit) || game.battle().unit(unit).has(Marker::fleeing)) return;
    checkMorale(game, unit, moraleOutsideAttack(game.battle(), unit), why);
}

void collateralDamage(Game& game, StructureId id, int dice, const Sum& power, RuleId why) {
    if (dice == 0) return;
    for (const UnitId unit : unitsAt(game.battle(), id)) {
        if (game.battle().onTable(unit)) hurt(game, unit, id, dice, power, why);
    }
}

}  // namespace vallum::field

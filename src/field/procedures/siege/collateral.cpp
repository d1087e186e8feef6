// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/siege/collateral.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/siege/collateral.h>

namespace vallum::field {

namespace {

/// The armor alone: shelter and a hit in the flank do not matter.
Sum armorOf(const Battle& battle, UnitId unit) {
    Sum armor;
    armor.add("UNIT-04"_rule, battle.type(unit).defense.armor);
    return armor;
}

}  // namespace

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

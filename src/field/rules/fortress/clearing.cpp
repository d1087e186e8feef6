// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

RuleId ruleOfClearing(const Battle& battle, StructureId id) {
    return isCaltrops(battle.structure(id).kind) ? "CAL-06"_rule : "TRE-06"_rule;
}

namespace {

bool isProtected(const Battle& battle, UnitId unit, StructureId id) {
    return std::ranges::any_of(enemiesOf(battle, unit),
                               [&](UnitId enemy) { return touches(battle, enemy, id); });
}

}  // namespace

Verdict mayClear(const Battle& battle, UnitId unit, StructureId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.structures)) return refuse("TRE-06"_rule);
    const Structure& it = battle.structure(id);
    if (!it.stands() || (!isCaltrops(it.kind) && !isFieldDefense(it.kind))) return refuse("TRE-14"_rule);
    if (Verdict verdict = maySetOut(battle, unit); !verdict) return verdict;
    const RuleId why = ruleOfClearing(battle, id);
    if (!touches(battle, unit, id) || battle.unit(unit).inside) return refuse(why);
    return allowIf(isCaltrops(it.kind) || !isProtected(battle, unit, id), why);
}

std::vector<StructureId> tilesToClear(const Battle& battle, UnitId unit) {
    auto tiles = standingStructures(battle);
    std::erase_if(tiles, [&](StructureId id) { return !mayClear(battle, unit, id); });
    return tiles;
}

RuleId ruleOfClearedTile(const Battle& battle, UnitId unit) {
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        const bool isCleared = it.condition == Condition::removed && isFieldDefense(it.kind);
        if (isCleared && touches(battle, unit, id)) return "TRE-06"_rule;
    }
    return "CAL-06"_rule;
}

Verdict fits(const Battle& battle, const ChooseMove&, const ClearTile& answer) {
    return mayClear(battle, answer.unit, answer.structure);
}

}  // namespace vallum::field

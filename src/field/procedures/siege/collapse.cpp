// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/siege/collapse.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {

namespace {

/// GAT-06: only the door of a stone gate has burned.
void breakDoor(Game& game, StructureId id) {
    game.tell(DoorDestroyed{id});
    const Structure& gate = game.battle().structure(id);
    const int markers = fireMarkers(gate);
    if (markers > 0 && !isWooden(game.battle(), id)) {
        game.tell(FirePutOut{id, markers, std::nullopt, "GAT-06"_rule});
    }
}

std::vector<UnitId> climbersOf(const Battle& battle, StructureId id) {
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId unit) {
        const auto& climb = battle.unit(unit).climb;
        return !climb || climb->structure != id;
    });
    return units;
}

void sendDown(Game& game, StructureId id, RuleId why) {
    for (const UnitId unit : climbersOf(game.battle(), id)) endClimb(game, unit, why);
}

void crush(Game& game, const Crushed& it) {
    woundOutsideCombat(game, it.unit, it.sections, "RAZ-02"_rule);
    if (!game.battle().onTable(it.unit) || game.battle().unit(it.unit).has(Marker::fleeing)) return;
    checkMorale(game, it.unit, moraleOutsideAttack(game.battle(), it.unit), "RAZ-02"_rule);
}

/// TOW-10: the unit in a tower is eliminated with it.
void collapse(Game& game, StructureId id, bool doorFell) {
    const auto crushed = unitsCrushedBy(game.battle(), id, doorFell);
    const auto holder = holderOf(game.battle(), id);
    game.tell(Collapsed{id, "RAZ-01"_rule});
    if (holder) eliminate(game, *holder, "RAZ-03"_rule);
    sendDown(game, id, "RAZ-04"_rule);
    spreadFires(game, id);
    if (isBridge(game.battle().structure(id).kind)) leaveDestroyedBridge(game, id);
    for (const Crushed& it : crushed) {
        if (game.battle().onTable(it.unit)) crush(game, it);
    }
}

}  // namespace

bool damageStructure(Game& game, StructureId id, int damage, RuleId why) {
    const bool hadDoor = hasDoor(game.battle(), id);
    game.tell(StructureDamaged{id, damage, game.battle().structure(id).damage + damage, why});
    const bool doorFell = hadDoor && !hasDoor(game.battle(), id);
    if (doorFell) breakDoor(game, id);
    return doorFell;
}

void collapseIfDue(Game& game, StructureId id, bool doorFell) {
    const Structure& it = game.battle().structure(id);
    const int durability = valuesOf(game.battle(), id).durability;
    if (it.stands() && durability > 0 && it.damage >= durability) collapse(game, id, doorFell);
}

void lightFire(Game& game, StructureId id, int markers, Seat litBy, RuleId why) {
    game.tell(FireLit{id, markers, litBy, why});
    sendDown(game, id, "FIR-09"_rule);
}

}  // namespace vallum::field

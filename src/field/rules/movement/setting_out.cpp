// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

/// True if it may move now, engaged or not.
Verdict mayMove(const Battle& battle, UnitId id) {
    if (battle.phase != Phase::movement) return refuse("ACT-02"_rule);
    if (!battle.onTable(id) || battle.owner(id) != battle.active) return refuse("MOV-01"_rule);
    const Unit& unit = battle.unit(id);
    if (unit.did(TurnFlag::climbedUp)) return refuse("ASL-13"_rule);
    if (unit.has(Marker::fleeing) || unit.did(TurnFlag::finishedMove)) return refuse("MOV-01"_rule);
    return allowIf(unit.has(Marker::active), "ACT-08"_rule);
}

}  // namespace

bool isHeldByEnemies(const Battle& battle, UnitId id) { return isEngaged(battle, id) && mayMove(battle, id); }

Verdict maySetOut(const Battle& battle, UnitId id) {
    if (const Verdict verdict = mayMove(battle, id); !verdict || !isEngaged(battle, id)) return verdict;
    return refuse(isBlocked(battle, id) ? "ENG-02"_rule : "ENG-01"_rule, Hindrance::heldByEnemies);
}

}  // namespace vallum::field

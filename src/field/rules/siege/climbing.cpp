// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/siege/siege_towers.h>

namespace vallum::field {

using geometry::Pose;

namespace {

bool isInFront(const Battle& battle, StructureId id, const Pose& pose) {
    const Structure& it = battle.structure(id);
    if (isHighTower(it.kind)) {
        return it.kind != StructureKind::tower || !it.fortress ||
               fortressAt(battle, pose.center) != it.fortress;
    }
    if (it.kind == StructureKind::cornerWall) {
        return !it.fortress || fortressAt(battle, pose.center) != it.fortress;
    }
    return isWall(it.kind) && pose.heading == it.pose.heading + 180_deg;
}

}  // namespace

std::optional<Pose> placeAtTop(const Battle& battle, UnitId climber, StructureId wall) {
    const Pose& now = battle.unit(climber).pose;
    if (battle.structure(wall).kind == StructureKind::cornerWall) {
        return freePlaceInTakenCorner(battle, climber, wall, now.heading);
    }
    const Du over = battle.setting->sizes.wall.depth + cardSize.depth;
    const Pose ahead{geometry::pointAt(now, 0_du, over), now.heading};
    return isFreeFor(battle, climber, ahead) ? std::optional(ahead) : std::nullopt;
}

Verdict mayClimb(const Battle& battle, const Move& move, const Pose& pose) {
    const UnitId unit = move.unit;
    const StructureId id = move.at->structure;
    const StructureKind kind = battle.structure(id).kind;
    if (!isWall(kind) && !isHighTower(kind)) return refuse("ASL-02"_rule);
    if (battle.type(unit).mounted) return refuse("HGT-21"_rule);
    if (battle.setting->options.withoutLadders || !canManWalls(battle, unit)) return refuse("ASL-01"_rule);
    if (arrivesWithRam(battle, move) || battle.unit(unit).climb) return refuse("ASL-02"_rule);
    if (isBurning(battle, id)) return refuse("FIR-09"_rule);
    const auto holder = holderOf(battle, id);
    if (holder && !battle.areEnemies(unit, *holder)) return refuse("TOW-05"_rule);
    return allowIf(isInFront(battle, id, pose), "ASL-02"_rule);
}

bool hasRoomAtTop(const Battle& battle, UnitId climber, StructureId id) {
    if (isHighTower(battle.structure(id).kind)) return !holderOf(battle, id);
    return placeAtTop(battle, climber, id).has_value();
}

std::optional<Storm> stormOf(const Battle& battle, const Opponents& units) {
    if (battle.structures.empty()) return std::nullopt;
    for (const UnitId climber : {units.attacker, units.defender}) {
        const UnitId victim = units.enemyOf(climber);
        const auto target = hasClimbed(battle, climber) ? std::optional(battle.unit(climber).climb->structure)
                                                        : heldBeforeTower(battle, climber, victim);
        if (!target) continue;
        return Storm{climber, victim, *target, battle.unit(victim).has(Marker::fleeing)};
    }
    return std::nullopt;
}

Verdict fits(const Battle& battle, const ChooseMove&, const ComeDown& answer) {
    if (!battle.onTable(answer.unit) || battle.owner(answer.unit) != battle.active)
        return refuse("MOV-01"_rule);
    const Unit& unit = battle.unit(answer.unit);
    if (!unit.climb) return refuse("ASL-15"_rule);
    if (!unit.has(Marker::active)) return refuse("ACT-08"_rule);
    if (unit.did(TurnFlag::finishedMove)) return refuse("MOV-01"_rule);
    return {};
}

}  // namespace vallum::field

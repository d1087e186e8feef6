// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/climbing.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/engaged.h>
#include <vallum/field/rules/fires.h>
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/morale.h>
#include <vallum/field/rules/movement.h>
#include <vallum/field/rules/passage.h>
#include <vallum/field/rules/rams.h>
#include <vallum/field/rules/siege_towers.h>
#include <vallum/field/rules/structures.h>
#include <vallum/field/rules/walls.h>
#include <vallum/geometry/grid.h>

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

/// WAL-17: straight ahead until its rear lies on the inner edge of the wall.
Pose overTheWall(const Battle& battle, UnitId unit) {
    const Du over = battle.setting->sizes.wall.depth + cardSize.depth;
    const Pose& now = battle.unit(unit).pose;
    return {geometry::pointAt(now, 0_du, over), now.heading};
}

/// Nobody fights it there, and there is room.
bool canStepUp(const Battle& battle, UnitId unit, StructureId id) {
    if (battle.unit(unit).inside) return crossingTo(battle, unit, id).has_value();
    const auto& climb = battle.unit(unit).climb;
    if (!climb || !hasClimbed(battle, unit) || isEngaged(battle, unit)) return false;
    return hasRoomAtTop(battle, unit, id);
}

void stepUp(Game& game, UnitId unit, StructureId id, RuleId why) {
    if (game.battle().unit(unit).inside) return crossOver(game, unit, id, "SGT-15"_rule);
    const Structure structure = game.battle().structure(id);
    if (!isHighTower(structure.kind)) {
        game.tell(TookPlace{unit, id, overTheWall(game.battle(), unit), why});
        return;
    }
    if (game.battle().unit(unit).extension != geometry::Extension{}) {
        game.tell(FrontChanged{unit, {}, "FOR-04"_rule});
    }
    game.tell(Entered{unit, id, structure.pose, why});
    takeOver(game, unit, id);
}

/// ASL-13: that takes the whole turn.
void comeUp(Game& game, UnitId unit, StructureId id) {
    stepUp(game, unit, id, "ASL-13"_rule);
    const Sum points = movementPoints(game.battle(), unit, Gait::regular);
    game.tell(MoveEnded{
        unit, MovementPoints(points.total()), {Deed::finishedMove, Deed::climbedUp, Deed::displaced}, {}});
}

bool isClimbing(const Battle& battle, UnitId unit) {
    const Unit& it = battle.unit(unit);
    return it.climb && it.owner == battle.active && !it.has(Marker::fleeing);
}

}  // namespace

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
    return isFreeFor(battle, climber, overTheWall(battle, climber));
}

void climbOn(Game& game) {
    if (game.battle().structures.empty()) return;
    for (const UnitId unit : game.battle().unitIds()) {
        if (!isClimbing(game.battle(), unit)) continue;
        const Climb climb = *game.battle().unit(unit).climb;
        if (!hasClimbed(game.battle(), unit)) {
            game.tell(Climbed{unit, climb.structure, climb.levels + 1, "ASL-03"_rule});
        }
        if (!canStepUp(game.battle(), unit, climb.structure)) continue;
        const Seat owner = game.battle().owner(unit);
        if (game.ask(owner, Decide{Decision::occupyAtTop, unit}).yes) comeUp(game, unit, climb.structure);
    }
}

void endClimb(Game& game, UnitId unit, RuleId why) {
    if (!game.battle().unit(unit).envelops.empty()) game.tell(EnvelopsChanged{unit, {}, why});  // WAL-11
    game.tell(ClimbEnded{unit, why});
}

void endClimbOfCharged(Game& game, UnitId unit) {
    if (game.battle().unit(unit).climb) endClimb(game, unit, "ASL-15"_rule);
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

namespace {

bool hasFled(const Battle& battle, const Storm& storm) {
    return battle.onTable(storm.victim) && !storm.wasFleeing &&
           battle.unit(storm.victim).has(Marker::fleeing);
}

}  // namespace

void followUpStorm(Game& game, const Storm& storm) {
    const Battle& battle = game.battle();
    const bool isVictimGone = !battle.onTable(storm.victim) || hasFled(battle, storm);
    if (!isVictimGone || !battle.onTable(storm.climber)) return;
    if (!canStepUp(battle, storm.climber, storm.structure)) return;
    const Seat owner = battle.owner(storm.climber);
    if (!game.ask(owner, Decide{Decision::takeThePlace, storm.climber}).yes) return;
    const bool isWallTaken = isWall(game.battle().structure(storm.structure).kind);
    stepUp(game, storm.climber, storm.structure, isWallTaken ? "WAL-17"_rule : "ASL-12"_rule);
}

Verdict fits(const Battle& battle, const ChooseMove&, const ComeDown& answer) {
    if (!battle.onTable(answer.unit) || battle.owner(answer.unit) != battle.active)
        return refuse("MOV-01"_rule);
    const Unit& unit = battle.unit(answer.unit);
    if (!unit.climb) return refuse("ASL-15"_rule);
    if (!unit.has(Marker::active)) return refuse("ACT-08"_rule);
    if (unit.did(Deed::finishedMove)) return refuse("MOV-01"_rule);
    return {};
}

void act(Game& game, const ComeDown& answer) {
    endClimb(game, answer.unit, "ASL-15"_rule);
    const Sum points = movementPoints(game.battle(), answer.unit, Gait::regular);
    game.tell(MoveEnded{answer.unit,
                        MovementPoints(points.total()),
                        {Deed::finishedMove, Deed::climbedDown, Deed::displaced},
                        {}});
}

}  // namespace vallum::field

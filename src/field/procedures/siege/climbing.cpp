// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/procedures/siege/siege_towers.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

/// True if no enemy opposes it there and there is room.
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
        game.tell(TookPlace{unit, id, *placeAtTop(game.battle(), unit, id), why});
        return;
    }
    if (game.battle().unit(unit).extension != geometry::Extension{}) {
        game.tell(FrontChanged{unit, {}, "FOR-04"_rule});
    }
    game.tell(Entered{unit, id, structure.pose, why});
    takeOver(game, unit, id);
}

/// ASL-13: this takes the whole turn.
void comeUp(Game& game, UnitId unit, StructureId id) {
    stepUp(game, unit, id, "ASL-13"_rule);
    const Sum points = movementPoints(game.battle(), unit, Gait::regular);
    game.tell(MoveEnded{unit,
                        MovementPoints(points.total()),
                        {TurnFlag::finishedMove, TurnFlag::climbedUp, TurnFlag::displaced},
                        {}});
}

bool isClimbing(const Battle& battle, UnitId unit) {
    const Unit& it = battle.unit(unit);
    return it.climb && it.owner == battle.active && !it.has(Marker::fleeing);
}

}  // namespace

void climbOn(Game& game) {
    if (game.battle().structures.empty()) return;
    for (const UnitId unit : game.battle().unitsOnTable()) {
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

void act(Game& game, const ComeDown& answer) {
    endClimb(game, answer.unit, "ASL-15"_rule);
    const Sum points = movementPoints(game.battle(), answer.unit, Gait::regular);
    game.tell(MoveEnded{answer.unit,
                        MovementPoints(points.total()),
                        {TurnFlag::finishedMove, TurnFlag::climbedDown, TurnFlag::displaced},
                        {}});
}

}  // namespace vallum::field

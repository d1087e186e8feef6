// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/siege/siege_towers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {

using geometry::Pose;

namespace {

bool isCrossing(const Move& move) { return move.path.empty() && move.at && move.at->what == Arrival::occupy; }

void roll(Game& game, UnitId unit, const MovePlan& plan) {
    const StructureId tower = *game.battle().unit(unit).inside;
    for (const PlannedStep& it : plan.steps) {
        game.tell(TowerRolled{tower, unit, it.step, it.to, it.price, it.why});
    }
    if (!plan.arrival || game.battle().structure(tower).pose == plan.end) return;
    game.tell(TowerRolled{tower, unit, geometry::Advance{0_du}, plan.end, 0_mp, plan.arrival->why});
}

}  // namespace

void makeTowerMove(Game& game, const Move& move, const MovePlan& plan) {
    if (isCrossing(move)) return crossOver(game, move.unit, move.at->structure, "SGT-15"_rule);
    roll(game, move.unit, plan);
}

void crossOver(Game& game, UnitId unit, StructureId id, RuleId why) {
    const Pose pose = *crossingTo(game.battle(), unit, id);
    const StructureId tower = *game.battle().unit(unit).inside;
    if (isHighTower(game.battle().structure(id).kind)) {
        game.tell(Entered{unit, id, pose, why});
        return takeOver(game, unit, id);
    }
    game.tell(Left{unit, tower, pose, why});
    game.tell(TookPlace{unit, id, pose, why});
}

void takeOver(Game& game, UnitId unit, StructureId id) {
    const Structure& it = game.battle().structure(id);
    const Seat owner = game.battle().owner(unit);
    const bool isOthers = it.owner && !game.battle().areAllied(*it.owner, owner);
    if (it.kind == StructureKind::siegeTower && isOthers) {
        game.tell(OwnerChanged{id, owner, "SGT-11"_rule});
    }
}

}  // namespace vallum::field

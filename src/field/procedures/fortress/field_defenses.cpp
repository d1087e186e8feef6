// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/movement/allowance.h>

namespace vallum::field {

/// CAL-07: the tile is gone before the move ends, so nobody treads on it.
void act(Game& game, const ClearTile& answer) {
    const RuleId why = ruleOfClearing(game.battle(), answer.structure);
    const Sum points = movementPoints(game.battle(), answer.unit, Gait::regular);
    game.tell(TileCleared{answer.unit, answer.structure, why});
    game.tell(TaskDone{answer.unit, TurnFlag::clearedTile});
    game.tell(MoveEnded{answer.unit, MovementPoints(points.total()), {TurnFlag::finishedMove}, {}});
}

}  // namespace vallum::field

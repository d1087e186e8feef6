// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/caltrops.h>
#include <vallum/field/rules/movement.h>

/// SGT-02 to SGT-06, SGT-08, SGT-15: siege towers on the move, and the way from one onto a wall or a tower.
namespace vallum::field {

/// Whether the unit moves with the siege tower that it is in, or out of it onto another structure.
bool isTowerMove(const Battle&, const Move&);
Expected<MovePlan> planTowerMove(const Battle&, const Move&);
/// All of it but its end.
void makeTowerMove(Game&, const Move&, const MovePlan&);

/// SGT-08: on the way of a siege tower, before it sets out.
std::vector<CaltropsCrossed> caltropsRolledOver(const Battle&, const Move&);

/// SGT-15: where a unit would stand that crosses onto this structure. None: it cannot.
std::optional<geometry::Pose> crossingTo(const Battle&, UnitId, StructureId);
void crossOver(Game&, UnitId, StructureId, RuleId why);
/// SGT-12: a side of it lies flush with an outer side of the wall.
bool towerFaces(const Battle&, StructureId tower, StructureId wall);
/// SGT-15: the wall or tower at which an enemy fights with a unit in a siege tower.
std::optional<StructureId> heldBeforeTower(const Battle&, UnitId, UnitId enemy);
/// SGT-11: after a storm, whose tower it was.
void takeOver(Game&, UnitId, StructureId);

}  // namespace vallum::field

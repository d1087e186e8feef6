// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/movement.h>

/// SGT-02 to SGT-06, SGT-08, SGT-15: siege towers on the move, and the way from one onto a wall or a tower.

namespace vallum::field {

/// Whether the unit moves with the siege tower that it is in, or out of it onto another structure.
bool isTowerMove(const Battle&, const Move&);
Expected<MovePlan> planTowerMove(const Battle&, const Move&);

/// SGT-08: on the way of a siege tower, before it sets out.
std::vector<CaltropsCrossed> caltropsRolledOver(const Battle&, const Move&);

/// SGT-15: where a unit would stand that crosses onto this structure. None: it cannot.
std::optional<geometry::Pose> crossingTo(const Battle&, UnitId, StructureId);
/// SGT-12: a side of it lies flush with an outer side of the wall.
bool towerFaces(const Battle&, StructureId tower, StructureId wall);
/// SGT-15: the wall or tower at which an enemy fights with a unit in a siege tower.
std::optional<StructureId> heldBeforeTower(const Battle&, UnitId, UnitId enemy);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/move_plan.h>

/// SGT-02 to SGT-06, SGT-08, SGT-15: movement of siege towers, and crossing from one to a wall or tower.

namespace vallum::field {

/// True if the unit moves with the siege tower it is in, or out of it onto another structure.
bool isTowerMove(const Battle&, const Move&);
Expected<MovePlan> planTowerMove(const Battle&, const Move&);

/// SGT-08: on the path of a siege tower, before it sets out.
std::vector<CaltropsCrossed> caltropsRolledOver(const Battle&, const Move&);

/// SGT-15: the pose of a unit that crosses onto this structure. None: it cannot.
std::optional<geometry::Pose> crossingTo(const Battle&, UnitId, StructureId);

}  // namespace vallum::field

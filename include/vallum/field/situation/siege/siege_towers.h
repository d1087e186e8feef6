// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/battle.h>

/// Siege towers at walls.
namespace vallum::field {

bool isInSiegeTower(const Battle&, UnitId);
/// SGT-15: one of the sides of the siege tower is flush with one of the other structure.
bool touchesTower(const Battle&, StructureId tower, StructureId other);
/// SGT-12: one of its sides is flush with an outer side of the wall.
bool towerFaces(const Battle&, StructureId tower, StructureId wall);
/// SGT-15: the wall or tower where an enemy fights a unit in a siege tower.
std::optional<StructureId> heldBeforeTower(const Battle&, UnitId, UnitId enemy);

}  // namespace vallum::field

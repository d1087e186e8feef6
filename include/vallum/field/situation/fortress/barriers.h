// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/box.h>

/// Walls and towers as obstacles to movement.
namespace vallum::field {

/// GEO-13: a part of a wall or tower, and the rule that keeps the unit out of it.
struct Barrier {
    StructureId structure;
    geometry::Outline shape;
    RuleId why;
    geometry::Box box = geometry::boxAround(shape);  // a rough look at it comes before the exact one
};
/// All standing ones; of a gate that the unit can use, only the wall on either side of its door (GAT-09).
std::vector<Barrier> barriersFor(const Battle&, UnitId);
std::vector<Barrier> barriersFor(const Battle&, UnitId, std::span<const StructureId> among);
/// The first of them that the shape lies over, or the end.
std::vector<Barrier>::const_iterator firstUnder(const geometry::Footprint&, const std::vector<Barrier>&);
/// WAL-13, GAT-09: a door open to the unit, or the remains of a wall.
struct Opening {
    StructureId structure;
    geometry::Outline shape;
};
std::vector<Opening> openingsFor(const Battle&, UnitId);
std::vector<Opening> openingsFor(const Battle&, UnitId, std::span<const StructureId> among);

/// GAT-09, GAT-10: it may pass while the door is intact.
Verdict mayUseGate(const Battle&, UnitId, StructureId);

}  // namespace vallum::field

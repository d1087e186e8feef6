// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/situation/fortress/structures.h>

/// Only for walls and barriers.
namespace vallum::field {

/// FOR-12: visits walls, standing or not, that are near enough to touch.
template <class Visit> void forEachWallNear(const Battle& battle, UnitId unit, const Visit& visit) {
    constexpr std::int64_t near = 2'600;
    const geometry::Point& center = battle.unit(unit).pose.center;
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        if (!isWall(it.kind) || !it.placed || it.condition == Condition::removed) continue;
        const std::int64_t x = it.pose.center.x.raw() - center.x.raw();
        const std::int64_t y = it.pose.center.y.raw() - center.y.raw();
        if (x * x + y * y <= near * near) visit(id);
    }
}

/// It is of the unit's team, or in a fortress of that team.
bool isOfItsSide(const Battle&, UnitId, StructureId);

}  // namespace vallum::field

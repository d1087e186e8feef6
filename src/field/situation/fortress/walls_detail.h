// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/situation/fortress/structures.h>

/// Only for walls, barriers and who fights at them.
namespace vallum::field {

/// FOR-12: visits walls, standing or not, that are near enough to touch.
template <class Visit> void forEachWallNear(const Battle& battle, UnitId unit, const Visit& visit) {
    constexpr std::int64_t near = 2'600;
    const geometry::Point& center = battle.unit(unit).pose.center;
    int index = -1;
    for (const Structure& it : battle.structures) {
        ++index;
        const std::int64_t x = it.pose.center.x.raw() - center.x.raw();
        const std::int64_t y = it.pose.center.y.raw() - center.y.raw();
        if (x * x + y * y > near * near) continue;
        if (!isWall(it.kind) || !it.placed || it.condition == Condition::removed) continue;
        visit(StructureId(index));
    }
}

/// GEO-17: whether it may face the places of this wall from outside, or hold them. Rough and cheap: no other
/// unit does.
bool mayFace(const Battle&, UnitId, StructureId wall);
bool mayHold(const Battle&, UnitId, StructureId wall);

/// The first wall that stands and on which the unit holds a place.
std::optional<StructureId> firstWallHeld(const Battle&, UnitId);

/// It is of the unit's team, or in a fortress of that team.
bool isOfItsSide(const Battle&, UnitId, StructureId);

}  // namespace vallum::field

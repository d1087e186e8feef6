// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <vallum/field/model/battle.h>

/// Units at structures: which side they touch, and what that does for them.
namespace vallum::field {

/// Near enough that the card or an extension marker may touch it; a rough look that saves the exact one.
bool mayTouch(const Battle&, UnitId, StructureId);
/// The same for a card with its center there.
bool mayTouch(const Battle&, const geometry::Point& center, StructureId);
/// GEO-08: the two touch or overlap.
bool touches(const Battle&, UnitId, StructureId);
/// Front sections of the unit, including extension markers, flush with this side of the structure's box.
int frontSectionsOn(const Battle&, UnitId, StructureId, geometry::Edge);
/// On all of its sides, plus its markers around it (ASL-08).
int frontSectionsOn(const Battle&, UnitId, StructureId);

/// Sections in contact across a structure or along a wall, and the edges that they strike.
struct StructureContact {
    int sections = 0;
    std::array<bool, 4> edgesOfOne{};
    std::array<bool, 4> edgesOfOther{};
};

/// WAL-02, TOW-02, WTW-01: what a structure adds to a unit's defense.
struct Shelter {
    RuleId rule;
    Defense defense;
};

}  // namespace vallum::field

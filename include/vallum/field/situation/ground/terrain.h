// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/field/model/battle.h>

/// The effect of terrain on a unit. Units with the matching ability are not hindered (ABL-02 to ABL-04).
namespace vallum::field {

/// TER-06, TER-14, TER-16, ABL-04: no part of the unit may ever overlap it.
bool isImpassable(const Battle&, UnitId, const Tile&);
/// TER-18, TER-16, ABL-04: a ford, or a river that counts as one for this unit.
bool isForded(const Battle&, UnitId, const Tile&);
/// HGT-12, ABL-02, ABL-04: each DU costs 2 points.
bool isDifficult(const Battle&, UnitId, const Tile&);

/// GEO-23: the center of its card lies on this kind of terrain.
bool standsOn(const Battle&, UnitId, Terrain);
/// Its outline overlaps a ford, or a river that counts as one.
bool isInWater(const Battle&, UnitId);

/// TER-02: in a forest, which raises its defense.
bool isUnderTrees(const Battle&, UnitId);
/// HGT-05: the rule by which the unit fights this enemy from above, TER-11 or TER-23.
std::optional<RuleId> fightsFromAbove(const Battle&, UnitId, UnitId enemy);

/// Tiles that may matter to a unit that stays within `reach` of these poses or
/// of the lines between them.
std::vector<const Tile*> tilesNear(const Battle&, std::span<const geometry::Pose> way, Du reach);

}  // namespace vallum::field

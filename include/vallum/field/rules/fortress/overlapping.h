// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/path.h>

/// Friends on top of each other in a fortress (FOR-08 to FOR-12, FOR-16, WAL-06).
namespace vallum::field {

/// FOR-08: a unit in this pose may lie on this friend.
bool mayLieOn(const Battle&, UnitId mover, const geometry::Pose&, UnitId other);
bool mayLieOn(const Battle&, UnitId mover, const geometry::Pose&, const Bystander& other);
/// FOR-08: for a path that may enter or leave the fortress.
bool isCrossedInFortress(
    const Battle&, UnitId mover, const geometry::Pose& from, const geometry::PathStep&, UnitId other);
/// FOR-10: the nearest pose in which its front and sections match those of a friend below.
std::optional<geometry::Pose> alignedWith(const Battle&, const geometry::Placement&, UnitId other);
/// FOR-10: true if it is already there, except for rounding along the same front.
bool isAlignedWith(const Battle&, const geometry::Placement&, UnitId other);
/// FOR-10 to FOR-12: the complete list of overlaps if the unit lies on or under these here.
Expected<std::vector<Overlap>> overlapsAfter(
    const Battle&, UnitId mover, const geometry::Placement&, const std::vector<UnitId>& others, bool onTop);
/// FOR-11: the list without this unit's overlaps; none if it has none.
std::optional<std::vector<Overlap>> overlapsWithout(const Battle&, UnitId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/movement/passage.h>

/// Friends that lie on each other in a fortress (FOR-08 to FOR-12, FOR-16, WAL-06).
namespace vallum::field {

/// FOR-08: a unit that stands there may lie on this friend.
bool mayLieOn(const Battle&, UnitId mover, const geometry::Pose&, UnitId other);
/// FOR-08: on its way, which may lead into the fortress or out of it.
bool isCrossedInFortress(
    const Battle&, UnitId mover, const geometry::Pose& from, const geometry::PathStep&, UnitId other);
/// FOR-10: the place nearest to this one in which its front and sections match those of a friend below.
std::optional<geometry::Pose> alignedWith(const Battle&, const geometry::Placement&, UnitId other);
/// FOR-10: it stands there already, but for what rounding leaves between two places along the same front.
bool isAlignedWith(const Battle&, const geometry::Placement&, UnitId other);
/// FOR-10 to FOR-12: all overlaps there are when the unit lies with these in this place.
Expected<std::vector<Overlap>> overlapsAfter(
    const Battle&, UnitId mover, const geometry::Placement&, const std::vector<UnitId>& others, bool onTop);
/// FOR-11: without those of this unit, where there are any.
std::optional<std::vector<Overlap>> overlapsWithout(const Battle&, UnitId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>

/// FOR-23: a unit that comes out of a structure to attack fights with as many sections as find room beside
/// what stands there, 4 at most.

namespace vallum::field {

/// Front sections of a card without markers.
inline constexpr int wholeFront = 4;
/// How many of them can stand there side by side.
int sectionsAbreastBeside(const Battle&, const geometry::Placement&, const Surroundings&);
/// A step of a card of which not all sections have room.
Verdict mayGoOnAfterLeaving(const Battle&,
                            const geometry::Placement& from,
                            const geometry::PathStep&,
                            const Surroundings&);
/// Where the whole card cannot line up with the enemy: as many sections as can, and the rest round the
/// enemy's corners as its owner likes.
std::optional<PlannedContact> contactBesideStructure(const Battle&,
                                                     const geometry::Placement& touching,
                                                     const Charge&,
                                                     const Surroundings&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>

/// FOR-23: a unit that attacks out of a structure fights with as many sections as have room next to
/// the structure, 4 at most.

namespace vallum::field {

/// The front sections of a card without markers.
inline constexpr int wholeFront = 4;
/// How many of them have room there side by side.
int sectionsAbreastBeside(const Battle&, const geometry::Placement&, const Surroundings&);
/// A step of a card without room for all its sections.
Verdict mayGoOnAfterLeaving(const Battle&,
                            const geometry::Placement& from,
                            const geometry::PathStep&,
                            const Surroundings&);
/// If the whole card cannot line up with the enemy: as many sections as possible, and the rest around the
/// enemy's corners, as the owner chooses.
std::optional<PlannedContact> contactBesideStructure(const Battle&,
                                                     const geometry::Placement& touching,
                                                     const Charge&,
                                                     const Surroundings&);

}  // namespace vallum::field

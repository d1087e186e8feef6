// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>

/// Moves and charges into villages (TER-47 to TER-50).
namespace vallum::field {

/// TER-47 to TER-49: the pose of its card after a move that ends in contact with the sector.
Expected<geometry::Pose> placeInSector(const Battle&, const Move&, const Surroundings&);
/// TER-50: not on a friend in a village.
Verdict mayEndOver(const Battle&, UnitId, const geometry::Footprint&);
/// How a charger lines up with the sector of the unit it attacks.
Expected<PlannedContact> contactWithHolder(
    const Battle&, UnitId charger, const geometry::Placement&, const Charge&, const Surroundings&);

}  // namespace vallum::field

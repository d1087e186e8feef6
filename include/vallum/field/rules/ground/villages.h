// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/fortress/structure_contact.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>

/// Villages: two sectors, each with its own strength and room for one unit (TER-42 to TER-52).
namespace vallum::field {

/// TER-47: the sector that the unit occupies.
std::optional<StructureId> sectorOf(const Battle&, UnitId);

/// TER-47 to TER-49: the pose of its card after a move that ends in contact with the sector.
Expected<geometry::Pose> placeInSector(const Battle&, const Move&, const Surroundings&);
/// TER-48: the nearest pose inside the sector.
geometry::Pose nearestInSector(const Battle&, StructureId, const geometry::Pose&);
/// TER-50: not on a friend in a village.
Verdict mayEndOver(const Battle&, UnitId, const geometry::Footprint&);

/// GEO-17, HGT-21: none if neither of them occupies a sector.
StructureContact contactAtVillage(const Battle&, UnitId one, UnitId other);
/// How a charger lines up with the sector of the unit it attacks.
Expected<PlannedContact> contactWithHolder(
    const Battle&, UnitId charger, const geometry::Placement&, const Charge&, const Surroundings&);

/// TER-51, TER-52: what the houses add to its defense; none if they do not help.
std::optional<Shelter> shelterInVillage(const Battle&, UnitId, UnitId enemy);
std::optional<Shelter> shelterInVillageFromShots(const Battle&, UnitId);

}  // namespace vallum::field

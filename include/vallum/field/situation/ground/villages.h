// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/situation/fortress/at_structures.h>

/// Villages: two sectors, each with its own strength and room for one unit (TER-42 to TER-52).
namespace vallum::field {

/// TER-47: the sector that the unit occupies.
std::optional<StructureId> sectorOf(const Battle&, UnitId);
/// TER-48: the nearest pose inside the sector.
geometry::Pose nearestInSector(const Battle&, StructureId, const geometry::Pose&);

/// GEO-17, HGT-21: none if neither of them occupies a sector.
StructureContact contactAtVillage(const Battle&, UnitId one, UnitId other);

/// TER-51, TER-52: what the houses add to its defense; none if they do not help.
std::optional<Shelter> shelterInVillage(const Battle&, UnitId, UnitId enemy);
std::optional<Shelter> shelterInVillageFromShots(const Battle&, UnitId);

}  // namespace vallum::field

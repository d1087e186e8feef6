// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

/// FDZ-11: true if a card in a corner that also lies on the tiles next to it would still lie on one
/// of them at this placement.
bool staysOnTilesBesideCorner(const Battle&, UnitId, const geometry::Placement&);
/// FDZ-11: those tiles do not keep a card out of the corner.
void leaveOutBesideCorner(Surroundings&, const Battle&, StructureId corner);
/// FDZ-11: true if this tile adjoins a corner in which a card stands, so that the card may lie on it.
bool mayLieBesideCorner(const Battle&, UnitId, const geometry::Placement&, StructureId tile);
/// WAL-20: the two poses of a card in a corner, from inside.
std::vector<geometry::Pose> placesInCorner(const Battle&, StructureId);
/// HGT-18: the poses that a card arriving there may line up to, the one with the smallest turn first. A card
/// already flush in the corner stays.
std::vector<geometry::Pose> placesInCorner(const Battle&, StructureId, const geometry::Placement&);
/// WAL-17, WAL-20: for a card that comes in from outside with this heading and still looks inward; the place
/// with the smallest turn first.
std::optional<geometry::Pose> freePlaceInTakenCorner(const Battle&, UnitId, StructureId, Heading);

}  // namespace vallum::field

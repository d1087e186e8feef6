// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/passage.h>

namespace vallum::field {

/// FDZ-11: whether a card that lies on the tiles beside a corner, which it holds, would still lie on one of
/// them in this other place.
bool staysOnTilesBesideCorner(const Battle&, UnitId, const geometry::Placement&);
/// FDZ-11: nor do those tiles keep a card out of the corner.
void leaveOutBesideCorner(Surroundings&, const Battle&, StructureId corner);
/// WAL-20: the two ways in which a card fits into a corner from inside.
std::vector<geometry::Pose> placesInCorner(const Battle&, StructureId);
/// HGT-18: those to which a card that has come there may line up, the one that turns it least first. One that
/// stands flush in the corner stays.
std::vector<geometry::Pose> placesInCorner(const Battle&, StructureId, const geometry::Placement&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>
#include <vallum/geometry/path.h>

namespace vallum::field {

/// FDZ-11: whether a card that lies on the tiles beside a corner, which it holds, would still lie on one of
/// them in this other place.
bool staysOnTilesBesideCorner(const Battle&, UnitId, const geometry::Placement&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/fortress/at_structures.h>

namespace vallum::field {

/// GEO-17, TER-33, TER-34: if either unit is in a passage; a marker around it counts as everywhere.
StructureContact contactInPassage(const Battle&, UnitId one, UnitId other);

}  // namespace vallum::field

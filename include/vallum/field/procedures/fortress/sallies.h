// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// After a charge out of this structure, the unit has as many sections abreast as there is room for.
void standBesideStructure(Game&, UnitId, StructureId left);

}  // namespace vallum::field

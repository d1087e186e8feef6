// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// After such a charge, out of this structure: markers stand for the card.
void standBesideStructure(Game&, UnitId, StructureId left);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// ART-09, ART-11, ART-12, FOR-14, TER-28: units hurt by an attack on a structure.

namespace vallum::field {

/// In it, on it, or overlapping it; includes covered units.
std::vector<UnitId> unitsAt(const Battle&, StructureId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// ART-09, ART-11, ART-12, FOR-14, TER-28: who is hurt beside the structure that is the target.

namespace vallum::field {

/// In it, on it, or overlapping it; covered ones too.
std::vector<UnitId> unitsAt(const Battle&, StructureId);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/situation/ground/ground_sight.h>

namespace vallum::field {

/// HGT-08 to HGT-11, TER-04 to TER-07, SGT-18: what a shooter sees of a structure.
SightLine sightLine(const Battle&, UnitId shooter, StructureId);

}  // namespace vallum::field

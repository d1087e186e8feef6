// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// ART-12: one die per point of damage against the armor of a unit; a wound leads to a morale check.
void hurt(Game&, UnitId, StructureId, int dice, const Sum& power, RuleId why);
/// ART-11: the same for every unit there. Units that start to flee have not moved yet.
void collateralDamage(Game&, StructureId, int dice, const Sum& power, RuleId why);

}  // namespace vallum::field

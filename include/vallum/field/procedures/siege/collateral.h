// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// ART-12: one die for each point of damage against the armor of a unit; the check that follows wounds.
void hurt(Game&, UnitId, StructureId, int dice, const Sum& power, RuleId why);
/// ART-11: the same for everybody there. Whoever starts to flee has not moved yet.
void collateralDamage(Game&, StructureId, int dice, const Sum& power, RuleId why);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// FOR-02, GAT-06: nothing collapses yet, because units there are hurt first (ART-13). Returns
/// true if the door has fallen.
bool damageStructure(Game&, StructureId, int damage, RuleId why);
/// RAZ-01 to RAZ-04: collapses if damage has reached durability. Units that start to flee have not moved yet.
/// WAL-21: a door that fell to the same damage falls on the units behind it.
void collapseIfDue(Game&, StructureId, bool doorFell);

/// FIR-03, FIR-07, FIR-09: places markers in this turn.
void lightFire(Game&, StructureId, int markers, Seat litBy, RuleId why);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// FOR-02, GAT-06: nothing collapses yet, so that those who are there can be hurt first (ART-13). Whether its
/// door has fallen.
bool damageStructure(Game&, StructureId, int damage, RuleId why);
/// RAZ-01 to RAZ-04: when its damage has reached its durability. Whoever starts to flee has not moved yet.
/// WAL-21: a door that has fallen to the same damage falls on those behind it.
void collapseIfDue(Game&, StructureId, bool doorFell);

/// FIR-03, FIR-07, FIR-09: markers placed in this turn.
void lightFire(Game&, StructureId, int markers, Seat litBy, RuleId why);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// FIR-10 to FIR-13: call it at the end of every turn.
void burn(Game&);
void act(Game&, const FightFire&);

/// RAZ-06, RAZ-07: call it before the structure is removed.
void spreadFires(Game&, StructureId);

}  // namespace vallum::field

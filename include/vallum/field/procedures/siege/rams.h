// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

void takeRam(Game&, UnitId, int ram);
/// RAM-07, RAM-08: does nothing if the unit has no ram.
void leaveRam(Game&, UnitId carrier, RuleId why);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

void takeRam(Game&, UnitId, int ram);
/// RAM-07, RAM-08: if it carries one.
void leaveRam(Game&, UnitId carrier, RuleId why);

}  // namespace vallum::field

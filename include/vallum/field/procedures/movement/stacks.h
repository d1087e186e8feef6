// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ABL-34: splits a stack into two units.
void separate(Game&, UnitId support, RuleId why);

}  // namespace vallum::field

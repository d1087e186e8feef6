// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/fortress/lower_units.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// After it: they fight on if the one on top is gone. False where nobody had to.
bool fightOn(Game&, const LowerUnits&);

}  // namespace vallum::field

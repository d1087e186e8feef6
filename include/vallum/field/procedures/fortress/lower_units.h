// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/fortress/lower_units.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// After the fight: units below fight on if the one on top is gone or flees. False if none had to.
bool fightOn(Game&, const LowerUnits&);

}  // namespace vallum::field

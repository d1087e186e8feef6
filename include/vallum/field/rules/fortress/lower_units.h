// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

/// FOR-16: units that take over a fight from a friend on top of them.

namespace vallum::field {

/// Before the fight: the units under one of the two that fight.
struct LowerUnits {
    Opponents units;
    UnitId top;
    std::vector<UnitId> under;
    bool wasFleeing = false;
};
std::vector<LowerUnits> lowerUnitsOf(const Battle&, const Opponents&);

}  // namespace vallum::field

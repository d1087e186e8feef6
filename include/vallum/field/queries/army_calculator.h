// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/model/unit_type.h>

namespace vallum::field {

/// SET-09: the running total in an army builder.
struct ArmyTotal {
    Sum spent;  // in hundredths of a point
    int limit = 0;
    int leftForUnits = 0;  // rounded down; negative if the army is too expensive

    bool operator==(const ArmyTotal&) const = default;
};
ArmyTotal armyTotal(int limit, int unitPoints, int pointsModifier);

/// SET-09: types without a limit may be chosen any number of times.
Verdict mayChooseAnother(const UnitType&, int chosen);

}  // namespace vallum::field

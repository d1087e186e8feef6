// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/army_calculator.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

ArmyTotal armyTotal(int limit, int unitPoints, int pointsModifier) {
    return {armyValue(unitPoints, pointsModifier), limit, unitsBudget(limit, pointsModifier) - unitPoints};
}

Verdict mayChooseAnother(const UnitType& type, int chosen) {
    return allowIf(type.maxCount == 0 || chosen < type.maxCount, "SET-09"_rule);
}

}  // namespace vallum::field

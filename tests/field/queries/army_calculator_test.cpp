// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/army_calculator.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {
namespace {

TEST(SET08, TheGeneralCountsAgainstTheMaximum) {
    EXPECT_EQ(armyTotal(1000, 769, 30).leftForUnits, 0);
    EXPECT_EQ(armyTotal(1000, 770, 30).leftForUnits, -1);
    EXPECT_EQ(armyTotal(1300, 1000, 30).leftForUnits, 0);
}

TEST(SET09, TheRunningTotal) {
    const ArmyTotal total = armyTotal(1000, 500, 30);
    EXPECT_EQ(total.spent.total(), 650 * hundredths);
    EXPECT_EQ(total.limit, 1000);
    EXPECT_EQ(total.leftForUnits, 269);
}

TEST(SET09, NoMoreOfATypeThanThereAre) {
    UnitType type;
    type.maxCount = 4;
    EXPECT_EQ(refusal(mayChooseAnother(type, 3)), "");
    EXPECT_EQ(refusal(mayChooseAnother(type, 4)), "SET-09");
}

TEST(SET09, WithoutANumberThereIsNoLimit) { EXPECT_EQ(refusal(mayChooseAnother(UnitType{}, 99)), ""); }

TEST(SET10, CasualtiesUnlessSomethingElseIsAgreed) {
    EXPECT_EQ(Setting{}.victory, EnumSet<Victory>{Victory::casualties});
}

}  // namespace
}  // namespace vallum::field

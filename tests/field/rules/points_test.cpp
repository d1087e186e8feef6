// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/turn/points.h>

namespace vallum::field {
namespace {

TestTable withModifier(int percent) {
    TestTable table;
    for (GeneralCard& general : table.generals) general.pointsModifier = percent;
    return table;
}

Battle eliminated(Battle battle, UnitId unit) {
    System::evolve(battle, Eliminated{unit, "MOR-07"_rule});
    return battle;
}

TEST(UNIT08, TheUnitTotalIsTheSumOfTheValues) {
    const Battle battle = battleOf({infantry(red), infantry(red), infantry(red).worth(80)});
    EXPECT_EQ(startingValue(battle, red).total(), 280 * hundredths);
}

TEST(UNIT08, AnEliminatedUnitIsLostWithItsValue) {
    const Battle battle = battleOf({infantry(red), infantry(red), infantry(red).worth(80)});
    EXPECT_EQ(losses(eliminated(battle, a), red).total(), 100 * hundredths);
}

TEST(GEN09, TheGeneralCostsAPercentageOfTheUnits) {
    EXPECT_EQ(armyValue(1000, 30).total(), 1300 * hundredths);
    EXPECT_EQ(armyValue(1000, 30).terms().at(1), (Sum::Term{"GEN-09"_rule, 300 * hundredths}));
}

TEST(GEN09, TheBudgetForUnitsIsRoundedDown) { EXPECT_EQ(unitsBudget(1000, 30), 769); }

TEST(GEN09, ComparisonsAreExact) {
    EXPECT_EQ(armyValue(769, 30).total(), 99970);
    EXPECT_EQ(armyValue(770, 30).total(), 100100);
}

TEST(SET12, TheStartingValueIncludesTheGeneral) {
    const Battle battle = battleOf({infantry(red).worth(1000)}, withModifier(30));
    EXPECT_EQ(startingValue(battle, red).total(), 1300 * hundredths);
}

TEST(SET12, EliminatedAndFleeingUnitsAreLosses) {
    const Battle battle = battleOf({infantry(red), infantry(red).worth(80).fleeing(), infantry(red)});
    EXPECT_EQ(losses(eliminated(battle, a), red).total(), 180 * hundredths);
}

TEST(SET12, AUnitThatRecoversIsNoLoss) {
    Battle battle = battleOf({infantry(red), infantry(red).worth(80).fleeing(), infantry(red)});
    System::evolve(battle, Recovered{b, "FLT-16"_rule});
    EXPECT_EQ(losses(eliminated(battle, a), red).total(), 100 * hundredths);
}

TEST(SET12, ABrokenUnitIsNoLoss) { EXPECT_EQ(losses(battleOf({infantry(red).broken()}), red).total(), 0); }

TEST(SET12, TheGeneralIsLostWhileDeadOrFleeing) {
    Battle dead = battleOf({infantry(red), infantry(red)}, withModifier(10));
    System::evolve(dead, GeneralLost{red, GeneralHealth::dead, "GEN-02"_rule});
    EXPECT_EQ(losses(dead, red).total(), 20 * hundredths);
    Battle wounded = battleOf({infantry(red), infantry(red)}, withModifier(10));
    System::evolve(wounded, GeneralLost{red, GeneralHealth::wounded, "EVT-03"_rule});
    EXPECT_EQ(losses(wounded, red).total(), 0);
    const Battle fleeing =
        withGeneral(battleOf({infantry(red).fleeing(), infantry(red)}, withModifier(10)), a);
    EXPECT_EQ(losses(fleeing, red).total(), (100 + 20) * hundredths);
}

TEST(SET12, LossesOfTheOpponentAreNotCounted) {
    const Battle battle = battleOf({infantry(red), infantry(blue).fleeing()});
    EXPECT_EQ(losses(battle, red).total(), 0);
    EXPECT_EQ(losses(battle, blue).total(), 100 * hundredths);
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/sharing.h>

namespace vallum::field {
namespace {

TEST(TEAM01, TheSharesNeedNotBeEqual) {
    EXPECT_TRUE(mayShare(2000, {1200, 800}));
    EXPECT_TRUE(mayShare(2000, {1200, 799}));
    EXPECT_FALSE(mayShare(2000, {1200, 801}));
    EXPECT_EQ(mayShare(2000, {1200, 801}).error().rule, "TEAM-01"_rule);
}

TEST(TEAM03, ThreeAlliesShareByKind) {
    EXPECT_EQ(shareByType(infantry(red).type, 3), 0);
    EXPECT_EQ(shareByType(cavalry(red).type, 3), 1);
    EXPECT_EQ(shareByType(archers(red).type, 3), 2);
}

TEST(TEAM03, TwoAlliesShareInfantryAndTheRest) {
    EXPECT_EQ(shareByType(infantry(red).type, 2), 0);
    EXPECT_EQ(shareByType(cavalry(red).type, 2), 1);
    EXPECT_EQ(shareByType(archers(red).type, 2), 1);
}

TEST(TEAM03, AMountedUnitThatShootsIsMounted) {
    EXPECT_EQ(kindOf(cavalry(red).shoots(3, 8_du).type), UnitKind::mounted);
}

TEST(TEAM04, EachArmyHasAPlayer) {
    EXPECT_EQ(shareByArmy({"romans", "mercenaries"}, "romans"), 0);
    EXPECT_EQ(shareByArmy({"romans", "mercenaries"}, "mercenaries"), 1);
    EXPECT_EQ(shareByArmy({"romans", "mercenaries"}, "persians"), std::nullopt);
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/combat/sight.h>

namespace vallum::field {
namespace {

TestUnit bowmen() { return archers(red).active(); }
bool sees(const std::vector<TestUnit>& units) { return seesClearly(battleOf(units), a, b); }

TEST(LOS01, SomeOfTheTargetLiesAhead) {
    const auto arc = [](Du y, Degrees heading) {
        return refusal(mayTarget(battleOf({bowmen(), infantry(blue).at(14_du, y).facing(heading)}), a, b));
    };
    EXPECT_EQ(arc(15_du, 180_deg), "");
    EXPECT_EQ(arc(10_du, 150_deg), "");
    EXPECT_EQ(arc(9_du, 180_deg), "LOS-01");
    EXPECT_EQ(arc(10_du, 180_deg), "LOS-01");
}

TEST(LOS02, AnyOfFiveMarksButRangeFromTheCenter) {
    EXPECT_TRUE(sees({bowmen(), infantry(blue).at(10_du, 16_du), infantry(red).at(10.2_du, 13_du)}));
    const Battle corner = battleOf(
        {bowmen().shoots(3, 4_du), infantry(blue).at(7.8_du, 14.6_du), infantry(red).at(10.2_du, 12_du)});
    EXPECT_TRUE(seesClearly(corner, a, b));
    EXPECT_FALSE(measured(corner, a, b).inRange);
}

TEST(LOS03, FriendsAndEnemiesBlock) {
    const TestUnit target = infantry(blue).at(10_du, 16_du);
    for (const Seat seat : {red, blue}) {
        EXPECT_FALSE(
            sees({bowmen(), target, infantry(seat).at(9.5_du, 13_du), infantry(seat).at(11.1_du, 13_du)}));
    }
}

TEST(LOS03, ExtensionMarkersBlockToo) {
    const TestUnit target = infantry(blue).at(10_du, 16_du);
    const TestUnit left = infantry(red).at(9.2_du, 13_du).facing(0_deg);
    const TestUnit right = infantry(blue).at(11.2_du, 13_du).facing(180_deg);
    EXPECT_TRUE(sees({bowmen(), target, left, right}));
    EXPECT_FALSE(sees({bowmen(), target, left, TestUnit(right).extendedRight()}));
}

TEST(LOS03, NoLinePassesBetweenUnitsInContact) {
    const auto between = [](Du gap) {
        return sees({bowmen(), infantry(blue).at(10_du, 16_du), infantry(red).at(9.2_du, 12_du),
                     infantry(red).at(10.8_du + gap, 12_du)});
    };
    EXPECT_FALSE(between(0_du));
    EXPECT_TRUE(between(0.003_du));
}

TEST(LOS03, ShooterAndTargetDoNotBlockThemselves) {
    const Battle battle = battleOf({bowmen().extendedLeft(), infantry(blue).at(10_du, 16_du).extendedLeft()});
    EXPECT_TRUE(sightBlockers(battle, a, b).empty());
}

TEST(LOS04, APartialViewIsEnough) {
    EXPECT_TRUE(sees({bowmen(), infantry(blue).at(10_du, 16_du), infantry(red).at(11.2_du, 13_du)}));
    EXPECT_FALSE(sees({bowmen(), infantry(blue).at(10_du, 16_du), infantry(red).at(9.5_du, 13_du),
                       infantry(red).at(11.1_du, 13_du)}));
}

TEST(LOS05, ABlockedLineCostsOneHoweverManyBlock) {
    const auto power = [](int screens) {
        std::vector<TestUnit> units{bowmen(), infantry(blue).at(10_du, 17_du).health(6)};
        for (int i = 0; i != screens; ++i) {
            units.push_back(infantry(red).at(10_du, Du(11'200 + 900 * i)).extendedLeft().extendedRight());
        }
        const auto played = shootAt(battleOf(units), {.rolls = {{1, 1}}});
        return played.all<BlowRolled>().at(0).attack.total();
    };
    EXPECT_EQ(power(0), 3);
    EXPECT_EQ(power(1), 2);
    EXPECT_EQ(power(3), 2);
}

}  // namespace
}  // namespace vallum::field

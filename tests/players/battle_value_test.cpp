// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <cmath>

#include <gtest/gtest.h>

#include <vallum/players/battle_value.h>

/// How good a battle looks for a side, and why.
namespace vallum::players {
namespace {

using namespace field;

Battle twoAgainstTwo(const TestUnit& changed = infantry(red).at(5_du, 6_du)) {
    return battleOf({changed, infantry(red).at(9_du, 6_du), infantry(blue).at(5_du, 12_du),
                     infantry(blue).at(9_du, 12_du)});
}
int worthOf(Feature what, const BattleValue& value) {
    for (const auto& it : value.terms) {
        if (it.what == what) return it.worth;
    }
    return 0;
}

TEST(BattleValue, OddsBecomeAChance) {
    EXPECT_EQ(chanceOf(0), certain / 2);
    for (int odds = -12'000; odds <= 12'000; odds += 37) {
        const double exact = certain / (1 + std::exp(-odds / 1000.0));
        EXPECT_NEAR(chanceOf(odds), exact, 6) << odds;
        EXPECT_EQ(chanceOf(odds) + chanceOf(-odds), certain) << odds;
        EXPECT_LE(chanceOf(odds), chanceOf(odds + 37)) << odds;
    }
}

TEST(BattleValue, NobodyIsCertainBeforeTheEnd) {
    EXPECT_LT(chanceOf(1'000'000), certain);
    EXPECT_GT(chanceOf(-1'000'000), 0);
}

TEST(BattleValue, EqualArmiesDifferByWhoseTurnItIs) {
    const BattleValue value = valueFor(twoAgainstTwo(), red);
    ASSERT_EQ(value.terms.size(), 1U);
    EXPECT_EQ(value.terms.front().what, Feature::tempo);
    EXPECT_EQ(valueFor(twoAgainstTwo(), blue).logOdds(), -value.logOdds());
}

TEST(BattleValue, IsTheSumOfItsTerms) {
    const BattleValue value = valueFor(twoAgainstTwo(infantry(red).at(5_du, 6_du).wounded(2).broken()), red);
    int sum = 0;
    for (const auto& it : value.terms) sum += it.worth;
    EXPECT_GT(value.terms.size(), 2U);
    EXPECT_EQ(value.logOdds(), sum);
    EXPECT_EQ(value.chance(), chanceOf(sum));
}

TEST(BattleValue, HurtsCountAgainstTheirOwner) {
    const TestUnit plain = infantry(red).at(5_du, 6_du);
    TestUnit hurt = plain;
    const auto expectWorse = [&](Feature what, TestUnit changed) {
        const Battle battle = twoAgainstTwo(changed);
        EXPECT_LT(worthOf(what, valueFor(battle, red)), 0) << wordFor(what);
        EXPECT_GT(worthOf(what, valueFor(battle, blue)), 0) << wordFor(what);
        EXPECT_LT(chanceFor(battle, red), chanceFor(twoAgainstTwo(), red)) << wordFor(what);
    };
    expectWorse(Feature::wounds, TestUnit(hurt).wounded(2));
    expectWorse(Feature::broken, TestUnit(hurt).broken());
    expectWorse(Feature::losses, TestUnit(hurt).fleeing());
    TestUnit gone = hurt;
    gone.unit.place = field::Place::eliminated;
    expectWorse(Feature::strength, gone);
}

TEST(BattleValue, AUnitStruckInTheRearIsBeset) {
    const auto attackedFrom = [](Du y, Degrees facing) {
        return battleOf({infantry(red).at(10_du, 10_du), infantry(blue).at(10_du, y).facing(facing)});
    };
    EXPECT_EQ(worthOf(Feature::beset, valueFor(attackedFrom(10.8_du, 180_deg), red)), 0);
    EXPECT_LT(worthOf(Feature::beset, valueFor(attackedFrom(9.2_du, 0_deg), red)), 0);
}

TEST(BattleValue, LossesBeyondTheLimitShakeAnArmy) {
    Battle battle = twoAgainstTwo();
    battle.units.at(0).place = field::Place::eliminated;
    EXPECT_EQ(measuresOf(battle, red).at(static_cast<std::size_t>(Feature::shaken)), 0);
    battle.units.at(1).markers.insert(Marker::fleeing);
    EXPECT_GT(measuresOf(battle, red).at(static_cast<std::size_t>(Feature::shaken)), 0);
}

TEST(BattleValue, CharactersWeighTheirOwnHurts) {
    const Battle battle = twoAgainstTwo(infantry(red).at(5_du, 6_du).wounded(2));
    const int even = chanceFor(battle, red);
    EXPECT_GT(chanceFor(battle, red, Character::bold), even);
    EXPECT_LT(chanceFor(battle, red, Character::patient), even);
    const int enemy = chanceFor(battle, blue);
    EXPECT_EQ(chanceFor(battle, blue, Character::bold), enemy);
}

TEST(BattleValue, ABattleThatIsOverIsCertain) {
    Battle battle = twoAgainstTwo();
    battle.outcome = Outcome{red, "SET-11"_rule};
    EXPECT_EQ(chanceFor(battle, red), certain);
    EXPECT_EQ(chanceFor(battle, blue), 0);
    battle.outcome->winner.reset();
    EXPECT_EQ(chanceFor(battle, blue), certain / 2);
}

TEST(BattleValue, EveryFeatureHasAWordAndARule) {
    for (std::size_t i = 0; i != features; ++i) {
        const auto what = static_cast<Feature>(i);
        EXPECT_FALSE(wordFor(what).isEmpty()) << i;
        if (what == Feature::losses) continue;
        EXPECT_NE(wordFor(what).english(), wordFor(Feature::losses).english());
    }
}

}  // namespace
}  // namespace vallum::players

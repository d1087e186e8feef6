// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/luck.h>

namespace vallum::field {
namespace {

/// Infantry against infantry: a hit needs a 3, a wound a 5.
Battle duel() { return battleOf({infantry(red).at(10_du, 10_du), facingRed(infantry(blue))}); }

Sum sumOf(int total) {
    Sum sum;
    sum.add("MEL-14"_rule, total);
    return sum;
}
BlowRolled rolled(Roll roll, std::vector<int> faces, int successes) {
    const bool isHit = roll == Roll::hit;
    const int dice = static_cast<int>(faces.size());
    return {{a, b},
            roll,
            isHit ? "MEL-15"_rule : "MEL-16"_rule,
            sumOf(dice),
            std::move(faces),
            {},
            sumOf(3),
            sumOf(isHit ? 5 : 7),
            successes};
}
std::vector<PlayerLuck> luckOf(const Battle& battle, const std::vector<Fact>& facts) {
    std::vector<Happening> happenings;
    for (const Fact& fact : facts) happenings.push_back({fact, 0});
    return luckIn(battle, happenings);
}

TEST(Luck, AHitCountsWithItsChance) {
    const auto luck = luckOf(duel(), {rolled(Roll::hit, {2, 5}, 1)});
    ASSERT_EQ(luck.size(), 2U);
    const Fortune& hits = luck[0].of(ThrownFor::hits);
    EXPECT_EQ(hits.throws(), 2);
    EXPECT_EQ(hits.actual(), 1);
    EXPECT_NEAR(hits.expected(), 4.0 / 3, 1e-12) << "3, 4, 5 and 6 hit";
    EXPECT_NEAR(hits.asBadOrWorse(), 5.0 / 9, 1e-12) << "all but two hits";
    EXPECT_NEAR(hits.asGoodOrBetter(), 8.0 / 9, 1e-12) << "all but none";
    EXPECT_EQ(luck[0].facesOf(ThrownFor::hits), (Faces{0, 1, 0, 0, 1, 0}));
    EXPECT_EQ(luck[1].all.throws(), 0);
    EXPECT_EQ(luck[1].allFaces(), Faces{});
}

TEST(Luck, TheTotalOfUnlikeDiceIsExact) {
    // Hits 2/3 each, a wound 1/3: none in 1/9 * 2/3, one in 4/9 * 2/3 + 1/9 * 1/3.
    const auto luck = luckOf(duel(), {rolled(Roll::hit, {1, 3}, 1), rolled(Roll::damage, {2}, 0)});
    EXPECT_EQ(luck[0].all.throws(), 3);
    EXPECT_EQ(luck[0].all.actual(), 1);
    EXPECT_NEAR(luck[0].all.expected(), 5.0 / 3, 1e-12);
    EXPECT_NEAR(luck[0].all.asBadOrWorse(), 2.0 / 27 + 8.0 / 27 + 1.0 / 27, 1e-12);
}

TEST(Luck, DeadlySixesWoundTwice) {
    const Battle battle =
        battleOf({infantry(red).at(10_du, 10_du).has(Ability::deadly), facingRed(infantry(blue))});
    const auto luck = luckOf(battle, {rolled(Roll::hit, {6}, 1), rolled(Roll::damage, {6}, 2)});
    EXPECT_NEAR(luck[0].of(ThrownFor::hits).expected(), 2.0 / 3, 1e-12) << "they do not hit twice";
    const Fortune& wounds = luck[0].of(ThrownFor::wounds);
    EXPECT_NEAR(wounds.expected(), 1.0 / 6 + 2.0 / 6, 1e-12);
    EXPECT_NEAR(wounds.asGoodOrBetter(), 1.0 / 6, 1e-12);
    EXPECT_NEAR(wounds.asBadOrWorse(), 1, 1e-12);
}

TEST(Luck, ADieThatIsRolledAgainIsTwoThrows) {
    BlowRolled again = rolled(Roll::hit, {4, 2}, 1);
    again.rolledAgain = {0};
    const auto luck = luckOf(duel(), {again});
    EXPECT_EQ(luck[0].of(ThrownFor::hits).throws(), 3);
    EXPECT_NEAR(luck[0].of(ThrownFor::hits).expected(), 2, 1e-12);
    EXPECT_EQ(luck[0].facesOf(ThrownFor::hits), (Faces{1, 1, 0, 1, 0, 0}));
}

TEST(Luck, AMoraleCheckCountsForWhoeverIsChecked) {
    const auto luck = luckOf(duel(), {MoraleChecked{b, 4, sumOf(3), false, "MOR-01"_rule},
                                      MoraleChecked{b, 1, sumOf(0), true, "MOR-01"_rule}});
    const Fortune& checks = luck[1].of(ThrownFor::checks);
    EXPECT_NEAR(checks.expected(), 3.0 / 6 + 1.0 / 6, 1e-12) << "a 1 always passes";
    EXPECT_EQ(checks.actual(), 1);
    EXPECT_EQ(luck[0].all.throws(), 0);
}

TEST(Luck, ALeadershipCheckIsOneThrowOfTwoDice) {
    const auto luck = luckOf(duel(), {LossesChecked{red, {}, 100, sumOf(6), {2, 4}, true},
                                      LossesChecked{blue, {}, 100, sumOf(6), {}, false}});
    EXPECT_EQ(luck[0].of(ThrownFor::checks).throws(), 1);
    EXPECT_NEAR(luck[0].of(ThrownFor::checks).expected(), 15.0 / 36, 1e-12);
    EXPECT_EQ(luck[0].facesOf(ThrownFor::checks), (Faces{0, 1, 0, 1, 0, 0}));
    EXPECT_EQ(luck[1].all.throws(), 0) << "without a general nobody rolls (SET-15)";
}

TEST(Luck, OtherDiceAreSeenButNotJudged) {
    const auto luck =
        luckOf(duel(), {FirstPlayerRolled{{3, 5}, {sumOf(9), sumOf(11)}, blue}, GeneralStruck{blue, 6, 5}});
    EXPECT_EQ(luck[0].facesOf(ThrownFor::others), (Faces{0, 0, 1, 0, 0, 0}));
    EXPECT_EQ(luck[1].facesOf(ThrownFor::others), (Faces{0, 0, 0, 0, 1, 1}));
    EXPECT_EQ(luck[1].all.throws(), 0);
}

/// OPT-23: otherwise the expected hits would reveal its defense.
TEST(Luck, DiceAgainstHiddenUnitsAreNotJudged) {
    Battle battle = duel();
    battle.units[1].faceDown = true;
    BlowRolled blow = rolled(Roll::hit, {6, 2}, 1);
    blow.defense = {};
    const auto luck = luckOf(battle, {blow});
    EXPECT_EQ(luck[0].unjudged, 2);
    EXPECT_EQ(luck[0].all.throws(), 0);
    EXPECT_EQ(luck[0].facesOf(ThrownFor::hits), (Faces{0, 1, 0, 0, 0, 1}));
}

/// OPT-18: until it is revealed it counts only for its owner.
TEST(Luck, DiceOfWhichASeatIsNotToldDoNotCountForIt) {
    Battle battle = duel();
    battle.units[1].faceDown = true;
    const std::vector<Happening> checked = {{MoraleChecked{b, 4, sumOf(3), false, "MOR-01"_rule}, 0}};
    EXPECT_EQ(luckIn(battle, checked, battle, red)[1].allFaces(), Faces{});
    EXPECT_EQ(luckIn(battle, checked, battle, blue)[1].all.throws(), 1);
    EXPECT_EQ(luckIn(battle, checked, duel(), red)[1].all.throws(), 1);
}

TEST(Luck, ARealMeleeIsReadFromItsFacts) {
    // Together: 4 dice each; red hits twice and wounds
    // once, blue misses and then checks its morale.
    const Battle battle = inPhase(Phase::melee, duel());
    const Played melee = fight(battle, {{{3, 4, 1, 2}, {5, 1}, {1, 1, 2, 2}, {1}}});
    const auto luck = luckOf(battle, melee.facts);
    EXPECT_EQ(luck[0].of(ThrownFor::hits).throws(), 4);
    EXPECT_EQ(luck[0].of(ThrownFor::hits).actual(), 2);
    EXPECT_EQ(luck[0].of(ThrownFor::wounds).actual(), 1);
    EXPECT_NEAR(luck[0].all.expected(), 4 * 2.0 / 3 + 2 * 1.0 / 3, 1e-12);
    EXPECT_EQ(luck[1].of(ThrownFor::hits).actual(), 0);
    EXPECT_NEAR(luck[1].of(ThrownFor::hits).asBadOrWorse(), 1.0 / 81, 1e-12);
    EXPECT_EQ(luck[1].of(ThrownFor::checks).actual(), 1);
}

TEST(Luck, SaysHowOftenItIsAsBad) {
    Fortune fortune;
    EXPECT_EQ(words(fortune), "No dice yet to judge luck by.");
    EXPECT_EQ(verdictOn(fortune), "no dice");
    fortune.add({.one = 0.5});
    EXPECT_EQ(words(fortune), "As bad or worse in 50 of 100 battles.");
    EXPECT_EQ(verdictOn(fortune), "about average (50 of 100 battles go as badly or worse)");
    for (int i = 0; i != 9; ++i) fortune.add({.one = 0.5});
    EXPECT_EQ(percentile(fortune), "fewer than 1");
    fortune.bring(10);
    EXPECT_EQ(percentile(fortune), "more than 99");
    EXPECT_EQ(words(fortune), "As good or better in fewer than 1 of 100 battles.");
    EXPECT_EQ(verdictOn(fortune), "very lucky (fewer than 1 of 100 battles go as well or better)");
}

TEST(Luck, WithoutAnyChanceOfBetterItIsSimplyAlwaysAsBad) {
    Fortune sure;
    sure.add({.one = 1});
    sure.bring(1);
    EXPECT_EQ(percentile(sure), "100");
}

}  // namespace
}  // namespace vallum::field

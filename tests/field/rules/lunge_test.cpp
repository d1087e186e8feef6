// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/lunge.h>

namespace vallum::field {
namespace {

const std::vector<int> misses{1, 1, 1, 1};
const std::vector<int> sixes{6, 6, 6, 6};

/// Red lancers, movement 5, have charged blue infantry that will not survive.
Battle lunge(TestUnit victim, std::vector<TestUnit> others = {}) {
    std::vector<TestUnit> units{cavalry(red).has(Ability::lunge).health(9).morale(9), facingRed(victim)};
    units.insert(units.end(), others.begin(), others.end());
    units.push_back(infantry(blue).at(20_du, 16_du));  // so that the battle goes on
    return charging(inPhase(Phase::melee, battleOf(units)), a, b);
}
Played fightAndFollow(const Battle& battle, std::deque<Answer> answers = {}) {
    return fight(battle, {.rolls = {sixes, sixes}, .answers = std::move(answers)});
}
/// With the enemy gone.
Battle free(std::vector<TestUnit> others = {}) {
    return fightAndFollow(lunge(infantry(blue), std::move(others))).battle;
}
std::string follow(const Battle& battle, const Move& move) { return refusal(planFollowUp(battle, move)); }

TEST(ABL09, UpToHalfTheMovementValue) {
    const Played played = fightAndFollow(lunge(infantry(blue)), {moving(a, {Advance{2.5_du}})});
    EXPECT_EQ(played.questions<ChooseFollowUp>(), 1);
    EXPECT_EQ(played.asked.back().seat, red);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 12.5_du}, north}));
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::followedUp));
    EXPECT_EQ(follow(free(), moving(a, {Advance{2.502_du}})), "");
    EXPECT_EQ(follow(free(), moving(a, {Advance{2.503_du}})), "ABL-09");
    EXPECT_EQ(follow(free(), moving(a, {Pivot{Corner::frontLeft, 90_deg}, Advance{1.5_du}})), "");
    EXPECT_EQ(follow(free(), moving(a, {Pivot{Corner::frontLeft, 90_deg}, Advance{1.6_du}})), "ABL-09");
}

TEST(ABL09, ItNeedNotFollow) {
    const Played played = fightAndFollow(lunge(infantry(blue)), {PhaseDone{}});
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 10_du}, north}));
    EXPECT_FALSE(played.battle.unit(a).did(TurnFlag::followedUp));
}

TEST(ABL09, MayApproachAnEnemyButNotTouchIt) {
    const Battle battle = free({infantry(blue).at(10_du, 13_du)});
    EXPECT_EQ(follow(battle, moving(a, {Advance{2.1_du}})), "");
    EXPECT_EQ(follow(battle, moving(a, {Advance{2.2_du}})), "MOV-17");
    EXPECT_EQ(follow(battle, charging(a, {Advance{2.5_du}}, c)), "ABL-09");
}

TEST(ABL09, NotWhileItFightsAnotherEnemy) {
    const Battle battle = lunge(infantry(blue), {infantry(blue).at(11.2_du, 10_du).facing(270_deg)});
    EXPECT_EQ(fightAndFollow(battle).questions<ChooseFollowUp>(), 0);
}

TEST(ABL09, AfterTheEnemyHasFled) {
    const Battle battle = lunge(infantry(blue).health(9).morale(2).broken());
    const Played played =
        fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6}}, .answers = {moving(a, {Advance{1_du}})}});
    EXPECT_TRUE(played.battle.unit(b).did(TurnFlag::fled));
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 11_du);
    const auto moves = played.all<MoveEnded>();
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves.front().unit, b);
    EXPECT_EQ(moves.back().unit, a);
}

TEST(ABL09, NotWhenTheEnemyStands) {
    const Played played = fight(lunge(infantry(blue).health(9)), {.rolls = {misses, misses}});
    EXPECT_EQ(played.questions<ChooseFollowUp>(), 0);
}

TEST(ABL09, OnlyWhereTheLungeWorked) {
    const auto questions = [](const Battle& battle, Cues cues) {
        return fight(battle, std::move(cues)).questions<ChooseFollowUp>();
    };
    const Battle onCavalry = lunge(cavalry(blue));
    EXPECT_EQ(questions(onCavalry, {.rolls = {sixes, sixes, misses}}), 0);
    Battle later = lunge(infantry(blue));
    later.charges.clear();
    EXPECT_EQ(questions(later, {.rolls = {sixes, sixes, misses}}), 0);
    const Battle withoutLunge = charging(battleOf({cavalry(red).health(9), facingRed(infantry(blue))}), a, b);
    EXPECT_EQ(questions(withoutLunge, {.rolls = {sixes, sixes, misses}}), 0);
}

TEST(ABL09, FollowsTheRulesOfRegularMovement) {
    const Battle battle = free({infantry(red).at(10_du, 12_du)});
    EXPECT_EQ(follow(battle, moving(a, {Slide{west, 0.5_du}})), "ABL-09");
    EXPECT_EQ(follow(battle, moving(a, {Turn{90_deg}})), "ABL-09");
    EXPECT_EQ(follow(battle, marching(a, {Advance{1_du}})), "ABL-09");
    EXPECT_EQ(follow(battle, first({ExtendFront{Flank::left}}, moving(a, {}))), "ABL-09");
    EXPECT_EQ(follow(battle, moving(a, {Advance{1.5_du}})), "MOV-09");
    EXPECT_EQ(refusal(fits(battle, ChooseFollowUp{a}, moving(c, {Advance{1_du}}))), "ABL-09");
    EXPECT_EQ(refusal(fits(battle, ChooseFollowUp{a}, PhaseDone{})), "");
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/engaged.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {
namespace {

using geometry::Extension;

const Cues follows{.answers = {YesOrNo{true}}};

/// Red a in front of blue b, all sections in contact.
Battle facing(TestUnit unit = sturdy(red),
              TestUnit enemy = sturdy(blue),
              const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{unit.active(), facingRed(enemy)};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units);
}
Battle running(MovementPoints unit, MovementPoints enemy) {
    return facing(sturdy(red).moves(unit), sturdy(blue).moves(enemy));
}
/// b with its left half in front of a, and the other half wrapped round a's left flank.
Battle wrapped() {
    return battleOf({sturdy(red).active(), sturdy(blue).at(9.2_du, 10.8_du).enveloping(a, 11)});
}

// ------------------------------------------------------------- who withdraws

TEST(ENG16, WhoFacesAllItsEnemies) {
    EXPECT_EQ(refusedTo(facing(), Withdraw{a, 1_du}), "");
    const Battle two =
        battleOf({sturdy(red).active(), sturdy(blue).at(9.2_du, 10.8_du), sturdy(blue).at(10.8_du, 10.8_du)});
    EXPECT_EQ(refusedTo(two, Withdraw{a, 1_du}), "");
    const Battle flanked = facing(sturdy(red), sturdy(blue), {sturdy(blue).at(8.8_du, 10_du).facing(90_deg)});
    EXPECT_EQ(refusedTo(flanked, Withdraw{a, 1_du}), "ENG-16");
    EXPECT_EQ(refusedTo(wrapped(), Withdraw{a, 1_du}), "");
}

TEST(CHG16, AnEnvelopedUnitWithdrawsStraightBack) {
    EXPECT_EQ(refusedTo(wrapped(), Withdraw{a, 1_du}), "");
    const Battle held = battleOf({sturdy(red).active(), sturdy(blue)
                                                            .at(9.2_du, 10.8_du)
                                                            .extendedRight()
                                                            .enveloping(a, 11)
                                                            .enveloping(a, 10)
                                                            .enveloping(a, 9)});
    EXPECT_EQ(refusedTo(held, Withdraw{a, 1_du}), "MOV-03");
}

// ------------------------------------------------------------------ how far

TEST(ENG17, StraightBackByHalfItsPoints) {
    EXPECT_EQ(longestWithdrawal(running(5_mp, 4_mp), a), 2.5_du);
    EXPECT_EQ(refusedTo(running(5_mp, 4_mp), Withdraw{a, 2.5_du}), "");
    EXPECT_EQ(refusedTo(running(5_mp, 4_mp), Withdraw{a, 2.503_du}), "ENG-17");
    EXPECT_EQ(refusedTo(running(5_mp, 4_mp), Withdraw{a, 0.099_du}), "ENG-17");
    EXPECT_EQ(refusedTo(running(5_mp, 4_mp), Withdraw{a, 0.1_du}), "");
    EXPECT_EQ(longestWithdrawal(facing(sturdy(red).moves(2_mp).in(Formation::phalanx)), a), 1_du);
    EXPECT_EQ(longestWithdrawal(facing(skirmishers(red).moves(4_mp)), a), 2_du);
    const Battle gone = after(running(5_mp, 4_mp), Withdraw{a, 2_du}).battle;
    EXPECT_EQ(gone.unit(a).pose, (Pose{{10_du, 8_du}, north}));
    EXPECT_EQ(gone.unit(a).turn.spent, 2_mp);
}

TEST(ENG17, ThroughNobody) {
    const Battle battle = facing(sturdy(red), sturdy(blue), {sturdy(red).at(10_du, 8.2_du)});
    EXPECT_TRUE(geometry::isWithin(1_du, *longestWithdrawal(battle, a)));
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1_du}), "");
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1.01_du}), "ENG-17");
    const Battle enemyBehind =
        facing(sturdy(red), sturdy(blue), {sturdy(blue).at(10_du, 8.2_du).facing(180_deg)});
    EXPECT_EQ(refusedTo(enemyBehind, Withdraw{a, 1_du}), "MOV-17");
    EXPECT_EQ(refusedTo(enemyBehind, Withdraw{a, 1.5_du}), "MOV-03");
    EXPECT_LT(*longestWithdrawal(enemyBehind, a), 1_du);
    EXPECT_GE(*longestWithdrawal(enemyBehind, a), 0.997_du);
}

TEST(ENG17, OnTheTable) {
    const Battle battle = battleOf({sturdy(red).at(10_du, 1_du).active(), sturdy(blue).at(10_du, 1.8_du)});
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1_du}), "GEO-12");
    EXPECT_EQ(longestWithdrawal(battle, a), 0.6_du);
}

TEST(ENG18, NobodyStrikes) {
    const Played held = after(facing(), Withdraw{a, 1_du});
    EXPECT_EQ(held.questions<RollDice>(), 0);
    EXPECT_EQ(held.count<CombatBegan>(), 0);
    const Played followed = after(facing(), Withdraw{a, 1_du}, follows);
    EXPECT_EQ(followed.count<Followed>(), 1);
    EXPECT_EQ(followed.questions<RollDice>(), 0);
}

// ------------------------------------------------------------ the enemy holds

TEST(ENG19, TheEnemyHoldsWithoutAnAnswer) {
    const Played held = after(facing(), Withdraw{a, 1_du});
    EXPECT_EQ(held.questions<Decide>(), 1);
    EXPECT_EQ(held.asked.front().seat, blue);
    EXPECT_EQ(held.battle.unit(b).pose, facing().unit(b).pose);
    EXPECT_FALSE(isEngaged(held.battle, a));
    EXPECT_TRUE(combatsToFight(held.battle).empty());
    EXPECT_EQ(refusalOf(held.battle, moving(a, {})), "MOV-01");
}

TEST(ENG19, MarkersComeOffForNothing) {
    const Played unwrapped = after(wrapped(), Withdraw{a, 1_du});
    EXPECT_TRUE(unwrapped.battle.unit(b).envelops.empty());
    EXPECT_EQ(unwrapped.count<Wounded>(), 0);
    const Battle extended = facing(sturdy(red).extendedLeft().extendedRight(), sturdy(blue).extendedLeft());
    const Battle plain = after(extended, Withdraw{a, 1_du}).battle;
    EXPECT_EQ(plain.unit(a).extension, Extension{});
    EXPECT_EQ(plain.unit(b).extension, Extension{});
}

TEST(ENG19, WhoFightsOnKeepsItsExtension) {
    const Battle two = facing(sturdy(red), sturdy(blue).extendedLeft(), {sturdy(red).at(11.8_du, 10_du)});
    ASSERT_TRUE(areEngaged(two, b, c));
    EXPECT_EQ(after(two, Withdraw{a, 1_du}).battle.unit(b).extension, (Extension{true, false}));
}

// ---------------------------------------------------------- the enemy follows

TEST(ENG20, ContactIsKept) {
    const Played followed = after(running(4_mp, 2_mp), Withdraw{a, 1_du}, follows);
    EXPECT_EQ(followed.battle.unit(b).pose, (Pose{{10_du, 9.8_du}, south}));
    EXPECT_EQ(sectionsInContact(followed.battle, a, b), 4);
    EXPECT_EQ(combatsToFight(followed.battle), std::vector{(Opponents{a, b})});
    EXPECT_TRUE(followed.battle.charges.empty());
    EXPECT_TRUE(followed.battle.unit(b).did(TurnFlag::followed));
}

TEST(ENG20, ItsMarkersStayOn) {
    const Battle followed = after(wrapped(), Withdraw{a, 1_du}, follows).battle;
    EXPECT_EQ(followed.unit(b).envelops, wrapped().unit(b).envelops);
    EXPECT_EQ(sectionsInContact(followed, a, b), 3);
    const Battle wrapping =
        battleOf({sturdy(red).at(9.2_du, 10_du).active().enveloping(b, 4), sturdy(blue).at(10_du, 10.8_du)});
    const Played played = after(wrapping, Withdraw{a, 1_du}, follows);
    EXPECT_TRUE(played.battle.unit(a).envelops.empty());
    EXPECT_EQ(played.questions<RollDice>(), 0);
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 2);
}

TEST(ENG20, AMarkerWithoutRoomComesOff) {
    Battle battle = wrapped();
    battle.units.push_back(battle.units.front());
    battle.units.back().pose.center = {8.2_du, 8.9_du};  // beside the place that a withdraws to
    const Battle followed = after(battle, Withdraw{a, 1_du}, follows).battle;
    EXPECT_TRUE(followed.unit(b).envelops.empty());
    EXPECT_EQ(sectionsInContact(followed, a, b), 2);
}

TEST(ENG20, WhoFightsAnotherMustHold) {
    const Battle battle = battleOf({sturdy(red).at(9.2_du, 10_du).active(), sturdy(blue).at(10_du, 10.8_du),
                                    sturdy(red).at(10.8_du, 10_du)});
    const Played held = after(battle, Withdraw{a, 1_du});
    EXPECT_EQ(held.questions<Decide>(), 0);
    EXPECT_EQ(held.battle.unit(b).pose, battle.unit(b).pose);
}

TEST(ENG20, WhoCannotMoveMustHold) {
    EXPECT_EQ(
        after(facing(sturdy(red), sturdy(blue).in(Formation::square)), Withdraw{a, 1_du}).questions<Decide>(),
        0);
    EXPECT_EQ(after(facing(sturdy(red), sturdy(blue).fleeing()), Withdraw{a, 1_du}).questions<Decide>(), 0);
    EXPECT_EQ(after(running(4_mp, 0_mp), Withdraw{a, 1_du}).questions<Decide>(), 0);
}

TEST(ENG20, OneHoldsAndOneFollows) {
    const Battle two = battleOf({sturdy(red).active().extendedLeft(), sturdy(blue).at(9.2_du, 10.8_du),
                                 sturdy(blue).at(10.8_du, 10.8_du)});
    const Played played = after(two, Withdraw{a, 1_du}, {.answers = {YesOrNo{false}, YesOrNo{true}}});
    EXPECT_FALSE(areEngaged(played.battle, a, b));
    EXPECT_TRUE(areEngaged(played.battle, a, c));
    EXPECT_EQ(played.battle.unit(a).extension, (Extension{true, false}));
}

TEST(ENG21, ASlowerPursuerFallsBehind) {
    const Played slow = after(running(5_mp, 2_mp), Withdraw{a, 2.5_du}, follows);
    EXPECT_EQ(slow.battle.unit(b).pose, (Pose{{10_du, 8.8_du}, south}));
    EXPECT_EQ(geometry::distance(footprint(slow.battle, a), footprint(slow.battle, b)), 0.5_du);
    EXPECT_FALSE(areEngaged(slow.battle, a, b));
    EXPECT_FALSE(slow.all<Followed>().front().inContact);
    EXPECT_TRUE(areEngaged(after(running(4_mp, 2_mp), Withdraw{a, 2_du}, follows).battle, a, b));
}

TEST(ENG21, ABarredPursuerStopsThere) {
    const Battle barred = facing(sturdy(red).moves(5_mp), sturdy(blue).moves(5_mp).extendedLeft(),
                                 {sturdy(blue).at(11.8_du, 9_du)});
    const Played played = after(barred, Withdraw{a, 2.5_du}, follows);
    EXPECT_EQ(played.all<Followed>().front().distance, 1_du);
    EXPECT_FALSE(areEngaged(played.battle, a, b));
    EXPECT_EQ(played.battle.unit(b).extension, Extension{});
}

TEST(ENG21, ThePlanShowsWhoCanFollow) {
    const auto plan = planWithdrawal(running(5_mp, 2_mp), {a, 2.5_du});
    ASSERT_EQ(plan->pursuits.size(), 1U);
    EXPECT_EQ(plan->pursuits.front(), (Pursuit{b, 2_du, {{10_du, 8.8_du}, south}, false}));
    EXPECT_TRUE(planWithdrawal(running(5_mp, 2_mp), {a, 1_du})->pursuits.front().inContact);
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/skirmish.h>
#include <vallum/field/rules/movement/skirmish.h>

namespace vallum::field {
namespace {

/// In the skirmishers phase; an enemy faces the unit at this distance.
Battle afterShooting(TestUnit unit, Du distance = 6_du) {
    return inPhase(Phase::skirmishers,
                   battleOf({unit.active(), infantry(blue).at(10_du, 10.8_du + distance)}));
}
TestUnit spent(MovementPoints points) { return skirmishers(red).spent(points).did(TurnFlag::finishedMove); }
std::string refusalNow(const Battle& battle, const Move& move) {
    return refusal(planSkirmishMove(battle, move));
}

TEST(SKI01, WhoActs) {
    EXPECT_EQ(refusal(maySkirmish(afterShooting(spent(1_mp)), a)), "");
    EXPECT_EQ(refusalNow(afterShooting(spent(1_mp)), moving(a, {Advance{2_du}})), "");
    EXPECT_EQ(refusalNow(afterShooting(spent(1_mp)), moving(a, {Advance{2.1_du}})), "SKI-04");
    EXPECT_EQ(refusal(maySkirmish(afterShooting(spent(3_mp)), a)), "SKI-01");
    EXPECT_EQ(refusal(maySkirmish(afterShooting(archers(red).spent(1_mp)), a)), "SKI-01");
    const Battle idle = inPhase(Phase::skirmishers, battleOf({skirmishers(red)}));
    EXPECT_EQ(refusal(maySkirmish(idle, a)), "SKI-01");
    EXPECT_EQ(refusal(maySkirmish(inPhase(Phase::movement, afterShooting(spent(1_mp))), a)), "ACT-02");
}

TEST(SKI01, EachUnitActsOnce) {
    const auto step = [](Game& game) { skirmishStep(game); };
    const Played once = play(afterShooting(spent(1_mp)), {.answers = {moving(a, {Advance{1_du}})}}, step);
    EXPECT_EQ(once.battle.unit(a).pose.center.y, 11_du);
    EXPECT_EQ(once.battle.unit(a).turn.spent, 2_mp);
    const Played next = play(once.battle, {}, step);
    EXPECT_EQ(next.questions<ChooseSkirmishMove>(), 0);
    EXPECT_EQ(next.battle.phase, Phase::melee);
}

TEST(SKI02, SpentPointsAreRoundedUp) {
    EXPECT_EQ(pointsCountedAsSpent(1.2_mp), 1.5_mp);
    EXPECT_EQ(pointsCountedAsSpent(1.5_mp), 1.5_mp);
    EXPECT_EQ(pointsCountedAsSpent(1.51_mp), 2_mp);
    EXPECT_EQ(pointsCountedAsSpent(2.6_mp), 3_mp);
    EXPECT_EQ(refusalNow(afterShooting(spent(1.2_mp)), moving(a, {Advance{1.5_du}})), "");
    EXPECT_EQ(refusalNow(afterShooting(spent(1.51_mp)), moving(a, {Advance{1.1_du}})), "SKI-04");
    EXPECT_EQ(refusal(maySkirmish(afterShooting(spent(2.6_mp)), a)), "SKI-01");
}

TEST(SKI03, ChargingAfterTheShot) {
    const Move charge = charging(a, {Advance{4_du}}, b);
    EXPECT_EQ(refusalNow(afterShooting(spent(1_mp).did(TurnFlag::shot), 1.5_du), charge), "");
    EXPECT_EQ(refusalNow(afterShooting(spent(1_mp), 2.1_du), charge), "SKI-04");
    EXPECT_EQ(refusalNow(afterShooting(spent(1_mp).did(TurnFlag::allDirections), 1.5_du), charge), "MAN-03");
    const Battle fought = play(afterShooting(spent(1_mp), 1.5_du), {.answers = {charge}}, [](Game& game) {
                              skirmishStep(game);
                          }).battle;
    EXPECT_EQ(fought.charges, (std::vector<Opponents>{{a, b}}));
}

TEST(SKI04, TheSameRulesAsTheFirstHalf) {
    const Battle some = afterShooting(spent(1.5_mp));
    EXPECT_EQ(refusalNow(some, moving(a, {Turn{90_deg}, Advance{0.5_du}})), "");
    EXPECT_EQ(refusalNow(some, moving(a, {Turn{90_deg}, Advance{0.6_du}})), "SKI-04");
    EXPECT_EQ(refusalNow(some, moving(a, {Slide{south, 1.5_du}})), "");
    const Battle little = afterShooting(spent(2.5_mp));
    EXPECT_EQ(refusalNow(little, moving(a, {Advance{0.5_du}})), "");
    EXPECT_EQ(refusalNow(little, moving(a, {Turn{90_deg}})), "SKI-04");
    EXPECT_EQ(refusal(maySkirmish(afterShooting(spent(1_mp), 0_du), a)), "SKI-04");
    EXPECT_EQ(refusalNow(afterShooting(spent(0_mp), 1_du), moving(a, {Advance{2_du}})), "MOV-03");
    EXPECT_EQ(refusalNow(some, first({ExtendFront{Flank::left}}, moving(a, {}))), "SKI-04");
}

TEST(MOV15, BothHalvesOfASplitMoveTurnAboutOneCorner) {
    const PathStep left = Pivot{Corner::frontLeft, 20_deg};
    const PathStep right = Pivot{Corner::frontRight, 20_deg};
    const Battle before = battleOf({skirmishers(red).active(), infantry(blue).at(10_du, 17_du)});
    const Battle turned = inPhase(Phase::skirmishers, afterMove(before, moving(a, {left})));
    EXPECT_EQ(refusalNow(turned, moving(a, {left})), "");
    EXPECT_EQ(refusalNow(turned, moving(a, {right})), "MOV-15");
}

TEST(CHG01, WhoHasChargedMovesNoMore) {
    EXPECT_EQ(refusal(maySkirmish(afterShooting(spent(1_mp).did(TurnFlag::charged)), a)), "CHG-01");
}

TEST(SKI05, AForcedMarchIsNotSplit) {
    const Battle marched = afterShooting(spent(4_mp).did(TurnFlag::forcedMarch));
    EXPECT_EQ(refusal(maySkirmish(marched, a)), "SKI-05");
    EXPECT_EQ(refusalNow(afterShooting(spent(1_mp)), marching(a, {Advance{1_du}})), "SKI-05");
}

TEST(SKI06, WhatIsShownAsSpent) {
    EXPECT_EQ(spentToShow(afterShooting(spent(1.2_mp)), a), 1.5_mp);
    EXPECT_EQ(spentToShow(inPhase(Phase::melee, afterShooting(spent(1.2_mp))), a), std::nullopt);
    EXPECT_EQ(spentToShow(afterShooting(spent(3_mp)), a), std::nullopt);
}

TEST(ABL12, TheMoveIsSplitRoundTheShot) {
    Battle battle = battleOf({skirmishers(red).active(), infantry(blue).at(10_du, 17_du)});
    battle = inPhase(Phase::skirmishers, afterMove(battle, moving(a, {Advance{1_du}})));
    EXPECT_EQ(refusalNow(battle, moving(a, {Advance{2_du}})), "");
}

}  // namespace
}  // namespace vallum::field

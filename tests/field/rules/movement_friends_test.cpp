// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/movement.h>

namespace vallum::field {
namespace {

/// A red unit at (10, 10) facing north, and another one across its way.
Battle through(TestUnit mover, TestUnit other) {
    return battleOf({mover.active(), other.at(10_du, 11.5_du)});
}
const Move past = moving(a, {Advance{3_du}});

bool isBroken(const Battle& battle, UnitId unit) { return battle.unit(unit).has(Marker::broken); }

TEST(MOV04, GoodOrderPassesThroughGoodOrder) {
    const Played played = made(through(infantry(red), infantry(red)), past);
    EXPECT_EQ(played.count<Broke>(), 0);
    EXPECT_EQ(played.battle.unit(a).turn.spent, 3_mp);
}

TEST(MOV04, TouchingIsNotMovingThrough) {
    const Battle battle =
        battleOf({infantry(red).active(), infantry(red).at(11.6_du, 11.5_du).in(Formation::square)});
    EXPECT_EQ(refusalOf(battle, past), "");
    const Battle corner =
        battleOf({infantry(red).active(), infantry(red).at(11.5_du, 11.5_du).in(Formation::square)});
    EXPECT_EQ(refusalOf(corner, past), "MOV-05");
}

TEST(MOV05, WhomNobodyMovesThrough) {
    EXPECT_EQ(refusalOf(through(infantry(red), infantry(red).in(Formation::phalanx)), past), "MOV-05");
    EXPECT_EQ(refusalOf(through(infantry(red), infantry(red).in(Formation::bravery)), past), "MOV-05");
    EXPECT_EQ(refusalOf(through(infantry(red), infantry(red).canTake(Formation::phalanx)), past), "");
    EXPECT_EQ(refusalOf(through(infantry(red).in(Formation::arrowhead), infantry(red)), past), "MOV-05");
    const TestUnit elephants = infantry(red).of(UnitClass::elephants);
    EXPECT_EQ(refusalOf(through(infantry(red), elephants), past), "");
    EXPECT_EQ(refusalOf(through(infantry(red), TestUnit(elephants).fleeing()), past), "MOV-05");
}

TEST(MOV05, NobodyMovesThroughAnEngagedFriend) {
    const Battle battle = battleOf({infantry(red).active(), infantry(red).at(10.9_du, 11.5_du),
                                    infantry(blue).at(12.1_du, 11.5_du).facing(270_deg)});
    EXPECT_EQ(refusalOf(battle, past), "MOV-05");
}

TEST(FRM09, FormedFriendsBarTheWay) {
    EXPECT_EQ(refusalOf(through(infantry(red), infantry(red).in(Formation::square)), past), "MOV-05");
}

TEST(MOV06, ABrokenUnitSpreadsDisorder) {
    const Played played = made(through(infantry(red).broken(), infantry(red)), past);
    ASSERT_EQ(played.count<Broke>(), 1);
    EXPECT_EQ(played.all<Broke>().front(), (Broke{b, "MOV-06"_rule}));
    EXPECT_EQ(made(through(infantry(red).broken(), infantry(red).broken()), past).count<Broke>(), 0);
    EXPECT_EQ(made(through(infantry(red).broken(), infantry(red).fleeing()), past).count<Broke>(), 0);
}

TEST(MOV07, WhoPassesThroughABrokenFriendBreaks) {
    const Played played = made(through(infantry(red), infantry(red).broken()), past);
    ASSERT_EQ(played.count<Broke>(), 1);
    EXPECT_EQ(played.all<Broke>().front(), (Broke{a, "MOV-07"_rule}));
    EXPECT_TRUE(isBroken(made(through(infantry(red), infantry(red).fleeing()), past).battle, a));
}

TEST(MOV07, ItMayFinishItsMoveAndCharge) {
    const Battle battle = battleOf({infantry(red).active(), infantry(red).at(10_du, 11.5_du).broken(),
                                    infantry(blue).at(10_du, 13.6_du)});
    const Played played = made(battle, charging(a, {Advance{3_du}}, c));
    EXPECT_TRUE(isBroken(played.battle, a));
    EXPECT_EQ(played.count<Charged>(), 1);
}

TEST(MOV07, WhoBreaksOnTheWayBreaksTheNext) {
    const Battle battle = battleOf({infantry(red).active(), infantry(red).at(10_du, 12.5_du),
                                    infantry(red).at(10_du, 11.2_du).broken()});
    const Played played = made(battle, moving(a, {Advance{4_du}}));
    EXPECT_EQ(played.all<Broke>(), (std::vector<Broke>{{a, "MOV-07"_rule}, {b, "MOV-06"_rule}}));
}

TEST(MOV09, AUnitThatCannotGetClearStopsShort) {
    const auto ahead = [](MovementPoints points) {
        return battleOf({infantry(red).active().moves(points), infantry(red).at(10_du, 11.3_du)});
    };
    EXPECT_EQ(refusalOf(ahead(2_mp), moving(a, {Advance{0.5_du}})), "");
    EXPECT_EQ(refusalOf(ahead(2_mp), moving(a, {Advance{0.6_du}})), "MOV-09");
    EXPECT_EQ(refusalOf(ahead(2_mp), moving(a, {Advance{2_du}})), "MOV-09");
    EXPECT_EQ(refusalOf(ahead(3_mp), moving(a, {Advance{2_du}})), "MOV-09");
    EXPECT_EQ(refusalOf(ahead(3_mp), moving(a, {Advance{2.1_du}})), "");
}

/// Both active; a, behind b, may end on top of it.
Battle crossing() { return battleOf({infantry(red).active(), infantry(red).at(10_du, 11.5_du).active()}); }
const Move onto = moving(a, {Advance{1.5_du}});

TEST(MOV10, AUnitMayEndOnOneThatStillHasToMove) {
    const Battle battle = afterMove(crossing(), onto);
    ASSERT_EQ(battle.crossings.size(), 1U);
    EXPECT_EQ(battle.crossings.front(), (Crossing{a, b, {{10_du, 10.7_du}, north}}));
    EXPECT_EQ(refusal(fits(battle, ChooseMove{}, PhaseDone{})), "MOV-10");
}

TEST(MOV10, TheOtherMovesClear) {
    const Battle battle = afterMove(crossing(), onto);
    EXPECT_EQ(refusalOf(battle, moving(b, {Advance{0.7_du}})), "MOV-08");
    const Played played = made(battle, moving(b, {Advance{0.8_du}}));
    EXPECT_EQ(played.count<CrossingEnded>(), 1);
    EXPECT_TRUE(played.battle.crossings.empty());
    EXPECT_EQ(refusal(fits(played.battle, ChooseMove{}, PhaseDone{})), "");
}

TEST(MOV10, NotOnOneThatDoesNotMoveAnyMore) {
    EXPECT_EQ(refusalOf(battleOf({infantry(red).active(), infantry(red).at(10_du, 11.5_du)}), onto),
              "MOV-09");
    const Battle moved = afterMove(crossing(), moving(b, {}));
    EXPECT_EQ(refusalOf(moved, onto), "MOV-09");
}

TEST(MOV10, WhatCannotBeResolvedIsTakenBack) {
    // b is blocked by enemies on three sides, by c in formation behind it, and by a on top.
    Battle battle = battleOf({infantry(red).at(10_du, 11.2_du).active(),
                              infantry(red).at(10_du, 11.5_du).active().in(Formation::square)});
    battle.crossings.push_back({a, b, {{10_du, 10.7_du}, north}});
    battle.units.at(1).turn.flags.insert(TurnFlag::finishedMove);
    ASSERT_EQ(refusal(fits(battle, ChooseMove{}, PhaseDone{})), "");
    const Played played = play(battle, {}, [](Game& game) { movementStep(game); });
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 10.7_du);
    EXPECT_EQ(played.battle.phase, Phase::rangedAttack);
}

TEST(MOV10, ItPassesOverTheOtherAllTheSame) {
    const Battle battle =
        battleOf({infantry(red).active().broken(), infantry(red).at(10_du, 11.5_du).active()});
    EXPECT_TRUE(isBroken(afterMove(battle, onto), b));
    const Battle formed =
        battleOf({infantry(red).active(), infantry(red).at(10_du, 11.5_du).active().in(Formation::square)});
    EXPECT_EQ(refusalOf(formed, onto), "MOV-05");
}

TEST(MOV10, ThePlaceToGoBackToIsKept) {
    Battle battle = battleOf({infantry(red).active(), infantry(red).at(10_du, 11.5_du).active(),
                              infantry(red).at(8_du, 10.5_du).active()});
    battle = afterMove(battle, moving(a, {Advance{2_du}}));
    EXPECT_EQ(refusalOf(battle, moving(c, {Slide{east, 1_du}})), "MOV-10");
}

TEST(MOV10, TheOtherMayTakeThePlaceThatTheMoverCameFrom) {
    const Battle battle = afterMove(crossing(), moving(a, {Advance{1.6_du}}));
    ASSERT_EQ(battle.crossings.size(), 1U);
    EXPECT_EQ(refusalOf(battle, moving(b, {Slide{south, 0.8_du}})), "");
}

TEST(MOV10, TheOtherMayMoveClearInAFormation) {
    const Battle battle = battleOf({infantry(red).active().canTake(Formation::phalanx),
                                    infantry(red).at(10_du, 11.5_du).active().canTake(Formation::phalanx)});
    const Move inFormation = first({TakeFormation{Formation::phalanx}}, moving(b, {Advance{1.8_du}}));
    EXPECT_EQ(refusalOf(afterMove(battle, onto), inFormation), "");
}

TEST(MOV10, NobodyGoesBackToAPlaceThatIsKept) {
    // a and then d end on top of others, having come by the same way.
    Battle battle = battleOf(
        {infantry(red).at(10_du, 4_du).active(), infantry(red).at(10_du, 6.3_du).active(),
         infantry(red).at(10_du, 7.8_du).active(), infantry(red).at(10_du, 3_du).moves(5_mp).active()});
    battle = afterMove(battle, moving(a, {Advance{2_du}}));
    ASSERT_EQ(battle.crossings, (std::vector<Crossing>{{a, b, {{10_du, 5.5_du}, north}}}));
    battle = afterMove(battle, moving(d, {Advance{4.4_du}}));
    EXPECT_EQ(battle.crossings.back(), (Crossing{d, c, {{10_du, 4.7_du}, north}}));
}

TEST(MOV10, TheWayBackMayLeadOverSeveralSteps) {
    for (const PathStep& last : {PathStep(Pivot{Corner::frontLeft, 20_deg}), PathStep(Slide{east, 0.3_du}),
                                 PathStep(Turn{10_deg}), PathStep(Pivot{Corner::rearRight, 30_deg})}) {
        const Battle battle = afterMove(crossing(), moving(a, {Advance{1.5_du}, last}));
        ASSERT_EQ(battle.crossings.size(), 1U);
        EXPECT_EQ(battle.crossings.front().back, (Pose{{10_du, 10.7_du}, north}));
    }
}

TEST(MOV10, WhoMakesWayCannotGoBackUnderTheOther) {
    const auto makeWayOnto = [](Du y) {
        const Battle battle = battleOf({infantry(red).active(), infantry(red).at(10_du, 11.5_du).active(),
                                        infantry(red).at(10_du, y).active()});
        return refusalOf(afterMove(battle, onto), moving(b, {Advance{1.2_du}}));
    };
    EXPECT_EQ(makeWayOnto(12.9_du), "MOV-10");
    EXPECT_EQ(makeWayOnto(13.2_du), "");
}

TEST(MOV16, TheWholeSwingCounts) {
    const auto enemyAt = [](Du x, Du y) {
        return battleOf({infantry(red).active(), infantry(blue).at(x + 0.8_du, y + 0.4_du)});
    };
    const Move swing = moving(a, {Pivot{Corner::frontLeft, 90_deg}});
    EXPECT_EQ(refusalOf(enemyAt(10.6_du, 11.4_du), swing), "MOV-03");
    EXPECT_EQ(refusalOf(enemyAt(10.7_du, 11.4_du), swing), "");
    const Battle friendly = battleOf({infantry(red).active().broken(), infantry(red).at(11.4_du, 11.8_du)});
    EXPECT_TRUE(isBroken(afterMove(friendly, swing), b));
}

}  // namespace
}  // namespace vallum::field

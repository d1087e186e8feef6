// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/rules/morale/flight.h>

namespace vallum::field {
namespace {

using geometry::Pose;

Played flight(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { makeFlightMove(game, a); });
}
Pose fledTo(const Battle& battle, Cues cues = {}) {
    return flight(battle, std::move(cues)).battle.unit(a).pose;
}

Pose at(Du x, Du y, Degrees heading) { return {{x, y}, Heading(heading)}; }

TestUnit runner(MovementPoints points = 4_mp) {
    return infantry(red).at(10_du, 10_du).fleeing().moves(points);
}
TestUnit friendAt(Du x, Du y) { return infantry(red).at(x, y); }
TestUnit enemyAt(Du x, Du y) { return infantry(blue).at(x, y); }

MovementPoints price(const Played& played) {
    MovementPoints sum;
    for (const Moved& moved : played.all<Moved>()) sum = sum + moved.price;
    return sum;
}

TEST(FLT06, UsesItsWholeMovementValue) {
    EXPECT_EQ(fledTo(battleOf({runner()})), at(10_du, 6_du, 180_deg));
    EXPECT_EQ(fledTo(battleOf({runner(5_mp)})), at(10_du, 5_du, 180_deg));
}

TEST(FLT06, TurnsAwayFromTheEnemyInFrontForNothing) {
    const Played played = flight(battleOf({runner(2_mp), enemyAt(10_du, 10.8_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 8_du, 180_deg));
    EXPECT_EQ(price(played), 2_mp);
}

TEST(FLT06, MovesInAnyDirectionToGetClear) {
    // Blocked on the left, on the right and behind: it escapes ahead and comes back around.
    const Battle battle = battleOf({runner(9_mp), enemyAt(8.8_du, 10_du).facing(90_deg),
                                    enemyAt(11.2_du, 10_du).facing(90_deg), enemyAt(10_du, 9.2_du)});
    const Played played = flight(battle, {{}, {WayChosen{Flank::right}}});
    EXPECT_EQ(played.battle.unit(a).pose, at(12.4_du, 5.8_du, 180_deg));
    EXPECT_EQ(price(played), 9_mp);
    EXPECT_EQ(fledTo(battleOf({runner(), enemyAt(8.8_du, 10_du).facing(90_deg),
                               enemyAt(11.2_du, 10_du).facing(90_deg), enemyAt(10_du, 9.2_du)})),
              at(7.6_du, 10.8_du, 180_deg));
}

TEST(FLT07, GoesStraightBackOnAFreeWay) {
    const Played played = flight(battleOf({runner(), enemyAt(11.6_du, 8_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 6_du, 180_deg));
    ASSERT_EQ(played.count<Moved>(), 2);
    EXPECT_EQ(played.all<Moved>().front().step, geometry::PathStep(geometry::Turn{180_deg}));
    EXPECT_EQ(played.all<Moved>().back().step, geometry::PathStep(geometry::Advance{4_du}));
    EXPECT_EQ(played.all<Moved>().back().why, "FLT-07"_rule);
}

TEST(FLT07, MovesAsideByTheLeastThatClears) {
    const Played played = flight(battleOf({cavalry(red).at(10_du, 10_du).fleeing().moves(4_mp),
                                           enemyAt(9.6_du, 8_du), enemyAt(11.2_du, 8_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(8_du, 8_du, 180_deg));
    ASSERT_EQ(played.count<Moved>(), 3);
    EXPECT_EQ(played.all<Moved>().at(1).to, at(8_du, 10_du, 180_deg));
    EXPECT_EQ(price(played), 4_mp);
}

TEST(FLT07, TheRestOfAWayAsideFollowsInTheNextPhase) {
    std::vector<TestUnit> units{runner()};
    for (const Du x : {6.6_du, 8.2_du, 9.8_du, 11.4_du, 13_du, 14.6_du}) units.push_back(enemyAt(x, 8_du));
    const Battle first = flight(battleOf(units)).battle;
    EXPECT_EQ(first.unit(a).pose, at(6_du, 10_du, 180_deg));
    EXPECT_EQ(fledTo(first), at(5_du, 7_du, 180_deg));
}

TEST(FLT07, TheOwnerChoosesBetweenEqualWays) {
    const Battle battle = battleOf({runner(), enemyAt(10_du, 8_du).facing(90_deg)});
    EXPECT_EQ(flight(battle).questions<ChooseFlightWay>(), 1);
    EXPECT_EQ(flight(battle).asked.front().seat, red);
    EXPECT_EQ(fledTo(battle, {{}, {WayChosen{Flank::left}}}), at(8.8_du, 7.2_du, 180_deg));
    EXPECT_EQ(fledTo(battle, {{}, {WayChosen{Flank::right}}}), at(11.2_du, 7.2_du, 180_deg));
}

TEST(FLT07, LeftAndRightAreThoseOfTheOwnersEdge) {
    const Battle battle =
        battleOf({infantry(blue).at(10_du, 10_du).fleeing(), infantry(red).at(10_du, 12_du).facing(90_deg)});
    EXPECT_EQ(fledTo(battle, {{}, {WayChosen{Flank::left}}}), at(11.2_du, 12.8_du, 0_deg));
    EXPECT_EQ(fledTo(battle, {{}, {WayChosen{Flank::right}}}), at(8.8_du, 12.8_du, 0_deg));
}

TEST(FLT07, NobodyIsAskedWhereOneWayIsShorter) {
    const Played played = flight(battleOf({runner(), enemyAt(10.001_du, 8_du).facing(90_deg)}));
    EXPECT_EQ(played.questions<ChooseFlightWay>(), 0);
    EXPECT_EQ(played.battle.unit(a).pose, at(8.801_du, 7.199_du, 180_deg));
}

TEST(FLT07, KeepsItsFacingAndSlidesWithoutRoomToTurn) {
    const Played played =
        flight(battleOf({runner().facing(90_deg), enemyAt(10.8_du, 10_du).facing(270_deg)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 6_du, 90_deg));
    ASSERT_EQ(played.count<Moved>(), 1);
    EXPECT_EQ(played.all<Moved>().front().step, geometry::PathStep(geometry::Slide{Heading(180_deg), 4_du}));
}

TEST(FLT07, AWayPastTheFlanksMayBeginStraightBack) {
    // Blocked on both sides and behind: the way sideways opens one card farther back.
    const Battle battle = battleOf({runner(), enemyAt(8.8_du, 10_du).facing(90_deg),
                                    enemyAt(11.2_du, 10_du).facing(90_deg), enemyAt(9.6_du, 6.8_du)});
    const Played played = flight(battle);
    EXPECT_EQ(played.battle.unit(a).pose, at(11.2_du, 7.2_du, 180_deg));
    EXPECT_EQ(price(played), 4_mp);
}

TEST(FLT07, ASlantingEnemyIsClearedWithoutTouchingIt) {
    const Battle battle = battleOf({runner(), enemyAt(9.7_du, 8_du).facing(30_deg)});
    const Played played = flight(battle);
    ASSERT_EQ(played.count<Moved>(), 3);
    const Pose beside = played.all<Moved>().at(1).to;
    // Its eastern corner is at x = 10.593, and a card extends 0.8 DU to each side.
    EXPECT_EQ(beside, at(11.393_du, 10_du, 180_deg));
}

TEST(FLT07, StaysOnTheTableWhenItGoesAside) {
    std::vector<TestUnit> units{runner().at(1_du, 10_du), enemyAt(1.2_du, 8_du)};
    EXPECT_EQ(fledTo(battleOf(units)), at(2.8_du, 7.8_du, 180_deg));
}

TEST(FLT08, GoesRoundWhatItCannotCross) {
    const Pose round = at(8.4_du, 7.6_du, 180_deg);
    const auto past = [&](TestUnit other) {
        return fledTo(battleOf({runner(), other.at(10_du, 8_du)}), {{}, {WayChosen{Flank::left}}});
    };
    EXPECT_EQ(past(infantry(blue)), round);
    EXPECT_EQ(past(infantry(blue).fleeing()), round);
    EXPECT_EQ(past(infantry(red).in(Formation::wallOfShields)), round);
    EXPECT_EQ(past(infantry(red).in(Formation::bravery)), round);
    EXPECT_EQ(past(infantry(red).of(UnitClass::elephants).fleeing()), round);
}

TEST(FLT08, GoesRoundEnemyMarkers) {
    // A marker to the right of the friend's card, in the way of the fleeing unit.
    const Battle battle = battleOf(
        {runner(), friendAt(8.2_du, 8_du), enemyAt(8.2_du, 8.8_du).facing(180_deg).enveloping(b, 4)});
    EXPECT_EQ(fledTo(battle), at(10.2_du, 6.2_du, 180_deg));
}

TEST(ELE12, FleeingElephantsAreAnObstacleInFlight) {
    const auto legs = [](TestUnit elephants) {
        const Battle battle = battleOf({runner(), elephants.at(10.2_du, 8_du)});
        return flightWays(battle, a).front().size();
    };
    EXPECT_EQ(legs(infantry(red).of(UnitClass::elephants).fleeing()), 3U);
    EXPECT_EQ(legs(infantry(red).of(UnitClass::elephants).broken()), 2U);
}

TEST(FLT09, GoesStraightThroughFriends) {
    EXPECT_EQ(fledTo(battleOf({runner(), friendAt(10_du, 8_du)})), at(10_du, 6_du, 180_deg));
}

TEST(FLT09, GoesStraightThroughFriendsThatFight) {
    const Battle battle = battleOf({runner(), friendAt(9.6_du, 8_du), enemyAt(8.4_du, 8_du).facing(90_deg)});
    EXPECT_EQ(fledTo(battle), at(10_du, 6_du, 180_deg));
    EXPECT_EQ(flight(battle).all<Broke>().front().unit, b);
}

TEST(FLT10, ACrossedFriendBreaks) {
    const auto broken = [](Du x) {
        const Played played = flight(battleOf({runner(), friendAt(x, 8_du)}));
        return played.battle.unit(b).has(Marker::broken);
    };
    EXPECT_TRUE(broken(10_du));
    EXPECT_TRUE(broken(11.59_du));
    EXPECT_FALSE(broken(11.6_du));
}

TEST(FLT10, AnExtensionMarkerIsAPartOfTheFriend) {
    const auto broken = [](TestUnit other) {
        return flight(battleOf({runner(), other.at(8.2_du, 8_du)})).battle.unit(b).has(Marker::broken);
    };
    EXPECT_FALSE(broken(infantry(red)));
    EXPECT_TRUE(broken(infantry(red).extendedRight()));
}

TEST(FLT10, ABrokenFriendIsNotAffected) {
    const Played played = flight(battleOf({runner(), friendAt(10_du, 8_du).broken()}));
    EXPECT_EQ(played.count<Broke>(), 0);
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
    EXPECT_FALSE(played.battle.unit(b).has(Marker::fleeing));
}

TEST(FLT11, StopsBeforeAFriendItCannotGetPast) {
    const Battle battle = battleOf({runner(2_mp), friendAt(10_du, 8.3_du)});
    const Played played = flight(battle);
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 9.103_du, 180_deg));
    EXPECT_FALSE(played.battle.unit(b).has(Marker::broken));
}

TEST(FLT11, CrossesAFriendItJustGetsPast) {
    const Played played = flight(battleOf({runner(2.5_mp), friendAt(10_du, 8.3_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 7.5_du, 180_deg));
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
}

TEST(FLT11, StopsBeforeTheFirstOfTwoFriendsWithoutAGap) {
    const Played played = flight(battleOf({runner(3_mp), friendAt(10_du, 8.6_du), friendAt(10_du, 7.4_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 9.403_du, 180_deg));
    EXPECT_EQ(played.count<Broke>(), 0);
}

TEST(FLT11, StopsInAGapBehindTheFirstFriend) {
    const Played played = flight(battleOf({runner(3_mp), friendAt(10_du, 8.9_du), friendAt(10_du, 7.2_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 8.003_du, 180_deg));
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
    EXPECT_FALSE(played.battle.unit(c).has(Marker::broken));
}

TEST(FLT11, GoesOnInALaterPhase) {
    Battle battle = flight(battleOf({runner(2_mp), friendAt(10_du, 8.3_du)})).battle;
    Battle movedAway = battle;
    movedAway.units[1].pose.center.x = 15_du;
    EXPECT_EQ(fledTo(movedAway), at(10_du, 7.103_du, 180_deg));
    Battle inFormation = battle;
    inFormation.units[1].formation = Formation::wallOfShields;
    EXPECT_EQ(fledTo(inFormation, {{}, {WayChosen{Flank::right}}}), at(11.6_du, 8.703_du, 180_deg));
}

TEST(FLT12, EndingOnTheEdgeIsStillOnTheTable) {
    const Played played = flight(battleOf({runner().at(10_du, 4.4_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 0.4_du, 180_deg));
    EXPECT_TRUE(played.battle.onTable(a));
}

TEST(FLT12, PartlyPastTheEdgeIsEliminated) {
    const Played played = flight(battleOf({runner().at(10_du, 4.3_du)}));
    EXPECT_EQ(played.battle.unit(a).place, Place::eliminated);
    EXPECT_EQ(played.all<Eliminated>().front().why, "FLT-12"_rule);
}

TEST(FLT12, AGeneralWhoLeavesTheTableIsLost) {
    const Battle battle = withGeneral(battleOf({runner().at(10_du, 2_du)}), a);
    EXPECT_EQ(flight(battle).battle.player(red).generals.front().health, GeneralHealth::dead);
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

using geometry::Edge;

/// A red charger at (10, 10) facing north, and an enemy at this place facing south.
Battle against(Du x, Du y, TestUnit charger = infantry(red)) {
    return battleOf({charger.active(), infantry(blue).at(x, y)});
}
PlannedContact contactOf(const Battle& battle, Move move) {
    const MovePlan plan = planOf(battle, move);
    VALLUM_CHECK(plan.contact);
    return *plan.contact;
}
const Move ahead = charging(a, {Advance{4_du}}, b);
Move wrapping(int left, int right) {
    Move move = ahead;
    move.charge->wrapLeft = left;
    move.charge->wrapRight = right;
    return move;
}
Move choosing(Edge side) {
    Move move = ahead;
    move.charge->side = side;
    return move;
}

TEST(CHG08, LinesUpAtAnAngleForNothing) {
    const auto askance = [](MovementPoints points) {
        return battleOf(
            {infantry(red).moves(points).active(), infantry(blue).at(10_du, 13_du).facing(210_deg)});
    };
    const MovementPoints spent = planOf(askance(4_mp), choosing(Edge::front)).spent;
    const PlannedContact contact = contactOf(askance(spent), choosing(Edge::front));
    EXPECT_TRUE(contact.linedUp);
    EXPECT_EQ(contact.to.heading, Heading(30_deg));
}

TEST(CHG08, AFlushContactStaysAsItIs) {
    EXPECT_EQ(contactOf(against(10_du, 12_du), ahead).to, (Pose{{10_du, 11.2_du}, north}));
}

TEST(CHG09, TheOwnerChoosesAtACorner) {
    const Battle battle = battleOf({infantry(red).active(), infantry(blue).at(10_du, 13_du).facing(315_deg)});
    EXPECT_EQ(contactOf(battle, ahead).sides, (std::vector<Edge>{Edge::rear, Edge::left}));
    EXPECT_EQ(contactOf(battle, ahead).side, Edge::rear);
    EXPECT_EQ(contactOf(battle, choosing(Edge::left)).side, Edge::left);
    EXPECT_EQ(contactOf(battle, choosing(Edge::left)).to.heading, Heading(45_deg));
    EXPECT_EQ(refusalOf(battle, choosing(Edge::front)), "CHG-09");
}

TEST(CHG10, SectionsFaceSections) {
    const auto sections = [](Du x) { return contactOf(against(x, 12_du), ahead).sections; };
    EXPECT_EQ(sections(10.6_du), 3);   // 2 and a half
    EXPECT_EQ(sections(10.8_du), 2);   // exactly
    EXPECT_EQ(sections(11.48_du), 1);  // 0.3
    const Battle fought = afterMove(against(10.6_du, 12_du), ahead);
    EXPECT_EQ(sectionsInContact(fought, a, b), 3);
}

TEST(CHG11, TheBestPlaceThatIsFree) {
    const Battle battle = battleOf(
        {infantry(red).active(), infantry(blue).at(11_du, 12_du), infantry(red).at(11.7_du, 10.6_du)});
    const PlannedContact contact = contactOf(battle, ahead);
    EXPECT_EQ(contact.to, (Pose{{9.8_du, 11.2_du}, north}));
    EXPECT_EQ(contact.sections, 1);
}

TEST(CHG11, AnExtendedChargerBetweenTwoEnemies) {
    const Battle battle = battleOf({cavalry(red).active().extendedLeft().extendedRight(),
                                    infantry(blue).at(11_du, 12_du), infantry(blue).at(12.1_du, 10.9_du)});
    const Played played = made(battle, wrapping(2, 0));
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 4);
    EXPECT_EQ(sectionsInContact(played.battle, a, c), 0);
}

TEST(GEO16, WithoutRoomItFightsWithOneSection) {
    const Battle battle = battleOf({infantry(red).active(), infantry(blue).at(11_du, 12_du),
                                    infantry(red).at(11.7_du, 10.6_du), infantry(red).at(8.3_du, 10.6_du)});
    const Played played = made(battle, ahead);
    EXPECT_FALSE(played.all<Charged>().front().linedUp);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 11.2_du}, north}));
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 1);
    EXPECT_EQ(sectionsInContact(played.battle, b, a), 1);
    EXPECT_TRUE(strikes(played.battle, a, b, Edge::front));
}

TEST(CHG13, FreeSectionsMayWrapRound) {
    const Battle battle =
        battleOf({infantry(red).at(11_du, 10_du).active(), infantry(blue).at(10.2_du, 12_du)});
    EXPECT_EQ(contactOf(battle, ahead).sections, 2);
    EXPECT_TRUE(contactOf(battle, ahead).envelops.empty());
    EXPECT_EQ(contactOf(battle, wrapping(0, 2)).sections, 4);
    EXPECT_EQ(contactOf(battle, wrapping(0, 9)).sections, 4);
    EXPECT_EQ(contactOf(battle, wrapping(2, 0)).sections, 2);
    EXPECT_EQ(refusalOf(battle, wrapping(-1, 0)), "CHG-13");
    EXPECT_EQ(contactOf(battle, ahead).roomRight, 2);
    EXPECT_EQ(contactOf(against(10_du, 12_du), wrapping(4, 4)).sections, 4);
    EXPECT_TRUE(contactOf(against(10_du, 12_du), wrapping(4, 4)).envelops.empty());
}

TEST(CHG13, WrappingEndsWhereSomethingStands) {
    const Battle battle = battleOf({infantry(red).at(11_du, 10_du).active(),
                                    infantry(blue).at(10.2_du, 12_du), infantry(red).at(11.9_du, 12.5_du)});
    EXPECT_EQ(contactOf(battle, wrapping(0, 2)).sections, 3);
}

TEST(CHG13, SectionsThatFightAnotherEnemyAreNotFree) {
    const Battle battle = battleOf({infantry(red).at(10.8_du, 9.8_du).active(),
                                    infantry(blue).at(10_du, 12_du), infantry(blue).at(12_du, 12_du)});
    const Battle charged = afterMove(battle, wrapping(0, 2));
    EXPECT_EQ(sectionsInContact(charged, a, b) + sectionsInContact(charged, a, c), 4);
    EXPECT_EQ(sectionsInContact(charged, a, c), 1);
}

TEST(CHG14, ExtendedSectionsWrapTheSameWay) {
    const auto fromBehind = [](TestUnit charger) {
        return battleOf({charger.active(), infantry(blue).at(10.8_du, 12_du).facing(0_deg)});
    };
    const Battle five = afterMove(fromBehind(cavalry(red).extendedLeft()), wrapping(3, 0));
    EXPECT_EQ(sectionsInContact(five, a, b), 5);
    for (const Edge edge : {Edge::rear, Edge::left, Edge::front}) EXPECT_TRUE(strikes(five, a, b, edge));
    const Battle six = afterMove(fromBehind(cavalry(red).extendedLeft().extendedRight()), wrapping(3, 0));
    EXPECT_EQ(sectionsInContact(six, a, b), 6);
}

TEST(CHG15, MarkersBringThePenaltiesOfTheirSide) {
    const Battle battle =
        battleOf({infantry(red).at(11_du, 10_du).active(), infantry(blue).at(10.2_du, 12_du)});
    const Battle fought = afterMove(battle, wrapping(0, 1));
    EXPECT_EQ(meleeDefense(fought, Roll::hit, b, a).total(), 4);
    EXPECT_EQ(meleeDefense(fought, Roll::damage, b, a).total(), 6);
    EXPECT_EQ(moraleInMelee(fought, b, a).total(), 6);
}

/// Red a has wrapped two sections round blue b.
Battle enveloped() {
    return battleOf({infantry(red).at(10.8_du, 9.2_du).enveloping(b, 10).enveloping(b, 11),
                     infantry(blue).at(10_du, 10_du)});
}

TEST(CHG17, MarkersWithoutATargetComeOff) {
    const Played gone = play(enveloped(), {}, [](Game& game) { eliminate(game, b, "MOR-07"_rule); });
    EXPECT_TRUE(gone.battle.unit(a).envelops.empty());
    EXPECT_EQ(gone.count<Wounded>(), 0);
    EXPECT_EQ(gone.all<EnvelopsChanged>(), (std::vector<EnvelopsChanged>{{a, {}, "CHG-17"_rule}}));
    Battle broken = enveloped();
    broken.units.at(1).markers.insert(Marker::broken);
    const Played fled = play(broken, {}, [](Game& game) {
        startToFlee(game, b, "MOR-04"_rule);
        makeFlightMove(game, b);
    });
    EXPECT_TRUE(fled.battle.unit(a).envelops.empty());
    EXPECT_EQ(fled.count<Wounded>(), 0);
}

/// b faces east; its right extension marker points south, where a comes from.
Battle markerAhead(int health = 4) {
    return battleOf({infantry(red).active(),
                     infantry(blue).at(10_du, 13_du).facing(90_deg).extendedRight().health(health)});
}

TEST(CHG18, AMarkerMetOnItsFlankIsLost) {
    const Played played = made(markerAhead(), ahead);
    EXPECT_EQ(played.battle.unit(b).extension, geometry::Extension{});
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.battle.unit(b).newWounds, 0);
    EXPECT_EQ(played.battle.unit(a).turn.spent, 1.4_mp);
    EXPECT_TRUE(strikes(played.battle, a, b, Edge::right));
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 11.8_du);
}

TEST(CHG18, TheLastWoundEliminatesAtOnce) {
    const Played played = made(markerAhead(1), ahead);
    EXPECT_EQ(played.count<Eliminated>(), 1);
    EXPECT_EQ(played.count<Charged>(), 0);
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 11.4_du);
}

TEST(CHG18, WithSomethingInTheWayTheChargeEndsThere) {
    Battle battle =
        battleOf({infantry(red).active(), infantry(blue).at(10_du, 13_du).facing(90_deg).extendedRight(),
                  infantry(blue).at(8.6_du, 12.35_du).facing(0_deg)});
    const Played played = made(battle, ahead);
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.count<Charged>(), 0);
    EXPECT_FALSE(isEngaged(played.battle, a));
}

/// c, a mounted enemy, wraps two sections round b, which faces north; a is about to arrive.
Battle wrapped(TestUnit charger) {
    return battleOf({charger.active(), infantry(red),
                     cavalry(blue).at(10.8_du, 10.8_du).enveloping(b, 4).enveloping(b, 5)});
}
const Move atMarkers = charging(a, {Advance{4_du}}, c);

TEST(CHG18, BothMarkersMetFromOutsideAreLost) {
    const Battle battle = wrapped(infantry(red).at(14_du, 9.5_du).facing(270_deg));
    ASSERT_EQ(sectionsInContact(battle, b, c), 4);
    const Played played = made(battle, atMarkers);
    EXPECT_TRUE(played.battle.unit(c).envelops.empty());
    EXPECT_EQ(played.battle.unit(c).wounds, 2);
    EXPECT_EQ(sectionsInContact(played.battle, a, c), 2);
    EXPECT_EQ(sectionsInContact(played.battle, b, c), 2);
}

TEST(CHG19, AMarkerThatIsCutOffIsLostToo) {
    const Battle battle = wrapped(infantry(red).at(13.703_du, 9.829_du).facing(260_deg));
    const Played played = made(battle, atMarkers);
    EXPECT_TRUE(played.battle.unit(c).envelops.empty());
    EXPECT_EQ(played.battle.unit(c).wounds, 2);
}

TEST(CHG19, TheInnerMarkerStays) {
    const Played played = made(wrapped(infantry(red).at(11.6_du, 8_du)), atMarkers);
    EXPECT_EQ(played.battle.unit(c).envelops, (std::vector<EnvelopMarker>{{b, geometry::SectionIndex(4)}}));
    EXPECT_EQ(played.battle.unit(c).wounds, 1);
    EXPECT_EQ(played.count<Charged>(), 0);
}

TEST(CHG20, AnExtendedUnitMetHeadOnKeepsItsMarker) {
    const TestUnit extended = cavalry(blue).at(10.8_du, 13_du).extendedLeft();
    const Battle four = afterMove(battleOf({infantry(red).active(), extended}), wrapping(2, 0));
    EXPECT_EQ(sectionsInContact(four, a, b), 4);
    EXPECT_TRUE(four.unit(b).extension.left);
    const Battle one = afterMove(battleOf({infantry(red).at(12.5_du, 10_du).active(), extended}), ahead);
    EXPECT_EQ(sectionsInContact(one, a, b), 1);
    EXPECT_TRUE(one.unit(b).extension.left);
    EXPECT_EQ(one.unit(b).wounds, 0);
}

}  // namespace
}  // namespace vallum::field

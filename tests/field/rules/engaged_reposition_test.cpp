// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/engaged.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {
namespace {

using geometry::Edge;
using geometry::SectionIndex;

constexpr Reposition toTheLeft{a, ChangeOfFront::left, {}};
constexpr Reposition toTheRight{a, ChangeOfFront::right, {}};
constexpr Reposition about{a, ChangeOfFront::about, {}};

/// Blue b, facing west, is on red a's right flank with 2 sections.
Battle attackedInTheFlank(const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{sturdy(red).active(), sturdy(blue).at(11.2_du, 10_du).facing(270_deg)};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units);
}
Battle attackedInTheRear(TestUnit unit = sturdy(red)) {
    return battleOf({unit.active(), sturdy(blue).at(10_du, 9.2_du).facing(0_deg)});
}
/// Blue b faces south and meets all four front sections.
Battle frontToFront(const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{sturdy(red).active(), sturdy(blue).at(10_du, 10.8_du)};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units);
}

// ------------------------------------------------------------ by 90 degrees

TEST(ENG09, AUnitTurnsToTheEnemyOnItsFlank) {
    const Played turned = after(attackedInTheFlank(), toTheRight);
    EXPECT_EQ(turned.battle.unit(a).pose.heading, east);
    EXPECT_TRUE(strikes(turned.battle, b, a, Edge::front));
    EXPECT_FALSE(strikes(turned.battle, b, a, Edge::right));
    EXPECT_EQ(turned.all<Repositioned>().front().why, "ENG-09"_rule);
    EXPECT_EQ(turned.questions<RollDice>(), 0);
    EXPECT_TRUE(turned.battle.unit(a).did(TurnFlag::repositioned));
}

TEST(ENG09, ByAQuarterOfACircle) {
    EXPECT_EQ(planReposition(frontToFront(), toTheLeft)->to.heading, west);
    EXPECT_EQ(planReposition(frontToFront(), toTheRight)->to.heading, east);
    // A turn by any other angle is a move, which engaged units cannot make.
    EXPECT_EQ(refusalOf(attackedInTheFlank(), moving(a, {Turn{45_deg}})), "ENG-01");
}

TEST(ENG09, AboutACornerItComesToStandElsewhere) {
    const Battle battle = attackedInTheFlank();
    const auto to = [&](std::optional<Corner> corner) {
        return planReposition(battle, {a, ChangeOfFront::right, corner})->to;
    };
    EXPECT_EQ(to({}), (Pose{{10.4_du, 10_du}, east}));
    EXPECT_EQ(to(Corner::frontRight), (Pose{{10.4_du, 11.2_du}, east}));
    EXPECT_EQ(refusedTo(battle, Reposition{a, ChangeOfFront::about, Corner::frontLeft}), "ENG-12");
}

TEST(ENG09, OnlyAUnitThatMayAct) {
    EXPECT_EQ(refusedTo(battleOf({sturdy(red), sturdy(blue).at(11.2_du, 10_du).facing(270_deg)}), toTheRight),
              "ACT-11");
    // The card would overlap friend c.
    const Battle crowded =
        attackedInTheFlank({sturdy(red).at(10_du, 8.6_du), sturdy(red).at(10_du, 10.9_du)});
    EXPECT_EQ(refusedTo(crowded, toTheRight), "ENG-11");
}

TEST(ENG10, TheFightStaysWhereItIs) {
    const auto plan = planReposition(frontToFront(), toTheRight);
    ASSERT_TRUE(plan);
    // Its front meets the last section at the corner, and the markers go to the other three.
    EXPECT_EQ(plan->to, (Pose{{8.8_du, 9.6_du}, east}));
    EXPECT_EQ(plan->envelops,
              (std::vector<EnvelopMarker>{{b, SectionIndex(2)}, {b, SectionIndex(1)}, {b, SectionIndex(0)}}));
    const Battle turned = after(frontToFront(), toTheRight).battle;
    EXPECT_EQ(sectionsInContact(turned, a, b), 4);
    EXPECT_EQ(meleeDice(turned, a, b).total(), 4);
    EXPECT_EQ(turned.unit(b).envelops, std::vector<EnvelopMarker>());
    const auto left = planReposition(frontToFront(), toTheLeft);
    ASSERT_TRUE(left);
    EXPECT_EQ(left->to, (Pose{{11.2_du, 9.6_du}, west}));
    EXPECT_EQ(left->envelops.size(), 3U);
}

TEST(ENG10, NobodyTurnsFromAFrontToAFlank) {
    const Battle turned = after(frontToFront(), toTheRight).battle;
    EXPECT_TRUE(strikes(turned, a, b, Edge::front));
    for (const Edge edge : {Edge::right, Edge::rear, Edge::left}) EXPECT_FALSE(strikes(turned, a, b, edge));
    // Friend c occupies the place of the turned card, so only the flank is left.
    const Battle barred = frontToFront({sturdy(red).at(8.4_du, 10_du)});
    for (const auto corner : std::initializer_list<std::optional<Corner>>{
             {}, Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft}) {
        EXPECT_NE(refusedTo(barred, Reposition{a, ChangeOfFront::right, corner}), "");
    }
}

TEST(ENG10, WithoutRoomForTheMarkersItMayNotTurn) {
    // Both are extended eastward: no marker is in front of b's own.
    const TestUnit extended = sturdy(red).active().extendedRight();
    const TestUnit enemy = sturdy(blue).at(10_du, 10.8_du);
    EXPECT_EQ(refusedTo(battleOf({extended, enemy}), toTheRight), "");
    const Battle tight = battleOf({extended, TestUnit(enemy).extendedLeft()});
    ASSERT_EQ(sectionsInContact(tight, a, b), 5);
    EXPECT_EQ(refusedTo(tight, toTheRight), "ENG-10");
}

TEST(ENG10, RoundACornerEverySectionIsStillFought) {
    // Two sections on b's front and two wrapped round its left flank.
    const Battle battle =
        battleOf({sturdy(red).at(10.8_du, 10_du).active().enveloping(b, 11).enveloping(b, 10),
                  sturdy(blue).at(10_du, 10.8_du)});
    ASSERT_EQ(sectionsInContact(battle, a, b), 4);
    const Reposition turn{a, ChangeOfFront::left, Corner::rearLeft};
    const auto plan = planReposition(battle, turn);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->to, (Pose{{11.2_du, 10.4_du}, west}));
    EXPECT_EQ(plan->envelops, (std::vector<EnvelopMarker>{{b, SectionIndex(0)}, {b, SectionIndex(1)}}));
    EXPECT_EQ(sectionsInContact(after(battle, turn).battle, a, b), 4);
    // About its center it would meet only one section of the flank.
    EXPECT_EQ(refusedTo(battle, toTheLeft), "ENG-10");
}

TEST(ENG06, MarkersAtACornerAreAChainAsWell) {
    Battle turned = after(frontToFront(), toTheRight).battle;
    turned.units.front().turn = {};
    EXPECT_EQ(refusedTo(turned, RemoveMarkers{a, {}, {{b, SectionIndex(0)}}}), "");
    EXPECT_EQ(refusedTo(turned, RemoveMarkers{a, {}, {{b, SectionIndex(2)}}}), "GEO-18");
}

TEST(ENG10, EveryEnemyIsStillTouched) {
    // The turned card meets b with its front and loses contact with c at the rear.
    const Battle two = attackedInTheFlank({sturdy(blue).at(10_du, 9.2_du).facing(0_deg)});
    ASSERT_TRUE(areEngaged(two, a, c));
    EXPECT_NE(refusedTo(two, toTheRight), "");
    EXPECT_EQ(refusedTo(attackedInTheFlank(), toTheRight), "");
}

TEST(ENG10, TheEnemysMarkersStayWhereTheyAre) {
    // b's free half is wrapped round a's rear; a turns so that this becomes its right flank.
    const Battle battle =
        battleOf({sturdy(red).active(), sturdy(blue).at(11.2_du, 9.6_du).facing(270_deg).enveloping(a, 6)});
    ASSERT_EQ(sectionsInContact(battle, a, b), 3);
    const auto square = envelopSquares(battle, b).front();
    const Battle turned = after(battle, toTheRight).battle;
    ASSERT_EQ(turned.unit(b).envelops.size(), 1U);
    EXPECT_EQ(geometry::edgeOf(turned.unit(b).envelops.front().section), Edge::right);
    EXPECT_TRUE(geometry::inContact(square, envelopSquares(turned, b).front()));
    EXPECT_EQ(turned.unit(b).envelops.front(), (EnvelopMarker{a, SectionIndex(4)}));
}

TEST(ENG11, NobodyIsCovered) {
    const auto between = [](Du south, Du north) {
        return attackedInTheFlank({sturdy(red).at(10.4_du, south), sturdy(red).at(10.4_du, north)});
    };
    EXPECT_EQ(refusedTo(between(8.9_du, 11.1_du), toTheRight), "ENG-11");
    // Cards that it merely touches are not in its way.
    EXPECT_EQ(refusedTo(between(8.8_du, 11.2_du), toTheRight), "");
}

TEST(ENG11, TheGroundIsNamedWhereItIsInTheWay) {
    const TestTable lake{.tiles = {tile(Terrain::lake, {10.2_du, 8_du}, {10.8_du, 9.4_du})}};
    const Battle battle =
        battleOf({sturdy(red).active(), sturdy(blue).at(11.2_du, 10_du).facing(270_deg)}, lake);
    EXPECT_EQ(refusedTo(battle, toTheRight), "TER-06");
}

TEST(ENG11, AMarkerIsNotCoveredEither) {
    const TestUnit wrapped =
        sturdy(blue).at(11.2_du, 10.8_du).facing(270_deg).enveloping(a, 3).enveloping(a, 2);
    const Reposition turn{a, ChangeOfFront::right, Corner::frontRight};
    const Battle open = battleOf({sturdy(red).active(), wrapped});
    ASSERT_EQ(sectionsInContact(open, a, b), 3);
    EXPECT_EQ(planReposition(open, turn)->to, (Pose{{10.4_du, 11.6_du}, east}));  // beside the markers
    const Battle tight = battleOf({sturdy(red).active(), wrapped, sturdy(red).at(10.4_du, 12.6_du)});
    EXPECT_EQ(refusedTo(tight, turn), "ENG-11");
}

// ----------------------------------------------------------- by 180 degrees

TEST(ENG12, TheCardKeepsItsPlace) {
    const Played turned = after(attackedInTheRear(), about);
    EXPECT_EQ(turned.battle.unit(a).pose, (Pose{{10_du, 10_du}, south}));
    EXPECT_FALSE(strikes(turned.battle, b, a, Edge::rear));
    EXPECT_TRUE(strikes(turned.battle, b, a, Edge::front));
    EXPECT_EQ(turned.all<Repositioned>().front().why, "ENG-12"_rule);
}

TEST(ENG12, FrontAndRearChangePlaces) {
    const Battle battle = battleOf({sturdy(red).active(), sturdy(blue).at(10_du, 10.8_du),
                                    sturdy(blue).at(10_du, 9.2_du).facing(0_deg)});
    const Battle turned = after(battle, about).battle;
    EXPECT_TRUE(strikes(turned, c, a, Edge::front));
    EXPECT_TRUE(strikes(turned, b, a, Edge::rear));
}

TEST(ENG12, NobodySlipsAwayBySimplyTurning) {
    // Only a's front touches b's flank: after turning about, nobody would fight.
    const Battle battle = battleOf({sturdy(red).active(), flankToRed(sturdy(blue))});
    EXPECT_EQ(refusedTo(battle, about), "ENG-12");
}

TEST(ENG13, MarkersInContactAreLostUnderAttack) {
    const TestUnit wrapping = sturdy(red).at(9.2_du, 10_du).active().enveloping(b, 4).enveloping(b, 5);
    const Battle battle = battleOf({wrapping, sturdy(blue).at(10_du, 10.8_du)});
    const Played turned = after(battle, about, {.rolls = {{6, 1}, {6}}});
    EXPECT_EQ(turned.all<BlowRolled>().front().units, (Opponents{b, a}));
    EXPECT_EQ(turned.all<BlowRolled>().front().dice.terms(), (std::vector<Sum::Term>{{"ENG-13"_rule, 2}}));
    EXPECT_EQ(turned.battle.unit(a).wounds, 1);
    EXPECT_TRUE(turned.battle.unit(a).envelops.empty());
    EXPECT_EQ(turned.count<MoraleChecked>(), 0);
    EXPECT_EQ(after(attackedInTheRear(), about).questions<RollDice>(), 0);
}

TEST(ENG13, FreeMarkersGoOverToTheNewFront) {
    const Battle one = attackedInTheRear(sturdy(red).extendedLeft());
    const Played turned = after(one, about);
    EXPECT_EQ(turned.battle.unit(a).extension, (geometry::Extension{false, true}));
    EXPECT_EQ(turned.questions<RollDice>(), 0);
    Battle tight = one;
    tight.units.push_back(tight.units.front());
    tight.units.back().extension = {};
    tight.units.back().pose = {{8.4_du, 9.4_du}, north};  // a marker would go here, behind the old position
    EXPECT_EQ(after(tight, about).battle.unit(a).extension, geometry::Extension{});
}

TEST(ENG14, TheEnemysMarkersStayThere) {
    const auto sectionAfterTurn = [](int section) {
        const Battle battle = battleOf(
            {sturdy(red).active(), sturdy(blue).at(10.8_du, 9.2_du).facing(0_deg).enveloping(a, section)});
        const Battle turned = after(battle, about).battle;
        EXPECT_EQ(envelopSquares(turned, b).size(), 1U);
        EXPECT_TRUE(geometry::overlap(envelopSquares(turned, b).front(), envelopSquares(battle, b).front()));
        return turned.unit(b).envelops.front().section;
    };
    EXPECT_EQ(geometry::edgeOf(sectionAfterTurn(11)), Edge::right);
    EXPECT_EQ(geometry::edgeOf(sectionAfterTurn(5)), Edge::left);
    EXPECT_EQ(geometry::edgeOf(sectionAfterTurn(3)), Edge::rear);
}

// ------------------------------------------------------ enveloping afterward

TEST(ENG15, AttackedFromTheSideItTurnsAndEnvelops) {
    // b is on a's right flank with two sections, and has wrapped the other two round its rear.
    const Battle battle =
        battleOf({sturdy(red).active(),
                  sturdy(blue).at(11.2_du, 9.6_du).facing(270_deg).enveloping(a, 6).enveloping(a, 7)});
    ASSERT_EQ(sectionsInContact(battle, a, b), 4);
    const Battle turned = after(battle, toTheRight).battle;
    EXPECT_EQ(turned.unit(a).pose, (Pose{{10.4_du, 10.4_du}, east}));
    EXPECT_EQ(refusedTo(turned, RemoveMarkers{a, {}, {}}), "ENG-01");
    const Battle wrapped = after(turned, Envelop{a, b, 2, 2}).battle;
    EXPECT_EQ(meleeDice(wrapped, a, b).total(), 6);
    EXPECT_EQ(meleeDice(wrapped, b, a).total(), 6);
    EXPECT_EQ(refusedTo(wrapped, Envelop{a, b, 1, 1}), "ENG-01");
}

TEST(ENG15, AttackedInTheRearItTurnsRoundAndEnvelops) {
    const Battle battle =
        battleOf({sturdy(red).active(), sturdy(blue).at(10.8_du, 9.2_du).facing(0_deg).enveloping(a, 5)});
    const Battle turned = after(battle, about).battle;
    const Battle wrapped = after(turned, Envelop{a, b, 2, 2}).battle;
    EXPECT_EQ(wrapped.unit(b).envelops.size(), 1U);
    EXPECT_EQ(wrapped.unit(a).envelops.size(), 2U);
    EXPECT_EQ(sectionsInContact(wrapped, a, b), 5);
}

TEST(ENG15, NothingIsLeftToEnvelopWith) {
    const Battle turned = after(attackedInTheRear(), about).battle;
    EXPECT_EQ(refusedTo(turned, Envelop{a, b, 1, 1}), "ENG-03");
}

TEST(FRM21, ASquareOnlyWraps) {
    const TestUnit square = sturdy(red).at(9.2_du, 10_du).active().in(Formation::square);
    const Battle battle = battleOf({square, sturdy(blue).at(10_du, 10.8_du)});
    EXPECT_EQ(refusedTo(battle, about), "FRM-21");
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1_du}), "FRM-21");
    EXPECT_EQ(refusedTo(battle, Retreat{a}), "FRM-21");
    EXPECT_EQ(refusedTo(battle, Envelop{a, b, 1, 0}), "");
}

}  // namespace
}  // namespace vallum::field

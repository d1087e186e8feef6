// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

using geometry::Pose;

/// Broken; it recovers at 5.
TestUnit runner() { return infantry(red).at(10_du, 10_du).fleeing().morale(6); }
TestUnit inFront() { return infantry(blue).at(10_du, 10.8_du); }
TestUnit behind(Seat owner) { return infantry(owner).at(10_du, 9.2_du); }
TestUnit onTheLeft() { return infantry(blue).at(8.8_du, 10_du).facing(90_deg); }
TestUnit onTheRight() { return infantry(blue).at(11.2_du, 10_du).facing(270_deg); }
std::vector<TestUnit> surrounded(const TestUnit& unit) {
    return {unit, inFront(), behind(blue).facing(0_deg), onTheLeft(), onTheRight()};
}
Battle flightPhase(const std::vector<TestUnit>& units) { return inPhase(Phase::flight, battleOf(units)); }

Played failedCheck(const Battle& battle) {
    Sum three;
    three.add("UNIT-05"_rule, 3);
    return play(battle, {{{6}}, {}}, [&](Game& game) { checkMorale(game, a, three, "MEL-21"_rule); });
}
Played flight(const Battle& battle) {
    return play(battle, {}, [](Game& game) { makeFlightMove(game, a); });
}
Played afterCombat(const Battle& battle) {
    return play(battle, {}, [](Game& game) { fleeAfterCombat(game, {a, b}); });
}
Played released(const Battle& battle) { return play(battle, {}, releaseBlocked); }
Played phase(const Battle& battle, Cues cues) { return play(battle, std::move(cues), flightStep); }

TEST(FLT01, FormationAndMarkersGoWhenItStartsToFlee) {
    const Battle battle = battleOf(
        {infantry(red).broken().in(Formation::wallOfShields).extendedLeft().enveloping(b, 4), inFront()});
    const Played played = failedCheck(battle);
    const Unit unit = played.battle.unit(a);
    EXPECT_TRUE(unit.has(Marker::broken));
    EXPECT_TRUE(unit.has(Marker::fleeing));
    EXPECT_FALSE(unit.formation);
    EXPECT_EQ(unit.extension, geometry::Extension{});
    EXPECT_TRUE(unit.envelops.empty());
    EXPECT_EQ(played.count<FormationLost>() + played.count<FrontChanged>() + played.count<EnvelopsChanged>(),
              3);
}

TEST(FLT01, AnUnbrokenUnitOnlyBreaks) {
    const Battle battle = battleOf({infantry(red).in(Formation::wallOfShields).extendedLeft()});
    const Unit unit = failedCheck(battle).battle.unit(a);
    EXPECT_TRUE(unit.has(Marker::broken));
    EXPECT_FALSE(unit.has(Marker::fleeing));
    EXPECT_EQ(unit.formation, Formation::wallOfShields);
    EXPECT_TRUE(unit.extension.left);
}

TEST(FLT02, EnemyMarkersAroundItAreRemovedFirst) {
    const Battle battle = battleOf({runner(), inFront().enveloping(a, 11).enveloping(a, 10)});
    const Played played = flight(battle);
    EXPECT_TRUE(played.battle.unit(b).envelops.empty());
    ASSERT_EQ(played.count<EnvelopsChanged>(), 1);
    EXPECT_TRUE(std::holds_alternative<EnvelopsChanged>(played.facts.front()));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 6_du}, Heading(180_deg)}));
}

TEST(FLT02, MarkersAroundOthersStay) {
    const Battle battle =
        battleOf({runner(), inFront().enveloping(a, 4).enveloping(c, 4), infantry(red).at(8_du, 10_du)});
    const auto left = flight(battle).battle.unit(b).envelops;
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left.front().enemy, c);
}

TEST(FLT03, SurroundedItIsBlockedAndStays) {
    const Battle battle = battleOf(surrounded(runner()));
    const Played played = flight(battle);
    EXPECT_EQ(played.count<FlightBlocked>(), 1);
    EXPECT_EQ(played.count<Moved>(), 0);
    EXPECT_EQ(played.battle.units, battle.units);
}

TEST(FLT03, ItsEnemiesMarkersBlockItAndStay) {
    const Battle battle =
        battleOf({runner(), inFront().enveloping(a, 11).enveloping(a, 4), behind(blue).facing(0_deg)});
    const Played played = flight(battle);
    EXPECT_EQ(played.count<FlightBlocked>(), 1);
    EXPECT_EQ(played.battle.unit(b).envelops.size(), 2U);
}

TEST(FLT03, AFreeFlankIsEnough) {
    auto units = surrounded(runner());
    units.at(4).at(11.3_du, 10_du);
    EXPECT_FALSE(isBlocked(battleOf(units), a));
    units.at(4).at(11.297_du, 10_du);
    EXPECT_TRUE(isBlocked(battleOf(units), a));
}

TEST(FLT03, AFriendBehindDoesNotBlockIt) {
    const Battle battle = battleOf({runner(), inFront(), behind(red), onTheLeft(), onTheRight()});
    const Played played = flight(battle);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 6_du}, Heading(180_deg)}));
    EXPECT_TRUE(played.battle.unit(c).has(Marker::broken));
}

TEST(FLT03, AFriendInFormationBehindBlocksIt) {
    const auto blocked = [](TestUnit friendly) {
        return isBlocked(battleOf({runner(), inFront(), friendly, onTheLeft(), onTheRight()}), a);
    };
    EXPECT_TRUE(blocked(behind(red).in(Formation::phalanx)));
    EXPECT_FALSE(blocked(behind(red).canTake(Formation::phalanx)));
}

TEST(FLT03, TheEdgeOfTheTableDoesNotBlockIt) {
    const Battle battle = battleOf({runner().at(10_du, 0.4_du), infantry(blue).at(10_du, 1.2_du),
                                    infantry(blue).at(8.8_du, 0.8_du).facing(90_deg),
                                    infantry(blue).at(11.2_du, 0.8_du).facing(270_deg)});
    EXPECT_FALSE(isBlocked(battle, a));
    EXPECT_EQ(flight(battle).battle.unit(a).place, Place::eliminated);
}

TEST(FLT03, ItsOwnMarkersNoLongerCountAsDice) {
    auto units = surrounded(infantry(red).broken());
    units.front().enveloping(b, 4).enveloping(b, 5);
    const Battle before = battleOf(units);
    const Battle after = failedCheck(before).battle;
    EXPECT_EQ(meleeDice(before, a, b).total(), 6);
    EXPECT_EQ(meleeDice(after, a, b).total(), 4);
}

TEST(FLT04, FleesAfterTheCombatThatFreesIt) {
    const Battle blocked = afterCombat(battleOf(surrounded(runner().did(TurnFlag::startedToFlee)))).battle;
    EXPECT_EQ(released(blocked).facts.size(), 0U);
    Battle freed = blocked;
    freed.units[2].place = Place::eliminated;
    EXPECT_EQ(released(freed).battle.unit(a).pose, (Pose{{10_du, 6_du}, Heading(180_deg)}));
}

TEST(FLT04, FleesOnlyOnce) {
    const Battle once = afterCombat(battleOf({runner().did(TurnFlag::startedToFlee), inFront()})).battle;
    EXPECT_EQ(once.unit(a).pose.center.y, 6_du);
    EXPECT_EQ(afterCombat(once).count<Moved>(), 0);
    EXPECT_EQ(released(once).count<Moved>(), 0);
}

TEST(FLT04, InALaterTurnItWaitsForTheFlightPhase) {
    const Battle battle = flightPhase({runner(), inFront()});
    EXPECT_EQ(released(battle).facts.size(), 0U);
    EXPECT_EQ(unitsToFlee(battle), std::vector{a});
    EXPECT_EQ(phase(battle, {{{6}}, {}}).battle.unit(a).pose.center.y, 6_du);
}

TEST(FLT04, OneThatFleesMakesRoomForAnother) {
    auto units = surrounded(runner().did(TurnFlag::startedToFlee));
    units.at(2).fleeing().did(TurnFlag::startedToFlee);
    const Played played = released(battleOf(units));
    ASSERT_GT(played.count<Moved>(), 0);
    EXPECT_EQ(played.all<Moved>().front().unit, c);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 6_du}, Heading(180_deg)}));
}

TEST(FLT05, TheActivePlayersUnitFleesFirst) {
    const Battle battle = battleOf({infantry(blue).at(10_du, 10.8_du).fleeing().did(TurnFlag::startedToFlee),
                                    infantry(red).fleeing().did(TurnFlag::startedToFlee)});
    const auto moved = afterCombat(battle).all<Moved>();
    ASSERT_GE(moved.size(), 2U);
    EXPECT_EQ(moved.front().unit, b);
    EXPECT_EQ(moved.back().unit, a);
}

TEST(FLT05, ARalliedUnitThatFleesAgainMovesAgain) {
    const Battle fled = afterCombat(battleOf({runner().did(TurnFlag::startedToFlee), inFront()})).battle;
    const Battle rallied = play(fled, {.answers = {FacingChosen{Heading()}}}, [](Game& game) {
                               recover(game, a, "EVT-01"_rule, Recovery::byOrder);
                           }).battle;
    const Battle again = play(rallied, {}, [](Game& game) { startToFlee(game, a, "MOR-04"_rule); }).battle;
    ASSERT_TRUE(again.unit(a).has(Marker::fleeing));
    EXPECT_EQ(afterCombat(again).battle.unit(a).pose.center.y, 2_du);
}

TEST(FLT05, ThoseThatFledBeforeDoNotMoveAgain) {
    const Battle battle = battleOf({runner(), inFront()});
    EXPECT_EQ(afterCombat(battle).facts.size(), 0U);
}

TEST(FLT13, HasNoMoveAndNoShot) {
    const Battle battle = battleOf({archers(red).fleeing().active(), infantry(blue).at(10_du, 13_du),
                                    archers(red).at(2_du, 2_du).active()});
    EXPECT_EQ(refusal(maySetOut(battle, a)), "MOV-01");
    EXPECT_NE(refusal(mayShoot(inPhase(Phase::rangedAttack, battle), a)), "");
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, battle), c)), "");
}

TEST(FLT13, TakesNoFormationAndDoesNotExtend) {
    const Battle battle = battleOf({infantry(red).canTake(Formation::phalanx).fleeing().active()});
    EXPECT_NE(refusal(planMove(battle, {.unit = a, .before = {TakeFormation{Formation::phalanx}}})), "");
    EXPECT_NE(refusal(planMove(battle, {.unit = a, .before = {ExtendFront{}}})), "");
}

TEST(FLT13, FightsWhenItIsChargedAndNotWithoutContact) {
    const Battle charged = inPhase(Phase::melee, battleOf({runner(), inFront()}));
    EXPECT_EQ(combatsToFight(charged).size(), 1U);
    const Battle apart = inPhase(Phase::melee, battleOf({runner(), infantry(blue).at(10_du, 14_du)}));
    EXPECT_EQ(combatsToFight(apart).size(), 0U);
}

TEST(FLT14, DefendsItselfTwoWorse) {
    const Battle battle = battleOf({runner().defense(5, 7), inFront()});
    EXPECT_EQ(meleeDefense(battle, Roll::hit, a, b).total(), 3);
    EXPECT_EQ(meleeDefense(battle, Roll::damage, a, b).total(), 5);
}

TEST(FLT14, MakesNoCheckAfterTheAttack) {
    Battle battle = battleOf({runner(), inFront()});
    battle.units[0].wounds = battle.units[0].newWounds = 3;
    EXPECT_TRUE(unitsThatCheckMorale(battle, {b, a}).empty());
    battle.units[1].wounds = battle.units[1].newWounds = 1;
    EXPECT_TRUE(unitsThatCheckMorale(battle, {b, a}).empty());
}

TEST(FLT15, ThoseThatFledBeforeThisTurnAct) {
    const Battle battle =
        flightPhase({runner(), infantry(red).at(2_du, 5_du).fleeing().did(TurnFlag::startedToFlee),
                     infantry(blue).at(15_du, 5_du).fleeing(), infantry(red).at(5_du, 5_du).broken(),
                     infantry(red).at(18_du, 5_du).fleeing().active()});
    EXPECT_EQ(unitsToFlee(battle), (std::vector{a, e}));
}

TEST(FLT15, AFailedCheckInTheActivationPhaseIsNoHindrance) {
    EXPECT_EQ(unitsToFlee(flightPhase({runner().did(TurnFlag::gotOrder)})), std::vector{a});
}

TEST(FLT15, ThePlayerChoosesTheOrder) {
    const Battle battle = flightPhase({runner(), infantry(red).at(5_du, 10_du).fleeing().morale(6)});
    const Played first = phase(battle, {{{6}}, {UnitChosen{b}}});
    EXPECT_EQ(first.asked.front().seat, red);
    EXPECT_EQ(first.battle.unit(b).pose.center.y, 6_du);
    EXPECT_EQ(unitsToFlee(first.battle), std::vector{a});
    const Played second = phase(first.battle, {{{6}}, {}});
    EXPECT_EQ(second.questions<ChooseUnit>(), 1);
    EXPECT_EQ(second.battle.phase, Phase::flight);
    EXPECT_EQ(phase(second.battle, {}).battle.phase, Phase::endOfTurn);
}

TEST(FLT16, RecoversAtFourAndFleesOnAtFive) {
    const Battle battle = flightPhase({runner().morale(7).wounded(2)});
    const Unit recovered =
        phase(battle, {{{4}}, {UnitChosen{a}, FacingChosen{Heading(45_deg)}}}).battle.unit(a);
    EXPECT_FALSE(recovered.has(Marker::fleeing));
    EXPECT_FALSE(recovered.has(Marker::broken));
    EXPECT_EQ(recovered.pose, (Pose{{10_du, 10_du}, Heading(45_deg)}));
    EXPECT_EQ(recovered.wounds, 2);
    const Unit fled = phase(battle, {{{5}}, {}}).battle.unit(a);
    EXPECT_TRUE(fled.has(Marker::fleeing));
    EXPECT_EQ(fled.pose.center.y, 6_du);
}

TEST(FLT16, OtherMarkersStay) {
    const Battle battle = flightPhase({runner().with(Marker::noOfficer)});
    const Played played = phase(battle, {{{1}}, {UnitChosen{a}, FacingChosen{Heading()}}});
    EXPECT_TRUE(played.battle.unit(a).has(Marker::noOfficer));
    EXPECT_EQ(played.count<Turned>(), 0);
    EXPECT_EQ(played.all<Recovered>().front().why, "FLT-16"_rule);
}

TEST(FLT16, TurnsToAnyFacingThatThereIsRoomFor) {
    const ChooseFacing question{a};
    const Battle battle = battleOf(
        {infantry(red).at(10_du, 10_du).facing(90_deg), infantry(red).at(10.8_du, 10_du).facing(90_deg)});
    EXPECT_EQ(refusal(fits(battle, question, {Heading(270_deg)})), "");
    EXPECT_EQ(refusal(fits(battle, question, {Heading(90_deg)})), "");
    EXPECT_EQ(refusal(fits(battle, question, {Heading()})), "ACT-15");
    EXPECT_EQ(facingAfterRecovery(battle, a), Heading(90_deg));
    const Battle apart =
        battleOf({infantry(red).at(10_du, 10_du).facing(90_deg), infantry(red).at(11.6_du, 10_du)});
    EXPECT_EQ(refusal(fits(apart, question, {Heading()})), "");
    EXPECT_EQ(facingAfterRecovery(apart, a), Heading());
    EXPECT_EQ(facingAfterRecovery(battleOf({infantry(blue).facing(90_deg)}), a), Heading(180_deg));
}

TEST(FLT16, TurnsNotOverTheEdgeNorThroughMarkers) {
    const ChooseFacing question{a};
    const Battle edge = battleOf({infantry(red).at(0.4_du, 10_du).facing(90_deg)});
    EXPECT_EQ(refusal(fits(edge, question, {Heading(45_deg)})), "GEO-12");
    const Battle enveloped = battleOf({infantry(red), inFront().enveloping(a, 11)});
    EXPECT_EQ(refusal(fits(enveloped, question, {Heading(180_deg)})), "CHG-16");
}

TEST(FLT17, BlockedItRecoversWithoutTurning) {
    const Battle battle = flightPhase(surrounded(runner()));
    const Played played = phase(battle, {{{1}}, {}});
    EXPECT_FALSE(played.battle.unit(a).has(Marker::fleeing));
    EXPECT_FALSE(played.battle.unit(a).has(Marker::broken));
    EXPECT_EQ(played.battle.unit(a).pose, battle.unit(a).pose);
    EXPECT_EQ(played.questions<ChooseFacing>(), 0);
    EXPECT_TRUE(isEngaged(played.battle, a));
}

TEST(FLT17, BlockedAndNotRecoveredItStaysAsItIs) {
    const Battle battle = flightPhase(surrounded(runner()));
    const Played played = phase(battle, {{{6}}, {}});
    EXPECT_TRUE(played.battle.unit(a).has(Marker::fleeing));
    EXPECT_EQ(played.count<Moved>(), 0);
    EXPECT_EQ(played.count<FlightBlocked>(), 1);
    EXPECT_TRUE(unitsToFlee(played.battle).empty());
}

TEST(FLT18, FleesOnWithItsMovementValue) {
    const Battle battle = flightPhase({runner().moves(2_mp)});
    EXPECT_EQ(phase(battle, {{{6}}, {}}).battle.unit(a).pose.center.y, 8_du);
}

TEST(FLT19, ArtilleryIsEliminatedInstead) {
    const auto afterFailure = [](TestUnit onager) {
        return failedCheck(battleOf({onager.of(UnitClass::artillery)})).battle.unit(a);
    };
    EXPECT_EQ(afterFailure(infantry(red).broken()).place, Place::eliminated);
    const Unit steady = afterFailure(infantry(red));
    EXPECT_EQ(steady.place, Place::table);
    EXPECT_TRUE(steady.has(Marker::broken));
}

TEST(FLT20, TheEnemyStaysWhereItIs) {
    const Battle battle = battleOf({runner(), inFront()});
    ASSERT_TRUE(isEngaged(battle, b));
    const Battle after = flight(battle).battle;
    EXPECT_EQ(after.unit(b).pose, battle.unit(b).pose);
    EXPECT_FALSE(isEngaged(after, b));
}

}  // namespace
}  // namespace vallum::field

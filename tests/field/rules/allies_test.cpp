// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/turns.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/optional/allies.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/field/situation/turn/turns.h>

namespace vallum::field {
namespace {

using Seats = std::vector<Seat>;

/// Red and green against blue and yellow, for as many players as there are.
TestTable teams(TurnOrder order, std::vector<int> teams = {1, 2, 1, 2}) {
    TestTable table;
    table.teams = std::move(teams);
    table.turnOrder = order;
    table.orders = {Order{}};
    table.events = {Event{}};
    table.cards.assign(30, {OrderId(0), EventId(0)});
    return table;
}
TestTable freeForAll(std::vector<int> players = {1, 2, 3}) {
    TestTable table = teams(TurnOrder::teamTurns, std::move(players));
    table.homes = {Home::south, Home::west, Home::north, Home::east};
    return table;
}

/// One unit each, far from all others.
std::vector<TestUnit> oneEach(int players) {
    std::vector<TestUnit> units;
    for (int i = 0; i != players; ++i) units.push_back(infantry(Seat(i + 1)).at(Du(3'000 + 5'000 * i), 9_du));
    return units;
}
Battle fourPlayers(TurnOrder order) { return battleOf(oneEach(4), teams(order)); }
Battle with(Battle battle, Seat active) {
    battle.active = active;
    return battle;
}

TEST(TEAM01, WhatATeamHasLostIsAddedUp) {
    const Battle battle = battleOf({infantry(red).worth(100).fleeing(), infantry(blue).at(5_du, 5_du),
                                    infantry(green).at(15_du, 5_du).worth(60).fleeing()},
                                   teams(TurnOrder::teamTurns, {1, 2, 1}));
    EXPECT_EQ(losses(battle, red).total(), 100 * hundredths);
    EXPECT_EQ(lossesOfTeam(battle, red).total(), 160 * hundredths);
    EXPECT_EQ(lossesOfTeam(battle, green).total(), 160 * hundredths);
    EXPECT_EQ(startingValueOfTeam(battle, green).total(), 160 * hundredths);
    EXPECT_EQ(lossesOfTeam(battle, blue).total(), 0);
}

TEST(TEAM01, ATeamChecksOnceInARoundWithItsBestLeadership) {
    TestTable table = teams(TurnOrder::alternating);
    table.generals.at(0).leadership = 4;
    auto units = oneEach(4);
    units.at(0).fleeing().worth(150);
    const Battle battle = battleOf(units, table);
    EXPECT_TRUE(isLeadershipCheckDue(battle, red));
    EXPECT_FALSE(isLeadershipCheckDue(battle, green));
    const Played played = play(battle, {.rolls = {{3, 3}}}, [](Game& game) { checkLosses(game); });
    ASSERT_EQ(played.count<LossesChecked>(), 1);
    EXPECT_EQ(played.all<LossesChecked>().front().leadership.total(), 6);
    EXPECT_TRUE(played.all<LossesChecked>().front().passed);
}

TEST(TEAM01, ATeamThatFailsTheCheckLosesTogether) {
    auto units = oneEach(4);
    units.at(0).fleeing().worth(150);
    const Battle battle = battleOf(units, teams(TurnOrder::teamTurns));
    const Played played = play(battle, {.rolls = {{6, 6}}}, [](Game& game) { checkLosses(game); });
    EXPECT_EQ(played.battle.outcome, (Outcome{blue, "SET-14"_rule}));
}

TEST(TEAM01, APlayerWithoutUnitsIsOutWhileTheTeamFightsOn) {
    Battle battle = fourPlayers(TurnOrder::alternating);
    battle.units.at(0).place = Place::eliminated;
    const Played played = play(inHand(battle, red, CardId(3)), {}, [](Game& game) { dismissDefeated(game); });
    EXPECT_EQ(played.all<PlayerDefeated>(), (std::vector<PlayerDefeated>{{red, "SET-11"_rule}}));
    EXPECT_TRUE(played.battle.player(red).hand.empty());
    EXPECT_EQ(played.battle.discarded, std::vector<CardId>{CardId(3)});
    EXPECT_EQ(played.battle.active, blue);
    EXPECT_EQ(played.battle.stage, Stage::fighting);
}

TEST(TEAM01, AnAllyWhoSurrendersLeavesTheOthersFighting) {
    const Played played = play(fourPlayers(TurnOrder::teamTurns), {}, [](Game& game) {
        surrender(game);
        dismissDefeated(game);
    });
    EXPECT_EQ(played.battle.stage, Stage::fighting);
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(played.battle.active, green);
    EXPECT_EQ(played.battle.turn, 1);
    const Played both = play(played.battle, {}, [](Game& game) { surrender(game); });
    EXPECT_EQ(both.battle.outcome, (Outcome{blue, "SET-16"_rule}));
}

TEST(TEAM01, AlliesAreFriends) {
    const Battle battle = battleOf({infantry(red), infantry(green).at(12_du, 10_du),
                                    infantry(blue).at(10_du, 10.8_du), infantry(yellow).at(14_du, 14_du)},
                                   teams(TurnOrder::teamTurns));
    EXPECT_EQ(friendsOf(battle, a), std::vector<UnitId>{b});
    EXPECT_EQ(enemiesOf(battle, a), (std::vector<UnitId>{c, d}));
    EXPECT_TRUE(areEngaged(battle, a, c));
}

TEST(TEAM02, TwoAlliesHaveHalfTheZoneEach) {
    const Battle battle = fourPlayers(TurnOrder::teamTurns);
    EXPECT_EQ(deploymentZone(battle, red), (Zone{Home::south, 0_du, 2_du, 11_du, 5_du}));
    EXPECT_EQ(deploymentZone(battle, green), (Zone{Home::south, 11_du, 2_du, 22_du, 5_du}));
    // From their left, which is the east.
    EXPECT_EQ(deploymentZone(battle, blue), (Zone{Home::north, 11_du, 13_du, 22_du, 16_du}));
    EXPECT_EQ(deploymentZone(battle, yellow), (Zone{Home::north, 0_du, 13_du, 11_du, 16_du}));
}

TEST(TEAM02, ThreeAlliesHaveAThirdEach) {
    const Zone whole = deploymentZone(geometry::Size{21_du, 14_du}, Home::south);
    EXPECT_EQ(shareOf(whole, 0, 3), (Zone{Home::south, 0_du, 0_du, 7_du, 3_du}));
    EXPECT_EQ(shareOf(whole, 1, 3), (Zone{Home::south, 7_du, 0_du, 14_du, 3_du}));
    EXPECT_EQ(shareOf(whole, 2, 3), (Zone{Home::south, 14_du, 0_du, 21_du, 3_du}));
}

TEST(TEAM02, NobodyPlacesInTheZoneOfAnAlly) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.place = Place::reserve;
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{10.2_du, 3_du}, Heading()}})), "");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{10.3_du, 3_du}, Heading()}})), "TEAM-02");
}

TEST(TEAM05, TeamTurnsUnlessSomethingElseIsAgreed) { EXPECT_EQ(Setting{}.turnOrder, TurnOrder::teamTurns); }

TEST(TEAM06, TheTurnBelongsToTheWholeTeam) {
    const Battle battle = fourPlayers(TurnOrder::teamTurns);
    EXPECT_EQ(turnOrderFrom(battle, red), (Seats{red, green, blue, yellow}));
    EXPECT_EQ(turnOrderFrom(battle, green), (Seats{green, red, yellow, blue}));
    Battle playing = battle;
    playing.turnOrder = turnOrderFrom(battle, red);
    EXPECT_EQ(seatsOfTurn(playing), (Seats{red, green}));
    EXPECT_EQ(nextTurn(playing), blue);
    EXPECT_EQ(nextTurn(with(playing, green)), blue);
    EXPECT_EQ(nextTurn(with(playing, yellow)), red);
}

TEST(TEAM06, ThePhaseEndsWhenAllHaveFinishedIt) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.turnOrder = turnOrderFrom(battle, red);
    const Played first = finished(battle);
    EXPECT_EQ(first.battle.phase, Phase::movement);
    EXPECT_EQ(first.battle.active, green);
    EXPECT_EQ(first.count<PhaseBegan>(), 0);
    const Played second = finished(first.battle);
    EXPECT_EQ(second.battle.phase, Phase::rangedAttack);
    EXPECT_EQ(second.battle.active, red);
    EXPECT_EQ(second.all<PhaseBegan>(), std::vector<PhaseBegan>{{Phase::rangedAttack}});
}

TEST(TEAM06, TheTeamDrawsAndThenTheNextOneHasItsTurn) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.turnOrder = turnOrderFrom(battle, red);
    for (Player& player : battle.players) player.ordersPlayed = 1;
    const Played first = ended(battle);
    EXPECT_EQ(first.battle.active, green);
    EXPECT_EQ(first.battle.phase, Phase::endOfTurn);
    EXPECT_EQ(first.battle.turn, 1);
    const Played second = ended(first.battle);
    EXPECT_EQ(second.battle.active, blue);
    EXPECT_EQ(second.battle.turn, 2);
    for (const Seat seat : {red, green}) EXPECT_EQ(second.battle.player(seat).hand.size(), 1U);
}

TEST(TEAM06, AUnitIsMovedByItsOwnerOnly) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.units.at(2).markers.insert(Marker::active);
    EXPECT_EQ(refusal(planMove(battle, Move{c, Gait::regular, {}, {geometry::Advance{1_du}}, {}, {}})),
              "MOV-01");
    EXPECT_TRUE(planMove(with(battle, green), Move{c, Gait::regular, {}, {geometry::Advance{1_du}}, {}, {}}));
}

TEST(TEAM07, TheTeamsFollowEachOther) {
    const Battle battle = fourPlayers(TurnOrder::alliedTurns);
    EXPECT_EQ(turnOrderFrom(battle, red), (Seats{red, green, blue, yellow}));
    EXPECT_EQ(turnOrderFrom(battle, yellow), (Seats{yellow, blue, red, green}));
}

TEST(TEAM07, EachTurnIsComplete) {
    Battle battle = fourPlayers(TurnOrder::alliedTurns);
    battle.turnOrder = turnOrderFrom(battle, red);
    EXPECT_EQ(finished(battle).battle.phase, Phase::rangedAttack);
    battle.players.at(0).ordersPlayed = 1;
    const Battle next = ended(battle).battle;
    EXPECT_EQ(next.active, green);
    EXPECT_EQ(next.turn, 2);
    EXPECT_EQ(next.phase, Phase::activation);
}

TEST(TEAM08, TheTeamsTakeTurns) {
    const Battle battle = fourPlayers(TurnOrder::alternating);
    EXPECT_EQ(turnOrderFrom(battle, red), (Seats{red, blue, green, yellow}));
    EXPECT_EQ(turnOrderFrom(battle, yellow), (Seats{yellow, red, blue, green}));
}

TEST(TEAM08, EveryPlayerHasOneTurnInARound) {
    Battle battle = fourPlayers(TurnOrder::alternating);
    battle.turnOrder = turnOrderFrom(battle, red);
    Seats had;
    for (int i = 0; i != 8; ++i) {
        had.push_back(battle.active);
        battle.active = nextTurn(battle);
    }
    EXPECT_EQ(had, (Seats{red, blue, green, yellow, red, blue, green, yellow}));
}

TEST(TEAM08, ASmallerTeamHasFewerTurns) {
    const Battle battle = battleOf(oneEach(3), teams(TurnOrder::alternating, {1, 2, 1}));
    EXPECT_EQ(turnOrderFrom(battle, red), (Seats{red, blue, green}));
    EXPECT_EQ(turnOrderFrom(battle, blue), (Seats{blue, green, red}));
}

/// Red's player holds both hands of the team.
Battle onePersonTwoHands() {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle = withSetting(battle, [](Setting& it) {
        it.sides.at(0).person = "Anna";
        it.sides.at(2).person = "Anna";
    });
    return inHand(inHand(inHand(battle, red, CardId(0)), green, CardId(1)), blue, CardId(2));
}

TEST(TEAM09, OnePersonHoldsTwoHands) {
    const Battle seen = System::seenBy(onePersonTwoHands(), red);
    EXPECT_EQ(seen.player(red).hand, std::vector<CardId>{CardId(0)});
    EXPECT_EQ(seen.player(green).hand, std::vector<CardId>{CardId(1)});
    EXPECT_EQ(seen.player(blue).hand, std::vector<CardId>{faceDown});
}

TEST(TEAM09, TheHandOfAnotherPersonIsSecretEvenFromAllies) {
    const Battle seen = System::seenBy(inHand(fourPlayers(TurnOrder::teamTurns), green, CardId(1)), red);
    EXPECT_EQ(seen.player(green).hand, std::vector<CardId>{faceDown});
}

TEST(TEAM09, EachGeneralActivatesTheOwnArmyOnly) {
    Battle battle = withSetting(onePersonTwoHands(), [](Setting& it) {
        Order order;
        order.effect.activate = ActivateEffect{};
        order.effect.activate->count.number = 1;
        it.orders = {order};
    });
    battle.phase = Phase::activation;
    const OrderToPlay own{CardId(0), {a}, {}, {}};
    const OrderToPlay allied{CardId(0), {c}, {}, {}};
    EXPECT_EQ(refusal(mayPlayOrder(battle, red, own)), "");
    EXPECT_EQ(refusal(mayPlayOrder(battle, red, allied)), "TEAM-09");
    EXPECT_EQ(refusal(mayPlayOrder(battle, red, {CardId(1), {a}, {}, {}})), "CARD-01");
}

TEST(TEAM10, TheTurnsGoRound) {
    const Battle battle = battleOf(oneEach(3), freeForAll());
    EXPECT_EQ(turnOrderFrom(battle, red), (Seats{red, blue, green}));
    EXPECT_EQ(turnOrderFrom(battle, green), (Seats{green, red, blue}));
    for (const Seat seat : {red, blue, green}) EXPECT_EQ(battle.opponentsOf(seat).size(), 2U);
}

TEST(TEAM10, EachMayAttackBothOthers) {
    const Battle battle = battleOf(
        {infantry(red), infantry(blue).at(10_du, 10.8_du), infantry(green).at(10_du, 9.2_du).facing(0_deg)},
        freeForAll());
    EXPECT_EQ(combatsToFight(battle), (std::vector<Opponents>{{a, b}, {a, c}}));
    EXPECT_FALSE(areEngaged(battle, b, c));
    EXPECT_EQ(combatsToFight(with(battle, green)), (std::vector<Opponents>{{c, a}}));
}

TEST(TEAM10, EveryEnemyInContactCountsWhoeverOwnsIt) {
    const Battle battle = battleOf(
        {infantry(red), infantry(blue).at(10_du, 10.8_du), infantry(green).at(10_du, 9.2_du).facing(0_deg)},
        freeForAll());
    const Sum defense = meleeDefense(battle, Roll::hit, a, b);
    EXPECT_EQ(std::ranges::count(defense.terms(), Sum::Term{"MOD-14"_rule, -1}), 1);
}

TEST(TEAM10, TheZonesAreEquallyFarFromTheirNeighbors) {
    TestTable table = freeForAll({1, 2, 3, 4});
    table.size = {30_du, 26_du};
    const Battle battle = battleOf(oneEach(4), table);
    const Zone south = deploymentZone(battle, red);
    const Zone west = deploymentZone(battle, blue);
    EXPECT_EQ(south, (Zone{Home::south, 8.657_du, 0_du, 21.343_du, 3_du}));
    EXPECT_EQ(west, (Zone{Home::west, 0_du, 8.657_du, 3_du, 17.343_du}));
    const std::int64_t aside = (south.west - west.east).raw();
    const std::int64_t ahead = (west.south - south.north).raw();
    EXPECT_GE(aside * aside + ahead * ahead, 8'000 * 8'000);
    EXPECT_LT(aside * aside + ahead * ahead, 8'001 * 8'001);
}

TEST(TEAM10, OnASharedEdgeTheZonesAreJustAsFarApart) {
    TestTable table = freeForAll();
    table.homes = {Home::south, Home::north, Home::north};
    const Battle battle = battleOf(oneEach(3), table);
    EXPECT_EQ(deploymentZone(battle, blue), (Zone{Home::north, 15_du, 15_du, 22_du, 18_du}));
    EXPECT_EQ(deploymentZone(battle, green), (Zone{Home::north, 0_du, 15_du, 7_du, 18_du}));
}

TEST(TEAM10, ACardIsPlacedLookingInwardFromEveryEdge) {
    TestTable table = freeForAll({1, 2, 3, 4});
    table.size = {30_du, 26_du};
    Battle battle = battleOf(oneEach(4), table);
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.place = Place::reserve;
    for (const UnitId id : {a, b, c, d}) {
        battle.active = battle.owner(id);
        const Zone zone = deploymentZone(battle, battle.active);
        EXPECT_EQ(refusal(mayPlace(battle, {id, poseIn(zone, 4_du, 0.4_du)})), "");
        EXPECT_EQ(refusal(mayPlace(battle, {id, poseIn(zone, 4_du, 0.399_du)})), "TEAM-10");
        EXPECT_EQ(refusal(mayPlace(battle, {id, poseIn(zone, 0.799_du, 1_du)})), "TEAM-10");
    }
    EXPECT_EQ(poseIn(deploymentZone(battle, blue), 4_du, 1_du),
              (geometry::Pose{{2_du, 12.657_du}, Heading(90_deg)}));
}

TEST(TEAM10, WhoIsDefeatedLeavesAndTheLastOneWins) {
    Battle battle = battleOf(oneEach(3), freeForAll());
    battle.units.at(1).place = Place::eliminated;
    EXPECT_EQ(outcomeNow(battle), std::nullopt);
    const Played played = play(battle, {}, [](Game& game) { dismissDefeated(game); });
    EXPECT_EQ(played.all<PlayerDefeated>(), (std::vector<PlayerDefeated>{{blue, "SET-11"_rule}}));
    EXPECT_EQ(nextTurn(played.battle), green);
    Battle last = played.battle;
    last.units.at(0).place = Place::eliminated;
    EXPECT_EQ(outcomeNow(last), (Outcome{green, "SET-11"_rule}));
}

TEST(TEAM10, AFailedCheckTakesTheArmyOffTheTable) {
    auto units = oneEach(3);
    units.at(0).fleeing();
    units.push_back(infantry(red).at(3_du, 3_du).worth(50));
    const Played played =
        play(battleOf(units, freeForAll()), {.rolls = {{6, 6}}}, [](Game& game) { beginTurn(game, red); });
    EXPECT_EQ(played.all<PlayerDefeated>(), (std::vector<PlayerDefeated>{{red, "SET-14"_rule}}));
    const auto leaves = [](const Fact& it) {
        return std::holds_alternative<PlayerDefeated>(it) || std::holds_alternative<Eliminated>(it);
    };
    EXPECT_TRUE(std::holds_alternative<PlayerDefeated>(*std::ranges::find_if(played.facts, leaves)));
    EXPECT_EQ(played.battle.unitsOnTable(), (std::vector<UnitId>{b, c}));
    EXPECT_EQ(played.battle.stage, Stage::fighting);
    const Played after = play(played.battle, {}, [](Game& game) { dismissDefeated(game); });
    EXPECT_EQ(after.battle.active, blue);
}

TEST(TEAM10, TheArmiesThatAreLeftDrawWhenBothFallTogether) {
    Battle battle = battleOf(oneEach(3), freeForAll());
    battle.players.at(2).defeated = true;
    for (Unit& unit : battle.units) unit.place = Place::eliminated;
    EXPECT_EQ(outcomeNow(battle), (Outcome{std::nullopt, "SET-11"_rule}));
}

TEST(TEAM10, AnOrderThatTakesACardAsksWhose) {
    Battle battle = battleOf(oneEach(3), freeForAll());
    EXPECT_EQ(refusal(fits(battle, ChooseOpponent{{blue, green}}, SeatChosen{green})), "");
    EXPECT_EQ(refusal(fits(battle, ChooseOpponent{{blue, green}}, SeatChosen{red})), "TEAM-10");
}

TEST(TEAM11, ThreeAgainstOneAnotherInTeamsFollowTheSameRules) {
    const Battle battle = battleOf(oneEach(3), teams(Setting{}.turnOrder, {1, 2, 1}));
    EXPECT_EQ(turnOrderFrom(battle, blue), (Seats{blue, green, red}));
    EXPECT_EQ(deploymentZone(battle, green), (Zone{Home::south, 11_du, 2_du, 22_du, 5_du}));
    EXPECT_EQ(deploymentZone(battle, blue), (Zone{Home::north, 0_du, 13_du, 22_du, 16_du}));
    Battle playing = battle;
    playing.turnOrder = turnOrderFrom(battle, red);
    EXPECT_EQ(seatsOfTurn(playing), (Seats{red, green}));
}

TEST(END06, CardsAreGivenToAnAllyBeforeTheHandsAreChecked) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.turnOrder = turnOrderFrom(battle, red);
    for (Player& player : battle.players) player.ordersPlayed = 1;
    for (int card = 10; card != 16; ++card) battle = inHand(battle, red, CardId(card));
    for (int card = 20; card != 26; ++card) battle = inHand(battle, green, CardId(card));
    const Played passed = ended(battle, {CardsToPass{green, {CardId(10), CardId(11)}}, PhaseDone{}});
    EXPECT_EQ(passed.battle.player(red).hand.size(), 6U + 1 - 2);
    EXPECT_EQ(passed.battle.player(green).hand.size(), 6U + 2);
    EXPECT_EQ(passed.questions<DiscardToLimit>(), 0);
    // Green draws one as well and then has three too many.
    const CardsToDiscard away{{CardId(10), CardId(11), CardId(20)}};
    const Played checked = ended(passed.battle, {PhaseDone{}, away});
    EXPECT_EQ(checked.questions<DiscardToLimit>(), 1);
    EXPECT_EQ(checked.battle.player(green).hand.size(), 6U);
    EXPECT_EQ(checked.battle.active, blue);
}

TEST(END06, TheHandOfTheFirstIsCheckedAfterTheLastHasGiven) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.turnOrder = turnOrderFrom(battle, red);
    battle.active = green;
    for (Player& player : battle.players) player.ordersPlayed = 1;
    for (int card = 10; card != 16; ++card) battle = inHand(battle, red, CardId(card));
    battle = inHand(battle, green, CardId(20));
    const Played played =
        ended(battle, {CardsToPass{red, {CardId(20)}}, PhaseDone{}, CardsToDiscard{{CardId(20)}}});
    EXPECT_EQ(played.battle.player(red).hand.size(), 6U);
    EXPECT_EQ(played.asked.back().seat, red);
}

TEST(END06, OnlyToAllies) {
    const Battle battle =
        inHand(inPhase(Phase::endOfTurn, fourPlayers(TurnOrder::teamTurns)), red, CardId(0));
    const auto passed = [&](Seat to, std::vector<CardId> cards) {
        return refusal(fits(battle, PassCards{}, CardsToPass{to, std::move(cards)}));
    };
    EXPECT_EQ(passed(green, {CardId(0)}), "");
    EXPECT_EQ(passed(blue, {CardId(0)}), "END-06");
    EXPECT_EQ(passed(red, {CardId(0)}), "END-06");
    EXPECT_EQ(passed(green, {CardId(1)}), "END-06");
    EXPECT_EQ(passed(green, {}), "END-06");
}

TEST(END06, WhoHasNoAllyIsNotAsked) {
    Battle battle = battleOf(oneEach(3), freeForAll());
    battle = inHand(battle, red, CardId(0));
    battle.players.at(0).ordersPlayed = 1;
    EXPECT_EQ(ended(battle).questions<PassCards>(), 0);
}

TEST(SET21, TheLargestOfSeveralArmiesPlacesFirstAndTheDieChoosesAmongEquals) {
    auto units = oneEach(3);
    units.push_back(infantry(green));
    Battle battle = battleOf(units, freeForAll());
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.place = Place::reserve;
    const auto begun = [](const Battle& from, Cues cues) {
        return play(from, std::move(cues), [](Game& game) { setupStep(game); }).battle.active;
    };
    EXPECT_EQ(begun(battle, {}), green);
    battle = battleOf(oneEach(3), freeForAll());
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.place = Place::reserve;
    EXPECT_EQ(begun(battle, {.rolls = {{2}}}), red);
    EXPECT_EQ(begun(battle, {.rolls = {{3}}}), blue);
    EXPECT_EQ(begun(battle, {.rolls = {{6}}}), green);
}

TEST(SET21, OfFourEqualsAFiveIsRolledAgain) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.place = Place::reserve;
    const Played played = play(battle, {.rolls = {{5}, {4}}}, [](Game& game) { setupStep(game); });
    EXPECT_EQ(played.all<PlacingBegan>(), (std::vector<PlacingBegan>{{yellow, {5, 4}}}));
}

TEST(SET26, AllPlayersRollForTheFirstTurn) {
    Battle battle = fourPlayers(TurnOrder::teamTurns);
    battle.stage = Stage::dealing;
    battle.turnOrder.clear();
    const Played played =
        play(battle, {.rolls = {{2, 5, 1, 5}, {2, 4, 1, 5}}}, [](Game& game) { setupStep(game); });
    ASSERT_EQ(played.count<FirstPlayerRolled>(), 2);
    EXPECT_EQ(played.all<FirstPlayerRolled>().front().first, std::nullopt);
    EXPECT_EQ(played.battle.active, yellow);
    EXPECT_EQ(played.battle.turnOrder, (Seats{yellow, blue, red, green}));
}

TEST(FLT07, EveryArmyFleesTowardItsOwnEdge) {
    EXPECT_EQ(facingFrom(Home::south), Heading());
    EXPECT_EQ(facingFrom(Home::north), Heading(180_deg));
    EXPECT_EQ(facingFrom(Home::west), Heading(90_deg));
    EXPECT_EQ(facingFrom(Home::east), Heading(270_deg));
    const Battle battle =
        battleOf({infantry(red).at(3_du, 9_du).fleeing(), infantry(blue).at(9_du, 14_du).fleeing(),
                  infantry(green).at(13_du, 9_du).fleeing(), infantry(yellow).at(16_du, 5_du).fleeing()},
                 freeForAll({1, 2, 3, 4}));
    const auto end = [&](UnitId id) { return flightWays(battle, id).front().back().to; };
    EXPECT_EQ(end(a), (geometry::Pose{{3_du, 5_du}, Heading(180_deg)}));
    EXPECT_EQ(end(b), (geometry::Pose{{5_du, 14_du}, Heading(270_deg)}));
    EXPECT_EQ(end(c), (geometry::Pose{{13_du, 13_du}, Heading()}));
    EXPECT_EQ(end(d), (geometry::Pose{{20_du, 5_du}, Heading(90_deg)}));
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/library.h"
#include "support/turns.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/end_of_turn.h>

namespace vallum::field {
namespace {

CardId card(int number) { return CardId(number); }
std::vector<CardId> cards(int from, int count) {
    std::vector<CardId> some;
    for (int i = 0; i != count; ++i) some.push_back(card(from + i));
    return some;
}

TestTable deckOf(int count) {
    TestTable table;
    table.orders = {Order{}};
    table.events = {Event{}};
    table.cards.assign(static_cast<std::size_t>(count), {OrderId(0), EventId(0)});
    return table;
}
/// Red with leadership 6 in the end of turn phase, holding cards 0, 1, 2 ... of 30.
Battle holding(int count, int ordersPlayed) {
    Battle battle =
        inPhase(Phase::endOfTurn, battleOf({infantry(red), infantry(blue).at(10_du, 14_du)}, deckOf(30)));
    for (int i = 0; i != count; ++i) battle = inHand(battle, red, card(i));
    battle.players.at(0).ordersPlayed = ordersPlayed;
    return battle;
}
int handOf(const Played& played) { return static_cast<int>(played.battle.player(red).hand.size()); }

TEST(END01, TheTurnPassesToTheOpponent) {
    const Battle battle = ended(holding(2, 1)).battle;
    EXPECT_EQ(battle.active, blue);
    EXPECT_EQ(battle.turn, 2);
    EXPECT_EQ(battle.phase, Phase::activation);
}

TEST(END01, CardsAreDrawnBeforeIt) {
    const Played played = ended(holding(2, 1));
    ASSERT_EQ(played.facts.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<CardsDrawn>(played.facts.at(0)));
    EXPECT_TRUE(std::holds_alternative<TurnBegan>(played.facts.at(1)));
}

TEST(END02, ATurnWithOrdersDrawsOne) {
    EXPECT_EQ(handOf(ended(holding(2, 1))), 3);
    EXPECT_EQ(handOf(ended(holding(2, 4))), 3);
}

TEST(END02, ACarefulPlannerDrawsTwo) {
    TestTable table = deckOf(10);
    table.generals.at(0).ability = shippedAbility("careful-planner");
    Battle battle = inPhase(Phase::endOfTurn, battleOf({infantry(red), infantry(blue)}, table));
    battle.players.at(0).ordersPlayed = 1;
    EXPECT_EQ(handOf(ended(battle)), 2);
}

TEST(END03, WithoutOrdersThereIsAChoice) {
    EXPECT_EQ(ended(holding(2, 0), {DrawThree{}}).questions<ChooseDraw>(), 1);
    EXPECT_EQ(ended(holding(2, 1)).questions<ChooseDraw>(), 0);
}

TEST(END04, AsManyAsAreDiscardedAndOneMore) {
    EXPECT_EQ(handOf(ended(holding(3, 0), {DiscardAndDraw{}})), 4);
    const Played three = ended(holding(3, 0), {DiscardAndDraw{cards(0, 3)}});
    EXPECT_EQ(handOf(three), 4);
    EXPECT_EQ(three.battle.discarded, cards(0, 3));
    const Played five = ended(holding(5, 0), {DiscardAndDraw{cards(0, 5)}});
    EXPECT_EQ(handOf(five), 6);
}

TEST(END04, OnlyCardsOfTheHandAreDiscarded) {
    const Battle battle = holding(3, 0);
    EXPECT_EQ(refusal(fits(battle, ChooseDraw{}, DiscardAndDraw{{card(2)}})), "");
    EXPECT_EQ(refusal(fits(battle, ChooseDraw{}, DiscardAndDraw{{card(3)}})), "END-04");
    EXPECT_EQ(refusal(fits(battle, ChooseDraw{}, DiscardAndDraw{{card(2), card(2)}})), "END-04");
}

TEST(END05, ThreeCardsAndThenTheLimit) {
    const Played played = ended(holding(4, 0), {DrawThree{}, CardsToDiscard{{card(0)}}});
    EXPECT_EQ(played.all<CardsDrawn>().at(0).cards.size(), 3U);
    EXPECT_EQ(handOf(played), 6);
}

TEST(END07, TheHandIsCutToTheLeadership) {
    EXPECT_EQ(ended(holding(5, 1)).questions<DiscardToLimit>(), 0);
    const Played seven = ended(holding(6, 1), {CardsToDiscard{{card(3)}}});
    EXPECT_EQ(seven.battle.discarded, std::vector<CardId>{card(3)});
    EXPECT_EQ(handOf(seven), 6);
}

TEST(END07, ALostGeneralHoldsOneLess) {
    Battle battle = holding(5, 1);
    battle.players.at(0).generals.front().health = GeneralHealth::dead;
    EXPECT_EQ(handLimit(battle, red).total(), 5);
    EXPECT_EQ(handOf(ended(battle, {CardsToDiscard{{card(0)}}})), 5);
}

TEST(END07, AnEventMayRaiseTheLimit) {
    Event stores = eventFor(RandomFor::attacker, EventWhen::both, "stores");
    stores.effect.handLimit = 1;
    const Battle before = battleOf({infantry(red), facingRed(infantry(blue))}, tableWith({stores}));
    const Played played = fight(before, {.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}});
    const Battle& fought = played.battle;
    EXPECT_EQ(played.all<HandLimitRaised>(), (std::vector{HandLimitRaised{red, 1, EventId(0)}}));
    EXPECT_EQ(handLimit(before, red).total(), 6);
    EXPECT_EQ(handLimit(fought, red).total(), 7);
    EXPECT_EQ(handLimit(fought, blue).total(), 6);
    Battle later = fought;
    System::evolve(later, TurnBegan{later.turn + 1, blue});
    EXPECT_EQ(handLimit(later, red).total(), 6) << "its turn has ended";
}

TEST(END07, AsManyAsAreTooMuch) {
    const Battle battle = holding(7, 1);
    EXPECT_EQ(refusal(fits(battle, DiscardToLimit{1}, CardsToDiscard{{card(6)}})), "");
    EXPECT_EQ(refusal(fits(battle, DiscardToLimit{1}, CardsToDiscard{})), "END-07");
    EXPECT_EQ(refusal(fits(battle, DiscardToLimit{2}, CardsToDiscard{{card(6), card(6)}})), "END-07");
    EXPECT_EQ(refusal(fits(battle, DiscardToLimit{1}, CardsToDiscard{{card(9)}})), "END-07");
}

TEST(END07, WithoutAChoiceTheLastDrawnGo) {
    EXPECT_EQ(lastDrawn(holding(8, 1), red, 2), (CardsToDiscard{{card(6), card(7)}}));
}

TEST(CARD12, OnlyTheOwnEndOfTurnLimitsTheHand) {
    Battle battle = holding(0, 1);
    for (int i = 0; i != 6; ++i) battle = inHand(battle, blue, card(i));
    battle.players.at(1).generals.front().health = GeneralHealth::wounded;
    EXPECT_EQ(ended(battle).battle.player(blue).hand.size(), 6U);
}

TEST(GEN07, LeadershipLimitsTheHand) { EXPECT_EQ(handLimit(battleOf({infantry(red)}), red).total(), 6); }

TEST(ACT03, TurnsAlternate) {
    Battle battle = holding(0, 1);
    std::vector<Seat> order;
    for (int turn = 0; turn != 4; ++turn) {
        order.push_back(battle.active);
        battle = ended(battle).battle;
        battle.phase = Phase::endOfTurn;
    }
    EXPECT_EQ(order, (std::vector<Seat>{red, blue, red, blue}));
}

}  // namespace
}  // namespace vallum::field

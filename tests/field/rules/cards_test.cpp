// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/situation/turn/cards.h>

namespace vallum::field {
namespace {

CardId card(int number) { return CardId(number); }

/// This many cards, all in the deck.
TestTable deckOf(int cards) {
    TestTable table;
    table.orders = {Order{}};
    table.events = {Event{}};
    table.cards.assign(static_cast<std::size_t>(cards), {OrderId(0), EventId(0)});
    return table;
}
/// Red has drawn and discarded all but `left` of them.
Battle withDeck(int left, int discarded) {
    Battle battle = battleOf({infantry(red), infantry(blue)}, deckOf(left + discarded));
    std::vector<CardId> gone;
    for (int i = 0; i != discarded; ++i) gone.push_back(card(left + i));
    System::evolve(battle, CardsDrawn{red, gone, "END-02"_rule});
    System::evolve(battle, CardsDiscarded{red, gone, "END-07"_rule});
    return battle;
}
auto drawing(int count) {
    return [count](Game& game) { drawCards(game, red, count, "END-02"_rule); };
}

TEST(END08, TheDiscardPileBecomesTheDeckInTheMiddleOfDrawing) {
    const Played played = play(withDeck(2, 4), {}, drawing(3));
    EXPECT_EQ(played.battle.player(red).hand.size(), 3U);
    EXPECT_EQ(played.battle.deck.size(), 3U);
    EXPECT_EQ(played.battle.deckUsedUp, 1);
    ASSERT_EQ(played.facts.size(), 3U);
    EXPECT_EQ(played.facts.at(1), Fact(DeckRenewed{1}));
}

TEST(END08, TheLastCardLeavesAndTheNewDeckIsMadeAtOnce) {
    const Played played = play(withDeck(1, 4), {}, drawing(1));
    EXPECT_EQ(played.battle.deck.size(), 4U);
    EXPECT_EQ(played.battle.deckUsedUp, 1);
}

TEST(END08, WithBothPilesEmptyNoCardIsDrawn) {
    Battle battle = withDeck(2, 0);
    battle = play(battle, {}, drawing(5)).battle;
    EXPECT_EQ(battle.player(red).hand.size(), 2U);
    EXPECT_EQ(battle.deckUsedUp, 0);
    const Played played =
        play(battle, {}, [](Game& game) { discardCards(game, red, {card(1)}, "END-07"_rule); });
    EXPECT_EQ(played.battle.deck, std::vector<CardId>{card(1)});
    EXPECT_EQ(played.battle.deckUsedUp, 1);
}

TEST(CARD06, TheTopCardIsTurnedOverByChance) {
    const Played played =
        play(withDeck(2, 0), {}, [](Game& game) { EXPECT_EQ(topCard(game, "CARD-06"_rule), card(0)); });
    EXPECT_EQ(played.asked.at(0).seat, chance);
    const Played none = play(play(withDeck(2, 0), {}, drawing(2)).battle, {},
                             [](Game& game) { EXPECT_EQ(topCard(game, "CARD-06"_rule), std::nullopt); });
    EXPECT_TRUE(none.asked.empty());
}

TEST(CARD13, OneDeckForAll) {
    const Battle battle = withDeck(6, 0);
    EXPECT_EQ(play(battle, {}, drawing(1)).battle.deck.size(), 5U);
}

TEST(ASK03, ACardThatIsDrawnLiesInThePile) {
    const Battle battle = battleOf({});
    const DrawCards question{"END-02"_rule, {card(4), card(9), card(12)}, 1};
    EXPECT_EQ(refusal(System::accepts(battle, question, CardsShown{{card(9)}})), "");
    EXPECT_EQ(refusal(System::accepts(battle, question, CardsShown{{card(5)}})), "ASK-03");
}

TEST(ASK03, AShuffleShowsEveryCardOnce) {
    const Battle battle = battleOf({});
    const DrawCards shuffle{"SET-25"_rule, {card(4), card(9), card(12)}, 3};
    EXPECT_EQ(refusal(System::accepts(battle, shuffle, CardsShown{{card(12), card(4), card(9)}})), "");
    EXPECT_EQ(refusal(System::accepts(battle, shuffle, CardsShown{{card(9), card(4), card(9)}})), "ASK-03");
}

TEST(ASK02, DiceAsTheyFell) {
    const Battle battle = battleOf({});
    const RollDice four{"MEL-15"_rule, 4};
    EXPECT_EQ(refusal(System::accepts(battle, four, DiceShown{{3, 5, 1, 6}})), "");
    EXPECT_EQ(refusal(System::accepts(battle, four, DiceShown{{3, 5, 1}})), "ASK-02");
    EXPECT_EQ(refusal(System::accepts(battle, four, DiceShown{{3, 5, 1, 0}})), "ASK-02");
    EXPECT_EQ(refusal(System::accepts(battle, four, DiceShown{{3, 5, 1, 7}})), "ASK-02");
}

TEST(ASK01, AnAnswerIsOfTheKindThatIsAskedFor) {
    const Battle battle = battleOf({infantry(red).broken()});
    const Decide question{Decision::tryToReorganize, a};
    EXPECT_EQ(refusal(System::accepts(battle, question, UnitChosen{a})), "ASK-01");
    EXPECT_EQ(refusal(System::accepts(battle, question, YesOrNo{true})), "");
    EXPECT_EQ(refusal(System::accepts(battle, ChooseOrder{}, DrawThree{})), "ASK-01");
}

}  // namespace
}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

Battle withHands() {
    TestTable table{.orders = {Order{}}, .events = {Event{}}};
    table.cards.assign(6, {OrderId(0), EventId(0)});
    Battle battle = battleOf({infantry(red), infantry(blue).at(10_du, 14_du)}, table);
    battle = inHand(inHand(battle, red, CardId(0)), red, CardId(1));
    battle = inHand(battle, blue, CardId(2));
    System::evolve(battle, CardsDrawn{blue, {CardId(3)}, "END-02"_rule});
    System::evolve(battle, CardsDiscarded{blue, {CardId(3)}, "END-07"_rule});
    return battle;
}

Battle deploying() {
    Battle battle = battleOf({infantry(red).wounded(1), infantry(blue).at(10_du, 14_du).wounded(1),
                              infantry(blue).at(14_du, 14_du)});
    battle.stage = Stage::deployment;
    for (Unit& unit : battle.units) unit.faceDown = true;
    battle.units.at(2).place = Place::reserve;
    return battle;
}

TEST(CARD13, OnlyTheNumberOfOtherHandsIsOpen) {
    const Battle seen = System::seenBy(withHands(), blue);
    EXPECT_EQ(seen.player(red).hand, (std::vector<CardId>{faceDown, faceDown}));
    EXPECT_EQ(seen.player(blue).hand, std::vector<CardId>{CardId(2)});
}

TEST(CARD13, TheDeckLiesFaceDownTheDiscardPileFaceUp) {
    const Battle seen = System::seenBy(withHands(), blue);
    EXPECT_EQ(seen.deck, (std::vector<CardId>{faceDown, faceDown}));
    EXPECT_EQ(seen.discarded, std::vector<CardId>{CardId(3)});
}

TEST(CARD13, NothingElseIsHiddenInBattle) {
    Battle seen = System::seenBy(withHands(), red);
    Battle all = withHands();
    seen.deck = all.deck;
    seen.players.at(1).hand = all.players.at(1).hand;
    EXPECT_EQ(seen, all);
}

/// Otherwise a player would aim at the lower card, which the rules refuse.
TEST(SET21, OfTwoFaceDownCardsItIsPlainWhichLiesBelow) {
    Battle battle = deploying();
    battle.units.at(2).place = Place::table;
    battle.units.at(2).pose = battle.unit(b).pose;
    battle.units.at(2).below = b;
    const Battle seen = System::seenBy(battle, red);
    EXPECT_EQ(seen.unit(c).type, hiddenType);
    EXPECT_EQ(seen.unit(c).below, b);
    EXPECT_TRUE(seen.isCovered(c));
    EXPECT_FALSE(seen.isCovered(b));
}

/// Otherwise a player would charge a flank that is not there.
TEST(SET21, OfAFaceDownCardItIsPlainHowNarrowItIsInAPassage) {
    Battle battle = deploying();
    battle.units.at(1).passage =
        Passage{.structure = std::nullopt, .sections = 2, .bank = battle.unit(b).pose};
    EXPECT_EQ(System::seenBy(battle, red).unit(b).passage, battle.unit(b).passage);
}

TEST(SET21, OfAFaceDownCardOnlyPositionAndFrontAreVisible) {
    const Battle battle = deploying();
    const Battle seen = System::seenBy(battle, red);
    Unit back;
    back.type = hiddenType;
    back.owner = blue;
    back.place = Place::table;
    back.faceDown = true;
    back.pose = battle.unit(b).pose;
    EXPECT_EQ(seen.unit(b), back);
    EXPECT_EQ(seen.unit(a), battle.unit(a));
}

TEST(SET05, TheChoiceOfUnitsIsSecretUntilTheyAreRevealed) {
    const Battle seen = System::seenBy(deploying(), red);
    EXPECT_EQ(seen.unit(c).type, hiddenType);
    EXPECT_EQ(seen.typeOf(deploying().unit(c).type), UnitType{});
    EXPECT_EQ(seen.side(blue).unitPoints, 0);
    EXPECT_EQ(seen.side(blue).pointLimit, deploying().side(blue).pointLimit);
    EXPECT_EQ(seen.side(blue).generals, deploying().side(blue).generals);
}

TEST(SET05, RevealedUnitsAreSeenByAll) {
    Battle battle = deploying();
    battle.units.at(2).place = Place::table;
    System::evolve(battle, UnitsRevealed{});
    EXPECT_EQ(System::seenBy(battle, red), battle);
}

}  // namespace
}  // namespace vallum::field

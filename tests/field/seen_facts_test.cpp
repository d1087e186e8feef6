// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/seen_facts.h>
#include <vallum/field/words.h>

namespace vallum::field {
namespace {

/// Red's a faces blue's b and c, and nobody is close enough to be seen.
Battle hidden() {
    return inFog(battleOf(
        {infantry(red).at(4_du, 2_du), infantry(blue).at(10_du, 14_du), infantry(blue).at(14_du, 14_du)}));
}
Battle withHands() {
    TestTable table{.orders = {Order{}}, .events = {Event{}}};
    table.cards.assign(3, {OrderId(0), EventId(0)});
    return battleOf({infantry(red), infantry(blue).at(10_du, 14_du)}, table);
}
Moved pivoted(UnitId unit) {
    return {unit, geometry::Pivot{geometry::Corner::frontLeft, 20_deg}, {}, 1.2_mp, "MOV-18"_rule};
}

TEST(OPT18, OnlyItsOwnSideIsToldWhomTheGeneralJoins) {
    const GeneralPlaced joins{blue, b};
    EXPECT_EQ(seenBy(joins, hidden(), red), std::nullopt);
    EXPECT_EQ(seenBy(joins, hidden(), Seat()), std::nullopt);
    EXPECT_EQ(seenBy(joins, hidden(), blue), Fact(joins));
}

TEST(OPT18, HalfOfAHiddenArmyIsNotTold) {
    const Battle battle = hidden();
    LossesChecked checked{blue, {}, 12'000, {}, {2, 3}, true};
    checked.losses.add("UNIT-08"_rule, 13'000);
    LossesChecked told = checked;
    told.half = 0;
    EXPECT_EQ(seenBy(checked, battle, red), Fact(told));
    EXPECT_EQ(seenBy(checked, battle, blue), Fact(checked));
    EXPECT_EQ(words(battle, *seenBy(checked, battle, red)).english().find("120"), std::string::npos);
    EXPECT_NE(words(battle, checked).english().find("120"), std::string::npos);
}

TEST(OPT18, WhatLiesOnTheCardIsToldWhenItIsSeen) {
    Battle battle = hidden();
    const FormationTaken forms{b, Formation::phalanx};
    EXPECT_EQ(seenBy(forms, battle, red), std::nullopt);
    System::evolve(battle, Revealed{b, "OPT-19"_rule});
    EXPECT_EQ(seenBy(forms, battle, red), Fact(forms));
}

TEST(OPT18, MarkersBesideTheCardAreSeenWhenUnitsFormUp) {
    const UnitsArranged all{blue, {{b, Formation::phalanx, {}}, {c, {}, {true, false}}}};
    const UnitsArranged seen{blue, {{c, {}, {true, false}}}};
    EXPECT_EQ(seenBy(all, hidden(), red), Fact(seen));
    EXPECT_EQ(seenBy(UnitsArranged{blue, {{b, Formation::phalanx, {}}}}, hidden(), red), std::nullopt);
    EXPECT_EQ(seenBy(UnitsArranged{blue, {}}, hidden(), red), std::nullopt)
        << "or it would be told that there is a formation elsewhere";
}

TEST(OPT18, AnOrderIsPlayedOpenlyButNotForWhom) {
    const OrderPlayed order{blue, CardId(0), {b, c}, {}};
    EXPECT_EQ(seenBy(order, hidden(), red), Fact(OrderPlayed{blue, CardId(0), {}, {}}));
    EXPECT_EQ(seenBy(OrderReceived{{b}}, hidden(), red), std::nullopt);
    EXPECT_EQ(seenBy(Activated{b, {}, {}}, hidden(), red), std::nullopt);
}

TEST(OPT18, OfAMoveTheWayIsSeenAndNotItsPrice) {
    const Battle battle = hidden();
    const auto seen = seenBy(pivoted(b), battle, red);
    ASSERT_TRUE(seen);
    EXPECT_EQ(std::get<Moved>(*seen).step, pivoted(b).step);
    EXPECT_EQ(std::get<Moved>(*seen).price, 0_mp);
    EXPECT_EQ(std::get<Moved>(*seen).why, "OPT-18"_rule);
    const std::string words = field::words(System::seenBy(battle, red), *seen).english();
    EXPECT_EQ(words.find("free"), std::string::npos) << words;
    EXPECT_EQ(seenBy(pivoted(a), battle, red), Fact(pivoted(a)));
}

TEST(OPT18, WhoeverIsEliminatedIsKnown) {
    const Eliminated gone{b, "MEL-19"_rule};
    EXPECT_EQ(seenBy(gone, hidden(), red), Fact(gone));
    EXPECT_EQ(seenBy(Wounded{b, 1, true, "MEL-19"_rule}, hidden(), red), std::nullopt);
}

TEST(CARD13, CardsThatGoToAHandAreToldOnlyToWhoHoldsIt) {
    const Battle battle = withHands();
    const CardsDrawn drawn{blue, {CardId(1), CardId(2)}, "END-02"_rule};
    EXPECT_EQ(seenBy(drawn, battle, blue), Fact(drawn));
    EXPECT_EQ(seenBy(drawn, battle, red), Fact(CardsDrawn{blue, {faceDown, faceDown}, "END-02"_rule}));
    const CardTaken taken{red, blue, CardId(0)};
    EXPECT_EQ(seenBy(taken, battle, blue), Fact(taken)) << "it was in this hand";
    EXPECT_EQ(seenBy(taken, battle, Seat()), Fact(CardTaken{red, blue, faceDown}));
}

}  // namespace
}  // namespace vallum::field

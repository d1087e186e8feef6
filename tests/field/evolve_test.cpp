// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

TEST(Evolve, AFleeingUnitLosesFormationAndMarkers) {
    Battle battle =
        battleOf({infantry(red).extendedLeft().enveloping(b, 4), infantry(blue).at(10_du, 12_du)});
    System::evolve(battle, StartedToFlee{a, "MOR-04"_rule});
    EXPECT_TRUE(battle.unit(a).has(Marker::broken) && battle.unit(a).has(Marker::fleeing));
    EXPECT_EQ(battle.unit(a).extension, geometry::Extension{});
    EXPECT_TRUE(battle.unit(a).envelops.empty());
}

TEST(Evolve, MarkersRoundAnEliminatedUnitComeOff) {
    Battle battle = battleOf({infantry(red).enveloping(b, 4), infantry(blue).at(10_du, 12_du)});
    System::evolve(battle, Eliminated{b, "MOR-07"_rule});
    EXPECT_TRUE(battle.unit(a).envelops.empty());
    EXPECT_EQ(battle.unitsOnTable(), std::vector<UnitId>{a});
}

TEST(Evolve, TheDiscardPileBecomesTheDeck) {
    Battle battle = battleOf({}, {.cards = {{OrderId(0), EventId(0)}, {OrderId(0), EventId(0)}}});
    System::evolve(battle, CardsDrawn{red, {CardId(1), CardId(0)}, "END-02"_rule});
    System::evolve(battle, CardsDiscarded{red, {CardId(1)}, "END-07"_rule});
    System::evolve(battle, DeckRenewed{1});
    EXPECT_EQ(battle.deck, std::vector<CardId>{CardId(1)});
    EXPECT_TRUE(battle.discarded.empty());
}

}  // namespace
}  // namespace vallum::field

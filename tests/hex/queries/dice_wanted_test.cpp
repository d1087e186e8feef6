// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_fought.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/hex/queries/dice_wanted.h>
#include <vallum/hex/words.h>

namespace vallum::hex {
namespace {

using namespace test;

/// A roll in a battle: its forecast and the first fact that followed.
struct Rolled {
    DiceWanted wanted;
    std::string words;
    Fact told;
};

/// If elephants reroll, only their last dice are told, so those rolls are left out.
std::vector<Rolled> rollsOf(const Referee<System>& battle) {
    std::vector<Rolled> rolls;
    Referee<System> again(battle.record().scenario);
    for (const TapeEntry<System>& it : battle.record().tape) {
        std::optional<DiceWanted> wanted;
        if (std::holds_alternative<RollDice>(again.open()->question)) wanted = diceWanted(again);
        const Battle before = again.battle();
        EXPECT_TRUE(again.answer(it.answer));
        if (!wanted || again.news().empty()) continue;
        rolls.push_back({*wanted, words(before, *wanted), again.news().front()});
    }
    return rolls;
}

TEST(HexDiceWanted, SaysWhoseRollItIsBeforeItIsMade) {
    std::set<std::size_t> kinds;
    for (const char* id : {"bagradas", "saguntum"}) {
        for (const auto& [wanted, text, told] : rollsOf(fought(shippedScenario(id), 6))) {
            kinds.insert(told.index());
            ASSERT_TRUE(wanted.seat) << told.index();
            ASSERT_GT(wanted.dice, 0);
            EXPECT_NE(text.find("6 swords"), std::string::npos);
            if (const auto* it = std::get_if<DiceRolled>(&told)) {
                ASSERT_EQ(wanted.by, it->blow.by);
                ASSERT_EQ(wanted.against, it->blow.unit);
            }
            if (const auto* it = std::get_if<LeaderChecked>(&told)) {
                ASSERT_EQ(wanted.leader, it->leader);
            }
            if (const auto* it = std::get_if<Trampled>(&told)) {
                ASSERT_EQ(wanted.by, it->elephants);
                ASSERT_EQ(wanted.against, it->unit);
            }
            if (const auto* it = std::get_if<EscapeRolled>(&told)) {
                ASSERT_EQ(wanted.by, it->enemy);
            }
        }
    }
    EXPECT_GE(kinds.size(), 4U) << "blows, checks, orders by dice and trampling";
}

TEST(HexDiceWanted, NamesWhoFightsWhom) {
    const Battle battle = Table().unit(bottom, "MI", {5, 4}).unit(top, "LI", {4, 4});
    EXPECT_EQ(words(battle, DiceWanted{.dice = 4, .seat = bottom, .by = u(0), .against = u(1)}).english(),
              "MI against LI. Faces: 1 light, 2 medium, 3 heavy, 4 leader, 5 flag, 6 swords.");
    EXPECT_EQ(words(battle, DiceWanted{.dice = 4, .seat = bottom}).english(),
              "Bottom. Faces: 1 light, 2 medium, 3 heavy, 4 leader, 5 flag, 6 swords.");
}

}  // namespace
}  // namespace vallum::hex

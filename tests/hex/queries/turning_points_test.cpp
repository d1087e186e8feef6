// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/queries/turning_points.h>

namespace vallum::hex {
namespace {

using namespace test;

/// Three turns: the bottom side wins two banners and loses one in the first, nothing happens in the second,
/// and the top side wins one in the third.
Timeline threeTurns() {
    const Battle begin = Table()
                             .unit(bottom, "MI", {6, 4})
                             .unit(bottom, "MI", {6, 6})
                             .unit(top, "MI", {2, 4})
                             .unit(top, "LC", {2, 6})
                             .unit(top, "HI", {2, 8})
                             .leader(top, {2, 4}, "Hanno");
    const RuleId why = "HEX-40"_rule;
    return {
        begin,
        {{TurnBegan{bottom, 1}, 1},
         {DiceRolled{.blow = {.by = u(0), .at = {2, 4}, .unit = u(2)}, .dice = {}, .faces = {}, .hits = {}},
          2},
         {UnitEliminated{u(2), why}, 2},
         {BannersWon{bottom, 1, "HEX-10"_rule, {}}, 2},
         {LeaderEliminated{l(0), why}, 3},
         {BannersWon{bottom, 1, "HEX-10"_rule, {}}, 3},
         {UnitEliminated{u(0), why}, 4},
         {BannersWon{top, 1, "HEX-10"_rule, {}}, 4},
         {TurnBegan{top, 2}, 5},
         {TurnBegan{bottom, 3}, 6},
         {UnitEliminated{u(1), why}, 7},
         {BannersWon{top, 1, "HEX-10"_rule, {}}, 7}}};
}

TEST(HexTurningPoints, ATurnTellsWhatEachSideGained) {
    const auto turns = turnsOf(threeTurns());
    ASSERT_EQ(turns.size(), 3U);
    const TurnOfBattle& first = turns[0];
    EXPECT_EQ(first.turn, 1);
    EXPECT_EQ(first.active, bottom);
    ASSERT_EQ(first.gains.size(), 2U);
    EXPECT_EQ(first.gains[0], (Gain{top, 1, {{u(0)}}, {}})) << "its own dice did not destroy it";
    EXPECT_EQ(first.gains[1], (Gain{bottom, 2, {{u(2), u(0)}}, {{l(0), u(0)}}}));
    EXPECT_EQ(first.swing, 200) << "one of five banners more";
    EXPECT_EQ(turns[1].swing, 0);
}

TEST(HexTurningPoints, AreThoseThatMovedTheBalance) {
    const auto points = turningPoints(threeTurns(), 3);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].turn, 1);
    EXPECT_EQ(points[1].turn, 3);
    EXPECT_EQ(turningPoints(threeTurns(), 1).front().turn, 1) << "of two that are equal the earlier one";
}

}  // namespace
}  // namespace vallum::hex

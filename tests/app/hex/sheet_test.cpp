// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/sheet_content.h"
#include "support/hex_battles.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace vallum::app::test {
namespace {

using namespace hex::test;  // NOLINT(google-build-using-namespace)
using hex::Ground;

constexpr hex::Hex here{4, 4};

SheetRow diceOf(const hex::Battle& battle) {
    const std::vector<SheetRow> rows = sheetAbout(battle, u(0)).rows;
    const auto found =
        std::ranges::find(rows, QStringLiteral("dice, attacking and battling back"), &SheetRow::label);
    return found == rows.end() ? SheetRow{} : *found;
}
Table unitOn(const std::string& code, Ground ground) {
    return Table().unit(bottom, code, here).ground(here, ground);
}

TEST(HexSheetContent, DiceAreThoseThatTheUnitRollsWhereItStands) {
    EXPECT_EQ(diceOf(unitOn("HI", Ground::open)).value, QStringLiteral("5"));
    EXPECT_EQ(diceOf(unitOn("HI", Ground::ford)).value, QStringLiteral("5 − 3 = 2"));
    EXPECT_EQ(diceOf(unitOn("HI", Ground::hill)).value, QStringLiteral("5 − 2 = 3"));
    EXPECT_TRUE(diceOf(unitOn("HI", Ground::ford)).why.contains(QLatin1String("HXT-24")));
}

TEST(HexSheetContent, ElephantsRollNoMoreThanTheirGroundAllows) {
    EXPECT_EQ(diceOf(unitOn("EL", Ground::open)).value, QStringLiteral("same as the enemy"));
    EXPECT_EQ(diceOf(unitOn("EL", Ground::ford)).value, QStringLiteral("same as the enemy, at most 2"));
}

TEST(HexSheetContent, DiceOfTheCardInPlayCountOnlyInTheOwnAttack) {
    const SheetRow dice =
        diceOf(unitOn("MI", Ground::open).phase(hex::Phase::battling).card("all-in-contact"));
    EXPECT_EQ(dice.value, QStringLiteral("4 + 2 = 6 · 4"));
}

}  // namespace
}  // namespace vallum::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include <vallum/hex/model/blow.h>
#include <vallum/hex/queries/odds.h>
#include <vallum/hex/system.h>

namespace vallum::app {

/// A row of values on the sheet beside the board.
struct SheetRow {
    enum class Mood { plain, good, bad, quiet };
    QString label;
    QString value;
    Mood mood = Mood::plain;
    QString why;  // the terms of the number, for the tooltip

    bool operator==(const SheetRow&) const = default;
};

/// The content of the sheet beside the board: a unit's values and the odds of an attack.
struct SheetContent {
    std::optional<UnitId> unit;
    QString title;
    QString remark;
    QString heading;
    std::vector<SheetRow> rows;
    QString note;

    bool operator==(const SheetContent&) const = default;
};

[[nodiscard]] SheetContent sheetAbout(const hex::Battle& battle, UnitId unit);
[[nodiscard]] SheetContent sheetAbout(const hex::Battle& battle, hex::LeaderId leader);
/// About the piece in the hex, or else its ground.
[[nodiscard]] SheetContent sheetAbout(const hex::Battle& battle, hex::Hex hex);

/// Whether the exact odds of a blow are told to the attacker or to the defender.
enum class Reader { striker, struck };
[[nodiscard]] std::vector<SheetRow> oddsRows(const hex::Battle& battle, const hex::Blow& blow, Reader reader);
/// The same with these odds, which may be those of a roll that may not come.
[[nodiscard]] std::vector<SheetRow> oddsRows(const hex::Battle& battle,
                                             const hex::Blow& blow,
                                             const hex::Odds& odds,
                                             Reader reader);
/// The odds of battling back and, if it comes to that, what it does to the attacker.
[[nodiscard]] std::vector<SheetRow> answerRows(const hex::FightOdds& odds, Reader reader);
/// The odds of a first strike from a wall, for the attacker.
[[nodiscard]] std::vector<SheetRow> wallRows(const hex::FirstStrike& odds);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include <vallum/hex/model/blow.h>
#include <vallum/hex/queries/odds.h>
#include <vallum/hex/system.h>

namespace vallum::app {

/// A line of values on the sheet beside the board.
struct LeafRow {
    enum class Mood { plain, good, bad, quiet };
    QString label;
    QString value;
    Mood mood = Mood::plain;
    QString why;  // the terms of the number, as a tooltip

    bool operator==(const LeafRow&) const = default;
};

/// What the sheet beside the board says of a unit and of what may come of an attack.
struct Leaf {
    std::optional<UnitId> unit;
    QString title;
    QString remark;
    QString heading;
    std::vector<LeafRow> rows;
    QString note;

    bool operator==(const Leaf&) const = default;
};

[[nodiscard]] Leaf leafOf(const hex::Battle& battle, UnitId unit);
[[nodiscard]] Leaf leafOf(const hex::Battle& battle, hex::LeaderId leader);
/// Of a hex: who stands there, or its ground.
[[nodiscard]] Leaf leafOf(const hex::Battle& battle, hex::Hex hex);

/// The exact chances of a blow, told to the one who strikes or to the one who is struck.
enum class Reader { striker, struck };
[[nodiscard]] std::vector<LeafRow> oddsRows(const hex::Battle& battle, const hex::Blow& blow, Reader reader);
/// "avg 0.6 hits": what a battle back does, if it comes to it.
[[nodiscard]] LeafRow answerRow(const hex::FightOdds& odds);

}  // namespace vallum::app

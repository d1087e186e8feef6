// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/dice.h"

#include <optional>
#include <vector>

#include <QStringList>

#include <vallum/field/facts.h>

namespace vallum::app {

/// The topics a player can filter by. Turns and phases appear in all of them.
enum class LogTopic { everything, orders, movement, combat, morale, cards };
inline constexpr int logTopics = 6;
[[nodiscard]] QString nameOf(LogTopic topic);

struct LogLine {
    QString words;  // empty: no line
    LogTopic topic = LogTopic::everything;
    bool isHeading = false;
    bool isGrave = false;  // somebody breaks, flees or is lost
    std::optional<UnitId> unit;
    std::vector<art::DieLook> dice;
    QStringList reasons;  // the terms of its numbers, each with its rule
};

/// The dice of a roll with their results.
[[nodiscard]] std::vector<art::DieLook> diceOf(const field::BlowRolled& fact);
[[nodiscard]] std::vector<art::DieLook> diceOf(const field::StructureRolled& fact);
[[nodiscard]] std::vector<art::DieLook> diceOf(const field::CollateralRolled& fact);

/// Limited to what these eyes may see; without a value nothing is hidden.
[[nodiscard]] LogLine logLine(const field::Battle& battle, const field::Fact& fact, std::optional<Seat> eyes);

}  // namespace vallum::app

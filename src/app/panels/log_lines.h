// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/dice.h"

#include <optional>
#include <vector>

#include <QStringList>

#include <vallum/field/facts.h>

namespace vallum::app {

/// What a player may want to see alone. Turns and phases belong to everything.
enum class LogTopic { everything, orders, movement, combat, morale, cards };
inline constexpr int logTopics = 6;
[[nodiscard]] QString nameOf(LogTopic topic);

struct LogLine {
    QString words;  // empty: nothing worth a line
    LogTopic topic = LogTopic::everything;
    bool isHeading = false;
    bool isGrave = false;  // somebody breaks, flees or is lost
    std::optional<UnitId> unit;
    std::vector<art::DieLook> dice;
    QStringList reasons;  // the terms of its numbers, rule by rule
};

/// The dice of a roll, as they came out.
[[nodiscard]] std::vector<art::DieLook> diceOf(const field::BlowRolled& fact);

/// As much as somebody may know who looks at the battle with these eyes; without any everything lies open.
[[nodiscard]] LogLine logLine(const field::Battle& battle, const field::Fact& fact, std::optional<Seat> eyes);

}  // namespace vallum::app

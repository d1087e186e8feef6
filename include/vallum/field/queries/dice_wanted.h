// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/referee.h>
#include <vallum/core/text.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// Dice for somebody to roll on a real table: how many, who rolls them, and what they need.
struct DiceWanted {
    RuleId why;
    int dice = 0;
    std::optional<Seat> seat;
    std::optional<UnitId> unit;
    std::optional<UnitId> against;
    std::optional<StructureId> structure;
    bool oneEach = false;        // a die per side, in their order
    std::optional<int> least;    // the lowest face that succeeds
    std::optional<int> atMost;   // the highest face that passes the check
    std::optional<int> sumUpTo;  // the highest sum that passes the check
};

/// Call it while Chance is asked for dice. `trial` is a copy: it is given a 6 on every die to
/// find out whose roll it is.
DiceWanted diceWanted(vallum::Referee<System> trial);

/// The lowest face with which a die succeeds.
int leastToSucceed(const Sum& attack, const Sum& defense);

/// "Hastati 2 against Celts 1: each 3 or more counts."
Text words(const Battle&, const DiceWanted&);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/referee.h>
#include <vallum/core/text.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// Dice that somebody is to throw on a real table: how many, who throws them, and what they have to show.
struct DiceWanted {
    RuleId why;
    int dice = 0;
    std::optional<Seat> seat;
    std::optional<UnitId> unit;
    std::optional<UnitId> against;
    std::optional<StructureId> structure;
    bool oneEach = false;        // a die for each side, in their order
    std::optional<int> least;    // the lowest face with which a die succeeds
    std::optional<int> atMost;   // the highest face with which the check is passed
    std::optional<int> sumUpTo;  // the highest sum with which the check is passed
};

/// While Chance is asked for dice. Whose they are comes out by trying: this referee, which is a copy, is
/// told that all show a 6.
DiceWanted diceWanted(vallum::Referee<System> trial);

/// "Hastati 2 against Celts 1: each 3 or more counts."
Text words(const Battle&, const DiceWanted&);

}  // namespace vallum::field

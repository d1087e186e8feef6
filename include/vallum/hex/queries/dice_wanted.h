// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/referee.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// What the dice are for that Chance is asked for: so that a person who rolls them knows whose they are.
struct DiceWanted {
    RuleId why;
    int dice = 0;
    std::optional<Seat> seat = {};  // whose roll it is
    std::optional<UnitId> by = {};
    std::optional<UnitId> against = {};
    std::optional<LeaderId> leader = {};  // who is at risk

    bool operator==(const DiceWanted&) const = default;
};

/// Only while Chance is asked for dice. The referee is a trial that goes on with some dice.
DiceWanted diceWanted(Referee<System> trial);

}  // namespace vallum::hex

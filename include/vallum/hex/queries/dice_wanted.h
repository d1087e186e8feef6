// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/referee.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// What the dice that Chance is asked for decide, so that a person who rolls them knows whose they are.
struct DiceWanted {
    RuleId why;
    int dice = 0;
    std::optional<Seat> seat = {};  // whose roll it is
    std::optional<UnitId> by = {};
    std::optional<UnitId> against = {};
    std::optional<LeaderId> leader = {};  // the leader at risk

    bool operator==(const DiceWanted&) const = default;
};

/// Call it only while Chance is asked for dice. `trial` is a copy that is played on with arbitrary dice.
DiceWanted diceWanted(Referee<System> trial);

}  // namespace vallum::hex

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

/// What happened to a unit or a leader, or which banners a side won.
struct RecapLine {
    std::optional<UnitId> unit;
    std::optional<LeaderId> leader;
    std::optional<Seat> side;  // the winner of the banners
    int blocks = 0;            // lost
    int banners = 0;
    bool wasDriven = false;  // forced out of its hex by flags
    bool evaded = false;
    bool isEliminated = false;
    bool hasLeft = false;     // has left the board
    std::size_t answers = 0;  // the number of answers before it first happened
    bool operator==(const RecapLine&) const = default;
};

/// A summary for a player who has been away: the events of the opponent's latest turn.
std::vector<RecapLine> recapFor(const std::vector<Happening<System>>&, Seat);

/// "MI 2 of Rome: loses 2 blocks, is driven back."
Text words(const Battle&, const RecapLine&);

}  // namespace vallum::hex

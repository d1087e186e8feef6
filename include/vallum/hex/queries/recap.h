// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

/// What became of one unit or one leader in the meantime, or which banners a side has won.
struct RecapLine {
    std::optional<UnitId> unit;
    std::optional<LeaderId> leader;
    std::optional<Seat> side;  // of the banners
    int blocks = 0;            // lost
    int banners = 0;
    bool wasDriven = false;  // out of its hex by flags
    bool evaded = false;
    bool isEliminated = false;
    bool hasLeft = false;     // the board
    std::size_t answers = 0;  // after so many the first of it happened
    bool operator==(const RecapLine&) const = default;
};

/// What a player who has been away should know: what the turn of the opponent has brought that ended last.
std::vector<RecapLine> recapFor(const std::vector<Happening<System>>&, Seat);

/// "MI 2 of Rome: loses 2 blocks, is driven back."
Text words(const Battle&, const RecapLine&);

}  // namespace vallum::hex

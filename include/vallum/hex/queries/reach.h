// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/hex/system.h>

namespace vallum::hex {

/// A possible move of a unit, and whether it may battle afterward.
struct Reached {
    MoveUnit move;
    std::optional<RuleId> barred;  // why it may not battle from there; none: it may
    bool mustAttack = false;       // HEX-23

    bool operator==(const Reached&) const = default;
};
/// HEX-18: the shortest path to each hex that the unit may move to, and off the board.
std::vector<Reached> reachOf(const Battle&, UnitId);

}  // namespace vallum::hex

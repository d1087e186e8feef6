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

/// One hex toward the enemy for each ordered unit that can go there, all in the same direction and the
/// foremost first. Units next to an enemy stay, and so do those whose move a die would decide or that would
/// end the turn.
std::vector<MoveUnit> advanceOfAll(const Battle&);

}  // namespace vallum::hex

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/battle.h>

namespace vallum::hex {

/// The hexes between two others that a straight line from center to center crosses, and those that lie on
/// one side of it where it runs along hex sides. Some may be beyond the edge of the board.
struct LineOfHexes {
    std::vector<Hex> crossed;
    std::vector<Hex> left;
    std::vector<Hex> right;
};
LineOfHexes lineBetween(Hex from, Hex to);

/// HEX-32: the hexes that block the line of sight; none: it is clear.
std::vector<Hex> hexesInTheWay(const Battle&, Hex from, Hex to);
Verdict hasSight(const Battle&, Hex from, Hex to);

/// Through which sides a line from the center of this hex to that of another leaves it: one, or two at a
/// corner.
std::vector<Direction> sidesToward(Hex from, Hex to);

}  // namespace vallum::hex

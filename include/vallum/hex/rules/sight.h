// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/battle.h>

namespace vallum::hex {

/// The hexes that a straight line between two centers crosses, and the pairs of hexes on either side where it
/// runs along hex sides. Some may be off the board.
struct LineOfHexes {
    std::vector<Hex> crossed;
    std::vector<Hex> left;
    std::vector<Hex> right;
};
LineOfHexes lineBetween(Hex from, Hex to);

/// HEX-32: the hexes that block the line of sight; empty: it is clear.
std::vector<Hex> hexesInTheWay(const Battle&, Hex from, Hex to);
Verdict hasSight(const Battle&, Hex from, Hex to);

/// The side through which a line from the center of one hex to that of another leaves the first; two sides if
/// it leaves through a corner.
std::vector<Direction> sidesToward(Hex from, Hex to);

}  // namespace vallum::hex

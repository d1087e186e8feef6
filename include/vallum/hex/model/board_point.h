// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/quantity.h>
#include <vallum/hex/model/board.h>

namespace vallum::hex {

/// One unit is the width of a hex across the board, and a row down the board.
using BoardLength = Quantity<struct BoardLengthKind, 100>;

/// A point of a drawing over the board, relative to the center of hex (0,0): `x` to the right, `y` down.
struct BoardPoint {
    BoardLength x;
    BoardLength y;

    static void fields(auto& it, auto& visit) { visit("x", it.x)("y", it.y); }
    friend auto operator<=>(const BoardPoint&, const BoardPoint&) = default;
};

/// HEX-01: odd rows are shifted half a hex to the right.
constexpr BoardPoint middleOf(Hex hex) {
    constexpr int unit = BoardLength::perUnit;
    return {BoardLength(hex.column * unit + (hex.row % 2 == 0 ? 0 : unit / 2)), BoardLength(hex.row * unit)};
}

}  // namespace vallum::hex

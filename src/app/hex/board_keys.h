// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"
#include "hex/marks.h"

namespace vallum::app {

/// The hex that an arrow key leads to; none at the edge of the board. Left and right follow the row; up and
/// down keep to the column as far as offset rows allow.
[[nodiscard]] std::optional<hex::Hex> hexBeside(hex::Hex hex, int arrowKey);
/// The next hex for Tab, as the board lies: among the targets, or else the pieces that can be picked, or else
/// the hexes in reach.
[[nodiscard]] std::optional<hex::Hex> nextStop(const Marks& marks,
                                               std::optional<hex::Hex> looked,
                                               bool isForward,
                                               const BoardMap& map = {});
/// Whether pressing the hex does something.
[[nodiscard]] bool canBePressed(const Marks& marks, hex::Hex hex);
/// Whether a piece there may act, so that the mouse can drag it to another hex.
[[nodiscard]] bool canBeDragged(const Marks& marks, hex::Hex hex);
/// What a screen reader says about the hex.
[[nodiscard]] QString spokenWords(const hex::Battle& battle, hex::Hex hex, const Marks& marks);

}  // namespace vallum::app

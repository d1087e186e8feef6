// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"

#include <QPainterPath>

#include <vallum/hex/model/setting.h>

class QPainter;

namespace vallum::app {

/// What the ground painters draw with: the board, its colors and its geometry.
struct GroundBrush {
    QPainter& painter;
    const BoardMap& map;
    const hex::Setting& setting;
    const art::Palette& palette;

    /// Converts from hex widths to pixels.
    [[nodiscard]] double length(double part) const { return part * map.hexWidth(); }
    [[nodiscard]] QColor dimmed(QColor color) const { return palette.dark ? color.darker(135) : color; }
    [[nodiscard]] const hex::Cell& cell(hex::Hex hex) const { return setting.cells[hex::indexOf(hex)]; }
    [[nodiscard]] bool isOf(hex::Hex hex, hex::Ground ground) const {
        return hex::isOnBoard(hex) && cell(hex).ground == ground;
    }
};

/// The natural ground of all hexes, water first and trees last; adjacent hexes of one kind merge.
void paintGrounds(const GroundBrush& brush);
/// Ramparts, camps, bridges and walls.
void paintWorks(const GroundBrush& brush);

}  // namespace vallum::app

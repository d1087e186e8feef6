// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"

#include <QPixmap>

#include <vallum/core/constant.h>
#include <vallum/hex/model/setting.h>

class QPainter;

namespace vallum::app {

/// The board without its pieces: ground, works, hexes, and the two dotted lines of the sections (HEX-02).
void paintBoard(QPainter& painter,
                const BoardMap& map,
                const hex::Setting& setting,
                const art::Palette& palette);
/// Row and column in every hex, as files and the log write them.
void paintCoordinates(QPainter& painter, const BoardMap& map, const art::Palette& palette);

/// Keeps the board as it was painted last, until its size, its colors or its ground change.
class BoardCache {
public:
    /// Painted at the place that it has on the map.
    void paint(QPainter& painter,
               const BoardMap& map,
               const Constant<hex::Setting>& setting,
               const art::Palette& palette);
    void forget() { picture_ = {}; }

private:
    QPixmap picture_;
    BoardMap map_;
    Constant<hex::Setting> setting_;
    double ratio_ = 0;
    bool dark_ = false;
};

/// How wide the wooden edge of the board is.
[[nodiscard]] double boardEdge(const BoardMap& map);

}  // namespace vallum::app

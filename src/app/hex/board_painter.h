// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"

#include <QPixmap>

#include <vallum/core/constant.h>
#include <vallum/hex/model/setting.h>

class QPainter;

namespace vallum::app {

/// The board without its pieces: ground, works, hexes, and the two dotted section lines (HEX-02).
void paintBoard(QPainter& painter,
                const BoardMap& map,
                const hex::Setting& setting,
                const art::Palette& palette);
/// Row and column in every hex, as in files and in the log.
void paintCoordinates(QPainter& painter, const BoardMap& map, const art::Palette& palette);

/// Caches the painted board until its size, its colors or its ground change.
class BoardCache {
public:
    /// Paints at the map's position.
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

/// The width of the board's wooden edge.
[[nodiscard]] double boardEdge(const BoardMap& map);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"
#include "hex/hex_playback.h"
#include "hex/marks.h"
#include "hex/piece_painter.h"

namespace vallum::app {

/// Paints the pieces of a battle as it is played: at rest, or one of them on its way.
class AnimatedPieces {
public:
    /// Everything here must outlive the painting.
    struct Look {
        const BoardMap& map;
        PieceCache& cache;
        const art::Palette& palette;
    };
    AnimatedPieces(const Look& look, const hex::Battle& battle, const HexPlayback& playback);

    /// Those in `done` have finished for this phase.
    void paint(QPainter& painter, const std::vector<hex::Hex>& done) const;
    void paintGhosts(QPainter& painter, const std::vector<Ghost>& ghosts) const;
    /// Repaints the name plates and the signs of the ground that rings would cover.
    void paintPlates(QPainter& painter, const std::vector<hex::Hex>& ringed) const;

private:
    void paintUnit(QPainter& painter, UnitId id, bool isDone) const;
    void paintLeader(QPainter& painter, hex::LeaderId id) const;
    [[nodiscard]] QPointF placeOf(UnitId unit) const;
    [[nodiscard]] QPointF placeOf(hex::LeaderId leader) const;
    [[nodiscard]] QPointF onWay() const;

    Look look_;
    const hex::Battle& battle_;
    const HexPlayback& playback_;
};

}  // namespace vallum::app

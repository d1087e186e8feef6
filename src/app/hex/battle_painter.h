// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"

#include <vector>

#include <vallum/hex/model/battle.h>

class QPainter;

namespace vallum::app {

/// Where the standard of a leader stands in a hex: small beside the blocks of a unit, larger alone.
[[nodiscard]] QRectF standardAt(const BoardMap& map, QPointF center, bool isLone);
/// The hexes of a whole picture of the board, inside its wooden edge.
[[nodiscard]] BoardMap mapWithEdge(const QRectF& room);
/// The pieces on the board in the order in which they are painted: units from its top to its bottom, and
/// leaders over them.
struct PieceOrder {
    std::vector<UnitId> units;
    std::vector<hex::LeaderId> leaders;
};
[[nodiscard]] PieceOrder paintingOrder(const hex::Battle& battle);
void paintPieces(QPainter& painter,
                 const BoardMap& map,
                 const hex::Battle& battle,
                 const art::Palette& palette);
/// The board with its pieces, of lines where the painter takes lines.
void paintBattle(QPainter& painter,
                 const BoardMap& map,
                 const hex::Battle& battle,
                 const art::Palette& palette);

}  // namespace vallum::app

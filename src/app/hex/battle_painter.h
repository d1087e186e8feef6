// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"
#include "hex/piece_painter.h"

#include <vector>

#include <vallum/hex/model/battle.h>

class QPainter;

namespace vallum::app {

/// The rectangle of a leader's standard in a hex: small beside a unit's blocks, larger when alone.
[[nodiscard]] QRectF standardAt(const BoardMap& map, QPointF center, bool isLone);
/// The hexes in a picture of the whole board, inside its wooden edge.
[[nodiscard]] BoardMap mapWithEdge(const QRectF& room, BoardTurn turn = BoardTurn::upright);
/// A unit as it stands on this map: it looks up or down the screen.
[[nodiscard]] BlocksLook lookOn(const BoardMap& map, const hex::Battle& battle, UnitId unit);
/// The pieces in painting order: units from the
/// top of the screen to the bottom, then leaders.
struct PieceOrder {
    std::vector<UnitId> units;
    std::vector<hex::LeaderId> leaders;
};
[[nodiscard]] PieceOrder paintingOrder(const BoardMap& map, const hex::Battle& battle);
void paintPieces(QPainter& painter,
                 const BoardMap& map,
                 const hex::Battle& battle,
                 const art::Palette& palette);
/// The board with its pieces, as vectors if the painter supports them.
void paintBattle(QPainter& painter,
                 const BoardMap& map,
                 const hex::Battle& battle,
                 const art::Palette& palette);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/battle_painter.h"

#include "hex/board_painter.h"
#include "hex/terrain_mark.h"

#include <algorithm>
#include <iterator>

#include <QPainter>

namespace vallum::app {

QRectF standardAt(const BoardMap& map, QPointF center, bool isLone) {
    const double high = map.hexWidth() * (isLone ? 0.72 : 0.52);
    const QPointF foot = isLone ? center + QPointF(-high * 0.1, high * 0.42)
                                : center + QPointF(map.hexWidth() * 0.16, map.hexWidth() * 0.12);
    return {foot.x() - high * 0.21, foot.y() - high, high * 0.7, high};
}

BoardMap mapWithEdge(const QRectF& room, BoardTurn turn) {
    const double edge = boardEdge(BoardMap(room)) + 2;
    return BoardMap(room.adjusted(edge, edge, -edge, -edge), turn);
}

BlocksLook lookOn(const BoardMap& map, const hex::Battle& battle, UnitId unit) {
    BlocksLook look = lookOf(battle, unit);
    look.facesDown = map.facesDown(battle.homeOf(battle.unit(unit).owner));
    return look;
}

PieceOrder paintingOrder(const BoardMap& map, const hex::Battle& battle) {
    PieceOrder order;
    for (const hex::Side& side : battle.setting->sides) {
        std::ranges::copy(battle.unitsOf(side.seat), std::back_inserter(order.units));
        std::ranges::copy(battle.leadersOf(side.seat), std::back_inserter(order.leaders));
    }
    std::ranges::sort(order.units, {}, [&](UnitId id) { return map.placeOf(battle.unit(id).at); });
    return order;
}

void paintPieces(QPainter& painter,
                 const BoardMap& map,
                 const hex::Battle& battle,
                 const art::Palette& palette) {
    const PieceOrder order = paintingOrder(map, battle);
    for (const UnitId id : order.units) {
        const hex::Hex at = battle.unit(id).at;
        paintBlocks(painter, map.center(at), map.hexWidth(), lookOn(map, battle, id), palette);
        paintTerrainMark(painter, map.center(at), map.hexWidth(), battle.cell(at));
    }
    for (const hex::LeaderId id : order.leaders) {
        const hex::Leader& leader = battle.leader(id);
        paintStandard(painter, standardAt(map, map.center(leader.at), battle.isLone(id)),
                      sideOf(*battle.setting, leader.owner), false, palette);
    }
}

void paintBattle(QPainter& painter,
                 const BoardMap& map,
                 const hex::Battle& battle,
                 const art::Palette& palette) {
    paintBoard(painter, map, *battle.setting, palette);
    paintPieces(painter, map, battle, palette);
}

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/animated_pieces.h"

#include "hex/battle_painter.h"
#include "hex/mark_painter.h"
#include "hex/terrain_mark.h"

#include <algorithm>

#include <QPainter>

#include <vallum/core/overloaded.h>

namespace vallum::app {

AnimatedPieces::AnimatedPieces(const Look& look, const hex::Battle& battle, const HexPlayback& playback)
    : look_(look),
      battle_(battle),
      playback_(playback) {}

/// A moving unit is painted above the others.
void AnimatedPieces::paint(QPainter& painter, const std::vector<hex::Hex>& done) const {
    PieceOrder order = paintingOrder(look_.map, battle_);
    const auto& motion = playback_.motion();
    if (motion && motion->unit)
        std::ranges::stable_partition(order.units, [&](UnitId id) { return id != *motion->unit; });
    for (const UnitId id : order.units) {
        const bool isDone = std::ranges::find(done, battle_.unit(id).at) != done.end();
        paintUnit(painter, id, isDone && !playback_.isPlaying());
    }
    for (const hex::LeaderId id : order.leaders) paintLeader(painter, id);
}

void AnimatedPieces::paintUnit(QPainter& painter, UnitId id, bool isDone) const {
    BlocksLook look = lookOn(look_.map, battle_, id);
    look.isDone = isDone;
    const auto& motion = playback_.motion();
    const bool isMeant = motion && motion->unit == id;
    painter.save();
    if (isMeant && motion->kind == Motion::Kind::falls)
        painter.setOpacity(std::max(0.0, 1 - playback_.progress()));
    look_.cache.paint(painter, placeOf(id), look_.map.hexWidth(), look, look_.palette);
    painter.restore();
    const hex::Hex at = battle_.unit(id).at;
    const bool walks = isMeant && motion->kind == Motion::Kind::walks;
    if (!walks) paintTerrainMark(painter, look_.map.center(at), look_.map.hexWidth(), battle_.cell(at));
    if (!isMeant || motion->kind != Motion::Kind::loses) return;
    QPainterPath hurt;
    hurt.addPolygon(look_.map.outline(battle_.unit(id).at, 0.9 * counterPart));
    QColor flash(0xd3302a);
    flash.setAlphaF(static_cast<float>(0.75 * (1 - playback_.progress())));
    painter.fillPath(hurt, flash);
}

void AnimatedPieces::paintLeader(QPainter& painter, hex::LeaderId id) const {
    const auto& motion = playback_.motion();
    const bool falls = motion && motion->leader == id && motion->kind == Motion::Kind::falls;
    painter.save();
    if (falls) painter.setOpacity(std::max(0.0, 1 - playback_.progress()));
    const bool isDone = !playback_.isPlaying() && battle_.leader(id).moved;
    paintStandard(painter, standardAt(look_.map, placeOf(id), battle_.isLone(id)),
                  sideOf(*battle_.setting, battle_.leader(id).owner), isDone, look_.palette);
    painter.restore();
}

void AnimatedPieces::paintGhosts(QPainter& painter, const std::vector<Ghost>& ghosts) const {
    for (const Ghost& ghost : ghosts) {
        const QPointF center = look_.map.center(ghost.at);
        painter.save();
        painter.setOpacity(0.62);
        std::visit(Overloaded{[&](UnitId id) {
                                  look_.cache.paint(painter, center, look_.map.hexWidth(),
                                                    lookOn(look_.map, battle_, id), look_.palette);
                              },
                              [&](hex::LeaderId id) {
                                  paintStandard(painter,
                                                standardAt(look_.map, center, !battle_.unitAt(ghost.at)),
                                                sideOf(*battle_.setting, battle_.leader(id).owner), false,
                                                look_.palette);
                              }},
                   ghost.piece);
        painter.restore();
    }
}

void AnimatedPieces::paintPlates(QPainter& painter, const std::vector<hex::Hex>& ringed) const {
    for (const hex::Hex hex : ringed) {
        const auto unit = battle_.unitAt(hex);
        if (!unit) continue;
        const QPointF center = look_.map.center(hex);
        const BlocksLook look = lookOn(look_.map, battle_, *unit);
        paintPlate(painter, center, look_.map.hexWidth(), look, look_.palette);
        paintTerrainMark(painter, center, look_.map.hexWidth(), battle_.cell(hex));
    }
}

QPointF AnimatedPieces::onWay() const {
    const auto& way = playback_.motion()->way;
    const double at = playback_.progress() * static_cast<double>(way.size() - 1);
    const auto first = std::min(static_cast<std::size_t>(at), way.size() - 1);
    const auto second = std::min(first + 1, way.size() - 1);
    const double part = at - static_cast<double>(first);
    return look_.map.center(way[first]) * (1 - part) + look_.map.center(way[second]) * part;
}

QPointF AnimatedPieces::placeOf(UnitId id) const {
    const auto& motion = playback_.motion();
    const bool walks = motion && motion->unit == id && motion->kind == Motion::Kind::walks;
    return walks ? onWay() : look_.map.center(battle_.unit(id).at);
}

QPointF AnimatedPieces::placeOf(hex::LeaderId id) const {
    const auto& motion = playback_.motion();
    const bool walks = motion && motion->kind == Motion::Kind::walks;
    if (walks && motion->leader == id) return onWay();
    const auto unit = battle_.unitOf(id);
    return walks && unit ? placeOf(*unit) : look_.map.center(battle_.leader(id).at);
}

}  // namespace vallum::app

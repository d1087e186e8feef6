// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_depiction.h"

#include "hex/battle_painter.h"
#include "hex/hex_cutouts.h"
#include "hex/hex_film.h"

#include <QPainter>

namespace vallum::app {

HexDepiction::HexDepiction(const HexSession& session, const BoardDrawings& drawings)
    : session_(session),
      sketches_(drawings.book().isShown() ? drawings.all() : Sketches()),
      timeline_(hex::System::begin(session.record().scenario), session.history()) {}

double HexDepiction::proportion() const { return BoardMap::proportion(); }

double HexDepiction::widthInUnits() const {
    constexpr double wide = 1000;
    return wide / mapWithEdge({0, 0, wide, wide / proportion()}).hexWidth();
}

void HexDepiction::paintNow(QPainter& painter, const QRectF& room, const art::Palette& palette) const {
    paint(painter, room, palette, session_.battle(), session_.answersShown());
}

void HexDepiction::paintPast(QPainter& painter,
                             const QRectF& room,
                             const art::Palette& palette,
                             std::size_t moment) const {
    paint(painter, room, palette, hex::System::seenBy(timeline_.at(moment), session_.screen().viewpoint()),
          timeline_.moments().at(moment).answers);
}

std::vector<CutoutSet> HexDepiction::cutouts() const { return cutoutsOf(timeline_.at(0)); }

void HexDepiction::paint(QPainter& painter,
                         const QRectF& room,
                         const art::Palette& palette,
                         const hex::Battle& battle,
                         std::size_t answers) const {
    const BoardMap map = mapWithEdge(room);
    painter.fillRect(room, Qt::white);
    paintBattle(painter, map, battle, palette);
    painter.save();
    painter.translate(map.center(hex::Hex{0, 0}));
    painter.scale(map.hexWidth(), map.hexWidth());
    paintSketches(painter, {palette, map.hexWidth()}, shownAfter(sketches_, answers));
    painter.restore();
}

std::unique_ptr<FilmSource> HexDepicter::film() const {
    return std::make_unique<HexFilm>(session_, drawings_);
}

}  // namespace vallum::app

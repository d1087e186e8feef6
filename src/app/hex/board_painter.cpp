// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/board_painter.h"

#include "art/faces.h"
#include "art/shapes.h"
#include "hex/ground_painter.h"

#include <algorithm>

#include <QPainter>
#include <QRadialGradient>

namespace vallum::app {

namespace {

using art::box;
using art::disc;
using art::scatter;
using hex::Hex;

QColor veiled(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QRectF clothOf(const BoardMap& map) {
    const double margin = map.hexWidth() * 0.1;
    return map.area().adjusted(-margin, -margin, margin, margin);
}

/// The wooden edge and its shadow on the table.
void paintEdge(QPainter& painter, const BoardMap& map, const art::Palette& palette) {
    const QRectF cloth = clothOf(map);
    const double wood = boardEdge(map) - map.hexWidth() * 0.1;
    const QRectF outer = cloth.adjusted(-wood, -wood, wood, wood);
    for (int step = 6; step != 0; --step) {
        const double grow = step * wood * 0.22;
        painter.fillPath(box(outer.x() - grow, outer.y() - grow + wood * 0.5, outer.width() + 2 * grow,
                             outer.height() + 2 * grow, wood + grow),
                         QColor(0, 0, 0, 24));
    }
    QLinearGradient rail(outer.topLeft(), outer.bottomLeft());
    rail.setColorAt(0, palette.tableEdge.lighter(150));
    rail.setColorAt(1, palette.tableEdge.darker(115));
    painter.fillPath(box(outer.x(), outer.y(), outer.width(), outer.height(), wood), rail);
    painter.strokePath(box(outer.x() + 1, outer.y() + 1, outer.width() - 2, outer.height() - 2, wood),
                       QPen(veiled(palette.gold, 0.4), 1.2));
}

/// Dry grass in patches and tufts, paler toward the light.
void paintMeadow(QPainter& painter, const BoardMap& map, const art::Palette& palette) {
    const QRectF cloth = clothOf(map);
    const double unit = map.hexWidth();
    painter.save();
    painter.setClipPath(box(cloth.x(), cloth.y(), cloth.width(), cloth.height(), unit * 0.06),
                        Qt::IntersectClip);
    QLinearGradient earth(cloth.topLeft(), cloth.bottomRight());
    const QColor base = palette.dark ? palette.ground : QColor(0xcfc58c);
    earth.setColorAt(0, base.lighter(104));
    earth.setColorAt(0.6, base);
    earth.setColorAt(1, base.darker(106));
    painter.fillRect(cloth, earth);
    painter.setPen(Qt::NoPen);
    for (std::uint32_t i = 0; i != 90; ++i) {
        const QPointF at(cloth.left() + scatter(3, i) * cloth.width(),
                         cloth.top() + scatter(4, i) * cloth.height());
        const double size = unit * (0.7 + 1.6 * scatter(5, i));
        QRadialGradient patch(at, size);
        const QColor dye = scatter(6, i) < 0.6 ? palette.groundPatch : palette.ground.lighter(112);
        patch.setColorAt(0, veiled(dye, 0.20));
        patch.setColorAt(1, veiled(dye, 0));
        painter.setBrush(patch);
        painter.drawEllipse(at, size, size * 0.6);
    }
    QPainterPath tufts;
    for (std::uint32_t i = 0; i != 520; ++i) {
        const QPointF foot(cloth.left() + scatter(7, i) * cloth.width(),
                           cloth.top() + scatter(8, i) * cloth.height());
        const double high = unit * (0.03 + 0.03 * scatter(9, i));
        for (const double lean : {-0.6, 0.0, 0.6}) {
            tufts.moveTo(foot);
            tufts.lineTo(foot + QPointF(lean * high, -high));
        }
    }
    painter.strokePath(tufts, QPen(veiled(palette.groundGrain, 0.38), std::max(0.7, unit * 0.011)));
    painter.restore();
}

void paintGrid(QPainter& painter, const BoardMap& map) {
    QPainterPath grid;
    for (const Hex hex : hex::allHexes()) {
        grid.addPolygon(map.outline(hex));
        grid.closeSubpath();
    }
    painter.strokePath(grid, QPen(QColor(62, 48, 20, 88), std::max(1.0, map.hexWidth() * 0.014)));
}

/// HEX-02: through columns 4 and 8 of the even rows.
void paintSectionLines(QPainter& painter, const BoardMap& map) {
    for (const int column : {4, 8}) {
        const double x = map.center({0, column}).x();
        QPen dark(QColor(40, 28, 8, 90), map.hexWidth() * 0.045, Qt::CustomDashLine, Qt::RoundCap);
        QPen pale(QColor(255, 250, 232, 205), map.hexWidth() * 0.034, Qt::CustomDashLine, Qt::RoundCap);
        dark.setDashPattern({0.01, 3.0});
        pale.setDashPattern({0.01, 3.0 * 0.045 / 0.034});
        const QLineF line(x, map.area().top(), x, map.area().bottom());
        painter.setPen(dark);
        painter.drawLine(line.translated(0.7, 0.9));
        painter.setPen(pale);
        painter.drawLine(line);
    }
}

/// Darkens the corners of the board.
void paintShade(QPainter& painter, const BoardMap& map) {
    const QRectF cloth = clothOf(map);
    QRadialGradient shade(cloth.center(), std::hypot(cloth.width(), cloth.height()) / 2);
    shade.setColorAt(0.55, QColor(30, 20, 4, 0));
    shade.setColorAt(1, QColor(30, 20, 4, 62));
    painter.fillPath(box(cloth.x(), cloth.y(), cloth.width(), cloth.height(), map.hexWidth() * 0.06), shade);
    painter.strokePath(box(cloth.x(), cloth.y(), cloth.width(), cloth.height(), map.hexWidth() * 0.06),
                       QPen(QColor(35, 22, 8, 130), std::max(1.5, map.hexWidth() * 0.03)));
}

}  // namespace

double boardEdge(const BoardMap& map) { return map.hexWidth() * 0.1 + std::max(5.0, map.hexWidth() * 0.11); }

void paintBoard(QPainter& painter,
                const BoardMap& map,
                const hex::Setting& setting,
                const art::Palette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintEdge(painter, map, palette);
    paintMeadow(painter, map, palette);
    const QRectF cloth = clothOf(map);
    painter.save();
    painter.setClipPath(box(cloth.x(), cloth.y(), cloth.width(), cloth.height(), map.hexWidth() * 0.06),
                        Qt::IntersectClip);
    const GroundBrush brush{painter, map, setting, palette};
    paintGrounds(brush);
    paintGrid(painter, map);
    paintWorks(brush);
    painter.restore();
    paintSectionLines(painter, map);
    paintShade(painter, map);
    painter.restore();
}

void paintCoordinates(QPainter& painter, const BoardMap& map, const art::Palette& palette) {
    painter.save();
    QFont font = art::font(art::Face::sans, art::Type::note);
    font.setPixelSize(std::max(8, static_cast<int>(map.hexWidth() * 0.15)));
    painter.setFont(font);
    painter.setPen(veiled(palette.ink, 0.75));
    for (const Hex hex : hex::allHexes()) {
        const QRectF box(map.center(hex) - QPointF(map.hexWidth() / 2, map.hexWidth() * 0.53),
                         QSizeF(map.hexWidth(), map.hexWidth() * 0.26));
        painter.drawText(box, Qt::AlignCenter, QString::fromStdString(hex::toText(hex)));
    }
    painter.restore();
}

void BoardCache::paint(QPainter& painter,
                       const BoardMap& map,
                       const Constant<hex::Setting>& setting,
                       const art::Palette& palette) {
    const double edge = boardEdge(map) * 2.4;
    const QRectF place = map.area().adjusted(-edge, -edge, edge, edge);
    const double ratio = painter.device()->devicePixelRatioF();
    const bool isKept =
        !picture_.isNull() && map == map_ && ratio == ratio_ && palette.dark == dark_ && setting == setting_;
    if (!isKept) {
        picture_ = QPixmap((place.size() * ratio).toSize());
        picture_.setDevicePixelRatio(ratio);
        picture_.fill(Qt::transparent);
        QPainter inner(&picture_);
        inner.translate(-place.topLeft());
        paintBoard(inner, map, *setting, palette);
        map_ = map;
        setting_ = setting;
        ratio_ = ratio;
        dark_ = palette.dark;
    }
    painter.drawPixmap(place.topLeft(), picture_);
}

}  // namespace vallum::app

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

constexpr int leastLetters = 11;  // in pixels

bool isLabeled(const BoardMap& map) {
    constexpr double least = 36;
    return map.hexWidth() >= least;
}

/// In the middle of what hexes of this column in even and odd rows have in common: every hex of the column
/// lies below its number.
double middleOfColumn(const BoardMap& map, int column) {
    const double odd = map.center({1, 0}).x() - map.center({0, 0}).x();
    return map.center({0, column}).x() + odd / 2;
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

/// Rows at both ends, columns above and below, with the numbers of files and of the log.
void paintRimNumbers(QPainter& painter, const BoardMap& map, const art::Palette& palette) {
    if (!isLabeled(map)) return;
    const QRectF cloth = clothOf(map);
    const double wood = boardEdge(map) - map.hexWidth() * 0.1;
    QFont font = art::font(art::Face::sans, art::Type::note);
    font.setPixelSize(std::max(leastLetters, static_cast<int>(wood * 0.8)));
    painter.setFont(font);
    painter.setPen(palette.rimText);
    const auto number = [&](QPointF middle, int shown) {
        const double side = 3 * wood;
        painter.drawText(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), Qt::AlignCenter,
                         QString::number(shown));
    };
    for (int row = 0; row != hex::boardRows; ++row) {
        const double y = map.center({row, 0}).y();
        for (const double x : {cloth.left() - wood / 2, cloth.right() + wood / 2}) number({x, y}, row);
    }
    for (int column = 0; column != hex::columnsIn(0); ++column) {
        const double x = middleOfColumn(map, column);
        for (const double y : {cloth.top() - wood / 2, cloth.bottom() + wood / 2}) number({x, y}, column);
    }
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

/// Wide enough for the numbers at the rim, unless the board is too small for them.
double boardEdge(const BoardMap& map) {
    const double wood = isLabeled(map) ? std::max(leastLetters + 2.0, map.hexWidth() * 0.15)
                                       : std::max(5.0, map.hexWidth() * 0.11);
    return map.hexWidth() * 0.1 + wood;
}

void paintBoard(QPainter& painter,
                const BoardMap& map,
                const hex::Setting& setting,
                const art::Palette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintEdge(painter, map, palette);
    paintRimNumbers(painter, map, palette);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/shapes.h"
#include "hex/ground_painter.h"

#include <QPainter>

namespace vallum::app {

namespace {

using art::disc;
using hex::Direction;
using hex::Hex;
using hex::Work;

QColor veiled(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QPainterPath pathOf(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

/// An earth bank with a row of stakes on top.
void paintPalisade(const GroundBrush& brush, const QLineF& line) {
    QPainter& painter = brush.painter;
    painter.setPen(QPen(veiled(QColor(0x2b2415), 0.35), brush.length(0.13), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line.translated(brush.length(0.02), brush.length(0.03)));
    painter.setPen(QPen(brush.dimmed(0x8a7040), brush.length(0.11), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    painter.setPen(QPen(brush.dimmed(0xb4965c), brush.length(0.05), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    constexpr int stakes = 7;
    for (int i = 0; i <= stakes; ++i) {
        const QPointF foot = line.pointAt(static_cast<double>(i) / stakes);
        painter.fillPath(disc(foot.x(), foot.y(), brush.length(0.034)), brush.dimmed(0x3d2812));
        painter.fillPath(
            disc(foot.x() - brush.length(0.008), foot.y() - brush.length(0.01), brush.length(0.02)),
            brush.dimmed(0xc79a5e));
    }
}

void paintRamparts(const GroundBrush& brush, Hex hex) {
    for (const Direction direction : brush.cell(hex).ramparts.all())
        paintPalisade(brush, brush.map.side(hex, direction, 0.93));
}

void paintTent(const GroundBrush& brush, QPointF foot, double size) {
    QPainter& painter = brush.painter;
    using art::polygon;
    painter.fillPath(disc(foot.x() + size * 0.2, foot.y() + size * 0.1, size * 0.9, size * 0.25),
                     QColor(30, 20, 5, 80));
    const QPointF peak = foot - QPointF(0, size * 1.1);
    painter.fillPath(polygon({foot - QPointF(size * 0.8, 0), peak, foot + QPointF(size * 0.1, size * 0.12)}),
                     brush.dimmed(0xf3e8cc));
    painter.fillPath(polygon({foot + QPointF(size * 0.1, size * 0.12), peak, foot + QPointF(size * 0.8, 0)}),
                     brush.dimmed(0xc9b78c));
    painter.strokePath(polygon({foot - QPointF(size * 0.8, 0), peak, foot + QPointF(size * 0.8, 0),
                                foot + QPointF(size * 0.1, size * 0.12)}),
                       QPen(brush.dimmed(0x6b5432), std::max(0.8, size * 0.06)));
}

void paintCamp(const GroundBrush& brush, Hex hex) {
    brush.painter.fillPath(pathOf(brush.map.outline(hex, 0.92)), brush.dimmed(0xcdb67c));
    const QPointF middle = brush.map.center(hex);
    paintTent(brush, middle + QPointF(-brush.length(0.17), -brush.length(0.06)), brush.length(0.15));
    paintTent(brush, middle + QPointF(brush.length(0.17), -brush.length(0.02)), brush.length(0.15));
    paintTent(brush, middle + QPointF(0, brush.length(0.2)), brush.length(0.17));
    for (int i = 0; i != hex::directions; ++i)
        paintPalisade(brush, brush.map.side(hex, static_cast<Direction>(i), 0.92));
}

/// Planks between the two dry sides.
void paintBridge(const GroundBrush& brush, Hex hex) {
    QPainter& painter = brush.painter;
    const auto isDry = [&](Direction direction) {
        const Hex next = hex::toward(hex, direction);
        if (!hex::isOnBoard(next)) return false;
        const hex::Ground ground = brush.cell(next).ground;
        return ground != hex::Ground::river && ground != hex::Ground::ford && ground != hex::Ground::sea;
    };
    Direction along = Direction::west;
    for (int i = 0; i != hex::directions; ++i) {
        const auto one = static_cast<Direction>(i);
        const auto other = static_cast<Direction>((i + 3) % hex::directions);
        if (isDry(one) && isDry(other)) {
            along = one;
            break;
        }
    }
    const QPointF middle = brush.map.center(hex);
    const QPointF end = brush.map.side(hex, along).center();
    const double angle = std::atan2(end.y() - middle.y(), end.x() - middle.x());
    painter.save();
    painter.translate(middle);
    painter.rotate(angle * 180 / std::numbers::pi);
    const double half = brush.length(0.46);
    const double wide = brush.length(0.17);
    painter.fillRect(QRectF(-half, -wide + brush.length(0.05), 2 * half, 2 * wide), QColor(15, 20, 25, 110));
    painter.fillRect(QRectF(-half, -wide, 2 * half, 2 * wide), brush.dimmed(0xa87c4a));
    painter.setPen(QPen(brush.dimmed(0x6a4722), std::max(0.8, brush.length(0.014))));
    constexpr int planks = 13;
    for (int i = 1; i != planks; ++i) {
        const double x = -half + 2 * half * i / planks;
        painter.drawLine(QPointF(x, -wide), QPointF(x, wide));
    }
    painter.setPen(QPen(brush.dimmed(0x5a3a1a), brush.length(0.05), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-half, -wide), QPointF(half, -wide));
    painter.drawLine(QPointF(-half, wide), QPointF(half, wide));
    painter.restore();
}

/// The wall walk, with merlons on all sides that do not adjoin another part of the wall.
void paintWall(const GroundBrush& brush, Hex hex, bool isFortified) {
    QPainter& painter = brush.painter;
    const QColor stone = brush.dimmed(isFortified ? QColor(0xa39a8c) : QColor(0xb8ad98));
    painter.fillPath(pathOf(brush.map.outline(hex, 0.99)).translated(brush.length(0.03), brush.length(0.05)),
                     QColor(25, 18, 8, 90));
    painter.fillPath(pathOf(brush.map.outline(hex, 0.99)), stone);
    painter.save();
    painter.setClipPath(pathOf(brush.map.outline(hex, 0.97)), Qt::IntersectClip);
    painter.setPen(QPen(veiled(QColor(0x4d4436), 0.35), std::max(0.8, brush.length(0.012))));
    const QPointF middle = brush.map.center(hex);
    const double step = brush.length(0.12);
    for (int row = -5; row <= 5; ++row) {
        const double y = middle.y() + row * step;
        painter.drawLine(QPointF(middle.x() - brush.length(0.5), y),
                         QPointF(middle.x() + brush.length(0.5), y));
        for (int column = -4; column <= 4; ++column) {
            const double x = middle.x() + (column + (row % 2 == 0 ? 0.5 : 0.0)) * brush.length(0.2);
            painter.drawLine(QPointF(x, y), QPointF(x, y + step));
        }
    }
    painter.restore();
    for (int i = 0; i != hex::directions; ++i) {
        const auto direction = static_cast<Direction>(i);
        const Hex next = hex::toward(hex, direction);
        const bool goesOn = hex::isOnBoard(next) && (brush.cell(next).work == Work::scalableWall ||
                                                     brush.cell(next).work == Work::fortifiedWall);
        if (goesOn) continue;
        const QLineF line = brush.map.side(hex, direction, 0.94);
        painter.setPen(QPen(brush.dimmed(0x5d5548), brush.length(0.12), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line);
        QPen merlons(brush.dimmed(isFortified ? QColor(0xd0c8b8) : QColor(0xdcd3c0)), brush.length(0.085),
                     Qt::CustomDashLine, Qt::FlatCap);
        merlons.setDashPattern({1.0, 0.62});
        painter.setPen(merlons);
        painter.drawLine(line);
    }
}

void paintWork(const GroundBrush& brush, Hex hex, Work work) {
    switch (work) {
        case Work::rampart: return paintRamparts(brush, hex);
        case Work::camp: return paintCamp(brush, hex);
        case Work::bridge: return paintBridge(brush, hex);
        case Work::scalableWall: return paintWall(brush, hex, false);
        case Work::fortifiedWall: return paintWall(brush, hex, true);
    }
}

}  // namespace

void paintWorks(const GroundBrush& brush) {
    for (const Hex hex : hex::allHexes()) {
        if (const auto work = brush.cell(hex).work) paintWork(brush, hex, *work);
    }
}

}  // namespace vallum::app

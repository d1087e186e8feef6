// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_face.h"

#include "art/card_painter.h"
#include "art/emblems.h"
#include "art/ranks.h"
#include "art/shapes.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {
namespace {

constexpr double corner = 0.055;
constexpr double markerSize = 0.4;  // GEO-06

QPainterPath cardShape(double grow) {
    const QRectF rect = cardRect.adjusted(-grow, -grow, grow, grow);
    return box(rect.x(), rect.y(), rect.width(), rect.height(), corner + grow);
}

/// The light comes from the top of the screen, whatever the card's heading.
QPointF shadowFall(const QPainter& painter, double length) {
    const QTransform& world = painter.worldTransform();
    const double angle = std::atan2(world.m12(), world.m11());
    return {std::sin(angle) * length, std::cos(angle) * length};
}

QColor faded(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

/// Fibers and specks of old parchment, only when zoomed in enough to see them.
void paintFibers(QPainter& painter, const CardSheet& sheet) {
    QPainterPath fibers;
    for (std::uint32_t i = 0; i < 60; ++i) {
        const QPointF at(fieldRect.left() + scatter(3, i) * fieldRect.width(),
                         fieldRect.top() + scatter(4, i) * fieldRect.height());
        const double length = 0.01 + 0.03 * scatter(5, i);
        fibers.moveTo(at);
        fibers.quadTo(at + QPointF(length * 0.5, 0.012 * jitter(6, i)),
                      at + QPointF(length, 0.01 * jitter(7, i)));
    }
    painter.strokePath(fibers, QPen(faded(sheet.palette.parchmentShade.darker(125), 0.3), 0.003));
}

void paintMarker(QPainter& painter, const CardSheet& sheet, double left) {
    const QPainterPath square = box(left, cardRect.top(), markerSize, markerSize, 0.03);
    painter.fillPath(moved(square, 0.015, 0.03), QColor(30, 20, 5, 60));
    painter.fillPath(square, sheet.shades.base);
    paintPattern(painter, square.boundingRect(), {}, sheet.look.side, {sheet.shades.light, 0.09, 0.45});
    painter.strokePath(square, QPen(sheet.shades.deep, 0.018));
    painter.save();
    painter.translate(left + markerSize / 2, cardRect.top() + markerSize / 2);
    painter.fillPath(polygon({{0, -0.11}, {0.12, 0.06}, {-0.12, 0.06}}), sheet.palette.rimText);
    painter.restore();
}

}  // namespace

QRectF CardSheet::nameBand() const {
    const double depth = std::clamp(pixels(11.5), 0.185, 0.31);
    return {cardRect.left() + 0.03, cardRect.bottom() - depth, cardRect.width() - 0.06, depth - 0.012};
}

void paintShadowAndGlow(QPainter& painter, const CardSheet& sheet) {
    const CardLook& look = sheet.look;
    if (look.ghost == Ghost::none) {
        const QPointF fall = shadowFall(painter, 0.022);
        for (const double spread : {0.03, 0.02, 0.01, 0.0})
            painter.fillPath(moved(cardShape(spread), fall.x(), fall.y()), QColor(35, 22, 5, 28));
    }
    if (look.selected) {
        const double width = std::max(0.05, sheet.pixels(2.5));
        painter.fillPath(cardShape(width * 1.7), faded(sheet.palette.gold, 0.35));
        painter.fillPath(cardShape(width), sheet.palette.gold);
    }
    if (look.hovered) {
        const double width = std::max(0.022, sheet.pixels(1.5));
        painter.strokePath(cardShape(look.selected ? width * 3 : width), QPen(sheet.palette.rimText, width));
    }
}

void paintExtensions(QPainter& painter, const CardSheet& sheet) {
    if (sheet.look.extendedLeft) paintMarker(painter, sheet, cardRect.left() - markerSize);
    if (sheet.look.extendedRight) paintMarker(painter, sheet, cardRect.right());
}

void paintRim(QPainter& painter, const CardSheet& sheet) {
    const QPainterPath shape = cardShape(0);
    QLinearGradient dye(0, cardRect.top(), 0, cardRect.bottom());
    dye.setColorAt(0, sheet.shades.base.lighter(112));
    dye.setColorAt(0.5, sheet.shades.base);
    dye.setColorAt(1, sheet.shades.base.darker(115));
    painter.fillPath(shape, dye);
    paintPattern(painter, cardRect.adjusted(0.016, 0.016, -0.016, -0.016), fieldRect, sheet.look.side,
                 {sheet.shades.light, std::max(0.075, sheet.pixels(3.4)), 0.62});
    const double width = std::max(0.016, sheet.pixels(1.0));
    painter.strokePath(cardShape(-width / 2), QPen(sheet.shades.deep, width));
}

void paintField(QPainter& painter, const CardSheet& sheet) {
    const QRectF field = fieldRect;
    const QPainterPath shape = box(field.x(), field.y(), field.width(), field.height(), 0.03);
    QRadialGradient skin(field.center(), 0.85);
    skin.setColorAt(0, sheet.palette.parchment);
    skin.setColorAt(0.65, sheet.palette.parchment);
    skin.setColorAt(1, sheet.palette.parchmentShade);
    painter.fillPath(shape, skin);
    painter.save();
    painter.translate(field.center());
    painter.scale(0.21, 0.21);
    painter.fillPath(emblemPath(sheet.look.side.emblem), faded(sheet.shades.base, 0.09));
    painter.restore();
    if (sheet.pixelsPerDu >= 44) {
        painter.strokePath(
            box(field.x() + 0.022, field.y() + 0.022, field.width() - 0.044, field.height() - 0.044, 0.015),
            QPen(faded(sheet.palette.parchmentShade.darker(130), 0.7), std::max(0.005, sheet.pixels(0.6))));
    }
    if (sheet.closeUp()) paintFibers(painter, sheet);
    const QColor line = sheet.look.active ? sheet.palette.gold : sheet.shades.deep;
    const double width =
        sheet.look.active ? std::max(0.03, sheet.pixels(1.8)) : std::max(0.01, sheet.pixels(0.7));
    painter.strokePath(shape, QPen(line, width));
}

/// The ends of the sections on all four edges (GEO-05).
void paintEdgeTicks(QPainter& painter, const CardSheet& sheet) {
    const double length = std::max(0.045, sheet.pixels(2.5));
    QPainterPath ticks;
    for (const double x : {-0.4, 0.0, 0.4}) {
        ticks.addPath(line({{x, cardRect.top()}, {x, cardRect.top() + length * 0.7}}));
        ticks.addPath(line({{x, cardRect.bottom()}, {x, cardRect.bottom() - length * 0.6}}));
    }
    ticks.addPath(line({{cardRect.left(), 0}, {cardRect.left() + length, 0}}));
    ticks.addPath(line({{cardRect.right(), 0}, {cardRect.right() - length, 0}}));
    painter.strokePath(
        ticks, QPen(sheet.palette.rimText, std::max(0.014, sheet.pixels(1.0)), Qt::SolidLine, Qt::FlatCap));
}

/// The triangle that marks the front: white, gold when
/// the unit is active, hollow when it has finished.
void paintFrontMark(QPainter& painter, const CardSheet& sheet) {
    const double half = std::max(0.115, sheet.pixels(3.6));
    const double depth = std::max(0.1, sheet.pixels(3.2));
    const QPainterPath mark = polygon({{0, -0.395}, {half, -0.395 + depth}, {-half, -0.395 + depth}});
    const QColor fill = sheet.look.active ? sheet.palette.gold : sheet.palette.rimText;
    painter.fillPath(mark, sheet.look.done ? sheet.shades.deep : fill);
    painter.strokePath(mark,
                       QPen(sheet.look.done ? fill : sheet.shades.deep, std::max(0.01, sheet.pixels(0.8)),
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// A tear from edge to edge through a broken unit.
void paintCrack(QPainter& painter, const CardSheet& sheet) {
    if (!sheet.look.broken && !sheet.look.fleeing) return;
    painter.fillPath(box(fieldRect.x(), fieldRect.y(), fieldRect.width(), fieldRect.height(), 0.03),
                     QColor(90, 80, 70, sheet.look.fleeing ? 70 : 40));
    const QPainterPath tear = line(
        {{0.3, -0.4}, {0.235, -0.25}, {0.33, -0.15}, {0.25, -0.03}, {0.345, 0.07}, {0.28, 0.2}, {0.33, 0.4}});
    painter.strokePath(tear, QPen(sheet.palette.parchment, std::max(0.045, sheet.pixels(2.4)), Qt::SolidLine,
                                  Qt::FlatCap, Qt::MiterJoin));
    painter.strokePath(tear, QPen(sheet.palette.ink, std::max(0.018, sheet.pixels(1.0)), Qt::SolidLine,
                                  Qt::FlatCap, Qt::MiterJoin));
}

void paintGhostEdge(QPainter& painter, const CardSheet& sheet) {
    const bool refused = sheet.look.ghost == Ghost::refused;
    const QColor color = refused ? sheet.palette.refused : sheet.palette.allowed;
    const double width = std::max(0.028, sheet.pixels(2.0));
    painter.strokePath(cardShape(0), QPen(sheet.palette.rimText, width * 1.7));
    QPen dashes(color, width, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({3.5, 2.0});
    painter.strokePath(cardShape(0), dashes);
    if (!refused) return;
    const QPainterPath sign = line({{-0.11, -0.11}, {0.11, 0.11}});
    QPainterPath cross = sign;
    cross.addPath(turned(sign, 90));
    painter.fillPath(disc(0, 0, 0.21), color);
    painter.strokePath(cross, QPen(sheet.palette.rimText, 0.06, Qt::SolidLine, Qt::RoundCap));
}

void paintBack(QPainter& painter, const CardSheet& sheet) {
    paintRim(painter, sheet);
    const QPainterPath inner = box(-0.7, -0.29, 1.4, 0.58, 0.04);
    painter.fillPath(inner, faded(sheet.shades.deep, 0.85));
    paintPattern(painter, inner.boundingRect(), {}, sheet.look.side,
                 {sheet.shades.light, std::max(0.12, sheet.pixels(4)), 0.3});
    painter.strokePath(inner, QPen(sheet.palette.gold, std::max(0.014, sheet.pixels(0.8))));
    painter.save();
    painter.scale(0.2, 0.2);
    painter.fillPath(disc(0, 0, 1.3), sheet.shades.deep);
    painter.strokePath(disc(0, 0, 1.3), QPen(sheet.palette.gold, 0.08));
    painter.fillPath(emblemPath(sheet.look.side.emblem), sheet.palette.parchment);
    painter.restore();
    paintEdgeTicks(painter, sheet);
    paintFrontMark(painter, sheet);
}

}  // namespace vallum::art

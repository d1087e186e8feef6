// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/chalk.h"

#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QLineF>
#include <QPainter>

namespace vallum::art {
namespace {

constexpr double strokePixels = 4;
constexpr double textPixels = 24;

double strokeWidth(const Ink& ink) { return ink.pixels(strokePixels * ink.palette.textScale); }

QPen roundPen(const QColor& color, double width) {
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPainterPath smoothed(const QPolygonF& way) {
    QPainterPath path(way.first());
    for (qsizetype i = 1; i + 1 < way.size(); ++i) path.quadTo(way[i], (way[i] + way[i + 1]) / 2);
    path.lineTo(way.last());
    return path;
}

/// The tip, and the two corners behind it.
QPolygonF headOf(const QPolygonF& way, double width) {
    qsizetype before = way.size() - 2;
    while (before > 0 && QLineF(way[before], way.last()).length() < width * 3) --before;
    const QLineF last(way[before], way.last());
    const QPointF along = last.length() > 0 ? (last.p2() - last.p1()) / last.length() : QPointF(0, -1);
    const QPointF aside(-along.y(), along.x());
    const QPointF back = way.last() - along * width * 4.5;
    return {way.last(), back + aside * width * 2.4, back - aside * width * 2.4};
}

}  // namespace

void paintChalkArrow(QPainter& painter, const Ink& ink, const QPolygonF& way, SideColor color) {
    if (way.size() < 2) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const SideShades shades = ink.palette.shadesOf(color);
    const double width = strokeWidth(ink);
    const QPolygonF head = headOf(way, width);
    // The line ends inside the head, so that the tip stays sharp.
    QPolygonF shaft = way;
    shaft.last() = (head[1] + head[2]) / 2;
    const QPainterPath path = smoothed(shaft);
    QPainterPath tip;
    tip.addPolygon(head);
    tip.closeSubpath();
    painter.strokePath(path, roundPen(shades.deep, width + ink.pixels(6)));
    painter.strokePath(tip, roundPen(shades.deep, ink.pixels(6)));
    painter.strokePath(path, roundPen(ink.palette.rimText, width + ink.pixels(3)));
    painter.strokePath(tip, roundPen(ink.palette.rimText, ink.pixels(3)));
    painter.strokePath(path, roundPen(shades.base, width));
    painter.fillPath(tip, shades.base);
}

void paintChalkArea(QPainter& painter, const Ink& ink, const QPainterPath& area, SideColor color) {
    painter.setRenderHint(QPainter::Antialiasing);
    const SideShades shades = ink.palette.shadesOf(color);
    const double width = strokeWidth(ink) * 0.75;
    painter.fillPath(area, ink.palette.veil(shades.base, 0.24));
    painter.strokePath(area, roundPen(shades.deep, width + ink.pixels(3.5)));
    painter.strokePath(area, roundPen(ink.palette.rimText, width + ink.pixels(2)));
    painter.strokePath(area, roundPen(shades.base, width));
}

QRectF chalkTextRect(const Ink& ink, QPointF at, const QString& text) {
    const double height = ink.pixels(textPixels * ink.palette.textScale);
    const double width = lineWidth(text, labelFont(), height * 0.66) + height * 0.7;
    return {at.x() - width / 2, at.y() - height / 2, width, height};
}

void paintChalkText(QPainter& painter, const Ink& ink, QPointF at, const QString& text, SideColor color) {
    painter.setRenderHint(QPainter::Antialiasing);
    const SideShades shades = ink.palette.shadesOf(color);
    const QRectF rect = chalkTextRect(ink, at, text);
    const QPainterPath plate =
        box(rect.x(), rect.y(), rect.width(), rect.height(), ink.pixels(5 * ink.palette.textScale));
    painter.strokePath(plate, roundPen(shades.deep, ink.pixels(6)));
    painter.strokePath(plate, roundPen(shades.base, ink.pixels(4)));
    painter.fillPath(plate, ink.palette.parchment);
    paintLine(painter, {text, rect, ink.pixelsPerDu, Qt::AlignHCenter, false, 0.66, 0.9}, labelFont(),
              ink.palette.ink);
}

void paintChalkHandle(QPainter& painter, const Ink& ink, QPointF at) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = ink.pixels(5);
    const QRectF square(at.x() - half, at.y() - half, 2 * half, 2 * half);
    painter.fillRect(square, ink.palette.rimText);
    painter.setPen(QPen(ink.palette.ink, ink.pixels(1.5)));
    painter.drawRect(square);
}

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_marks.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QLineF>
#include <QPainter>
#include <QPalette>

namespace vallum::app {

namespace {

/// The edge first, then the line on top of it.
std::array<QPen, 2> pens(double width) {
    constexpr QColor edge(255, 255, 255, 200);
    return {QPen(edge, width * 2), QPen(QApplication::palette().color(QPalette::Highlight), width)};
}

}  // namespace

void paintLessonRing(QPainter& painter, QPointF center, double radius, double width) {
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : pens(width)) {
        painter.setPen(pen);
        painter.drawEllipse(center, radius, radius);
    }
}

void paintLessonFrame(QPainter& painter, const QRectF& frame, double corner, double width) {
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : pens(width)) {
        painter.setPen(pen);
        painter.drawRoundedRect(frame, corner, corner);
    }
}

void paintLessonOutline(QPainter& painter, const QPolygonF& outline, double width, bool isDashed) {
    painter.setBrush(Qt::NoBrush);
    for (QPen pen : pens(width)) {
        pen.setJoinStyle(Qt::RoundJoin);
        // Dashes are counted in pen widths, and the edge is twice as wide as the line on it.
        constexpr double dash = 3;
        if (isDashed) pen.setDashPattern({dash * width / pen.widthF(), dash * width / pen.widthF()});
        if (isDashed) pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawPolygon(outline);
    }
}

void paintLessonArrow(QPainter& painter, QPointF from, QPointF to, double width) {
    const QLineF shaft(from, to);
    if (shaft.isNull()) return;
    const double barb = std::min(width * 6, shaft.length() / 2);
    QLineF left(to, from);
    left.setLength(barb);
    QLineF right = left;
    left.setAngle(left.angle() + 30);
    right.setAngle(right.angle() - 30);
    for (QPen pen : pens(width)) {
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        painter.drawLines({shaft, left, right});
    }
}

}  // namespace vallum::app

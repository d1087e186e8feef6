// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_marks.h"

#include <array>

#include <QApplication>
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

}  // namespace vallum::app

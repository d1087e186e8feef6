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

/// The smallest ring around two that overlap.
LessonRing around(const LessonRing& one, const LessonRing& other) {
    const QLineF between(one.center, other.center);
    const double radius = (between.length() + one.radius + other.radius) / 2;
    if (between.isNull() || radius <= std::max(one.radius, other.radius))
        return one.radius > other.radius ? one : other;
    return {between.pointAt((radius - one.radius) / between.length()), radius};
}

}  // namespace

std::vector<LessonRing> ringsAround(const std::vector<QPointF>& places, double radius) {
    std::vector<LessonRing> rings;
    for (const QPointF place : places) {
        LessonRing ring{place, radius};
        const auto overlapped = [&](const LessonRing& it) {
            return QLineF(it.center, ring.center).length() < it.radius + ring.radius;
        };
        // A ring that has grown may overlap others.
        for (auto it = std::ranges::find_if(rings, overlapped); it != rings.end();
             it = std::ranges::find_if(rings, overlapped)) {
            ring = around(*it, ring);
            rings.erase(it);
        }
        rings.push_back(ring);
    }
    return rings;
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointF>
#include <QRectF>

class QPainter;

/// How a lesson marks what it points at: in the desktop's highlight color, edged in white to be visible on
/// any background. Widths are in the painter's units.
namespace vallum::app {

struct LessonRing {
    QPointF center;
    double radius;
};
/// A ring of this radius around each place; one larger ring around those whose rings would overlap.
[[nodiscard]] std::vector<LessonRing> ringsAround(const std::vector<QPointF>& places, double radius);

void paintLessonRing(QPainter&, QPointF center, double radius, double width);
void paintLessonFrame(QPainter&, const QRectF& frame, double corner, double width);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

class QPainter;

/// How a lesson marks what it points at: in the desktop's highlight color, edged in white to be visible on
/// any background. Widths are in the painter's units.
namespace vallum::app {

void paintLessonRing(QPainter&, QPointF center, double radius, double width);
void paintLessonFrame(QPainter&, const QRectF& frame, double corner, double width);
/// Around a card that may be turned; dashed: where a card is to go.
void paintLessonOutline(QPainter&, const QPolygonF& outline, double width, bool isDashed);
void paintLessonArrow(QPainter&, QPointF from, QPointF to, double width);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <QPainterPath>

class QPainter;
class QRectF;

namespace vallum::art {

/// Inside the square from (-1, -1) to (1, 1).
[[nodiscard]] const QPainterPath& emblemPath(Emblem emblem);

/// How a pattern is drawn: its color, period and opacity.
struct Weave {
    QColor color;
    double step = 0.1;
    double strength = 0.5;
};

/// The side's pattern over a rectangle; the part inside the hole may be skipped because something will cover
/// it.
void paintPattern(
    QPainter& painter, const QRectF& area, const QRectF& hole, const Side& side, const Weave& weave);
/// The same for any shape.
void paintPattern(QPainter& painter, const QPainterPath& area, const Side& side, const Weave& weave);

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <QPainterPath>

namespace vallum::art {

/// Explanatory drawings over the table: in the color of a side, with a light outline that stands out from any
/// background. Lines and letters keep their size on the screen.
void paintChalkArrow(QPainter& painter, const Ink& ink, const QPolygonF& way, SideColor color);
void paintChalkArea(QPainter& painter, const Ink& ink, const QPainterPath& area, SideColor color);
/// Centered on `at`.
void paintChalkText(QPainter& painter, const Ink& ink, QPointF at, const QString& text, SideColor color);
/// A draggable point.
void paintChalkHandle(QPainter& painter, const Ink& ink, QPointF at);
/// In table units, at the current scale.
[[nodiscard]] QRectF chalkTextRect(const Ink& ink, QPointF at, const QString& text);

}  // namespace vallum::art

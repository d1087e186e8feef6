// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <QPainterPath>

namespace vallum::art {

/// What somebody draws over the table to explain something: in the color of a side, with a light rim, so that
/// it stands out from everything. Lines and letters keep their size on the screen.
void paintChalkArrow(QPainter& painter, const Ink& ink, const QPolygonF& way, SideColor color);
void paintChalkArea(QPainter& painter, const Ink& ink, const QPainterPath& area, SideColor color);
/// With its middle there.
void paintChalkText(QPainter& painter, const Ink& ink, QPointF at, const QString& text, SideColor color);
/// A point that can be dragged.
void paintChalkHandle(QPainter& painter, const Ink& ink, QPointF at);
/// In table units, at this scale.
[[nodiscard]] QRectF chalkTextRect(const Ink& ink, QPointF at, const QString& text);

}  // namespace vallum::art

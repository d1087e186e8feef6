// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"

#include <QPolygonF>

namespace vallum::app {

/// A line drawn by free hand with as few points as leave it no farther than this from what was drawn.
[[nodiscard]] QPolygonF simplified(const QPolygonF& line, double tolerance);
/// What the mouse is on, the newest first. `reach` is how near it must be to a line, in units of the picture;
/// of a text it is on all of it.
[[nodiscard]] std::optional<std::size_t> sketchAt(const Sketches& sketches,
                                                  std::size_t answers,
                                                  QPointF point,
                                                  double reach);
[[nodiscard]] std::optional<std::size_t> pointAt(const Sketch& sketch, QPointF point, double reach);
/// Enough of it to be seen.
[[nodiscard]] bool isWorthKeeping(const Sketch& sketch, double reach);
[[nodiscard]] Sketch shifted(Sketch sketch, QPointF by);

}  // namespace vallum::app

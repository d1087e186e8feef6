// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"

#include <QPolygonF>

namespace vallum::app {

/// Simplifies a freehand line to few points, keeping within the tolerance of the original.
[[nodiscard]] QPolygonF simplified(const QPolygonF& line, double tolerance);
/// The newest sketch under the mouse. `reach` is the maximum distance from a line, in units of the picture; a
/// text counts anywhere on it.
[[nodiscard]] std::optional<std::size_t> sketchAt(const Sketches& sketches,
                                                  std::size_t answers,
                                                  QPointF point,
                                                  double reach);
[[nodiscard]] std::optional<std::size_t> pointAt(const Sketch& sketch, QPointF point, double reach);
/// True if it is large enough to see.
[[nodiscard]] bool isWorthKeeping(const Sketch& sketch, double reach);
[[nodiscard]] Sketch shifted(Sketch sketch, QPointF by);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPolygonF>

#include <vallum/field/files/annotations.h>

namespace vallum::app {

class Coordinates;

/// A line drawn by free hand with as few points as leave it no farther than this from what was drawn.
[[nodiscard]] QPolygonF simplified(const QPolygonF& line, double tolerance);
/// What the mouse is on, the newest first. `reach` is how near it must be to a line, in DU; of a text it is
/// on all of it.
[[nodiscard]] std::optional<std::size_t> annotationAt(const field::Annotations& annotations,
                                                      std::size_t answers,
                                                      QPointF point,
                                                      double reach,
                                                      const Coordinates& coordinates);
[[nodiscard]] std::optional<std::size_t> pointAt(const field::Annotation& annotation,
                                                 QPointF point,
                                                 double reach,
                                                 const Coordinates& coordinates);
/// Enough of it to be seen.
[[nodiscard]] bool isWorthKeeping(const field::Annotation& annotation,
                                  double reach,
                                  const Coordinates& coordinates);
/// All of it as far as from one point to the other.
[[nodiscard]] field::Annotation shifted(field::Annotation annotation,
                                        const geometry::Point& from,
                                        const geometry::Point& to);

}  // namespace vallum::app

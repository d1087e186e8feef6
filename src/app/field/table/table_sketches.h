// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"
#include "field/table/coordinates.h"

#include <vallum/field/files/annotations.h>

namespace vallum::app {

class FieldSession;
class Overlay;

/// Converts drawing points to the scene of the session's
/// battle; the scene itself may still show another one.
struct TableUnits {
    const FieldSession* session;

    [[nodiscard]] QPointF toPicture(const geometry::Point& point) const;
    [[nodiscard]] geometry::Point toPoint(QPointF point) const;
};
/// The drawings over the table.
using TableDrawings = DrawingsOf<geometry::Point, TableUnits>;

[[nodiscard]] field::Annotations shownAfter(field::Annotations annotations, std::size_t answers);
/// Replaces the previous drawings.
void drawSketches(Overlay& overlay,
                  const Sketches& sketches,
                  const std::optional<Sketch>& marked = std::nullopt);
void drawAnnotations(Overlay& overlay, const field::Annotations& annotations, const Coordinates& coordinates);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"

#include <QPolygonF>

namespace vallum::app {

/// A drawing held by the mouse: a new one that is being drawn, or one that is moved or bent. Everything is in
/// units of the picture.
class SketchGrip {
public:
    /// A new drawing that begins at this point.
    [[nodiscard]] static SketchGrip drawing(Sketch sketch, QPointF from);
    [[nodiscard]] static SketchGrip moving(Sketch sketch, QPointF from);
    /// Moves one of its points.
    [[nodiscard]] static SketchGrip bending(Sketch sketch, std::size_t point);

    /// The drawing once the mouse has come here. A line by hand is simplified within the tolerance;
    /// `isByHand` draws arrows so, too.
    [[nodiscard]] Sketch draggedTo(QPointF to, bool isByHand, double tolerance);

private:
    enum class Kind { draws, moves, bends };
    SketchGrip(Kind kind, Sketch sketch, QPointF from)
        : kind_(kind),
          before_(std::move(sketch)),
          from_(from) {}

    Kind kind_;
    Sketch before_;
    QPointF from_;
    std::size_t point_ = 0;
    QPolygonF path_;  // of the mouse
};

}  // namespace vallum::app

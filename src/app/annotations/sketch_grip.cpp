// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/sketch_grip.h"

#include "annotations/strokes.h"

namespace vallum::app {

SketchGrip SketchGrip::drawing(Sketch sketch, QPointF from) {
    sketch.points = {from, from};
    SketchGrip grip(Kind::draws, std::move(sketch), from);
    grip.path_ = {from};
    return grip;
}

SketchGrip SketchGrip::moving(Sketch sketch, QPointF from) { return {Kind::moves, std::move(sketch), from}; }

SketchGrip SketchGrip::bending(Sketch sketch, std::size_t point) {
    SketchGrip grip(Kind::bends, std::move(sketch), {});
    grip.point_ = point;
    return grip;
}

Sketch SketchGrip::draggedTo(QPointF to, bool isByHand, double tolerance) {
    Sketch it = before_;
    if (kind_ == Kind::moves) return shifted(std::move(it), to - from_);
    if (kind_ == Kind::bends) {
        it.points.at(point_) = to;
        return it;
    }
    path_ << to;
    if (it.drawing == Drawing::area || (it.drawing == Drawing::arrow && isByHand)) {
        const QPolygonF line = simplified(path_, tolerance);
        it.points.assign(line.begin(), line.end());
    } else {
        it.points.back() = to;
    }
    return it;
}

}  // namespace vallum::app

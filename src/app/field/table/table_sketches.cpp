// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_sketches.h"

#include "annotations/annotation_layer.h"
#include "field/session/field_session.h"
#include "field/table/overlay.h"

namespace vallum::app {

namespace {

QRectF areaOf(const Sketch& sketch) {
    QPolygonF points;
    for (const QPointF& it : sketch.points) points << it;
    return points.boundingRect();
}

void add(Overlay& overlay, const Sketch& sketch, auto paint) {
    overlay.add(areaOf(sketch),
                [sketch, paint](QPainter& painter, const art::Ink& ink) { paint(painter, ink, sketch); });
}

Coordinates coordinatesOf(const FieldSession& session) {
    return session.hasBattle() ? Coordinates(session.battle().setting->table) : Coordinates();
}

}  // namespace

QPointF TableUnits::toPicture(const geometry::Point& point) const {
    return coordinatesOf(*session).toScene(point);
}

geometry::Point TableUnits::toPoint(QPointF point) const { return coordinatesOf(*session).toTable(point); }

field::Annotations shownAfter(field::Annotations annotations, std::size_t answers) {
    std::erase_if(annotations,
                  [&](const field::Annotation& it) { return !field::isShownAfter(it, answers); });
    return annotations;
}

void drawSketches(Overlay& overlay, const Sketches& sketches, const std::optional<Sketch>& marked) {
    overlay.clear();
    for (const Sketch& it : sketches) {
        if (it.drawing != Drawing::label) add(overlay, it, paintShape);
    }
    // Text lies above every shape, whatever the drawing order.
    for (const Sketch& it : sketches) {
        if (!it.text.empty()) add(overlay, it, paintText);
    }
    if (marked) add(overlay, *marked, paintHandles);
}

void drawAnnotations(Overlay& overlay,
                     const field::Annotations& annotations,
                     const Coordinates& coordinates) {
    Sketches sketches;
    for (const field::Annotation& it : annotations) {
        sketches.push_back(withPoints<QPointF>(
            it, [&](const geometry::Point& point) { return coordinates.toScene(point); }));
    }
    drawSketches(overlay, sketches);
}

}  // namespace vallum::app

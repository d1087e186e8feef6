// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/strokes.h"

#include "annotations/annotation_layer.h"
#include "art/chalk.h"

#include <algorithm>
#include <cmath>

#include <QLineF>

namespace vallum::app {

namespace {

double distanceFrom(const QLineF& line, QPointF point) {
    if (line.length() < 1e-9) return QLineF(line.p1(), point).length();
    const QPointF along = line.p2() - line.p1();
    const double part = std::clamp(
        QPointF::dotProduct(point - line.p1(), along) / QPointF::dotProduct(along, along), 0.0, 1.0);
    return QLineF(line.pointAt(part), point).length();
}

/// Keeps the point farthest from the line between first and last, if it is beyond the tolerance.
void keepFarthest(const QPolygonF& line, qsizetype first, qsizetype last, double tolerance, QPolygonF& kept) {
    qsizetype farthest = first;
    double distance = tolerance;
    for (qsizetype i = first + 1; i < last; ++i) {
        const double its = distanceFrom({line[first], line[last]}, line[i]);
        if (its <= distance) continue;
        distance = its;
        farthest = i;
    }
    if (farthest == first) return;
    keepFarthest(line, first, farthest, tolerance, kept);
    kept << line[farthest];
    keepFarthest(line, farthest, last, tolerance, kept);
}

bool isOn(const Sketch& it, QPointF point, double reach) {
    const QPointF place = placeOfText(it);
    // A text is three times the reach high, and its letters are about half as wide as high.
    const double halfWidth = reach * (1 + 0.9 * static_cast<double>(it.text.size()));
    const QPointF away = point - place;
    if (!it.text.empty() && std::abs(away.x()) < halfWidth && std::abs(away.y()) < reach * 1.6) return true;
    const QPainterPath path = pathOf(it);
    if (it.drawing != Drawing::arrow) return path.contains(point);
    for (int i = 1; i < path.elementCount(); ++i) {
        const QLineF part(path.elementAt(i - 1), path.elementAt(i));
        if (distanceFrom(part, point) < reach) return true;
    }
    return false;
}

}  // namespace

QPolygonF simplified(const QPolygonF& line, double tolerance) {
    if (line.size() < 3) return line;
    QPolygonF kept{line.first()};
    keepFarthest(line, 0, line.size() - 1, tolerance, kept);
    kept << line.last();
    return kept;
}

std::optional<std::size_t> sketchAt(const Sketches& sketches,
                                    std::size_t answers,
                                    QPointF point,
                                    double reach) {
    for (std::size_t i = sketches.size(); i-- != 0;) {
        if (isShownAfter(sketches[i], answers) && isOn(sketches[i], point, reach)) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> pointAt(const Sketch& sketch, QPointF point, double reach) {
    if (sketch.drawing == Drawing::label) return std::nullopt;
    for (std::size_t i = 0; i != sketch.points.size(); ++i) {
        if (QLineF(sketch.points[i], point).length() < reach) return i;
    }
    return std::nullopt;
}

bool isWorthKeeping(const Sketch& sketch, double reach) {
    const QRectF area = pathOf(sketch).boundingRect();
    switch (sketch.drawing) {
        case Drawing::label: return !sketch.text.empty();
        case Drawing::arrow: return std::hypot(area.width(), area.height()) > 2 * reach;
        case Drawing::rectangle:
        case Drawing::ellipse: return std::min(area.width(), area.height()) > reach;
        case Drawing::area: return sketch.points.size() >= 3 && std::min(area.width(), area.height()) > reach;
    }
    return false;
}

Sketch shifted(Sketch sketch, QPointF by) {
    for (QPointF& it : sketch.points) it += by;
    return sketch;
}

}  // namespace vallum::app

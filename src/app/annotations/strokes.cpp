// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/strokes.h"

#include "annotations/annotation_layer.h"
#include "art/chalk.h"
#include "table/coordinates.h"

#include <algorithm>

#include <QLineF>

namespace vallum::app {

namespace {

using field::Annotation;
using field::Drawing;

double distanceFrom(const QLineF& line, QPointF point) {
    if (line.length() < 1e-9) return QLineF(line.p1(), point).length();
    const QPointF along = line.p2() - line.p1();
    const double part = std::clamp(
        QPointF::dotProduct(point - line.p1(), along) / QPointF::dotProduct(along, along), 0.0, 1.0);
    return QLineF(line.pointAt(part), point).length();
}

/// Between the first and the last, which stay, the farthest from their line stays where it is far enough.
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

bool isOn(const Annotation& it, QPointF point, double reach, const Coordinates& coordinates) {
    const QPointF place = placeOfText(it, coordinates);
    // A text is as high as three times the reach, and its letters are about half as wide as high.
    const double halfWidth = reach * (1 + 0.9 * static_cast<double>(it.text.size()));
    const QPointF away = point - place;
    if (!it.text.empty() && std::abs(away.x()) < halfWidth && std::abs(away.y()) < reach * 1.6) return true;
    const QPainterPath path = pathOf(it, coordinates);
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

std::optional<std::size_t> annotationAt(const field::Annotations& annotations,
                                        std::size_t answers,
                                        QPointF point,
                                        double reach,
                                        const Coordinates& coordinates) {
    for (std::size_t i = annotations.size(); i-- != 0;) {
        const bool isShown = field::isShownAfter(annotations[i], answers);
        if (isShown && isOn(annotations[i], point, reach, coordinates)) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> pointAt(const Annotation& annotation,
                                   QPointF point,
                                   double reach,
                                   const Coordinates& coordinates) {
    if (annotation.drawing == Drawing::label) return std::nullopt;
    for (std::size_t i = 0; i != annotation.points.size(); ++i) {
        if (QLineF(coordinates.toScene(annotation.points[i]), point).length() < reach) return i;
    }
    return std::nullopt;
}

bool isWorthKeeping(const Annotation& annotation, double reach, const Coordinates& coordinates) {
    const QRectF area = pathOf(annotation, coordinates).boundingRect();
    switch (annotation.drawing) {
        case Drawing::label: return !annotation.text.empty();
        case Drawing::arrow: return std::hypot(area.width(), area.height()) > 2 * reach;
        case Drawing::rectangle:
        case Drawing::ellipse: return std::min(area.width(), area.height()) > reach;
        case Drawing::area:
            return annotation.points.size() >= 3 && std::min(area.width(), area.height()) > reach;
    }
    return false;
}

Annotation shifted(Annotation annotation, const geometry::Point& from, const geometry::Point& to) {
    for (geometry::Point& it : annotation.points) it = {it.x + (to.x - from.x), it.y + (to.y - from.y)};
    return annotation;
}

}  // namespace vallum::app

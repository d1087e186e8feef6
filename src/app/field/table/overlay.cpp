// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/overlay.h"

#include "field/table/table_view.h"

#include <algorithm>

#include <QPainter>

namespace vallum::app {

double pixelsPerDu(const QPainter& painter) {
    const QTransform transform = painter.worldTransform();
    return std::hypot(transform.m11(), transform.m12());
}

namespace {

/// By the panels over the view, in scene coordinates.
std::vector<QRectF> coveredIn(const QPainter& painter, const QWidget* viewport) {
    const auto* view = viewport == nullptr ? nullptr : qobject_cast<const TableView*>(viewport->parent());
    if (view == nullptr) return {};
    std::vector<QRectF> areas = view->camera().covered();
    const QTransform toScene = painter.worldTransform().inverted();
    for (QRectF& it : areas) it = toScene.mapRect(it);
    return areas;
}

}  // namespace

Overlay::Overlay(const art::Palette& palette, double zValue) : palette_(palette) {
    setZValue(zValue);
    setAcceptedMouseButtons(Qt::NoButton);
}

void Overlay::add(const QRectF& area, Stroke stroke) {
    prepareGeometryChange();
    // Labels have a fixed size on the screen, so when zoomed out they extend far beyond what they label: by a
    // whole sentence sideways, and two lines up.
    constexpr double sentence = 30;
    constexpr double lines = 4;
    area_ |= area.adjusted(-sentence, -lines, sentence, lines);
    strokes_.push_back(std::move(stroke));
    update();
}

void Overlay::addLabel(QPointF at, Stroke stroke) {
    constexpr double farthest = 8;
    add(QRectF(at - QPointF(farthest, farthest), at + QPointF(farthest, farthest)), std::move(stroke));
}

void Overlay::clear() {
    if (strokes_.empty()) return;
    prepareGeometryChange();
    strokes_.clear();
    area_ = {};
}

void Overlay::setPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

void Overlay::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* widget) {
    // Lines with a fixed pixel width would be hairlines at the resolution of paper, so there they are as wide
    // as at normal zoom.
    constexpr double usualZoom = 64;
    const bool isOnScreen = widget != nullptr;
    const double zoom = pixelsPerDu(*painter);
    const art::Ink ink{palette_, isOnScreen ? zoom : std::min(zoom, usualZoom), coveredIn(*painter, widget)};
    for (const Stroke& stroke : strokes_) {
        painter->save();
        stroke(*painter, ink);
        painter->restore();
    }
}

}  // namespace vallum::app

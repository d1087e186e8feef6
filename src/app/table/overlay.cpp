// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/overlay.h"

#include <QPainter>

namespace vallum::app {

double pixelsPerDu(const QPainter& painter) {
    const QTransform transform = painter.worldTransform();
    return std::hypot(transform.m11(), transform.m12());
}

Overlay::Overlay(const art::Palette& palette, double height) : palette_(palette) {
    setZValue(height);
    setAcceptedMouseButtons(Qt::NoButton);
}

void Overlay::add(const QRectF& area, Stroke stroke) {
    prepareGeometryChange();
    // Labels keep their size on the screen, so at a small scale they reach farther than what they label: a
    // whole sentence across the table, and two lines up.
    constexpr double sentence = 30;
    constexpr double lines = 4;
    area_ |= area.adjusted(-sentence, -lines, sentence, lines);
    strokes_.push_back(std::move(stroke));
    update();
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

void Overlay::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    const art::Ink ink{palette_, pixelsPerDu(*painter)};
    for (const Stroke& stroke : strokes_) {
        painter->save();
        stroke(*painter, ink);
        painter->restore();
    }
}

}  // namespace vallum::app

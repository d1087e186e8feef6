// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/keyboard_cursor.h"

#include "field/table/overlay.h"
#include "field/table/table_scene.h"

#include <cmath>
#include <limits>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr double overEverything = 40;

QPointF directionOf(int key) {
    switch (key) {
        case Qt::Key_Left: return {-1, 0};
        case Qt::Key_Right: return {1, 0};
        case Qt::Key_Up: return {0, -1};
        default: return {0, 1};
    }
}

/// A distance that weights sideways movement more than forward movement and excludes places behind.
double farness(QPointF way, QPointF direction) {
    const double ahead = QPointF::dotProduct(way, direction);
    const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
    if (ahead < 0.05 || aside > 3 * ahead) return std::numeric_limits<double>::infinity();
    return ahead + 2 * aside;
}

}  // namespace

KeyboardCursor::KeyboardCursor(TableScene& scene)
    : scene_(scene),
      ring_(new Overlay(scene.palette(), overEverything)) {
    scene_.addItem(ring_);
}

void KeyboardCursor::move(int key, const std::vector<QPointF>& places) {
    const auto selected = scene_.selected();
    if (!place_ && selected && scene_.units().item(*selected) != nullptr)
        place_ = scene_.units().item(*selected)->pos();
    const QPointF from = place_.value_or(scene_.coordinates().table().center());
    double least = std::numeric_limits<double>::infinity();
    std::optional<QPointF> best;
    for (const QPointF& it : places) {
        const QPointF way = it - from;
        const double far = place_ ? farness(way, directionOf(key)) : std::hypot(way.x(), way.y());
        if (far >= least) continue;
        least = far;
        best = it;
    }
    if (best) place_ = best;
    draw();
}

void KeyboardCursor::hide() {
    place_.reset();
    ring_->clear();
}

std::vector<QPointF> KeyboardCursor::unitsOnOffer() const {
    std::vector<QPointF> places;
    for (const UnitId unit : scene_.units().onOffer()) places.push_back(scene_.units().item(unit)->pos());
    return places;
}

void KeyboardCursor::draw() {
    ring_->clear();
    if (!place_) return;
    const QPointF at = *place_;
    ring_->add(QRectF(at - QPointF(1.1, 1.1), QSizeF(2.2, 2.2)),
               [at](QPainter& painter, const art::Ink& ink) {
                   painter.setRenderHint(QPainter::Antialiasing);
                   painter.setBrush(Qt::NoBrush);
                   const double radius = std::max(0.95, ink.pixels(16));
                   painter.setPen(QPen(ink.palette.ink, ink.pixels(6)));
                   painter.drawEllipse(at, radius, radius);
                   painter.setPen(QPen(ink.palette.gold, ink.pixels(3)));
                   painter.drawEllipse(at, radius, radius);
               });
}

}  // namespace vallum::app

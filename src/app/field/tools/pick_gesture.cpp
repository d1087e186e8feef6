// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/pick_gesture.h"

#include "field/table/table_scene.h"

#include <utility>

#include <QLineF>
#include <QPainter>

namespace vallum::app {

bool isClick(QPointF pressed, QPointF released) {
    constexpr double leastDrag = 0.08;
    return QLineF(pressed, released).length() < leastDrag;
}

void PickGesture::press(QPointF point, std::optional<UnitId> unit) {
    from_ = point;
    unit_ = unit;
    to_.reset();
}

std::optional<QPointF> PickGesture::drag(QPointF point) {
    if (!from_ || (!to_ && isClick(*from_, point))) return std::nullopt;
    if (unit_) return std::exchange(from_, std::nullopt);
    to_ = point;
    return std::nullopt;
}

std::optional<QRectF> PickGesture::frame(QPointF to) const {
    return from_ && to_ ? std::optional(QRectF(*from_, to).normalized()) : std::nullopt;
}

void PickGesture::draw(TableScene& scene) const {
    if (!to_) return;
    const QRectF area = *frame(*to_);
    scene.overCards().add(area, [area](QPainter& painter, const art::Ink& ink) {
        painter.setPen(QPen(ink.palette.gold, ink.pixels(2), Qt::DashLine));
        painter.setBrush(ink.palette.veil(ink.palette.gold, 0.15));
        painter.drawRect(area);
    });
}

}  // namespace vallum::app

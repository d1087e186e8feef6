// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/unit_item.h"

#include <QPainter>

namespace vallum::app {

UnitItem::UnitItem(UnitId unit, art::CardPainter& painter) : unit_(unit), painter_(painter) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void UnitItem::setLook(const art::CardLook& look) {
    if (look == look_) return;
    prepareGeometryChange();
    look_ = look;
    update();
}

void UnitItem::setHeadingDegrees(double heading) {
    if (heading == heading_) return;
    prepareGeometryChange();
    heading_ = heading;
    update();
}

QRectF UnitItem::boundingRect() const {
    // A rotated card with both markers, its shadow and the selection glow.
    constexpr double reach = 1.45;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

QPainterPath UnitItem::shape() const {
    QRectF area = art::cardRect;
    QPainterPath path;
    path.addRect(area);
    if (look_.extendedLeft) path.addRect(QRectF(-1.2, -0.4, 0.4, 0.4));
    if (look_.extendedRight) path.addRect(QRectF(0.8, -0.4, 0.4, 0.4));
    return QTransform().rotate(heading_).map(path);
}

void UnitItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter_.paint(*painter, look_, {}, heading_);
}

}  // namespace vallum::app

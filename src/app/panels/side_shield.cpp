// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/side_shield.h"

#include "art/emblems.h"
#include "room/house_style.h"

#include <QPainter>

namespace vallum::app {

SideShield::SideShield(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SideShield::show(const art::Side& side, const art::SideShades& shades) {
    side_ = side;
    shades_ = shades;
    update();
}

QSize SideShield::sizeHint() const {
    const int high = fontMetrics().height() * 2;
    return {high * 4 / 5, high};
}

void SideShield::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    QPainterPath shield(area.topLeft());
    shield.lineTo(area.topRight());
    shield.lineTo(area.right(), area.top() + area.height() * 0.55);
    shield.quadTo(area.right(), area.top() + area.height() * 0.8, area.center().x(), area.bottom());
    shield.quadTo(area.left(), area.top() + area.height() * 0.8, area.left(),
                  area.top() + area.height() * 0.55);
    shield.closeSubpath();
    QLinearGradient dye(area.topLeft(), area.bottomRight());
    dye.setColorAt(0, shades_.base.lighter(115));
    dye.setColorAt(1, shades_.base.darker(125));
    painter.fillPath(shield, dye);
    painter.strokePath(shield, QPen(roomColors().brass, 1.6));
    const double half = area.width() * 0.24;
    painter.translate(area.center().x(), area.top() + area.height() * 0.42);
    painter.scale(half, half);
    painter.fillPath(art::emblemPath(side_.emblem), art::inkOn(shades_.base));
}

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/dragged_card.h"

#include <QPainter>

namespace vallum::app {

DraggedCard::DraggedCard(QWidget& window,
                         const art::ActionCardLook& look,
                         QSize size,
                         const art::Palette& palette)
    : QWidget(&window),
      picture_(size * devicePixelRatioF()) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(size);
    picture_.setDevicePixelRatio(devicePixelRatioF());
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    art::paintActionCard(painter, rect(), look, palette);
    painter.end();
    show();
    raise();
}

void DraggedCard::follow(QPoint global) {
    constexpr int below = 12;
    const QPoint at = parentWidget()->mapFromGlobal(global);
    move(at.x() - width() / 2, at.y() + below);
}

void DraggedCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    constexpr double seeThrough = 0.92;
    painter.setOpacity(seeThrough);
    painter.drawPixmap(0, 0, picture_);
}

}  // namespace vallum::app

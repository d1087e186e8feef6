// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/room.h"

#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>

namespace vallum::app {

QSize withinScreen(const QWidget& window, QSize best) {
    constexpr QSize frame(4, 32);
    return best.boundedTo(window.screen()->availableSize() - frame);
}

QScrollArea* scrolling(QWidget* inside) {
    auto* area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus);  // what is inside has it
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(inside->sizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return area;
}

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steady_scroll_area.h"

#include <QScrollBar>

namespace vallum::app {

SteadyScrollArea::SteadyScrollArea(QWidget* parent) : QScrollArea(parent) {
    keepRoom(false);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int least, int most) { keepRoom(most > least); });
}

void SteadyScrollArea::keepRoom(bool isBarShown) {
    const int room = isBarShown ? 0 : verticalScrollBar()->sizeHint().width();
    setViewportMargins(0, 0, room, 0);
    // Keys only scroll here: without a bar Tab would stop at nothing.
    setFocusPolicy(isBarShown ? Qt::TabFocus : Qt::NoFocus);
}

}  // namespace vallum::app

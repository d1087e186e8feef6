// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steady_scroll_area.h"

#include <QScrollBar>

namespace vallum::app {

SteadyScrollArea::SteadyScrollArea(QWidget* parent) : QScrollArea(parent) {
    // The style shows nothing of a bar that has nothing to scroll.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    // Keys only scroll here: without a bar Tab would stop at nothing.
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int least, int most) { setFocusPolicy(most > least ? Qt::TabFocus : Qt::NoFocus); });
}

}  // namespace vallum::app

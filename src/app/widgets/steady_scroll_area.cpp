// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steady_scroll_area.h"

#include "widgets/edge_fade.h"

#include <QScrollBar>

namespace vallum::app {

SteadyScrollArea::SteadyScrollArea(QWidget* parent) : QScrollArea(parent) {
    // The style draws nothing if there is nothing to scroll.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    // Keys only scroll here: with nothing to scroll, Tab must not stop.
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int least, int most) { setFocusPolicy(most > least ? Qt::TabFocus : Qt::NoFocus); });
    fadeEdges(*this);
}

}  // namespace vallum::app

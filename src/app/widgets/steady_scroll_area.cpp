// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steady_scroll_area.h"

#include <algorithm>

#include <QLabel>
#include <QScrollBar>

namespace vallum::app {

SteadyScrollArea::SteadyScrollArea(QWidget* parent) : QScrollArea(parent) {
    // The style draws nothing if there is nothing to scroll.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    // Keys only scroll here: with nothing to scroll, Tab must not stop.
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int least, int most) { setFocusPolicy(most > least ? Qt::TabFocus : Qt::NoFocus); });
}

void SteadyScrollArea::showEnd() {
    QScrollBar& bar = *verticalScrollBar();
    const int margin = viewportMargins().top();
    const int high = viewport()->height() + margin;
    const int wanted = widget() == nullptr ? 0 : cutAt(widget()->height() - high);
    // Rather half a line than half of the room left empty.
    const int left = wanted > high / 2 ? 0 : wanted;
    if (left != margin) setViewportMargins(0, left, 0, 0);
    bar.setValue(bar.maximum());
}

void SteadyScrollArea::showBegin() {
    if (viewportMargins().top() != 0) setViewportMargins(0, 0, 0, 0);
    verticalScrollBar()->setValue(0);
}

/// How much of what lies at this height is below it; a text is cut between its lines.
int SteadyScrollArea::cutAt(int above) const {
    if (above <= 0) return 0;
    int below = 0;
    for (const QWidget* part : widget()->findChildren<QWidget*>()) {
        if (!part->isVisibleTo(widget()) || part->layout() != nullptr) continue;
        const int top = part->mapTo(widget(), QPoint()).y();
        const int bottom = top + part->height();
        if (top >= above || bottom <= above) continue;
        const bool isText = qobject_cast<const QLabel*>(part) != nullptr;
        const int line = isText ? part->fontMetrics().lineSpacing() : part->height();
        const int lines = (above - top + line - 1) / line;
        below = std::max(below, std::min(top + lines * line, bottom) - above);
    }
    return below;
}

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScrollArea;
class QWidget;

namespace vallum::app {

/// As large as suits a window, but no larger than the screen it is on, with a little left for its frame.
[[nodiscard]] QSize withinScreen(const QWidget& window, QSize best);

/// Scrolls up and down where there is too little room, and is as wide as what is inside needs. The wheel only
/// scrolls: what is chosen in the boxes that pass under the mouse stays.
[[nodiscard]] QScrollArea* scrolling(QWidget* inside);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScrollArea;
class QStackedWidget;
class QWidget;

namespace vallum::app {

/// The preferred size, limited to the window's screen with some space for its frame.
[[nodiscard]] QSize withinScreen(const QWidget& window, QSize best);

/// Scrolls vertically if space is short, and is as wide as its content needs. The mouse wheel never changes
/// the boxes inside.
[[nodiscard]] QScrollArea* scrolling(QWidget* inside);

/// Makes the stack need only the room of the page that it shows, not of its largest one.
void fitToShownPage(QStackedWidget& pages);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QPoint;
class QWidget;

namespace vallum::app {

/// What can be done with a line of the log.
struct MomentActions {
    std::function<void()> lookBack;
    std::function<void()> undo;  // empty: it cannot be undone
};

/// Opens a menu for the line at this place of the screen.
void openMomentMenu(QWidget& log, const QPoint& at, const MomentActions& actions);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QMenu;

namespace vallum::app {

/// A button on the bar with all menus of the window, while the menu bar is hidden.
class MenuButton final : public QPushButton {
    Q_OBJECT

public:
    explicit MenuButton(QWidget* parent = nullptr);

    /// Null: the menu bar is visible, so the button hides.
    void offer(QMenu* menus);
};

}  // namespace vallum::app

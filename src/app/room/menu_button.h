// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QMenu;

namespace vallum::app {

/// All menus of the window behind one button on the bar, while the menu bar has made way for the table.
class MenuButton final : public QPushButton {
    Q_OBJECT

public:
    explicit MenuButton(QWidget* parent = nullptr);

    /// None: the menu bar is there itself, and the button is not.
    void offer(QMenu* menus);
};

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

namespace vallum::app {

/// A menu bar that can collapse to zero height: its menus open from a button instead, and their shortcuts
/// still work, which they would not if the bar were hidden.
class SlimMenuBar final : public QMenuBar {
public:
    void setSlim(bool slim) {
        slim_ = slim;
        setMaximumHeight(slim ? 0 : QWIDGETSIZE_MAX);
        updateGeometry();
    }

    [[nodiscard]] int heightForWidth(int width) const override {
        return slim_ ? 0 : QMenuBar::heightForWidth(width);
    }
    [[nodiscard]] QSize sizeHint() const override { return slim_ ? QSize(0, 0) : QMenuBar::sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return slim_ ? QSize(0, 0) : QMenuBar::minimumSizeHint();
    }

private:
    bool slim_ = false;
};

}  // namespace vallum::app

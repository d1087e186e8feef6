// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace vallum::app {

/// Reserves space for its vertical scroll bar, so that
/// content does not shift or rewrap when the bar appears.
class SteadyScrollArea final : public QScrollArea {
public:
    explicit SteadyScrollArea(QWidget* parent = nullptr);
    /// Scrolls to the end. Nothing is cut in two at the upper edge: what has no room there is left out.
    void showEnd();
    void showBegin();

private:
    [[nodiscard]] int cutAt(int above) const;
};

}  // namespace vallum::app

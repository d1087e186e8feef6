// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace vallum::app {

enum class PanelStep { next = 1, previous = -1 };

/// Moves the focus from the table to each visible panel in turn and back to the table.
void stepToPanel(QWidget& table, const std::vector<QWidget*>& panels, PanelStep step);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace vallum::app {

enum class PanelStep { next = 1, previous = -1 };

/// Leads the keyboard from the table to the panels that are seen, one after the other, and back to the table.
void stepToPanel(QWidget& table, const std::vector<QWidget*>& panels, PanelStep step);

}  // namespace vallum::app

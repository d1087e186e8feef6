// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;

namespace vallum::app {

/// Lets the content fade into the paper at an edge beyond which there is more, so that a line cut there
/// reads as going on and not as broken. For areas that lie on paper.
void fadeEdges(QAbstractScrollArea& area);

}  // namespace vallum::app

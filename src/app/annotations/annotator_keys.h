// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"

class QKeyEvent;

namespace vallum::app {

class AnnotationBar;

/// Whether drawing takes this key from the menus: while drawing, letters do not end a phase, and Ctrl+Z
/// undoes a drawing.
[[nodiscard]] bool isOfDrawing(const QKeyEvent& event);
/// The next drawing that is shown after this many answers, for Tab; none if nothing is shown.
[[nodiscard]] std::optional<std::size_t> nextShown(const Sketches& all,
                                                   std::optional<std::size_t> picked,
                                                   std::size_t answers);
/// Keys for the tools, the colors and the text.
void chooseByKey(AnnotationBar& bar, int key);
/// A new shape around this point, 3 by 2 units large.
[[nodiscard]] std::vector<QPointF> pointsAround(QPointF middle, Drawing drawing);

}  // namespace vallum::app

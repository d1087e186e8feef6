// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/sketchbook.h"

namespace vallum::app {

void Sketchbook::setShown(bool shown) {
    if (shown == shown_) return;
    shown_ = shown;
    Q_EMIT redrawn();
}

}  // namespace vallum::app

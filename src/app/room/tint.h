// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "room/house_style.h"

namespace vallum::app {

/// The paper of the room with a touch of color, on which ink can still be read.
inline QColor tint(const QColor& color, double part = 0.16) {
    const QColor paper = roomColors().paper;
    const auto mix = [part](int of, int on) { return static_cast<int>(on + (of - on) * part); };
    return {mix(color.red(), paper.red()), mix(color.green(), paper.green()),
            mix(color.blue(), paper.blue())};
}

}  // namespace vallum::app

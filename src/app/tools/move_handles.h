// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::app {

/// Where the knob for turning stands before the middle of a card.
inline geometry::Point turningKnob(const geometry::Pose& pose) {
    return geometry::pointAt(pose, 0_du, 0.75_du);
}

}  // namespace vallum::app

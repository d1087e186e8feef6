// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::app {

/// The position of the turning knob, ahead of the center of the front.
inline geometry::Point turningKnob(const geometry::Pose& pose, const geometry::Size& size) {
    return geometry::pointAt(pose, 0_du, size.depth / 2 + 0.35_du);
}

}  // namespace vallum::app

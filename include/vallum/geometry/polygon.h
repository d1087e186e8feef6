// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-23, for a point that is asked about once: inside a simple shape with these corners, or exactly on its
/// edge. Whoever asks often makes a `Region` of it.
bool standsIn(const Point&, std::span<const Point> corners);

}  // namespace vallum::geometry

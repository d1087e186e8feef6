// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

namespace vallum::art {

enum class GroundKind { forest, hill, mountain, lake, river, ford };

/// Natural terrain in table coordinates. The outline is drawn exactly as the rules measure it; the details
/// inside are scattered by the seed and always look the same.
struct GroundLook {
    GroundKind kind;
    QPolygonF outline;
    std::uint32_t seed = 0;

    bool operator==(const GroundLook&) const = default;
};

/// Water first and woods last; the pieces of one river merge into each other.
void paintGround(QPainter& painter, const Ink& ink, const std::vector<GroundLook>& tiles, const QRectF& seen);

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

namespace vallum::art {

enum class GroundKind { forest, hill, mountain, lake, river, ford };

/// Natural ground in table coordinates. The outline is the one that the rules measure, so it is drawn as it
/// is; what grows and rises inside is scattered by the seed, always alike.
struct GroundLook {
    GroundKind kind;
    QPolygonF outline;
    std::uint32_t seed = 0;

    bool operator==(const GroundLook&) const = default;
};

/// All of it, water first and woods last: pieces of one river flow into one another.
void paintGround(QPainter& painter, const Ink& ink, const std::vector<GroundLook>& tiles, const QRectF& seen);

}  // namespace vallum::art

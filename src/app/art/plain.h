// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <QRectF>

namespace vallum::art {

/// Ground cover outside woods, hills and water.
enum class GroundCover { grass, dryEarth, sand, snow };

/// The part of the plain within `seen`, on a table of this size.
void paintPlain(
    QPainter& painter, const Ink& ink, GroundCover cover, const QRectF& table, const QRectF& seen);

}  // namespace vallum::art

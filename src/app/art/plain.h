// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <QRectF>

namespace vallum::art {

/// What grows or lies on the ground where there is no wood, hill or water.
enum class GroundCover { grass, dryEarth, sand, snow };

/// What of the plain lies in `seen`, on a table as large as that.
void paintPlain(
    QPainter& painter, const Ink& ink, GroundCover cover, const QRectF& table, const QRectF& seen);

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QRectF>

class QPainter;

namespace vallum::art {

/// A curtain in the color of a side that hangs in folds from a rod, and what falls of light on it.
void paintVelvet(QPainter& painter, const QRectF& area, const SideShades& shades, const QColor& brass);

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QRectF>

class QPainter;

namespace vallum::art {

/// A curtain in the color of a side, hanging in folds from a rod, with light and shade.
void paintVelvet(QPainter& painter, const QRectF& area, const SideShades& shades, const QColor& brass);

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vallum/hex/model/terrain.h>

class QPainter;

namespace vallum::app {

/// A sign at the upper left of a hex for the ground or work under its unit; none on open ground.
void paintTerrainMark(QPainter& painter, QPointF center, double hexWidth, const hex::Cell& cell);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"
#include "art/plain.h"

#include <vector>

#include <QRectF>

namespace vallum::art {

/// Where a side may set up (SET-20); a table may have none, and the zones may be of any shape.
struct DeploymentZone {
    QPolygonF outline;
    Side side;
    QString label;
};

/// The empty table in table coordinates (overlays.h): `rect` is the table, all around it lies the outside.
struct TableLook {
    QRectF rect;
    GroundCover cover = GroundCover::grass;
    std::vector<DeploymentZone> zones;
    bool rulers = true;
    bool gridOfDu = false;
};

/// Paints what of the table lies in `seen`, a rectangle of table coordinates.
void paintTable(QPainter& painter, const Ink& ink, const TableLook& table, const QRectF& seen);

/// The steps of a ruler that keeps labels apart at a zoom: labels at every `label` DU, ticks at every `tick`.
struct RulerSteps {
    double label = 5;
    double tick = 1;
};
[[nodiscard]] RulerSteps rulerSteps(double pixelsPerDu);

}  // namespace vallum::art

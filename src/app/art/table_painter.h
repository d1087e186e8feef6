// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"
#include "art/plain.h"

#include <vector>

#include <QRectF>

namespace vallum::art {

/// Where a side may set up (SET-20). A table may have no zones, and they may have any shape.
struct DeploymentZone {
    QPolygonF outline;
    Side side;
    QString label;
};

/// The empty table in table coordinates (overlays.h): `rect` is the table; everything around it is outside.
struct TableLook {
    QRectF rect;
    GroundCover cover = GroundCover::grass;
    std::vector<DeploymentZone> zones;
    bool rulers = true;
    bool gridOfDu = false;
};

/// Paints the part of the table within `seen`, a rectangle in table coordinates.
void paintTable(QPainter& painter, const Ink& ink, const TableLook& table, const QRectF& seen);

/// The ruler steps that keep labels apart at a given zoom: a label every `label` DU, a tick every `tick`.
struct RulerSteps {
    double label = 5;
    double tick = 1;
};
[[nodiscard]] RulerSteps rulerSteps(double pixelsPerDu);

}  // namespace vallum::art

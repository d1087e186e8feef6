// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/table_painter.h"
#include "art/terrain_painter.h"
#include "field/table/coordinates.h"

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The empty table: its plain, its terrain, and the zones for deployment. Everything that changes it says
/// whether it looks different now, because painting it is slow.
class TableGround {
public:
    [[nodiscard]] bool show(const field::Battle& battle, const Coordinates& coordinates);
    /// The look of the plain, which is in the scenario rather than the battle.
    [[nodiscard]] bool setCover(field::GroundCover cover);
    [[nodiscard]] bool setZonesShown(bool areShown);
    void paint(QPainter& painter, const art::Ink& ink, const QRectF& seen) const;

private:
    art::TableLook table_;
    std::vector<art::GroundLook> terrain_;
    std::vector<art::DeploymentZone> zones_;  // also while they are not shown
};

}  // namespace vallum::app

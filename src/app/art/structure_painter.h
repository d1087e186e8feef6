// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <optional>

#include <QSizeF>

namespace vallum::art {

enum class StructureShape {
    wall,
    cornerWall,
    gate,
    tower,
    watchtower,
    siegeTower,
    village,  // one sector of a village
    bridge,
    caltrops,
    trench,
    barricade,
    ram
};

/// One tile as it lies on the table, in table coordinates.
struct StructureLook {
    StructureShape shape = StructureShape::wall;
    bool stone = false;
    QPointF center;
    double headingDegrees = 0;
    QSizeF size;  // width and depth, in DU
    int damage = 0;
    int durability = 0;  // 0: indestructible
    int fire = 0;        // markers
    int burning = 0;     // markers that do damage at the end of this turn (FIR-10)
    int doorLimit = 0;   // damage at which the door breaks (GAT-06); 0: no door
    bool collapsed = false;
    bool doorBroken = false;
    std::optional<Side> owner;
    std::uint32_t seed = 0;
};

/// The tile without its state.
void paintStructure(QPainter& painter, const Ink& ink, const StructureLook& look);
/// Flames, and a bar with one cell per point of durability: current damage, damage the fire will add, and
/// where the door breaks. Painted on the tile, above the cards, upright on the screen.
void paintStructureState(QPainter& painter, const Ink& ink, const StructureLook& look);
/// ASL-05: a ladder at a unit's front; one lit rung per level climbed.
void paintClimbing(QPainter& painter, const Ink& ink, QPointF at, double headingDegrees, int levels, int of);
/// FIR-15: marks a unit that spends its turn fighting a fire.
void paintFirefighting(QPainter& painter, const Ink& ink, QPointF at);

}  // namespace vallum::art

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/structure_painter.h"
#include "art/terrain_painter.h"
#include "field/table/coordinates.h"
#include "field/table/overlay.h"

#include <vallum/field/model/battle.h>

/// The terrain and structures of a battle.
namespace vallum::app {

[[nodiscard]] art::GroundKind kindOf(field::Terrain kind);
[[nodiscard]] art::StructureShape shapeOf(field::StructureKind kind);

std::vector<art::GroundLook> groundOf(const field::Battle& battle, const Coordinates& coordinates);
art::StructureLook lookOf(const field::Battle& battle, field::StructureId id, const Coordinates& coordinates);
/// A ram in front of the card that carries it.
[[nodiscard]] art::StructureLook carriedRam(const field::Battle& battle,
                                            const geometry::Pose& carrier,
                                            const Coordinates& coordinates);
/// The ram drawn at a place: an index into the battle's list.
[[nodiscard]] std::optional<int> ramAt(const field::Battle& battle,
                                       const Coordinates& coordinates,
                                       QPointF scenePoint);
/// In painting order: flat structures first.
std::vector<art::StructureLook> structuresOf(const field::Battle& battle, const Coordinates& coordinates);
/// Their damage is drawn apart, above the ladders at them.
void addStructures(Overlay& buildings,
                   Overlay& damage,
                   const field::Battle& battle,
                   const Coordinates& coordinates);

}  // namespace vallum::app

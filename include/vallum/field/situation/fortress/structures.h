// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

/// The kinds and positions of structures and the units in them (GEO-25, HGT-01, FOR-01 to FOR-04). Functions
/// only find standing structures unless they say otherwise.
namespace vallum::field {

constexpr bool isWall(StructureKind kind) {
    return kind == StructureKind::wall || kind == StructureKind::cornerWall || kind == StructureKind::gate;
}
constexpr bool isHighTower(StructureKind kind) {
    return kind == StructureKind::tower || kind == StructureKind::watchtower ||
           kind == StructureKind::siegeTower;
}
/// FOR-04, TER-49: it holds one unit, whose card does not fight by itself.
constexpr bool isEnclosed(StructureKind kind) {
    return isHighTower(kind) || kind == StructureKind::villageSector;
}
constexpr bool isBridge(StructureKind kind) {
    return kind == StructureKind::narrowBridge || kind == StructureKind::wideBridge;
}
constexpr bool isCaltrops(StructureKind kind) {
    return kind == StructureKind::smallCaltrops || kind == StructureKind::largeCaltrops;
}
constexpr bool isFieldDefense(StructureKind kind) {
    return kind == StructureKind::trench || kind == StructureKind::barricade;
}

/// GEO-25: the bounding box; a corner wall fills only an L of it.
geometry::Size sizeOf(StructureKind, const geometry::TileSizes&);
/// GEO-25: the convex parts of such a structure in this pose.
std::vector<geometry::Outline> partsOf(StructureKind, const geometry::Pose&, const geometry::TileSizes&);
std::vector<geometry::Outline> partsOf(const Battle&, StructureId);
/// The shape for shots, contact and measuring.
geometry::Footprint shapeOf(const Battle&, StructureId);
/// The bounding box.
geometry::Outline boxOf(const Battle&, StructureId);

/// In the order of their ids.
std::vector<StructureId> standingStructures(const Battle&);
/// Chapter 28; default values if it has no such row.
const StructureValues& valuesOf(const Setting&, StructureKind, Material);
const StructureValues& valuesOf(const Battle&, StructureId);
/// FOR-01, GAT-04: what hit and damage rolls must exceed; nothing can damage it if it is 0.
int resistanceOf(const Battle&, StructureId, bool door);
/// FOR-03: wood can be rammed and can burn.
bool isWooden(const Battle&, StructureId);
/// GAT-05: includes the door of a stone gate while it stands.
bool hasDoor(const Battle&, StructureId);
int fireMarkers(const Structure&);

/// FOR-04, TOW-05, TER-49: the unit in this tower or sector.
std::optional<UnitId> holderOf(const Battle&, StructureId);
bool overlaps(const Battle&, const geometry::Footprint&, StructureId);
/// FDZ-11, RAZ-06: part against part.
bool areAdjacent(const Battle&, StructureId one, StructureId other);

/// FOR-08: the fortress with this point on its ground, walls and towers included.
std::optional<int> fortressAt(const Battle&, const geometry::Point&);
/// FOR-05, SIE-09: the fortress that the unit is in: on the ground, on a wall or in a tower.
std::optional<int> fortressOf(const Battle&, UnitId);
/// FOR-05: true if its side has a fortress.
bool hasFortress(const Battle&, Seat);
/// ASL-21: it is in a fortress of its own side.
bool defendsFortress(const Battle&, UnitId);

}  // namespace vallum::field

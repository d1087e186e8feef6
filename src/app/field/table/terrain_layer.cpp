// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/terrain_layer.h"

#include "field/table/looks.h"

#include <algorithm>

#include <QTransform>

#include <vallum/field/situation/fortress/structures.h>

namespace vallum::app {

art::GroundKind kindOf(field::Terrain kind) {
    switch (kind) {
        case field::Terrain::forest: return art::GroundKind::forest;
        case field::Terrain::hill: return art::GroundKind::hill;
        case field::Terrain::mountain: return art::GroundKind::mountain;
        case field::Terrain::lake: return art::GroundKind::lake;
        case field::Terrain::river: return art::GroundKind::river;
        case field::Terrain::ford: return art::GroundKind::ford;
    }
    return art::GroundKind::forest;
}

art::StructureShape shapeOf(field::StructureKind kind) {
    using field::StructureKind;
    switch (kind) {
        case StructureKind::wall: return art::StructureShape::wall;
        case StructureKind::cornerWall: return art::StructureShape::cornerWall;
        case StructureKind::gate: return art::StructureShape::gate;
        case StructureKind::tower: return art::StructureShape::tower;
        case StructureKind::watchtower: return art::StructureShape::watchtower;
        case StructureKind::siegeTower: return art::StructureShape::siegeTower;
        case StructureKind::villageSector: return art::StructureShape::village;
        case StructureKind::narrowBridge:
        case StructureKind::wideBridge: return art::StructureShape::bridge;
        case StructureKind::smallCaltrops:
        case StructureKind::largeCaltrops: return art::StructureShape::caltrops;
        case StructureKind::trench: return art::StructureShape::trench;
        case StructureKind::barricade: return art::StructureShape::barricade;
    }
    return art::StructureShape::wall;
}

namespace {

bool isFlat(art::StructureShape shape) {
    return shape == art::StructureShape::bridge || shape == art::StructureShape::caltrops ||
           shape == art::StructureShape::trench || shape == art::StructureShape::village;
}

}  // namespace

art::StructureLook lookOf(const field::Battle& battle,
                          field::StructureId id,
                          const Coordinates& coordinates) {
    const field::Structure& it = battle.structure(id);
    const geometry::Size size = field::sizeOf(it.kind, battle.setting->sizes);
    const field::StructureValues& values = field::valuesOf(*battle.setting, it.kind, it.material);
    art::StructureLook look;
    look.shape = shapeOf(it.kind);
    look.stone = it.material == field::Material::stone;
    look.center = coordinates.toScene(it.pose.center);
    look.headingDegrees = degrees(it.pose.heading);
    look.size = {inDu(size.width), inDu(size.depth)};
    look.damage = it.damage;
    look.durability = values.durability;
    look.fire = field::fireMarkers(it);
    for (const field::Fire& fire : it.fires) look.burning += fire.turn < battle.turn ? fire.markers : 0;
    if (field::hasDoor(battle, id)) look.doorLimit = values.doorDurability;
    look.collapsed = it.condition == field::Condition::collapsed;
    look.doorBroken = it.kind == field::StructureKind::gate && !field::hasDoor(battle, id);
    look.seed = static_cast<std::uint32_t>(id.raw() + 1);
    if (it.owner) look.owner = lookOfSide(*it.owner);
    return look;
}

namespace {

art::StructureLook ramIn(const field::Battle& battle,
                         const geometry::Pose& pose,
                         const Coordinates& coordinates) {
    const geometry::Size size = battle.setting->sizes.ram;
    art::StructureLook look;
    look.shape = art::StructureShape::ram;
    look.center = coordinates.toScene(pose.center);
    look.headingDegrees = degrees(pose.heading);
    look.size = {inDu(size.width), inDu(size.depth)};
    return look;
}

art::StructureLook lookOf(const field::Battle& battle,
                          const field::Ram& ram,
                          const Coordinates& coordinates) {
    return ram.carrier ? carriedRam(battle, battle.unit(*ram.carrier).pose, coordinates)
                       : ramIn(battle, ram.pose, coordinates);
}

}  // namespace

art::StructureLook carriedRam(const field::Battle& battle,
                              const geometry::Pose& carrier,
                              const Coordinates& coordinates) {
    const geometry::Point front = geometry::pointAt(carrier, 0_du, field::cardSize.depth / 2);
    return ramIn(battle, {front, carrier.heading}, coordinates);
}

std::optional<int> ramAt(const field::Battle& battle, const Coordinates& coordinates, QPointF scenePoint) {
    for (int ram = 0; ram != std::ssize(battle.rams); ++ram) {
        const field::Ram& it = battle.rams[static_cast<std::size_t>(ram)];
        if (!it.placed) continue;
        const art::StructureLook look = lookOf(battle, it, coordinates);
        const QPointF inside = QTransform().rotate(-look.headingDegrees).map(scenePoint - look.center);
        if (std::abs(inside.x()) <= look.size.width() / 2 && std::abs(inside.y()) <= look.size.height() / 2)
            return ram;
    }
    return std::nullopt;
}

std::vector<art::GroundLook> groundOf(const field::Battle& battle, const Coordinates& coordinates) {
    std::vector<art::GroundLook> looks;
    for (const field::Tile& tile : battle.setting->tiles) {
        art::GroundLook look{kindOf(tile.kind), {}, static_cast<std::uint32_t>(looks.size()) * 97 + 5};
        for (const geometry::Point& corner : tile.region.corners())
            look.outline << coordinates.toScene(corner);
        looks.push_back(std::move(look));
    }
    return looks;
}

std::vector<art::StructureLook> structuresOf(const field::Battle& battle, const Coordinates& coordinates) {
    std::vector<art::StructureLook> looks;
    for (const field::StructureId id : battle.everyStructure()) {
        const field::Structure& it = battle.structure(id);
        if (!it.placed || it.condition == field::Condition::removed) continue;
        looks.push_back(lookOf(battle, id, coordinates));
    }
    for (const field::Ram& ram : battle.rams) {
        if (ram.placed) looks.push_back(lookOf(battle, ram, coordinates));
    }
    std::ranges::stable_partition(looks, [](const art::StructureLook& it) { return isFlat(it.shape); });
    return looks;
}

void addStructures(Overlay& buildings,
                   Overlay& damage,
                   const field::Battle& battle,
                   const Coordinates& coordinates) {
    for (const art::StructureLook& look : structuresOf(battle, coordinates)) {
        const double reach = std::hypot(look.size.width(), look.size.height()) / 2 + 0.3;
        const QRectF area(look.center.x() - reach, look.center.y() - reach, 2 * reach, 2 * reach);
        buildings.add(area, [look](QPainter& painter, const art::Ink& ink) {
            art::paintStructure(painter, ink, look);
        });
        if (look.damage == 0 && look.fire == 0) continue;
        damage.add(area, [look](QPainter& painter, const art::Ink& ink) {
            art::paintStructureState(painter, ink, look);
        });
    }
}

}  // namespace vallum::app

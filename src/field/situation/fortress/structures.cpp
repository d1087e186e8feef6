// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/polygon.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;

geometry::Size sizeOf(StructureKind kind, const geometry::TileSizes& sizes) {
    switch (kind) {
        case StructureKind::wall:
        case StructureKind::gate: return sizes.wall;
        case StructureKind::cornerWall: return sizes.cornerWall;
        case StructureKind::tower:
        case StructureKind::watchtower: return sizes.tower;
        case StructureKind::siegeTower: return sizes.siegeTower;
        case StructureKind::villageSector: return sizes.villageSector;
        case StructureKind::narrowBridge: return {sizes.narrowBridge, sizes.bridgeLength};
        case StructureKind::wideBridge: return {sizes.wideBridge, sizes.bridgeLength};
        case StructureKind::smallCaltrops: return sizes.smallCaltrops;
        case StructureKind::largeCaltrops: return sizes.largeCaltrops;
        case StructureKind::trench: return sizes.trench;
        case StructureKind::barricade: return sizes.barricade;
    }
    return {};
}

std::vector<Outline> partsOf(StructureKind kind,
                             const geometry::Pose& pose,
                             const geometry::TileSizes& sizes) {
    if (kind == StructureKind::cornerWall) return geometry::cornerMasonry(pose, sizes);
    return {geometry::outline(pose, sizeOf(kind, sizes))};
}

std::vector<Outline> partsOf(const Battle& battle, StructureId id) {
    return partsOf(battle.structure(id).kind, battle.structure(id).pose, battle.setting->sizes);
}

Footprint shapeOf(const Battle& battle, StructureId id) {
    const auto parts = partsOf(battle, id);
    Footprint shape = parts.front();
    for (std::size_t i = 1; i != parts.size(); ++i) shape.add(parts.at(i));
    return shape;
}

Outline boxOf(const Battle& battle, StructureId id) {
    const Structure& it = battle.structure(id);
    return geometry::outline(it.pose, sizeOf(it.kind, battle.setting->sizes));
}

std::vector<StructureId> standingStructures(const Battle& battle) {
    std::vector<StructureId> standing;
    for (const StructureId id : battle.everyStructure()) {
        if (battle.structure(id).stands()) standing.push_back(id);
    }
    return standing;
}

const StructureValues& valuesOf(const Setting& setting, StructureKind kind, Material material) {
    static const StructureValues none;
    const auto found = std::ranges::find_if(setting.structureValues, [&](const StructureValues& it) {
        return it.kind == kind && it.material == material;
    });
    return found == setting.structureValues.end() ? none : *found;
}

const StructureValues& valuesOf(const Battle& battle, StructureId id) {
    return valuesOf(*battle.setting, battle.structure(id).kind, battle.structure(id).material);
}

int resistanceOf(const Battle& battle, StructureId id, bool door) {
    const StructureValues& values = valuesOf(battle, id);
    return door ? values.doorResistance : values.resistance;
}

bool isWooden(const Battle& battle, StructureId id) { return valuesOf(battle, id).burns; }

bool hasDoor(const Battle& battle, StructureId id) {
    const Structure& it = battle.structure(id);
    return it.kind == StructureKind::gate && it.stands() && it.damage < valuesOf(battle, id).doorDurability;
}

int fireMarkers(const Structure& structure) {
    return std::accumulate(structure.fires.begin(), structure.fires.end(), 0,
                           [](int sum, const Fire& it) { return sum + it.markers; });
}

std::optional<UnitId> holderOf(const Battle& battle, StructureId id) {
    for (const UnitId unit : battle.everyUnit()) {
        if (battle.unit(unit).inside == id && battle.onTable(unit)) return unit;
    }
    return std::nullopt;
}

bool areAdjacent(const Battle& battle, StructureId one, StructureId other) {
    const auto parts = partsOf(battle, other);
    return std::ranges::any_of(partsOf(battle, one), [&](const geometry::Outline& part) {
        return std::ranges::any_of(
            parts, [&](const geometry::Outline& it) { return geometry::inContact(part, it); });
    });
}

bool overlaps(const Battle& battle, const Footprint& card, StructureId id) {
    return std::ranges::any_of(partsOf(battle, id),
                               [&](const Outline& part) { return geometry::overlap(card, part); });
}

std::optional<int> fortressAt(const Battle& battle, const geometry::Point& point) {
    const auto& fortresses = battle.setting->fortresses;
    for (std::size_t i = 0; i != fortresses.size(); ++i) {
        if (geometry::standsIn(point, fortresses[i].ground)) return static_cast<int>(i);
    }
    return std::nullopt;
}

std::optional<int> fortressOf(const Battle& battle, UnitId unit) {
    const Unit& it = battle.unit(unit);
    if (it.inside) return battle.structure(*it.inside).fortress;
    return fortressAt(battle, it.pose.center);
}

bool hasFortress(const Battle& battle, Seat seat) {
    return std::ranges::any_of(battle.setting->fortresses,
                               [&](const Fortress& it) { return battle.areAllied(it.owner, seat); });
}

bool defendsFortress(const Battle& battle, UnitId unit) {
    const auto fortress = fortressOf(battle, unit);
    return fortress &&
           battle.areAllied(battle.setting->fortresses.at(static_cast<std::size_t>(*fortress)).owner,
                            battle.owner(unit));
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/model/structure.h>

namespace vallum::field {

namespace {

using enum StructureKind;
using enum Material;

StructureValues open(StructureKind kind, Material material, int cost) {
    return {.kind = kind, .material = material, .cost = cost};
}
StructureValues bridge(StructureKind kind, Material material, int strength) {
    StructureValues values = open(kind, material, 0);
    values.resistance = strength;
    values.durability = strength;
    values.burns = material == wood;
    return values;
}
/// Walls and towers: the level of a unit on or in them equals their height.
StructureValues high(StructureKind kind, Material material, int cost, int resistance, int height) {
    return {.kind = kind,
            .material = material,
            .cost = cost,
            .resistance = resistance,
            .durability = resistance + 1,
            .defense = {2, 0},
            .rangedDefense = {2, 0},
            .obstacle = height,
            .level = height,
            .burns = material == wood};
}
StructureValues gateOf(Material material, int cost, int resistance) {
    StructureValues values = high(gate, material, cost, resistance, 1);
    values.doorResistance = resistance - 1;
    values.doorDurability = resistance - 1;
    return values;
}
StructureValues sector() {
    StructureValues values = open(villageSector, wood, 50);
    values.resistance = 7;
    values.durability = 7;
    values.defense = {1, 1};
    values.rangedDefense = {2, 2};
    values.obstacle = 1;
    values.burns = true;
    return values;
}
StructureValues fieldDefense(StructureKind kind, int cost) {
    StructureValues values = open(kind, wood, cost);
    values.defense = {1, 1};
    return values;
}

}  // namespace

const std::vector<StructureValues>& standardStructureValues() {
    static const std::vector<StructureValues> values{
        high(wall, wood, 40, 6, 1),
        high(cornerWall, wood, 20, 6, 1),
        gateOf(wood, 30, 6),
        high(tower, wood, 80, 7, 2),
        high(wall, stone, 80, 7, 1),
        high(cornerWall, stone, 40, 7, 1),
        gateOf(stone, 60, 7),
        high(tower, stone, 160, 8, 2),
        high(watchtower, wood, 90, 7, 2),
        high(siegeTower, wood, 100, 6, 2),
        sector(),
        bridge(narrowBridge, wood, 7),
        bridge(wideBridge, wood, 7),
        bridge(narrowBridge, stone, 8),
        bridge(wideBridge, stone, 8),
        open(smallCaltrops, wood, 20),
        open(largeCaltrops, wood, 40),
        fieldDefense(trench, 40),
        fieldDefense(barricade, 20),
    };
    return values;
}

}  // namespace vallum::field

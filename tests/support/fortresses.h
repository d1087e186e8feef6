// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/combats.h"

#include <vallum/field/procedures/movement/movement.h>

/// A fortress for siege tests. Red holds it and faces north: the outer side of its walls is y = 10, the inner
/// side y = 9.6. From west to east: tower (6.8 to 7.6), wall, wall (9.2 to 10.8), wall, gate (12.4 to 14).
/// Its ground reaches south to y = 4. Blue comes from the north.
namespace vallum::field {

inline constexpr StructureId middleWall(0);
inline constexpr StructureId eastWall(1);
inline constexpr StructureId westWall(2);
inline constexpr StructureId westTower(3);
inline constexpr StructureId eastGate(4);

inline Structure built(StructureKind kind, Du x, Du y, Degrees heading = 0_deg) {
    Structure made;
    made.kind = kind;
    made.pose = {{x, y}, Heading(heading)};
    made.owner = red;
    return made;
}
inline TestTable stronghold() {
    TestTable table;
    table.structures = {
        built(StructureKind::wall, 10_du, 9.8_du), built(StructureKind::wall, 11.6_du, 9.8_du),
        built(StructureKind::wall, 8.4_du, 9.8_du), built(StructureKind::tower, 7.2_du, 9.6_du),
        built(StructureKind::gate, 13.2_du, 9.8_du)};
    for (Structure& it : table.structures) it.fortress = 0;
    table.fortresses = {{red,
                         {{6.8_du, 4_du}, {6.8_du, 10_du}, {14_du, 10_du}, {14_du, 4_du}},
                         {middleWall, eastWall, westWall, westTower, eastGate}}};
    return table;
}
inline Battle atStronghold(const std::vector<TestUnit>& units, const TestTable& table = stronghold()) {
    return battleOf(units, table);
}
/// The same with this much damage to one of its parts.
inline TestTable damaged(StructureId id, int damage, TestTable table = stronghold()) {
    table.structures.at(static_cast<std::size_t>(id.raw())).damage = damage;
    return table;
}
inline TestTable collapsed(StructureId id, TestTable table = stronghold()) {
    table.structures.at(static_cast<std::size_t>(id.raw())).condition = Condition::collapsed;
    return table;
}

/// On the middle wall, shifted east by `aside`.
inline TestUnit onWall(TestUnit unit, Du aside = 0_du) {
    return unit.at(10_du + aside, 9.2_du).facing(0_deg);
}
/// In front of the middle wall, shifted east by `aside`.
inline TestUnit beforeWall(TestUnit unit, Du aside = 0_du) {
    return unit.at(10_du + aside, 10.4_du).facing(180_deg);
}
/// WAL-17
inline TestUnit inTakenPlace(TestUnit unit, Du aside = 0_du) {
    return unit.at(10_du + aside, 9.2_du).facing(180_deg);
}
inline TestUnit climbing(TestUnit unit, StructureId structure, int levels) {
    unit.unit.climb = Climb{structure, levels};
    return unit;
}
/// At the top of the ladder at the middle wall.
inline TestUnit climbed(TestUnit unit, Du aside = 0_du) {
    return climbing(beforeWall(std::move(unit), aside), middleWall, 1);
}
inline TestUnit inTower(TestUnit unit, StructureId tower = westTower) {
    unit.unit.inside = tower;
    return unit.at(7.2_du, 9.6_du).facing(0_deg);
}
inline Battle turnOf(Seat seat, Battle battle) {
    battle.active = seat;
    return battle;
}
inline Move arriving(UnitId unit, std::vector<geometry::PathStep> path, StructureId structure, Arrival what) {
    Move move;
    move.unit = unit;
    move.path = std::move(path);
    move.at = AtStructure{.structure = structure, .what = what, .place = std::nullopt};
    return move;
}
inline Played moved(const Battle& battle, const Move& move, Cues cues = {}) {
    return play(battle, std::move(cues), [&](Game& game) { makeMove(game, move); });
}

}  // namespace vallum::field

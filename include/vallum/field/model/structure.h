// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/id.h>
#include <vallum/core/quantity.h>
#include <vallum/field/model/unit_type.h>
#include <vallum/geometry/card.h>

namespace vallum::field {

using StructureId = Id<struct StructureTag>;

/// Structures: chapters TER (bridges, villages), FOR to WTW, SGT, CAL and TRE. A village consists of two
/// sectors (TER-42); a wall with a gate is a single structure (GAT-06).
enum class StructureKind {
    wall,
    cornerWall,
    gate,
    tower,
    watchtower,
    siegeTower,
    villageSector,
    narrowBridge,
    wideBridge,
    smallCaltrops,
    largeCaltrops,
    trench,
    barricade
};
constexpr auto names(StructureKind) {
    return std::array<std::string_view, 13>{
        "wall",           "corner-wall",    "gate",          "tower",       "watchtower",
        "siege-tower",    "village-sector", "narrow-bridge", "wide-bridge", "small-caltrops",
        "large-caltrops", "trench",         "barricade"};
}

enum class Material { wood, stone };
constexpr auto names(Material) { return std::array<std::string_view, 2>{"wood", "stone"}; }

/// RAZ-01, CAL-06, TRE-06: collapsed structures leave rubble, removed ones nothing.
enum class Condition { standing, collapsed, removed };
constexpr auto names(Condition) {
    return std::array<std::string_view, 3>{"standing", "collapsed", "removed"};
}

/// FIR-10: the markers placed in one turn.
struct Fire {
    int turn = 0;
    int markers = 0;
    Seat litBy;

    static void fields(auto& it, auto& visit) {
        visit("turn", it.turn)("markers", it.markers)("litBy", it.litBy);
    }
    bool operator==(const Fire&) const = default;
};

/// One tile. Structures placed before the battle keep their ids, which are indices into the battle's list.
struct Structure {
    StructureKind kind = StructureKind::wall;
    Material material = Material::wood;
    geometry::Pose pose;
    std::optional<Seat> owner;               // of its fortress or its army; a storm can change it (SGT-11)
    std::optional<int> fortress;             // index of the fortress it belongs to
    std::optional<StructureId> otherSector;  // TER-42
    bool placed = true;                      // SIE-06: false for siege towers that are not placed yet
    int damage = 0;                          // FOR-02
    std::vector<Fire> fires;                 // FIR-10, ordered by turn
    Condition condition = Condition::standing;

    [[nodiscard]] bool stands() const { return placed && condition == Condition::standing; }

    static void fields(auto& it, auto& visit) {
        visit("kind", it.kind)("material", it.material)("pose", it.pose)("owner", it.owner)(
            "fortress", it.fortress)("otherSector", it.otherSector)("placed", it.placed)("damage", it.damage)(
            "fires", it.fires)("condition", it.condition);
    }
    bool operator==(const Structure&) const = default;
};

/// RAM-01, RAM-08: carried, or lying where it was dropped.
struct Ram {
    geometry::Pose pose;  // unless it is carried
    std::optional<UnitId> carrier;
    bool placed = true;  // SIE-06

    static void fields(auto& it, auto& visit) {
        visit("pose", it.pose)("carrier", it.carrier)("placed", it.placed);
    }
    bool operator==(const Ram&) const = default;
};

/// FOR-11: a unit lies on another with some of its sections.
struct Overlap {
    UnitId top;
    UnitId under;

    static void fields(auto& it, auto& visit) { visit("top", it.top)("under", it.under); }
    bool operator==(const Overlap&) const = default;
};

/// A row of the tables in chapter 28: one kind of structure in one material.
struct StructureValues {
    StructureKind kind = StructureKind::wall;
    Material material = Material::wood;
    int cost = 0;
    int resistance = 0;      // FOR-01; 0: it cannot be damaged
    int durability = 0;      // FOR-02
    int doorResistance = 0;  // GAT-04; 0: no door
    int doorDurability = 0;
    Defense defense;        // for a defender of the structure, in melee
    Defense rangedDefense;  // the same against shots
    int obstacle = 0;       // HGT-08: levels
    int level = 0;          // HGT-01: of a unit on or in it
    bool burns = false;

    bool operator==(const StructureValues&) const = default;
};

/// The values of the data file, for tests and for a program without its data files.
const std::vector<StructureValues>& standardStructureValues();

/// The area enclosed by walls, including the walls (FOR-08, SIE-09).
struct Fortress {
    Seat owner;
    std::vector<geometry::Point> ground;  // the corners of its outline
    std::vector<StructureId> sections;

    bool operator==(const Fortress&) const = default;
};

/// SIE: how a siege differs from a battle in the open.
struct Siege {
    Seat defender;
    Seat attacker;
    int casualties = 75;               // SIE-08: percentage of the defender's army
    std::optional<int> decks;          // SIE-10; none: according to the points
    Du distance = 8_du;                // SIE-03
    bool attackerChoosesEdge = false;  // SIE-15

    bool operator==(const Siege&) const = default;
};

}  // namespace vallum::field

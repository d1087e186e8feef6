// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/facts/combat.h>

/// Facts about structures and units in, on and around them (chapters TER and FOR to SIE).
namespace vallum::field {

/// FOR-17, TER-47: it occupies a tower or a sector; on a wall it is lined up and needs no such fact.
struct Entered {
    UnitId unit;
    StructureId structure;
    geometry::Pose pose;
    RuleId why;
    static constexpr std::string_view kind = "entered";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("pose", it.pose)("why", it.why);
    }
    bool operator==(const Entered&) const = default;
};
/// FOR-19, TER-46, WAL-09: it now stands next to the structure.
struct Left {
    UnitId unit;
    StructureId structure;
    geometry::Pose pose;
    RuleId why;
    static constexpr std::string_view kind = "left";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("pose", it.pose)("why", it.why);
    }
    bool operator==(const Left&) const = default;
};
/// HGT-18, WAL-04: at no cost.
struct LinedUp {
    UnitId unit;
    StructureId structure;
    geometry::Pose pose;
    RuleId why;
    std::vector<TowerMarker> wraps = {};  // ASL-08
    bool isCut = false;                   // CHG-18: a charge has removed some of its earlier wraps
    static constexpr std::string_view kind = "linedUp";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("pose", it.pose)("why", it.why)("wraps", it.wraps)(
            "isCut", it.isCut);
    }
    bool operator==(const LinedUp&) const = default;
};
/// WAL-17, ASL-23: it has crossed the edge of a wall.
struct TookPlace {
    UnitId unit;
    StructureId structure;
    geometry::Pose pose;
    RuleId why;
    static constexpr std::string_view kind = "tookPlace";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("pose", it.pose)("why", it.why);
    }
    bool operator==(const TookPlace&) const = default;
};
/// ASL-02 to ASL-05; the climb starts without a level.
struct Climbed {
    UnitId unit;
    StructureId structure;
    int levels;
    RuleId why;
    static constexpr std::string_view kind = "climbed";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("levels", it.levels)("why", it.why);
    }
    bool operator==(const Climbed&) const = default;
};
/// ASL-15, FIR-09, RAZ-04: its climbing marker is removed.
struct ClimbEnded {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "climbEnded";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const ClimbEnded&) const = default;
};
/// TER-36: into, on through or (none) out of a choke point.
struct PassageChanged {
    UnitId unit;
    std::optional<Passage> passage;
    RuleId why;
    static constexpr std::string_view kind = "passageChanged";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("passage", it.passage)("why", it.why);
    }
    bool operator==(const PassageChanged&) const = default;
};
/// FOR-11, FOR-12: the complete list of overlaps.
struct OverlapsChanged {
    std::vector<Overlap> overlaps;
    RuleId why;
    static constexpr std::string_view kind = "overlapsChanged";
    static void fields(auto& it, auto& visit) { visit("overlaps", it.overlaps)("why", it.why); }
    bool operator==(const OverlapsChanged&) const = default;
};

/// ART-06 to ART-09: the result of measuring. If it is out of range, nothing follows.
struct StructureMeasured {
    UnitId shooter;
    StructureId structure;
    Du distance;
    bool inRange;
    RangeBand band;
    std::optional<RuleId> covered;
    static constexpr std::string_view kind = "structureMeasured";
    static void fields(auto& it, auto& visit) {
        visit("shooter", it.shooter)("structure", it.structure)("distance", it.distance)(
            "inRange", it.inRange)("band", it.band)("covered", it.covered);
    }
    bool operator==(const StructureMeasured&) const = default;
};
/// FOR-01, ART-07, ART-08, RAM-04, FIR-03: one roll of an attack on a structure.
struct StructureRolled {
    UnitId unit;
    Target target;
    Roll roll;
    RuleId why;
    Sum dice;
    std::vector<int> faces;        // after rerolls
    std::vector<int> rolledAgain;  // ART-09: indices of faces that first showed a 1
    Sum attack;
    Sum resistance;
    int successes;  // hits, damage or fire markers; sixes of artillery count twice (ART-10)
    static constexpr std::string_view kind = "structureRolled";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("target", it.target)("roll", it.roll)("why", it.why)("dice", it.dice)(
            "faces", it.faces)("rolledAgain", it.rolledAgain)("attack", it.attack)(
            "resistance", it.resistance)("successes", it.successes);
    }
    bool operator==(const StructureRolled&) const = default;
};
/// FOR-02, FIR-11
struct StructureDamaged {
    StructureId structure;
    int damage;
    int total;
    RuleId why;
    static constexpr std::string_view kind = "structureDamaged";
    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("damage", it.damage)("total", it.total)("why", it.why);
    }
    bool operator==(const StructureDamaged&) const = default;
};
/// GAT-06: told once, when the damage to a gate reaches the durability of its door.
struct DoorDestroyed {
    StructureId structure;
    static constexpr std::string_view kind = "doorDestroyed";
    static void fields(auto& it, auto& visit) { visit("structure", it.structure); }
    bool operator==(const DoorDestroyed&) const = default;
};
/// FIR-03, FIR-07, RAZ-06: markers placed in this turn.
struct FireLit {
    StructureId structure;
    int markers;
    Seat litBy;
    RuleId why;
    static constexpr std::string_view kind = "fireLit";
    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("markers", it.markers)("litBy", it.litBy)("why", it.why);
    }
    bool operator==(const FireLit&) const = default;
};
/// FIR-14, GAT-06, RAZ-06: the oldest markers first.
struct FirePutOut {
    StructureId structure;
    int markers;
    std::optional<UnitId> by;
    RuleId why;
    bool spreads = false;  // RAZ-06: to adjacent structures
    static constexpr std::string_view kind = "firePutOut";
    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("markers", it.markers)("by", it.by)("why", it.why)("spreads",
                                                                                            it.spreads);
    }
    bool operator==(const FirePutOut&) const = default;
};
/// ART-11, FIR-13: one die per point of damage against the armor of a unit there.
struct CollateralRolled {
    UnitId unit;
    StructureId structure;
    std::vector<int> faces;
    Sum power;
    Sum armor;
    int wounds;
    RuleId why;
    static constexpr std::string_view kind = "collateralRolled";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("faces", it.faces)("power", it.power)(
            "armor", it.armor)("wounds", it.wounds)("why", it.why);
    }
    bool operator==(const CollateralRolled&) const = default;
};
/// RAZ-01: only rubble without effect is left, and its fires are out.
struct Collapsed {
    StructureId structure;
    RuleId why;
    static constexpr std::string_view kind = "collapsed";
    static void fields(auto& it, auto& visit) { visit("structure", it.structure)("why", it.why); }
    bool operator==(const Collapsed&) const = default;
};
/// CAL-06, TRE-06
struct TileCleared {
    UnitId unit;
    StructureId structure;
    RuleId why;
    static constexpr std::string_view kind = "tileCleared";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("why", it.why);
    }
    bool operator==(const TileCleared&) const = default;
};
/// CAL-02: one die per section that crossed the caltrops or touches them.
struct CaltropsRolled {
    UnitId unit;
    StructureId structure;
    std::vector<int> faces;
    int wounds;
    static constexpr std::string_view kind = "caltropsRolled";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("structure", it.structure)("faces", it.faces)("wounds", it.wounds);
    }
    bool operator==(const CaltropsRolled&) const = default;
};
/// SGT-03: one step of a siege tower and of the unit in it.
struct TowerRolled {
    StructureId structure;
    UnitId unit;
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
    RuleId why;
    static constexpr std::string_view kind = "towerRolled";
    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("unit", it.unit)("step", it.step)("to", it.to)("price", it.price)(
            "why", it.why);
    }
    bool operator==(const TowerRolled&) const = default;
};
/// SGT-11: the structure now belongs to whoever occupies it.
struct OwnerChanged {
    StructureId structure;
    Seat owner;
    RuleId why;
    static constexpr std::string_view kind = "ownerChanged";
    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("owner", it.owner)("why", it.why);
    }
    bool operator==(const OwnerChanged&) const = default;
};
/// RAM-08
struct RamTaken {
    int ram;
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "ramTaken";
    static void fields(auto& it, auto& visit) { visit("ram", it.ram)("unit", it.unit)("why", it.why); }
    bool operator==(const RamTaken&) const = default;
};
/// RAM-07, RAM-08
struct RamLeft {
    int ram;
    UnitId unit;
    geometry::Pose pose;
    RuleId why;
    static constexpr std::string_view kind = "ramLeft";
    static void fields(auto& it, auto& visit) {
        visit("ram", it.ram)("unit", it.unit)("pose", it.pose)("why", it.why);
    }
    bool operator==(const RamLeft&) const = default;
};
/// RAM-06, FIR-01, FIR-15, CAL-06: it can do nothing more in this turn or phase.
struct TaskDone {
    UnitId unit;
    TurnFlag deed;
    static constexpr std::string_view kind = "taskDone";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("deed", it.deed); }
    bool operator==(const TaskDone&) const = default;
};

/// SIE-04: told before anything is placed.
struct FortressAnnounced {
    Seat seat;
    Sum points;
    static constexpr std::string_view kind = "fortressAnnounced";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("points", it.points); }
    bool operator==(const FortressAnnounced&) const = default;
};
/// SIE-06
struct TowerPlaced {
    StructureId structure;
    geometry::Pose pose;
    static constexpr std::string_view kind = "towerPlaced";
    static void fields(auto& it, auto& visit) { visit("structure", it.structure)("pose", it.pose); }
    bool operator==(const TowerPlaced&) const = default;
};
/// SIE-15
struct EdgeTaken {
    Seat seat;
    Home home;
    static constexpr std::string_view kind = "edgeTaken";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("home", it.home); }
    bool operator==(const EdgeTaken&) const = default;
};

}  // namespace vallum::field

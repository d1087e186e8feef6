// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/field/model/setting.h>

namespace vallum::field {

/// Where a unit's card is.
enum class Place { reserve, table, eliminated };
constexpr auto names(Place) { return std::array<std::string_view, 3>{"reserve", "table", "eliminated"}; }

/// Markers for the state of a unit. A fleeing unit is broken as well (MOR-04).
enum class Marker { active, broken, fleeing, marching, hero, noOfficer };
constexpr auto names(Marker) {
    return std::array<std::string_view, 6>{"active", "broken", "fleeing", "marching", "hero", "no-officer"};
}

/// EVT-10
enum class Status { regular, veteran, elite };
constexpr auto names(Status) { return std::array<std::string_view, 3>{"regular", "veteran", "elite"}; }

/// What a unit has done or suffered this turn; cleared at the beginning of the next turn.
enum class TurnFlag {
    gotOrder,           // ACT-09
    activated,          // ACT-09
    reorganized,        // ACT-13
    recovered,          // ACT-16, FLT-16
    startedToFlee,      // FLT-15: does not act in this turn's flight phase
    fled,               // FLT-04, FLT-15: has had its flight movement
    finishedMove,       // MOV-01
    finishedSkirmish,   // SKI-01
    displaced,          // has changed its position or facing by its own movement
    forcedMarch,        // MOV-18
    allDirections,      // MAN-02
    freeTurn,           // MAN-04
    diamondTurn,        // MAN-07
    changedFront,       // MAN-08, MAN-09
    tookFormation,      // MAN-13
    droppedFormation,   // MAN-15
    charged,            // CHG-01
    chargedFromWater,   // TER-21
    ledCharge,          // GEN-08: that charge began near a general who leads such units
    shot,               // RNG-04
    fellBack,           // may only move backward this turn, by an order
    mayNotShoot,        // by an order
    shootsEngaged,      // RNG-09: an order allows shots at engaged targets
    chargesReduced,     // CHG-03: an order allows charges despite reduced movement
    enveloped,          // ENG-03
    removedMarkers,     // ENG-06
    repositioned,       // ENG-09, ENG-12
    withdrew,           // ENG-16
    followed,           // ENG-20
    retreated,          // ENG-22
    followedUp,         // ABL-09
    advancedInLine,     // OPT-26
    movedReduced,       // MOV-25
    movedLimited,       // HGT-15
    entered,            // FOR-17: the structure that it is in or on now
    climbedDown,        // WAL-09, FOR-19, ASL-15: has come down outside and can do nothing more
    passedGate,         // GAT-09
    foughtFire,         // FIR-15
    clearedTile,        // CAL-06, TRE-06
    trodOnCaltrops,     // CAL-02
    attackedStructure,  // RAM-06, FIR-01: in this turn's melee phase
    climbedUp           // ASL-13: has climbed onto a structure and can do nothing more
};
constexpr auto names(TurnFlag) {
    return std::array<std::string_view, 42>{"got-order",
                                            "activated",
                                            "reorganized",
                                            "recovered",
                                            "started-to-flee",
                                            "fled",
                                            "finished-move",
                                            "finished-skirmish",
                                            "displaced",
                                            "forced-march",
                                            "all-directions",
                                            "free-turn",
                                            "diamond-turn",
                                            "changed-front",
                                            "took-formation",
                                            "dropped-formation",
                                            "charged",
                                            "charged-from-water",
                                            "led-charge",
                                            "shot",
                                            "fell-back",
                                            "may-not-shoot",
                                            "shoots-engaged",
                                            "charges-reduced",
                                            "enveloped",
                                            "removed-markers",
                                            "repositioned",
                                            "withdrew",
                                            "followed",
                                            "retreated",
                                            "followed-up",
                                            "advanced-in-line",
                                            "moved-reduced",
                                            "moved-limited",
                                            "entered",
                                            "climbed-down",
                                            "passed-gate",
                                            "fought-fire",
                                            "cleared-tile",
                                            "trod-on-caltrops",
                                            "attacked-structure",
                                            "climbed-up"};
}

/// What a unit has done this turn, as far as it limits what it may still do.
struct TurnNotes {
    EnumSet<TurnFlag> flags;
    MovementPoints spent;
    MovementPoints extraMovement;                  // from an order
    Du extraCharge;                                // from an order, only if the move ends in a charge
    std::vector<UnitId> left;                      // ENG-23: enemies it has broken off from
    Du way;                                        // FOR-06: the distance it has moved
    std::optional<geometry::Corner> pivotedAbout;  // MOV-15

    static void fields(auto& it, auto& visit) {
        visit("deeds", it.flags)("spent", it.spent)("extraMovement", it.extraMovement)(
            "extraCharge", it.extraCharge)("left", it.left)("way", it.way)("pivotedAbout", it.pivotedAbout);
    }
    bool operator==(const TurnNotes&) const = default;
};

/// GEO-18: a front section wrapped around an enemy card occupies this section of it.
struct EnvelopMarker {
    UnitId enemy;
    geometry::SectionIndex section;

    static void fields(auto& it, auto& visit) { visit("enemy", it.enemy)("section", it.section); }
    bool operator==(const EnvelopMarker&) const = default;
};

/// GEO-16: it charged this side of an enemy without room to line up; they fight with 1 section.
struct Askew {
    UnitId enemy;
    geometry::Edge side = geometry::Edge::front;

    static void fields(auto& it, auto& visit) { visit("enemy", it.enemy)("side", it.side); }
    bool operator==(const Askew&) const = default;
};

/// ASL-08: a front section wrapped around a tower occupies this section of it, numbered as on a card that is
/// two sections wide on every side.
struct TowerMarker {
    StructureId structure;
    int section = 0;

    static void fields(auto& it, auto& visit) { visit("structure", it.structure)("section", it.section); }
    bool operator==(const TowerMarker&) const = default;
};

/// ASL-02 to ASL-05: how high a unit has climbed on the outside of a structure.
struct Climb {
    StructureId structure;
    int levels = 0;

    static void fields(auto& it, auto& visit) { visit("structure", it.structure)("levels", it.levels); }
    bool operator==(const Climb&) const = default;
};

/// TER-36: in a passage narrower than its card, a unit has only some sections abreast.
struct Passage {
    std::optional<StructureId> structure;  // the bridge, gate or fallen wall; none: a gap between terrain
    int sections = 0;
    geometry::Pose bank;  // TER-29: where it entered

    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("sections", it.sections)("bank", it.bank);
    }
    bool operator==(const Passage&) const = default;
};

/// A unit's card and everything on it.
struct Unit {
    TypeId type;
    Seat owner;
    Place place = Place::reserve;
    bool faceDown = false;  // SET-21
    geometry::Pose pose;
    int wounds = 0;     // MOR-07, including new ones
    int newWounds = 0;  // MOR-08: from the current combat
    std::optional<Formation> formation;
    geometry::Extension extension;        // MAN-08
    std::vector<EnvelopMarker> envelops;  // its own, around enemies
    std::optional<Askew> askew;           // until it moves
    EnumSet<Marker> markers;
    Status status = Status::regular;
    Status startStatus = Status::regular;  // EVT-14: the status its value is based on
    std::optional<int> commander;          // OPT-11, OPT-13: index of the general who commands it
    std::optional<UnitId> below;           // ABL-27: the main unit that it lies under
    std::optional<StructureId> inside;     // FOR-04, TER-47: the tower or village sector that it occupies
    std::vector<TowerMarker> wraps;        // ASL-08
    std::optional<Climb> climb;            // ASL-02
    std::optional<Passage> passage;        // TER-36
    TurnNotes turn;

    [[nodiscard]] bool has(Marker marker) const { return markers.has(marker); }
    [[nodiscard]] bool did(TurnFlag deed) const { return turn.flags.has(deed); }

    static void fields(auto& it, auto& visit) {
        visit("type", it.type)("owner", it.owner)("place", it.place)("faceDown", it.faceDown)(
            "pose", it.pose)("wounds", it.wounds)("newWounds", it.newWounds)("formation", it.formation)(
            "extension", it.extension)("envelops", it.envelops)("askew", it.askew)("markers", it.markers)(
            "status", it.status)("startStatus", it.startStatus)("commander", it.commander)("below", it.below)(
            "inside", it.inside)("wraps", it.wraps)("climb", it.climb)("passage", it.passage)("turn",
                                                                                              it.turn);
    }
    bool operator==(const Unit&) const = default;
};

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/field/model/battle.h>
#include <vallum/geometry/path.h>

namespace vallum::field {

struct YesOrNo {
    bool yes = false;

    static constexpr std::string_view kind = "yesOrNo";
    static void fields(auto& it, auto& visit) { visit("yes", it.yes); }
    bool operator==(const YesOrNo&) const = default;
};

struct UnitChosen {
    UnitId unit;

    static constexpr std::string_view kind = "unitChosen";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const UnitChosen&) const = default;
};

/// SET-21
struct UnitPlacement {
    UnitId unit;
    geometry::Pose pose;
    std::optional<UnitId> stackedWith;  // ABL-27: its other half, already placed there
    std::optional<StructureId> inside;  // WTW-06, SGT-09: the tower or village sector it starts in

    static constexpr std::string_view kind = "unitPlacement";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("pose", it.pose)("stackedWith", it.stackedWith)("inside", it.inside);
    }
    bool operator==(const UnitPlacement&) const = default;
};

/// SET-23, for one unit.
struct UnitArrangement {
    UnitId unit;
    std::optional<Formation> formation;
    geometry::Extension extension;

    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("formation", it.formation)("extension", it.extension);
    }
    bool operator==(const UnitArrangement&) const = default;
};
/// SET-23: units that are not listed start in plain formation.
struct Arrangement {
    std::vector<UnitArrangement> units;

    static constexpr std::string_view kind = "arrangement";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const Arrangement&) const = default;
};

/// MAN-08: the left and right ends of a front, from the unit's point of view; also the wings of an army and
/// the ways around an obstacle, as seen by the owner from the owner's table edge.
enum class Flank { left, right };
constexpr auto names(Flank) { return std::array<std::string_view, 2>{"left", "right"}; }

/// ACT-05: an order card, the units it is for, and cards played along with it.
struct OrderToPlay {
    CardId card;
    std::vector<UnitId> units;
    std::optional<Flank> wing;
    std::vector<CardId> boosts;

    static constexpr std::string_view kind = "orderToPlay";
    static void fields(auto& it, auto& visit) {
        visit("card", it.card)("units", it.units)("wing", it.wing)("boosts", it.boosts);
    }
    bool operator==(const OrderToPlay&) const = default;
};

/// OPT-26: an order for a line of units, paid for with two cards.
struct LineOrder {
    std::vector<CardId> cards;
    std::vector<UnitId> units;

    static constexpr std::string_view kind = "lineOrder";
    static void fields(auto& it, auto& visit) { visit("cards", it.cards)("units", it.units); }
    bool operator==(const LineOrder&) const = default;
};

/// ACT-02: ends the player's phase.
struct PhaseDone {
    static constexpr std::string_view kind = "phaseDone";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const PhaseDone&) const = default;
};

/// SET-16
struct Surrender {
    static constexpr std::string_view kind = "surrender";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const Surrender&) const = default;
};

struct FacingChosen {
    Heading heading;

    static constexpr std::string_view kind = "facingChosen";
    static void fields(auto& it, auto& visit) { visit("heading", it.heading); }
    bool operator==(const FacingChosen&) const = default;
};

/// MOV-11; there is no reduced movement to choose, because it follows from the move itself (MOV-25).
enum class Gait { regular, forcedMarch };
constexpr auto names(Gait) { return std::array<std::string_view, 2>{"regular", "forced-march"}; }

/// MAN-13
struct TakeFormation {
    Formation formation = Formation::phalanx;

    static constexpr std::string_view kind = "takeFormation";
    static void fields(auto& it, auto& visit) { visit("formation", it.formation); }
    bool operator==(const TakeFormation&) const = default;
};
/// MAN-15
struct DropFormation {
    static constexpr std::string_view kind = "dropFormation";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const DropFormation&) const = default;
};
/// MAN-08
struct ExtendFront {
    Flank end = Flank::left;

    static constexpr std::string_view kind = "extendFront";
    static void fields(auto& it, auto& visit) { visit("end", it.end); }
    bool operator==(const ExtendFront&) const = default;
};
/// MAN-09
struct ReduceFront {
    Flank end = Flank::left;

    static constexpr std::string_view kind = "reduceFront";
    static void fields(auto& it, auto& visit) { visit("end", it.end); }
    bool operator==(const ReduceFront&) const = default;
};
/// ABL-34: the main unit of a stack leaves without the one below.
struct LeaveSupport {
    static constexpr std::string_view kind = "leaveSupport";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const LeaveSupport&) const = default;
};
/// RAM-07
struct DropRam {
    static constexpr std::string_view kind = "dropRam";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const DropRam&) const = default;
};
/// RAM-08: `ram` is an index into the battle's list.
struct TakeRam {
    int ram = 0;

    static constexpr std::string_view kind = "takeRam";
    static void fields(auto& it, auto& visit) { visit("ram", it.ram); }
    bool operator==(const TakeRam&) const = default;
};
/// The parts of a move that are not steps of its path (MAN-01).
using Maneuver =
    std::variant<TakeFormation, DropFormation, ExtendFront, ReduceFront, LeaveSupport, DropRam, TakeRam>;

/// How a move ends at a structure: lined up with the side it has reached (HGT-18, WAL-04), inside it (FOR-17,
/// TER-47), or climbing its outside (ASL-02).
enum class Arrival { lineUp, occupy, climb };
constexpr auto names(Arrival) { return std::array<std::string_view, 3>{"line-up", "occupy", "climb"}; }
struct AtStructure {
    StructureId structure;
    Arrival what = Arrival::lineUp;
    std::optional<geometry::Pose> place;  // TER-48: the pose of the card in a village sector
    int wrapLeft = 0;                     // ASL-08: sections to wrap around a tower, as far as there is room
    int wrapRight = 0;

    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("what", it.what)("place", it.place)("wrapLeft", it.wrapLeft)(
            "wrapRight", it.wrapRight);
    }
    bool operator==(const AtStructure&) const = default;
};

/// CHG-01: the path is cut where the front meets the target. The fields are choices of its owner.
struct Charge {
    UnitId target;
    std::optional<geometry::Edge> side;  // CHG-09; none: the default of GEO-14
    int wrapLeft = 0;                    // CHG-13: sections to wrap, as far as there is room
    int wrapRight = 0;

    static void fields(auto& it, auto& visit) {
        visit("target", it.target)("side", it.side)("wrapLeft", it.wrapLeft)("wrapRight", it.wrapRight);
    }
    bool operator==(const Charge&) const = default;
};

/// A whole move of a unit: maneuvers at its start, the path, and maneuvers at its end (MAN-21).
struct Move {
    UnitId unit;
    Gait gait = Gait::regular;
    std::vector<Maneuver> before;
    std::vector<geometry::PathStep> path;
    std::vector<Maneuver> after;
    std::optional<Charge> charge;
    std::optional<geometry::Pose> out;  // TER-46, FOR-19, SGT-11, WAL-09: where its path begins, next to
                                        // the structure it leaves; none: a siege tower moves with its unit
    std::optional<AtStructure> at;
    bool under = false;  // FOR-11: it ends under friends, not on top of them

    static constexpr std::string_view kind = "move";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("gait", it.gait)("before", it.before)("path", it.path)("after", it.after)(
            "charge", it.charge)
            .optional("out", it.out)
            .optional("at", it.at)
            .optional("under", it.under);
    }
    bool operator==(const Move&) const = default;
};

/// ART-06, FIR-05
struct ShotAtStructure {
    UnitId shooter;
    StructureId structure;
    bool incendiary = false;  // FIR-06

    static constexpr std::string_view kind = "shotAtStructure";
    static void fields(auto& it, auto& visit) {
        visit("shooter", it.shooter)("structure", it.structure)("incendiary", it.incendiary);
    }
    bool operator==(const ShotAtStructure&) const = default;
};

/// RNG-11
struct ShotToMake {
    UnitId shooter;
    UnitId target;

    static constexpr std::string_view kind = "shotToMake";
    static void fields(auto& it, auto& visit) { visit("shooter", it.shooter)("target", it.target); }
    bool operator==(const ShotToMake&) const = default;
};

/// Without a card, no event is played.
struct EventToPlay {
    std::optional<CardId> card;

    static constexpr std::string_view kind = "eventToPlay";
    static void fields(auto& it, auto& visit) { visit("card", it.card); }
    bool operator==(const EventToPlay&) const = default;
};

/// MEL-02
struct CombatToFight {
    Opponents units;

    static constexpr std::string_view kind = "combatToFight";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const CombatToFight&) const = default;
};

/// ENG-03, ENG-15: sections to wrap around an enemy in front of the unit, as far as there is room.
struct Envelop {
    UnitId unit;
    UnitId enemy;
    int wrapLeft = 0;
    int wrapRight = 0;

    static constexpr std::string_view kind = "envelop";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("enemy", it.enemy)("wrapLeft", it.wrapLeft)("wrapRight", it.wrapRight);
    }
    bool operator==(const Envelop&) const = default;
};

/// ENG-06: the unit's own section markers to remove.
struct RemoveMarkers {
    UnitId unit;
    geometry::Extension extension;
    std::vector<EnvelopMarker> envelops;

    static constexpr std::string_view kind = "removeMarkers";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("extension", it.extension)("envelops", it.envelops);
    }
    bool operator==(const RemoveMarkers&) const = default;
};

/// ENG-09, ENG-12
enum class ChangeOfFront { left, right, about };
constexpr auto names(ChangeOfFront) { return std::array<std::string_view, 3>{"left", "right", "about"}; }
/// ENG-09, ENG-12: about the card's center, or for a quarter turn about one of its corners.
struct Reposition {
    UnitId unit;
    ChangeOfFront turn = ChangeOfFront::about;
    std::optional<geometry::Corner> about;

    static constexpr std::string_view kind = "reposition";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("turn", it.turn)("about", it.about); }
    bool operator==(const Reposition&) const = default;
};

/// ENG-16
struct Withdraw {
    UnitId unit;
    Du distance;

    static constexpr std::string_view kind = "withdraw";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("distance", it.distance); }
    bool operator==(const Withdraw&) const = default;
};

/// ENG-22: only an announcement; the path is asked for after the enemies have struck.
struct Retreat {
    UnitId unit;

    static constexpr std::string_view kind = "retreat";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Retreat&) const = default;
};

/// ASL-15
struct ComeDown {
    UnitId unit;

    static constexpr std::string_view kind = "comeDown";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ComeDown&) const = default;
};
/// FIR-14
struct FightFire {
    UnitId unit;

    static constexpr std::string_view kind = "fightFire";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const FightFire&) const = default;
};
/// CAL-06, TRE-06
struct ClearTile {
    UnitId unit;
    StructureId structure;

    static constexpr std::string_view kind = "clearTile";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("structure", it.structure); }
    bool operator==(const ClearTile&) const = default;
};

/// RAM-03, FIR-01: instead of a fight.
struct AttackStructure {
    UnitId unit;
    Target target;

    static constexpr std::string_view kind = "attackStructure";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("target", it.target); }
    bool operator==(const AttackStructure&) const = default;
};

/// SIE-06
struct TowerPlacement {
    StructureId structure;
    geometry::Pose pose;

    static constexpr std::string_view kind = "towerPlacement";
    static void fields(auto& it, auto& visit) { visit("structure", it.structure)("pose", it.pose); }
    bool operator==(const TowerPlacement&) const = default;
};
/// SIE-06: a ram for a unit that has been placed.
struct RamPlacement {
    int ram = 0;
    UnitId carrier;

    static constexpr std::string_view kind = "ramPlacement";
    static void fields(auto& it, auto& visit) { visit("ram", it.ram)("carrier", it.carrier); }
    bool operator==(const RamPlacement&) const = default;
};

/// RAZ-07
struct StructureChosen {
    StructureId structure;

    static constexpr std::string_view kind = "structureChosen";
    static void fields(auto& it, auto& visit) { visit("structure", it.structure); }
    bool operator==(const StructureChosen&) const = default;
};
/// SIE-15
struct HomeChosen {
    Home home = Home::south;

    static constexpr std::string_view kind = "homeChosen";
    static void fields(auto& it, auto& visit) { visit("home", it.home); }
    bool operator==(const HomeChosen&) const = default;
};

struct EdgeChosen {
    geometry::Edge edge = geometry::Edge::front;

    static constexpr std::string_view kind = "edgeChosen";
    static void fields(auto& it, auto& visit) { visit("edge", it.edge); }
    bool operator==(const EdgeChosen&) const = default;
};

struct WayChosen {
    Flank way = Flank::left;

    static constexpr std::string_view kind = "wayChosen";
    static void fields(auto& it, auto& visit) { visit("way", it.way); }
    bool operator==(const WayChosen&) const = default;
};

/// END-04
struct DiscardAndDraw {
    std::vector<CardId> cards;

    static constexpr std::string_view kind = "discardAndDraw";
    static void fields(auto& it, auto& visit) { visit("cards", it.cards); }
    bool operator==(const DiscardAndDraw&) const = default;
};
/// END-05
struct DrawThree {
    static constexpr std::string_view kind = "drawThree";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const DrawThree&) const = default;
};
/// END-07
struct CardsToDiscard {
    std::vector<CardId> cards;

    static constexpr std::string_view kind = "cardsToDiscard";
    static void fields(auto& it, auto& visit) { visit("cards", it.cards); }
    bool operator==(const CardsToDiscard&) const = default;
};

/// END-06
struct CardsToPass {
    Seat to;
    std::vector<CardId> cards;

    static constexpr std::string_view kind = "cardsToPass";
    static void fields(auto& it, auto& visit) { visit("to", it.to)("cards", it.cards); }
    bool operator==(const CardsToPass&) const = default;
};

/// TEAM-10
struct SeatChosen {
    Seat seat;

    static constexpr std::string_view kind = "seatChosen";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat); }
    bool operator==(const SeatChosen&) const = default;
};

/// OPT-06: an index into the side's generals.
struct GeneralChosen {
    int general = 0;

    static constexpr std::string_view kind = "generalChosen";
    static void fields(auto& it, auto& visit) { visit("general", it.general); }
    bool operator==(const GeneralChosen&) const = default;
};

using KindsOfAnswer = std::variant<DiceShown,
                                   CardsShown,
                                   YesOrNo,
                                   UnitChosen,
                                   UnitPlacement,
                                   Arrangement,
                                   OrderToPlay,
                                   PhaseDone,
                                   Surrender,
                                   FacingChosen,
                                   Move,
                                   ShotToMake,
                                   EventToPlay,
                                   CombatToFight,
                                   EdgeChosen,
                                   WayChosen,
                                   DiscardAndDraw,
                                   DrawThree,
                                   CardsToDiscard,
                                   Envelop,
                                   RemoveMarkers,
                                   Reposition,
                                   Withdraw,
                                   Retreat,
                                   LineOrder,
                                   CardsToPass,
                                   SeatChosen,
                                   GeneralChosen,
                                   ShotAtStructure,
                                   ComeDown,
                                   FightFire,
                                   ClearTile,
                                   AttackStructure,
                                   TowerPlacement,
                                   RamPlacement,
                                   StructureChosen,
                                   HomeChosen>;
/// A type of its own, compiled once, like Fact.
struct Answer : KindsOfAnswer {
    using KindsOfAnswer::variant;
    Answer();
    Answer(const Answer&);
    Answer(Answer&&) noexcept;
    Answer& operator=(const Answer&);
    Answer& operator=(Answer&&) noexcept;
    ~Answer();
    friend bool operator==(const Answer&, const Answer&);
    friend bool operator<(const Answer&, const Answer&) = delete;  // variant's would compare all kinds
};

}  // namespace vallum::field

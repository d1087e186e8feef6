// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/check.h>
#include <vallum/core/constant.h>
#include <vallum/core/id_range.h>
#include <vallum/core/rule.h>
#include <vallum/core/shared_list.h>
#include <vallum/field/model/unit.h>

namespace vallum::field {

/// SET-02: the stages before the first turn, the battle itself, and its end.
enum class Stage { deployment, arrangement, generals, dealing, fighting, over };
constexpr auto names(Stage) {
    return std::array<std::string_view, 6>{"deployment", "arrangement", "generals",
                                           "dealing",    "fighting",    "over"};
}

/// ACT-01
enum class Phase { activation, movement, rangedAttack, skirmishers, melee, flight, endOfTurn };
constexpr auto names(Phase) {
    return std::array<std::string_view, 7>{"activation", "movement", "ranged-attack", "skirmishers",
                                           "melee",      "flight",   "end-of-turn"};
}

/// GEN-10. Fleeing is not stored here: a general flees as long as his unit does.
enum class GeneralHealth { well, wounded, dead };
constexpr auto names(GeneralHealth) { return std::array<std::string_view, 3>{"well", "wounded", "dead"}; }

struct GeneralInPlay {
    std::optional<UnitId> with;  // GEN-01; none before placement and when dead
    GeneralHealth health = GeneralHealth::well;

    static void fields(auto& it, auto& visit) { visit("with", it.with)("health", it.health); }
    bool operator==(const GeneralInPlay&) const = default;
};

struct Player {
    Seat seat;
    std::vector<CardId> hand;
    std::vector<GeneralInPlay> generals;  // ordered like Side::generals
    std::optional<int> chief;             // OPT-06: the one named commander-in-chief
    bool arranged = false;                // SET-23
    bool drawsToLeadership = false;       // by an order of this turn, instead of END-02
    int ordersPlayed = 0;                 // this turn (END-02)
    int ordersEnlarged = 0;               // in this turn, by a general's ability (GEN-08)
    int checksRepeated = 0;               // likewise
    int handLimitRaised = 0;              // END-07: by events
    std::optional<Home> home;             // SIE-15: the table edge it has chosen, instead of its side's
    bool defeated = false;                // TEAM-10: out of the battle, which continues without it

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("hand", it.hand)("generals", it.generals)("chief", it.chief)(
            "arranged", it.arranged)("drawsToLeadership", it.drawsToLeadership)(
            "ordersPlayed", it.ordersPlayed)("ordersEnlarged", it.ordersEnlarged)(
            "checksRepeated", it.checksRepeated)("handLimitRaised", it.handLimitRaised)("home", it.home)(
            "defeated", it.defeated);
    }
    bool operator==(const Player&) const = default;
};

/// MEL-03, RNG-20: in a ranged attack, the shooter and the target.
struct Opponents {
    UnitId attacker;
    UnitId defender;

    [[nodiscard]] UnitId enemyOf(UnitId unit) const { return unit == attacker ? defender : attacker; }
    [[nodiscard]] bool has(UnitId unit) const { return unit == attacker || unit == defender; }

    static void fields(auto& it, auto& visit) { visit("attacker", it.attacker)("defender", it.defender); }
    bool operator==(const Opponents&) const = default;
};

/// The third and fourth are unanswered attacks: on a unit that removes markers or retreats (ENG-07, ENG-22),
/// and by elephants that run over a unit (ELE-04). The last is an attack on a structure.
enum class CombatKind { melee, ranged, freeAttack, trample, structure };
constexpr auto names(CombatKind) {
    return std::array<std::string_view, 5>{"melee", "ranged", "free-attack", "trample", "structure"};
}

/// FOR-03: the ways to attack a structure.
enum class Siegework { shot, incendiaryShot, ram, arson };
constexpr auto names(Siegework) {
    return std::array<std::string_view, 4>{"shot", "incendiary-shot", "ram", "arson"};
}
constexpr bool isShot(Siegework by) { return by == Siegework::shot || by == Siegework::incendiaryShot; }
/// A target that is not a unit; `units` of such a combat has no defender.
struct Target {
    StructureId structure;
    bool door = false;  // GAT-03
    Siegework by = Siegework::shot;

    static void fields(auto& it, auto& visit) {
        visit("structure", it.structure)("door", it.door)("by", it.by);
    }
    bool operator==(const Target&) const = default;
};

/// An event of a combat, and the units that benefit from it (CARD-09, CARD-10).
struct EventInPlay {
    EventId event;
    std::vector<UnitId> helps;
    std::optional<Seat> playedBy;  // none: at random
    bool canceled = false;         // RNG-18

    static void fields(auto& it, auto& visit) {
        visit("event", it.event)("helps", it.helps)("playedBy", it.playedBy)("canceled", it.canceled);
    }
    bool operator==(const EventInPlay&) const = default;
};

/// RNG-14
enum class RangeBand { shortRange, longRange };
constexpr auto names(RangeBand) { return std::array<std::string_view, 2>{"short", "long"}; }

/// The attack being resolved.
struct Combat {
    CombatKind kind = CombatKind::melee;
    Opponents units;
    bool withoutEvents = false;  // MEL-13
    std::vector<EventInPlay> events;
    RangeBand band = RangeBand::shortRange;    // ranged only
    bool sightBlocked = false;                 // ranged only: LOS-05
    bool dimlySeen = false;                    // ranged only: OPT-16
    bool targetHidden = false;                 // ranged only: OPT-22
    std::optional<RuleId> covered;             // ranged only: HGT-08, HGT-11, TER-05, FOR-07
    bool hiddenInFortress = false;             // ranged only: FOR-07 is what covers the target
    std::optional<Target> target;              // for an attack on a structure
    std::optional<geometry::Edge> sideStruck;  // for ranged attacks (RNG-32) and trampling (ELE-04)
    int ignoredByAttacker = 0;                 // wounds spared by an event so far
    int ignoredByDefender = 0;
    int enemiesOfAttacker = 0;  // MOD-14: counted when the combat began
    int enemiesOfDefender = 0;

    static void fields(auto& it, auto& visit) {
        visit("kind", it.kind)("units", it.units)("withoutEvents", it.withoutEvents)("events", it.events)(
            "band", it.band)("sightBlocked", it.sightBlocked)("dimlySeen", it.dimlySeen)(
            "targetHidden", it.targetHidden)("covered", it.covered)("hiddenInFortress", it.hiddenInFortress)(
            "target", it.target)("sideStruck", it.sideStruck)("ignoredByAttacker", it.ignoredByAttacker)(
            "ignoredByDefender", it.ignoredByDefender)("enemiesOfAttacker", it.enemiesOfAttacker)(
            "enemiesOfDefender", it.enemiesOfDefender);
    }
    bool operator==(const Combat&) const = default;
};

/// MOV-10: a unit stands on another that has yet to move away; if that fails, it goes back.
struct Crossing {
    UnitId unit;
    UnitId under;
    geometry::Pose back;

    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("under", it.under)("back", it.back); }
    bool operator==(const Crossing&) const = default;
};

/// OPT-26: a line of units that advances this turn. The first one to move sets the direction
/// for all of them (OPT-29).
struct LineAdvance {
    std::vector<UnitId> units;  // from the left flank to the right
    std::optional<Heading> toward;

    static void fields(auto& it, auto& visit) { visit("units", it.units)("toward", it.toward); }
    bool operator==(const LineAdvance&) const = default;
};

/// How a battle ended, and by which rule. Without a winner it is a draw; allies win with the winner.
struct Outcome {
    std::optional<Seat> winner;
    RuleId why{"SET-11"};

    static void fields(auto& it, auto& visit) { visit("winner", it.winner)("why", it.why); }
    bool operator==(const Outcome&) const = default;
};

/// The part of a battle that changes. A save keeps some of these (`Snapshot`).
struct Position {
    Stage stage = Stage::deployment;
    int turn = 0;  // turns of all players together; 0 before the first
    Phase phase = Phase::activation;
    std::vector<Seat> turnOrder;      // TEAM-05: empty before the first turn
    Seat active;                      // during deployment: the seat to place the next card
    std::optional<Seat> placedFirst;  // SET-21, SET-23
    std::optional<Seat> placedLast;   // SET-24
    std::vector<Player> players;
    SharedList<Unit> units;
    std::vector<CardId> deck;  // unordered: Chance shows the top card when one is drawn
    std::vector<CardId> discarded;
    int deckUsedUp = 0;               // END-08
    std::vector<Opponents> charges;   // of this turn: the charger is the attacker
    std::vector<Opponents> fought;    // MEL-01, of this melee phase
    std::vector<Crossing> crossings;  // MOV-10
    std::vector<LineAdvance> lines;   // OPT-26, of this turn
    std::vector<Opponents> standing;  // ELE-10: fleeing elephants, and the units that stand up to them
    std::vector<Structure> structures;
    std::vector<Ram> rams;
    std::vector<Overlap> overlaps;  // FOR-11
    std::vector<UnitId> brash;      // ABL-17: units that must charge before anything else happens
    std::optional<Combat> combat;
    std::optional<Outcome> outcome;

    static void fields(auto& it, auto& visit) {
        visit("stage", it.stage)("turn", it.turn)("phase", it.phase)("turnOrder", it.turnOrder)(
            "active", it.active)("placedFirst", it.placedFirst)("placedLast", it.placedLast)(
            "players", it.players)("units", it.units)("deck", it.deck)("discarded", it.discarded)(
            "deckUsedUp", it.deckUsedUp)("charges", it.charges)("fought", it.fought)(
            "crossings", it.crossings)("lines", it.lines)("standing", it.standing)(
            "structures", it.structures)("rams", it.rams)("overlaps", it.overlaps)("brash", it.brash)(
            "combat", it.combat)("outcome", it.outcome);
    }
    bool operator==(const Position&) const = default;
};

/// The complete state of a battle at one moment. It is a plain value: copy it to keep it. Ids of units and
/// cards are indices into their lists. Only `evolve` changes a battle.
struct Battle : Position {
    Constant<Setting> setting;

    [[nodiscard]] bool onTable(UnitId id) const {
        return id.raw() >= 0 && id.raw() < std::ssize(units) && unit(id).place == Place::table;
    }
    /// ABL-27: under another card it blocks nobody and touches nobody.
    [[nodiscard]] bool isCovered(UnitId id) const { return unit(id).below.has_value(); }
    [[nodiscard]] const Unit& unit(UnitId id) const { return units.at(static_cast<std::size_t>(id.raw())); }
    [[nodiscard]] const Structure& structure(StructureId id) const {
        return structures.at(static_cast<std::size_t>(id.raw()));
    }
    [[nodiscard]] const UnitType& type(UnitId id) const { return typeOf(unit(id).type); }
    [[nodiscard]] const UnitType& typeOf(TypeId id) const {
        return id == hiddenType ? cardBack() : setting->types.at(static_cast<std::size_t>(id.raw()));
    }
    /// The type of a hidden unit, which tells nothing.
    [[nodiscard]] static const UnitType& cardBack();
    [[nodiscard]] const ActionCard& card(CardId id) const {
        return setting->cards.at(static_cast<std::size_t>(id.raw()));
    }
    [[nodiscard]] const Order& order(CardId id) const {
        return setting->orders.at(static_cast<std::size_t>(card(id).order.raw()));
    }
    [[nodiscard]] const Event& event(EventId id) const {
        return setting->events.at(static_cast<std::size_t>(id.raw()));
    }
    [[nodiscard]] const Event& eventOn(CardId id) const { return event(card(id).event); }
    [[nodiscard]] const Player& player(Seat seat) const {
        return *std::ranges::find(players, seat, &Player::seat);
    }
    [[nodiscard]] const Side& side(Seat seat) const {
        return *std::ranges::find(setting->sides, seat, &Side::seat);
    }
    [[nodiscard]] Seat owner(UnitId id) const { return unit(id).owner; }
    /// All units, on the table or not, in the order of their ids.
    [[nodiscard]] auto everyUnit() const { return idsOf<UnitId>(units.size()); }
    /// All structures, standing or not, in the order of their ids.
    [[nodiscard]] auto everyStructure() const { return idsOf<StructureId>(structures.size()); }
    /// The units on the table, in the order of their ids.
    [[nodiscard]] std::vector<UnitId> unitsOnTable() const;
    /// TEAM-01, TEAM-10; a seat is allied with itself.
    [[nodiscard]] bool areAllied(Seat one, Seat other) const { return side(one).team == side(other).team; }
    [[nodiscard]] bool areEnemies(UnitId one, UnitId other) const {
        return !areAllied(owner(one), owner(other));
    }
    /// In the order of the sides.
    [[nodiscard]] std::vector<Seat> opponentsOf(Seat) const;
    /// The seat itself first, then the others in the order of the sides.
    [[nodiscard]] std::vector<Seat> alliesOf(Seat) const;
    /// Call it only during a combat.
    [[nodiscard]] const Combat& currentCombat() const {
        VALLUM_CHECK(combat);
        return *combat;
    }

    static void fields(auto& it, auto& visit) {
        visit("setting", it.setting);
        Position::fields(it, visit);
    }
    bool operator==(const Battle&) const = default;
};

}  // namespace vallum::field

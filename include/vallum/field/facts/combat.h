// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

/// Facts about attacks, wounds, morale, flight and the end.
namespace vallum::field {

/// RNG-10: the result of measuring. If it is out of range, nothing follows.
struct ShotMeasured {
    Opponents units;
    Du distance;
    bool inRange;
    RangeBand band;
    bool sightBlocked;
    geometry::Edge side;
    std::optional<RuleId> covered;  // HGT-08, HGT-11, TER-05, FOR-07
    static constexpr std::string_view kind = "shotMeasured";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("distance", it.distance)("inRange", it.inRange)("band", it.band)(
            "sightBlocked", it.sightBlocked)("side", it.side)("covered", it.covered);
    }
    bool operator==(const ShotMeasured&) const = default;
};
/// RNG-04: the unit has used its attack of this turn.
struct ShotUsed {
    UnitId unit;
    static constexpr std::string_view kind = "shotUsed";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ShotUsed&) const = default;
};
struct CombatBegan {
    Combat combat;
    static constexpr std::string_view kind = "combatBegan";
    static void fields(auto& it, auto& visit) { visit("combat", it.combat); }
    bool operator==(const CombatBegan&) const = default;
};
/// In melee, the pair has now fought in this phase (MEL-01). New wounds become old ones (MOR-08).
struct CombatEnded {
    CombatKind combat;
    Opponents units;
    std::optional<EventId> canceledBy = {};  // the event that prevented the fight
    static constexpr std::string_view kind = "combatEnded";
    static void fields(auto& it, auto& visit) {
        visit("combat", it.combat)("units", it.units)("canceledBy", it.canceledBy);
    }
    bool operator==(const CombatEnded&) const = default;
};
/// END-07: by an event, until the end of the player's turn.
struct HandLimitRaised {
    Seat seat;
    int cards;
    EventId event;
    static constexpr std::string_view kind = "handLimitRaised";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("cards", it.cards)("event", it.event);
    }
    bool operator==(const HandLimitRaised&) const = default;
};
/// CARD-06; it helps nobody if it does not fit.
struct EventTurnedUp {
    CardId card;
    std::vector<UnitId> helps;
    static constexpr std::string_view kind = "eventTurnedUp";
    static void fields(auto& it, auto& visit) { visit("card", it.card)("helps", it.helps); }
    bool operator==(const EventTurnedUp&) const = default;
};
/// EVT-12, EVT-13: the owner of this unit discards the random event in play.
struct EventRejected {
    CardId card;
    RuleId why;
    UnitId unit;
    int below = 0;  // RNG-18: how many cards of the attack lie on top of it
    static constexpr std::string_view kind = "eventRejected";
    static void fields(auto& it, auto& visit) {
        visit("card", it.card)("why", it.why)("unit", it.unit)("below", it.below);
    }
    bool operator==(const EventRejected&) const = default;
};
/// CARD-07
struct EventPlayed {
    Seat by;
    CardId card;
    UnitId helps;
    static constexpr std::string_view kind = "eventPlayed";
    static void fields(auto& it, auto& visit) { visit("by", it.by)("card", it.card)("helps", it.helps); }
    bool operator==(const EventPlayed&) const = default;
};
/// RNG-18: these events have no effect.
struct EventsCanceled {
    std::vector<int> events;  // indices into the events of the combat
    std::vector<EventId> canceled;
    static constexpr std::string_view kind = "eventsCanceled";
    static void fields(auto& it, auto& visit) { visit("events", it.events)("canceled", it.canceled); }
    bool operator==(const EventsCanceled&) const = default;
};
/// EVT-23: the attack now has another target.
struct Retargeted {
    UnitId unit;
    geometry::Edge side;
    static constexpr std::string_view kind = "retargeted";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("side", it.side); }
    bool operator==(const Retargeted&) const = default;
};
/// MEL-22, MEL-27: the attacker strikes alone, or before the defender.
struct FirstBlowGranted {
    Opponents units;
    bool alone;
    RuleId why;
    static constexpr std::string_view kind = "firstBlowGranted";
    static void fields(auto& it, auto& visit) { visit("units", it.units)("alone", it.alone)("why", it.why); }
    bool operator==(const FirstBlowGranted&) const = default;
};
enum class Roll { hit, damage };
constexpr auto names(Roll) { return std::array<std::string_view, 2>{"hit", "damage"}; }
enum class Weapon { hand, missile };
constexpr auto names(Weapon) { return std::array<std::string_view, 2>{"hand", "missile"}; }
/// One roll of an attack (MEL-15, MEL-16, RNG-22, RNG-23).
struct BlowRolled {
    Opponents units;  // the attacker here is the unit that rolls
    Roll roll;
    RuleId why;
    Sum dice;
    std::vector<int> faces;        // after rerolls
    std::vector<int> rolledAgain;  // ABL-14: indices of faces that first showed a 1
    Sum attack;
    Sum defense;
    int successes;  // hits or wounds; deadly sixes count twice
    Weapon weapon = Weapon::hand;
    static constexpr std::string_view kind = "blowRolled";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("roll", it.roll)("why", it.why)("dice", it.dice)("faces", it.faces)(
            "rolledAgain", it.rolledAgain)("attack", it.attack)("defense", it.defense)(
            "successes", it.successes)("weapon", it.weapon);
    }
    bool operator==(const BlowRolled&) const = default;
};
struct Wounded {
    UnitId unit;
    int wounds;
    bool countsInCombat;  // MEL-21, MOR-08
    RuleId why;
    static constexpr std::string_view kind = "wounded";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("wounds", it.wounds)("countsInCombat", it.countsInCombat)("why", it.why);
    }
    bool operator==(const Wounded&) const = default;
};
/// An event spares a unit some wounds.
struct WoundsIgnored {
    UnitId unit;
    int wounds;
    EventId event;
    static constexpr std::string_view kind = "woundsIgnored";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("wounds", it.wounds)("event", it.event);
    }
    bool operator==(const WoundsIgnored&) const = default;
};
/// How a unit or a general is lost.
enum class Loss { destroyed, leftTable, withItsSide };
constexpr auto names(Loss) {
    return std::array<std::string_view, 3>{"destroyed", "leftTable", "withItsSide"};
}

/// Off the table for good, with its markers and those around it (CHG-17).
struct Eliminated {
    UnitId unit;
    RuleId why;
    Loss how = Loss::destroyed;
    static constexpr std::string_view kind = "eliminated";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why)("how", it.how); }
    bool operator==(const Eliminated&) const = default;
};
/// GEN-02, GEN-10
struct GeneralLost {
    Seat seat;
    GeneralHealth how;
    RuleId why;
    int general = 0;
    bool withItsSide = false;  // TEAM-10: unhurt, but its side has lost
    static constexpr std::string_view kind = "generalLost";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("how", it.how)("why", it.why)("general", it.general)("withItsSide",
                                                                                    it.withItsSide);
    }
    bool operator==(const GeneralLost&) const = default;
};
/// The die of an event that may hurt the general with a unit.
struct GeneralStruck {
    Seat seat;
    int face;
    int woundedFrom;
    int general = 0;
    static constexpr std::string_view kind = "generalStruck";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("face", it.face)("woundedFrom", it.woundedFrom)("general", it.general);
    }
    bool operator==(const GeneralStruck&) const = default;
};
struct MarkerGained {
    UnitId unit;
    Marker marker;
    RuleId why;
    static constexpr std::string_view kind = "markerGained";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("marker", it.marker)("why", it.why); }
    bool operator==(const MarkerGained&) const = default;
};
struct MarkerLost {
    UnitId unit;
    Marker marker;
    RuleId why;
    static constexpr std::string_view kind = "markerLost";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("marker", it.marker)("why", it.why); }
    bool operator==(const MarkerLost&) const = default;
};
/// EVT-10
struct Promoted {
    UnitId unit;
    Status to;
    static constexpr std::string_view kind = "promoted";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("to", it.to); }
    bool operator==(const Promoted&) const = default;
};
/// MOR-01
struct MoraleChecked {
    UnitId unit;
    int face;
    Sum morale;
    bool passed;
    RuleId why;
    bool withAbility = false;  // GEN-08: the general allowed a reroll
    static constexpr std::string_view kind = "moraleChecked";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("face", it.face)("morale", it.morale)("passed", it.passed)("why", it.why)(
            "withAbility", it.withAbility);
    }
    bool operator==(const MoraleChecked&) const = default;
};
struct Broke {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "broke";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const Broke&) const = default;
};
/// FLT-01: broken and fleeing; its formation and section markers are gone.
struct StartedToFlee {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "startedToFlee";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const StartedToFlee&) const = default;
};
/// FLT-03
struct FlightBlocked {
    UnitId unit;
    static constexpr std::string_view kind = "flightBlocked";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const FlightBlocked&) const = default;
};

struct BattleEnded {
    Outcome outcome;
    static constexpr std::string_view kind = "battleEnded";
    static void fields(auto& it, auto& visit) { visit("outcome", it.outcome); }
    bool operator==(const BattleEnded&) const = default;
};

}  // namespace vallum::field

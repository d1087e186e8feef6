// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>
#include <vallum/field/questions.h>

namespace vallum::field {

/// Facts carry their results: who reads one, and `evolve` itself, asks no rule. `why` is the rule by which
/// it happened.

// -------------------------------------------------------------- setting up

/// SET-21; decided by lot when `faces` shows a die.
struct PlacingBegan {
    Seat first;
    std::vector<int> faces;
    static constexpr std::string_view kind = "placingBegan";
    static void fields(auto& it, auto& visit) { visit("first", it.first)("faces", it.faces); }
    bool operator==(const PlacingBegan&) const = default;
};
/// SET-21; `next` places the next card.
struct UnitPlaced {
    UnitId unit;
    geometry::Pose pose;
    std::optional<Seat> next;
    static constexpr std::string_view kind = "unitPlaced";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("pose", it.pose)("next", it.next); }
    bool operator==(const UnitPlaced&) const = default;
};
/// SET-22
struct UnitsRevealed {
    static constexpr std::string_view kind = "unitsRevealed";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const UnitsRevealed&) const = default;
};
/// GEN-08: by a general who may change the deployment after it is seen.
struct Redeployed {
    UnitId unit;
    geometry::Pose pose;
    static constexpr std::string_view kind = "redeployed";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("pose", it.pose); }
    bool operator==(const Redeployed&) const = default;
};
/// SET-23
struct UnitsArranged {
    Seat seat;
    std::vector<UnitArrangement> units;
    static constexpr std::string_view kind = "unitsArranged";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("units", it.units); }
    bool operator==(const UnitsArranged&) const = default;
};
/// SET-02: whose turn it is to do what the stage is for.
struct StageBegan {
    Stage stage;
    Seat active;
    static constexpr std::string_view kind = "stageBegan";
    static void fields(auto& it, auto& visit) { visit("stage", it.stage)("active", it.active); }
    bool operator==(const StageBegan&) const = default;
};
/// GEN-01, SET-24; later by an order (GEN-03).
struct GeneralPlaced {
    Seat seat;
    UnitId unit;
    RuleId why{"SET-24"};
    static constexpr std::string_view kind = "generalPlaced";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("unit", it.unit)("why", it.why); }
    bool operator==(const GeneralPlaced&) const = default;
};
/// SET-26: one die and the leadership each, in the order of the sides.
struct FirstPlayerRolled {
    std::vector<int> faces;
    std::vector<Sum> sums;
    std::optional<Seat> first;  // none: a tie
    static constexpr std::string_view kind = "firstPlayerRolled";
    static void fields(auto& it, auto& visit) {
        visit("faces", it.faces)("sums", it.sums)("first", it.first);
    }
    bool operator==(const FirstPlayerRolled&) const = default;
};

// ---------------------------------------------------------- turn and cards

struct TurnBegan {
    int turn;
    Seat active;
    static constexpr std::string_view kind = "turnBegan";
    static void fields(auto& it, auto& visit) { visit("turn", it.turn)("active", it.active); }
    bool operator==(const TurnBegan&) const = default;
};
struct PhaseBegan {
    Phase phase;
    static constexpr std::string_view kind = "phaseBegan";
    static void fields(auto& it, auto& visit) { visit("phase", it.phase); }
    bool operator==(const PhaseBegan&) const = default;
};
/// SET-13 to SET-15
struct LossesChecked {
    Seat seat;
    Sum losses;  // in hundredths of a point
    int half;    // of the starting value, in hundredths
    Sum leadership;
    std::vector<int> faces;  // none: the check failed without a roll (SET-15)
    bool passed;
    static constexpr std::string_view kind = "lossesChecked";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("losses", it.losses)("half", it.half)("leadership", it.leadership)(
            "faces", it.faces)("passed", it.passed);
    }
    bool operator==(const LossesChecked&) const = default;
};
/// CARD-11, END-02 to END-05: from the deck to a hand.
struct CardsDrawn {
    Seat seat;
    std::vector<CardId> cards;
    RuleId why;
    static constexpr std::string_view kind = "cardsDrawn";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("cards", it.cards)("why", it.why); }
    bool operator==(const CardsDrawn&) const = default;
};
/// An order takes a card from the opponent's hand.
struct CardTaken {
    Seat by;
    Seat from;
    CardId card;
    static constexpr std::string_view kind = "cardTaken";
    static void fields(auto& it, auto& visit) { visit("by", it.by)("from", it.from)("card", it.card); }
    bool operator==(const CardTaken&) const = default;
};
struct CardsDiscarded {
    Seat seat;
    std::vector<CardId> cards;
    RuleId why;
    static constexpr std::string_view kind = "cardsDiscarded";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("cards", it.cards)("why", it.why); }
    bool operator==(const CardsDiscarded&) const = default;
};
/// END-08
struct DeckRenewed {
    int times;
    static constexpr std::string_view kind = "deckRenewed";
    static void fields(auto& it, auto& visit) { visit("times", it.times); }
    bool operator==(const DeckRenewed&) const = default;
};
/// ACT-05: its card and those played as a part of it are used up.
struct OrderPlayed {
    Seat seat;
    CardId card;
    std::vector<UnitId> units;
    std::vector<CardId> boosts;
    bool withAbility = false;  // the general's: more units than the card says
    static constexpr std::string_view kind = "orderPlayed";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("card", it.card)("units", it.units)("boosts", it.boosts)("withAbility",
                                                                                        it.withAbility);
    }
    bool operator==(const OrderPlayed&) const = default;
};
/// ACT-09: these have had their order of this turn.
struct OrderReceived {
    std::vector<UnitId> units;
    static constexpr std::string_view kind = "orderReceived";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const OrderReceived&) const = default;
};
/// ACT-07; takes a marching marker off (MOV-24).
struct Activated {
    UnitId unit;
    MovementPoints extraMovement;
    Du extraCharge;
    bool backwardOnly = false;
    bool mayShoot = true;
    static constexpr std::string_view kind = "activated";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("extraMovement", it.extraMovement)("extraCharge", it.extraCharge)(
            "backwardOnly", it.backwardOnly)("mayShoot", it.mayShoot);
    }
    bool operator==(const Activated&) const = default;
};
/// ACT-16
struct Deactivated {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "deactivated";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const Deactivated&) const = default;
};
/// An order's: until the end of the turn (instead of END-02).
struct DrawPromised {
    Seat seat;
    static constexpr std::string_view kind = "drawPromised";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat); }
    bool operator==(const DrawPromised&) const = default;
};
struct Healed {
    UnitId unit;
    int wounds;
    RuleId why;
    static constexpr std::string_view kind = "healed";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("wounds", it.wounds)("why", it.why); }
    bool operator==(const Healed&) const = default;
};
/// ACT-13: no longer broken, and slow this turn.
struct Reorganized {
    UnitId unit;
    static constexpr std::string_view kind = "reorganized";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Reorganized&) const = default;
};
/// ACT-15, FLT-16 and orders: no longer fleeing nor broken.
struct Recovered {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "recovered";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const Recovered&) const = default;
};
struct Faced {
    UnitId unit;
    geometry::Pose pose;
    static constexpr std::string_view kind = "faced";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("pose", it.pose); }
    bool operator==(const Faced&) const = default;
};

// ---------------------------------------------------------------- movement

/// One step of a path and its price; in flight too.
struct Moved {
    UnitId unit;
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
    RuleId why;
    static constexpr std::string_view kind = "moved";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("step", it.step)("to", it.to)("price", it.price)("why", it.why);
    }
    bool operator==(const Moved&) const = default;
};
struct FormationTaken {
    UnitId unit;
    Formation formation;
    static constexpr std::string_view kind = "formationTaken";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("formation", it.formation); }
    bool operator==(const FormationTaken&) const = default;
};
/// Given up (MAN-15) or lost (FRM-15, FRM-23, FLT-01).
struct FormationLost {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "formationLost";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const FormationLost&) const = default;
};
/// The extension markers that the unit now has.
struct FrontChanged {
    UnitId unit;
    geometry::Extension extension;
    RuleId why;
    static constexpr std::string_view kind = "frontChanged";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("extension", it.extension)("why", it.why);
    }
    bool operator==(const FrontChanged&) const = default;
};
/// All envelop markers that the unit now has.
struct EnvelopsChanged {
    UnitId unit;
    std::vector<EnvelopMarker> envelops;
    RuleId why;
    static constexpr std::string_view kind = "envelopsChanged";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("envelops", it.envelops)("why", it.why);
    }
    bool operator==(const EnvelopsChanged&) const = default;
};
/// CHG-08: contact is made and the charger lined up.
struct Charged {
    Opponents units;
    geometry::Edge side;
    geometry::Pose to;
    bool linedUp;  // GEO-16
    int sections;
    static constexpr std::string_view kind = "charged";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("side", it.side)("to", it.to)("linedUp", it.linedUp)("sections",
                                                                                      it.sections);
    }
    bool operator==(const Charged&) const = default;
};
/// MOV-01, SKI-01: its move is over; what of it still matters this turn.
struct MoveEnded {
    UnitId unit;
    MovementPoints spent;  // of the whole turn
    EnumSet<Deed> deeds;   // of this move
    std::vector<Crossing> crossings;
    static constexpr std::string_view kind = "moveEnded";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("spent", it.spent)("deeds", it.deeds)("crossings", it.crossings);
    }
    bool operator==(const MoveEnded&) const = default;
};
/// MOV-10: the unit below has moved away, or the one above went back.
struct CrossingEnded {
    UnitId unit;
    UnitId under;
    std::optional<geometry::Pose> back;
    static constexpr std::string_view kind = "crossingEnded";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("under", it.under)("back", it.back); }
    bool operator==(const CrossingEnded&) const = default;
};

// ------------------------------------------------------------------ combat

/// RNG-10: what was found when it was measured. Out of range nothing follows.
struct ShotMeasured {
    Opponents units;
    Du distance;
    bool inRange;
    RangeBand band;
    bool sightBlocked;
    geometry::Edge side;
    static constexpr std::string_view kind = "shotMeasured";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("distance", it.distance)("inRange", it.inRange)("band", it.band)(
            "sightBlocked", it.sightBlocked)("side", it.side);
    }
    bool operator==(const ShotMeasured&) const = default;
};
/// RNG-04: its attack of this turn is used up.
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
/// Melee: the pair has fought in this phase (MEL-01). New wounds become old ones (MOR-08).
struct CombatEnded {
    CombatKind combat;
    Opponents units;
    static constexpr std::string_view kind = "combatEnded";
    static void fields(auto& it, auto& visit) { visit("combat", it.combat)("units", it.units); }
    bool operator==(const CombatEnded&) const = default;
};
/// CARD-06; helps nobody when it does not fit.
struct EventTurnedUp {
    CardId card;
    std::vector<UnitId> helps;
    static constexpr std::string_view kind = "eventTurnedUp";
    static void fields(auto& it, auto& visit) { visit("card", it.card)("helps", it.helps); }
    bool operator==(const EventTurnedUp&) const = default;
};
/// EVT-12, EVT-13: the random event that lies there is put away.
struct EventRejected {
    CardId card;
    RuleId why;
    static constexpr std::string_view kind = "eventRejected";
    static void fields(auto& it, auto& visit) { visit("card", it.card)("why", it.why); }
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
/// RNG-18: these, by their place in the combat, have no effect.
struct EventsCanceled {
    std::vector<int> events;
    static constexpr std::string_view kind = "eventsCanceled";
    static void fields(auto& it, auto& visit) { visit("events", it.events); }
    bool operator==(const EventsCanceled&) const = default;
};
/// EVT-23: the attack has another target now.
struct Retargeted {
    UnitId unit;
    geometry::Edge side;
    static constexpr std::string_view kind = "retargeted";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("side", it.side); }
    bool operator==(const Retargeted&) const = default;
};
enum class Roll { hit, damage };
constexpr auto names(Roll) { return std::array<std::string_view, 2>{"hit", "damage"}; }
/// One roll of an attack (MEL-15, MEL-16, RNG-22, RNG-23).
struct BlowRolled {
    Opponents units;  // the one that rolls attacks
    Roll roll;
    RuleId why;
    Sum dice;
    std::vector<int> faces;        // as they count
    std::vector<int> rolledAgain;  // ABL-14: places among the faces that first showed a 1
    Sum attack;
    Sum defense;
    int successes;  // hits or wounds; deadly sixes count twice
    static constexpr std::string_view kind = "blowRolled";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("roll", it.roll)("why", it.why)("dice", it.dice)("faces", it.faces)(
            "rolledAgain", it.rolledAgain)("attack", it.attack)("defense", it.defense)("successes",
                                                                                       it.successes);
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
/// An event spares a unit so many wounds.
struct WoundsIgnored {
    UnitId unit;
    int wounds;
    static constexpr std::string_view kind = "woundsIgnored";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("wounds", it.wounds); }
    bool operator==(const WoundsIgnored&) const = default;
};
/// Gone for good: its markers and those around it (CHG-17) with it.
struct Eliminated {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "eliminated";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const Eliminated&) const = default;
};
/// GEN-02, GEN-10
struct GeneralLost {
    Seat seat;
    GeneralHealth how;
    RuleId why;
    static constexpr std::string_view kind = "generalLost";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("how", it.how)("why", it.why); }
    bool operator==(const GeneralLost&) const = default;
};
/// An event's die for the general with a unit.
struct GeneralStruck {
    Seat seat;
    int face;
    int woundedFrom;
    static constexpr std::string_view kind = "generalStruck";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("face", it.face)("woundedFrom", it.woundedFrom);
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
    bool withAbility = false;  // GEN-08: rolled again thanks to the general
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
/// FLT-01: broken and fleeing; formation and own section markers are gone.
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

using Fact = std::variant<PlacingBegan,
                          UnitPlaced,
                          UnitsRevealed,
                          Redeployed,
                          UnitsArranged,
                          StageBegan,
                          GeneralPlaced,
                          FirstPlayerRolled,
                          TurnBegan,
                          PhaseBegan,
                          LossesChecked,
                          CardsDrawn,
                          CardTaken,
                          CardsDiscarded,
                          DeckRenewed,
                          OrderPlayed,
                          OrderReceived,
                          Activated,
                          Deactivated,
                          DrawPromised,
                          Healed,
                          Reorganized,
                          Recovered,
                          Faced,
                          Moved,
                          FormationTaken,
                          FormationLost,
                          FrontChanged,
                          EnvelopsChanged,
                          Charged,
                          MoveEnded,
                          CrossingEnded,
                          ShotMeasured,
                          ShotUsed,
                          CombatBegan,
                          CombatEnded,
                          EventTurnedUp,
                          EventRejected,
                          EventPlayed,
                          EventsCanceled,
                          Retargeted,
                          BlowRolled,
                          Wounded,
                          WoundsIgnored,
                          Eliminated,
                          GeneralLost,
                          GeneralStruck,
                          MarkerGained,
                          MarkerLost,
                          Promoted,
                          MoraleChecked,
                          Broke,
                          StartedToFlee,
                          FlightBlocked,
                          BattleEnded>;

}  // namespace vallum::field

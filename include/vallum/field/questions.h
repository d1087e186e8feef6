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

// ---------------------------------------------------------------- answers

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

    static constexpr std::string_view kind = "unitPlacement";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("pose", it.pose); }
    bool operator==(const UnitPlacement&) const = default;
};

/// SET-23, for one unit
struct UnitArrangement {
    UnitId unit;
    std::optional<Formation> formation;
    geometry::Extension extension;

    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("formation", it.formation)("extension", it.extension);
    }
    bool operator==(const UnitArrangement&) const = default;
};
/// SET-23: units that are not named start plain.
struct Arrangement {
    std::vector<UnitArrangement> units;

    static constexpr std::string_view kind = "arrangement";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const Arrangement&) const = default;
};

/// MAN-08: the left and right end of a front, as the unit looks; also the wings of an army and the ways
/// round an obstacle, as its owner looks from the own table edge.
enum class Flank { left, right };
constexpr auto names(Flank) { return std::array<std::string_view, 2>{"left", "right"}; }

/// ACT-05: an order card, whom it is for, and cards played as a part of it.
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

/// ACT-02: nothing more in this phase.
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

/// MOV-11; reduced movement is no choice: it follows from what a move does (MOV-25).
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
/// Those special maneuvers that are no steps of a path (MAN-01).
using Maneuver = std::variant<TakeFormation, DropFormation, ExtendFront, ReduceFront>;

/// CHG-01: the path is cut where the front meets the target. What its owner chooses about the contact.
struct Charge {
    UnitId target;
    std::optional<geometry::Edge> side;  // CHG-09; none: the default of GEO-14
    int wrapLeft = 0;                    // CHG-13: so many sections, as far as there is room
    int wrapRight = 0;

    static void fields(auto& it, auto& visit) {
        visit("target", it.target)("side", it.side)("wrapLeft", it.wrapLeft)("wrapRight", it.wrapRight);
    }
    bool operator==(const Charge&) const = default;
};

/// A whole move of a unit: maneuvers at its start, the path, maneuvers at its end (MAN-21).
struct Move {
    UnitId unit;
    Gait gait = Gait::regular;
    std::vector<Maneuver> before;
    std::vector<geometry::PathStep> path;
    std::vector<Maneuver> after;
    std::optional<Charge> charge;

    static constexpr std::string_view kind = "move";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("gait", it.gait)("before", it.before)("path", it.path)("after", it.after)(
            "charge", it.charge);
    }
    bool operator==(const Move&) const = default;
};

/// RNG-11
struct ShotToMake {
    UnitId shooter;
    UnitId target;

    static constexpr std::string_view kind = "shotToMake";
    static void fields(auto& it, auto& visit) { visit("shooter", it.shooter)("target", it.target); }
    bool operator==(const ShotToMake&) const = default;
};

/// None: no event.
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

using Answer = std::variant<DiceShown,
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
                            CardsToDiscard>;

// -------------------------------------------------------------- questions

/// SET-21
struct PlaceUnit {
    using Answer = UnitPlacement;

    static constexpr std::string_view kind = "placeUnit";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const PlaceUnit&) const = default;
};
/// GEN-08: one of so many units that may still be moved after they are revealed.
struct Redeploy {
    using Answers = std::variant<UnitPlacement, PhaseDone>;
    std::vector<UnitId> among;
    int left = 0;

    static constexpr std::string_view kind = "redeploy";
    static void fields(auto& it, auto& visit) { visit("among", it.among)("left", it.left); }
    bool operator==(const Redeploy&) const = default;
};
/// SET-23
struct ArrangeUnits {
    using Answer = Arrangement;

    static constexpr std::string_view kind = "arrangeUnits";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ArrangeUnits&) const = default;
};
/// SET-24
struct PlaceGeneral {
    using Answer = UnitChosen;

    static constexpr std::string_view kind = "placeGeneral";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const PlaceGeneral&) const = default;
};

/// ACT-05
struct ChooseOrder {
    using Answers = std::variant<OrderToPlay, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseOrder";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseOrder&) const = default;
};

/// What is decided with yes or no. Without an answer it is no (ACT-17).
enum class Decision {
    tryToReorganize,      // ACT-12
    fleeByChoice,         // MOR-12
    fleeThoughSteadfast,  // ABL-16
    exchangeEvent,        // EVT-12
    drawTwoEvents,        // EVT-13
    applySecondEvent      // EVT-13: of the two that were drawn
};
constexpr auto names(Decision) {
    return std::array<std::string_view, 6>{"try-to-reorganize", "flee-by-choice",  "flee-though-steadfast",
                                           "exchange-event",    "draw-two-events", "apply-second-event"};
}
struct Decide {
    using Answer = YesOrNo;
    Decision what = Decision::tryToReorganize;
    UnitId unit;

    static constexpr std::string_view kind = "decide";
    static void fields(auto& it, auto& visit) { visit("what", it.what)("unit", it.unit); }
    bool operator==(const Decide&) const = default;
};

/// What a unit is chosen for. Without an answer it is the first one (ACT-17).
enum class Purpose {
    generalMoves,    // an order moves the general here (GEN-03)
    nextOfStampede,  // EVT-07
    hitByTheWind,    // EVT-23
    nextOfFlight,    // FLT-15
    nextToCheck      // an order makes broken units check
};
constexpr auto names(Purpose) {
    return std::array<std::string_view, 5>{"general-moves", "next-of-stampede", "hit-by-the-wind",
                                           "next-of-flight", "next-to-check"};
}
struct ChooseUnit {
    using Answer = UnitChosen;
    Purpose purpose = Purpose::nextOfFlight;
    std::vector<UnitId> among;

    static constexpr std::string_view kind = "chooseUnit";
    static void fields(auto& it, auto& visit) { visit("purpose", it.purpose)("among", it.among); }
    bool operator==(const ChooseUnit&) const = default;
};

/// ACT-15, FLT-16: a unit that has recovered turns to any facing that there is room for.
struct ChooseFacing {
    using Answer = FacingChosen;
    UnitId unit;

    static constexpr std::string_view kind = "chooseFacing";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseFacing&) const = default;
};

/// MOV-01
struct ChooseMove {
    using Answers = std::variant<Move, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseMove";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseMove&) const = default;
};
/// SKI-01
struct ChooseSkirmishMove {
    using Answers = std::variant<Move, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseSkirmishMove";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseSkirmishMove&) const = default;
};
/// RNG-03
struct ChooseShot {
    using Answers = std::variant<ShotToMake, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseShot";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseShot&) const = default;
};
/// RNG-33: both edges are struck at the same angle.
struct ChooseSideStruck {
    using Answer = EdgeChosen;
    UnitId target;
    std::vector<geometry::Edge> among;  // the first is the default

    static constexpr std::string_view kind = "chooseSideStruck";
    static void fields(auto& it, auto& visit) { visit("target", it.target)("among", it.among); }
    bool operator==(const ChooseSideStruck&) const = default;
};
/// RNG-17, MEL-06: the owner of this unit may play an event.
struct ChooseEvent {
    using Answer = EventToPlay;
    UnitId unit;

    static constexpr std::string_view kind = "chooseEvent";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseEvent&) const = default;
};
/// MEL-02
struct ChooseCombat {
    using Answers = std::variant<CombatToFight, Surrender>;

    static constexpr std::string_view kind = "chooseCombat";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseCombat&) const = default;
};
/// FLT-07: two ways round are equally short.
struct ChooseFlightWay {
    using Answer = WayChosen;
    UnitId unit;

    static constexpr std::string_view kind = "chooseFlightWay";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseFlightWay&) const = default;
};
/// END-03
struct ChooseDraw {
    using Answers = std::variant<DiscardAndDraw, DrawThree>;

    static constexpr std::string_view kind = "chooseDraw";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseDraw&) const = default;
};
/// END-07
struct DiscardToLimit {
    using Answer = CardsToDiscard;
    int count = 0;

    static constexpr std::string_view kind = "discardToLimit";
    static void fields(auto& it, auto& visit) { visit("count", it.count); }
    bool operator==(const DiscardToLimit&) const = default;
};

using Question = std::variant<RollDice,
                              DrawCards,
                              PlaceUnit,
                              Redeploy,
                              ArrangeUnits,
                              PlaceGeneral,
                              ChooseOrder,
                              Decide,
                              ChooseUnit,
                              ChooseFacing,
                              ChooseMove,
                              ChooseSkirmishMove,
                              ChooseShot,
                              ChooseSideStruck,
                              ChooseEvent,
                              ChooseCombat,
                              ChooseFlightWay,
                              ChooseDraw,
                              DiscardToLimit>;

}  // namespace vallum::field

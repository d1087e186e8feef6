// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/field/answers.h>

namespace vallum::field {

/// SET-21
struct PlaceUnit {
    using Answers = std::variant<UnitPlacement, TowerPlacement, RamPlacement>;

    static constexpr std::string_view kind = "placeUnit";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const PlaceUnit&) const = default;
};
/// GEN-08: one unit may be moved after the reveal; `left` is how many moves remain.
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
/// SET-24; `general` is an index into the side's generals.
struct PlaceGeneral {
    using Answer = UnitChosen;
    int general = 0;

    static constexpr std::string_view kind = "placeGeneral";
    static void fields(auto& it, auto& visit) { visit("general", it.general); }
    bool operator==(const PlaceGeneral&) const = default;
};

/// OPT-06: which of several equal generals leads. The default is the first one.
struct ChooseCommander {
    using Answer = GeneralChosen;
    std::vector<int> among;

    static constexpr std::string_view kind = "chooseCommander";
    static void fields(auto& it, auto& visit) { visit("among", it.among); }
    bool operator==(const ChooseCommander&) const = default;
};

/// ACT-05, OPT-26
struct ChooseOrder {
    using Answers = std::variant<OrderToPlay, LineOrder, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseOrder";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseOrder&) const = default;
};

/// Yes-or-no decisions. The default is no (ACT-17).
enum class Decision {
    tryToReorganize,      // ACT-12
    fleeByChoice,         // MOR-12
    fleeThoughSteadfast,  // ABL-16
    exchangeEvent,        // EVT-12
    drawTwoEvents,        // EVT-13
    applySecondEvent,     // EVT-13: the second of the two events drawn
    maintainContact,      // ENG-19, ENG-20
    standUpToElephants,   // ELE-09
    killElephants,        // ELE-08
    separateInFlight,     // ABL-34: the main unit flees without its support
    takeThePlace,         // ASL-12, WAL-17: of the defender it has beaten
    occupyAtTop,          // ASL-13
    rollOneAgain          // ART-09
};
constexpr auto names(Decision) {
    return std::array<std::string_view, 13>{
        "try-to-reorganize", "flee-by-choice",     "flee-though-steadfast", "exchange-event",
        "draw-two-events",   "apply-second-event", "maintain-contact",      "stand-up-to-elephants",
        "kill-elephants",    "separate-in-flight", "take-the-place",        "occupy-at-top",
        "roll-one-again"};
}
struct Decide {
    using Answer = YesOrNo;
    Decision what = Decision::tryToReorganize;
    UnitId unit;

    static constexpr std::string_view kind = "decide";
    static void fields(auto& it, auto& visit) { visit("what", it.what)("unit", it.unit); }
    bool operator==(const Decide&) const = default;
};

/// What a unit is chosen for. The default is the first one (ACT-17).
enum class Purpose {
    nextOfStampede,      // EVT-07
    hitByTheWind,        // EVT-23
    nextOfFlight,        // FLT-15
    nextToCheck,         // an order makes broken units check morale
    nextToStrike,        // ENG-25: the enemies of a retreating unit
    activatedByGeneral,  // OPT-04
    hitByMisfire         // ART-09
};
constexpr auto names(Purpose) {
    return std::array<std::string_view, 7>{"next-of-stampede", "hit-by-the-wind", "next-of-flight",
                                           "next-to-check",    "next-to-strike",  "activated-by-general",
                                           "hit-by-misfire"};
}
struct ChooseUnit {
    using Answer = UnitChosen;
    Purpose purpose = Purpose::nextOfFlight;
    std::vector<UnitId> among;

    static constexpr std::string_view kind = "chooseUnit";
    static void fields(auto& it, auto& visit) { visit("purpose", it.purpose)("among", it.among); }
    bool operator==(const ChooseUnit&) const = default;
};

/// ACT-15, FLT-16: a recovered unit turns to any facing that it has room for.
struct ChooseFacing {
    using Answer = FacingChosen;
    UnitId unit;

    static constexpr std::string_view kind = "chooseFacing";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseFacing&) const = default;
};

/// MOV-01, ENG-01
struct ChooseMove {
    using Answers = std::variant<Move,
                                 Envelop,
                                 RemoveMarkers,
                                 Reposition,
                                 Withdraw,
                                 Retreat,
                                 ComeDown,
                                 FightFire,
                                 ClearTile,
                                 PhaseDone,
                                 Surrender>;

    static constexpr std::string_view kind = "chooseMove";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseMove&) const = default;
};
/// ENG-23, ENG-24: where a unit that has broken off goes.
struct ChooseRetreat {
    using Answer = Move;
    UnitId unit;

    static constexpr std::string_view kind = "chooseRetreat";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseRetreat&) const = default;
};
/// ABL-09: how a lunging unit follows up.
struct ChooseFollowUp {
    using Answers = std::variant<Move, PhaseDone>;
    UnitId unit;

    static constexpr std::string_view kind = "chooseFollowUp";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseFollowUp&) const = default;
};
/// ABL-17, ABL-18: one of these units must charge now.
struct ChooseBrashCharge {
    using Answer = Move;
    std::vector<UnitId> among;

    static constexpr std::string_view kind = "chooseBrashCharge";
    static void fields(auto& it, auto& visit) { visit("among", it.among); }
    bool operator==(const ChooseBrashCharge&) const = default;
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
    using Answers = std::variant<ShotToMake, ShotAtStructure, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseShot";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseShot&) const = default;
};
/// RNG-33: both edges are hit at the same angle.
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
/// MEL-02; `PhaseDone` is legal if all remaining fights are optional (TRE-13, TER-52, FIR-01).
struct ChooseCombat {
    using Answers = std::variant<CombatToFight, AttackStructure, PhaseDone, Surrender>;

    static constexpr std::string_view kind = "chooseCombat";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseCombat&) const = default;
};
/// FLT-07: two detours are equally short.
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

/// END-06
struct PassCards {
    using Answers = std::variant<CardsToPass, PhaseDone>;

    static constexpr std::string_view kind = "passCards";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const PassCards&) const = default;
};
/// TEAM-10: whose card an order takes. The default is the first one's.
struct ChooseOpponent {
    using Answer = SeatChosen;
    std::vector<Seat> among;

    static constexpr std::string_view kind = "chooseOpponent";
    static void fields(auto& it, auto& visit) { visit("among", it.among); }
    bool operator==(const ChooseOpponent&) const = default;
};

/// RAZ-07: which of these structures gets the next fire marker left over. The default is
/// the one with the fewest.
struct ChooseStructure {
    using Answer = StructureChosen;
    std::vector<StructureId> among;

    static constexpr std::string_view kind = "chooseStructure";
    static void fields(auto& it, auto& visit) { visit("among", it.among); }
    bool operator==(const ChooseStructure&) const = default;
};
/// SIE-15: the table edge from which the attacker comes.
struct ChooseHome {
    using Answer = HomeChosen;
    std::vector<Home> among;

    static constexpr std::string_view kind = "chooseHome";
    static void fields(auto& it, auto& visit) { visit("among", it.among); }
    bool operator==(const ChooseHome&) const = default;
};

using KindsOfQuestion = std::variant<RollDice,
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
                                     DiscardToLimit,
                                     ChooseCommander,
                                     ChooseRetreat,
                                     ChooseFollowUp,
                                     ChooseBrashCharge,
                                     PassCards,
                                     ChooseOpponent,
                                     ChooseStructure,
                                     ChooseHome>;
/// A type of its own, compiled once, like Fact.
struct Question : KindsOfQuestion {
    using KindsOfQuestion::variant;
    Question();
    Question(const Question&);
    Question(Question&&) noexcept;
    Question& operator=(const Question&);
    Question& operator=(Question&&) noexcept;
    ~Question();
    friend bool operator==(const Question&, const Question&);
    friend bool operator<(const Question&, const Question&) = delete;  // variant's would compare all kinds
};

}  // namespace vallum::field

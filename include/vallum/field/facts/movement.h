// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

/// Facts about cards that move, and the markers that move with them.
namespace vallum::field {

/// One step of a path and its price, also in flight.
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
/// The unit's extension markers after the change.
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
/// The unit's envelop markers after the change.
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
/// CHG-08: the charger has made contact and, if possible, lined up.
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
/// ABL-17: these units have to charge now; empty: all that could have charged.
struct BrashProvoked {
    std::vector<UnitId> units;
    static constexpr std::string_view kind = "brashProvoked";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const BrashProvoked&) const = default;
};
/// MOV-01, SKI-01: its move is over; the fields still matter this turn.
struct MoveEnded {
    UnitId unit;
    MovementPoints spent;     // in the whole turn
    EnumSet<TurnFlag> flags;  // for this move
    std::vector<Crossing> crossings;
    static constexpr std::string_view kind = "moveEnded";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("spent", it.spent)("deeds", it.flags)("crossings", it.crossings);
    }
    bool operator==(const MoveEnded&) const = default;
};
/// MOV-10: the unit below has moved away, or the one on top has gone back.
struct CrossingEnded {
    UnitId unit;
    UnitId under;
    std::optional<geometry::Pose> back;
    static constexpr std::string_view kind = "crossingEnded";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("under", it.under)("back", it.back); }
    bool operator==(const CrossingEnded&) const = default;
};

/// ENG-09, ENG-12: the card has changed its front within a fight.
struct Repositioned {
    UnitId unit;
    ChangeOfFront turn;
    geometry::Pose to;
    RuleId why;
    static constexpr std::string_view kind = "repositioned";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("turn", it.turn)("to", it.to)("why", it.why);
    }
    bool operator==(const Repositioned&) const = default;
};
/// ENG-17
struct Withdrew {
    UnitId unit;
    Du distance;
    geometry::Pose to;
    static constexpr std::string_view kind = "withdrew";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("distance", it.distance)("to", it.to);
    }
    bool operator==(const Withdrew&) const = default;
};
/// ENG-20, ENG-21: the attacker is the unit that follows.
struct Followed {
    Opponents units;
    Du distance;
    geometry::Pose to;
    bool inContact;
    static constexpr std::string_view kind = "followed";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("distance", it.distance)("to", it.to)("inContact", it.inContact);
    }
    bool operator==(const Followed&) const = default;
};
/// ENG-23: no longer engaged, but still in its old place.
struct BrokeOff {
    UnitId unit;
    std::vector<UnitId> from;
    static constexpr std::string_view kind = "brokeOff";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("from", it.from); }
    bool operator==(const BrokeOff&) const = default;
};
/// ELE-10: the elephants attack and are lined up.
struct StoodUp {
    Opponents units;
    geometry::Edge side;
    geometry::Pose to;
    bool linedUp;  // GEO-16
    int sections;
    static constexpr std::string_view kind = "stoodUp";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("side", it.side)("to", it.to)("linedUp", it.linedUp)("sections",
                                                                                      it.sections);
    }
    bool operator==(const StoodUp&) const = default;
};
/// ABL-34: a stack has split up.
struct Separated {
    UnitId support;
    UnitId main;
    RuleId why;
    static constexpr std::string_view kind = "separated";
    static void fields(auto& it, auto& visit) {
        visit("support", it.support)("main", it.main)("why", it.why);
    }
    bool operator==(const Separated&) const = default;
};
/// OPT-29: the direction of this unit's line.
struct LineMoved {
    UnitId unit;
    Heading toward;
    static constexpr std::string_view kind = "lineMoved";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("toward", it.toward); }
    bool operator==(const LineMoved&) const = default;
};
/// OPT-19, OPT-21, OPT-23: turned face up for everybody.
struct Revealed {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "revealed";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const Revealed&) const = default;
};

}  // namespace vallum::field

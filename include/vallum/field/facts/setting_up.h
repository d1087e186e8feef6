// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

/// Facts before the first turn (chapter SET).
namespace vallum::field {

/// SET-21; if `faces` shows a die, it was decided by that roll.
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
    std::optional<UnitId> below;        // ABL-27: the main unit that it is placed under
    std::optional<UnitId> onTop;        // ABL-27: the support unit that it is placed on
    std::optional<StructureId> inside;  // WTW-06, SGT-09
    static constexpr std::string_view kind = "unitPlaced";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("pose", it.pose)("next", it.next)("below", it.below)("onTop", it.onTop)(
            "inside", it.inside);
    }
    bool operator==(const UnitPlaced&) const = default;
};
/// SET-22; SIE-17: these units stay hidden in their fortress.
struct UnitsRevealed {
    std::vector<UnitId> but;
    static constexpr std::string_view kind = "unitsRevealed";
    static void fields(auto& it, auto& visit) { visit("but", it.but); }
    bool operator==(const UnitsRevealed&) const = default;
};
/// GEN-08: moved by a general's ability after the deployment is revealed.
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
/// SET-02: which seat acts in this stage now.
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
    int general = 0;
    static constexpr std::string_view kind = "generalPlaced";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("unit", it.unit)("why", it.why)("general", it.general);
    }
    bool operator==(const GeneralPlaced&) const = default;
};
/// OPT-06
struct CommanderNamed {
    Seat seat;
    int general;
    static constexpr std::string_view kind = "commanderNamed";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("general", it.general); }
    bool operator==(const CommanderNamed&) const = default;
};
/// SET-26: one die plus leadership each, in the order of the sides.
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

/// TEAM-05 to TEAM-08: the turn order for the whole battle.
struct TurnOrderSet {
    std::vector<Seat> order;
    RuleId why;
    static constexpr std::string_view kind = "turnOrderSet";
    static void fields(auto& it, auto& visit) { visit("order", it.order)("why", it.why); }
    bool operator==(const TurnOrderSet&) const = default;
};

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include <vallum/core/id.h>
#include <vallum/core/quantity.h>

namespace vallum::field {

/// OPT-02
struct Rookie {
    Seat seat;
    int extraPoints = 0;

    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("extraPoints", it.extraPoints); }
    bool operator==(const Rookie&) const = default;
};

/// OPT-16
struct LimitedVisibility {
    Du penaltyBeyond = 2_du;
    Du impossibleBeyond = 6_du;

    static void fields(auto& it, auto& visit) {
        visit.optional("penaltyBeyond", it.penaltyBeyond, 2_du)
            .optional("impossibleBeyond", it.impossibleBeyond, 6_du);
    }
    bool operator==(const LimitedVisibility&) const = default;
};

/// OPT-17
struct FogOfWar {
    Du distance = 6_du;

    static void fields(auto& it, auto& visit) { visit.optional("distance", it.distance, 6_du); }
    bool operator==(const FogOfWar&) const = default;
};

/// OPT-05, OPT-11, OPT-13: which units the generals of a side command: all of them together, the units of one
/// army each, or the units assigned to each.
enum class Command { together, byArmy, byUnits };
constexpr auto names(Command) { return std::array<std::string_view, 3>{"together", "by-army", "by-units"}; }

/// OPT-01: the optional rules that the players have agreed on. All are off by default.
struct Options {
    std::optional<Rookie> rookie;                        // OPT-02
    bool alwaysActiveGeneral = false;                    // OPT-03
    bool severalGenerals = false;                        // OPT-05
    Command command = Command::together;                 // OPT-11, OPT-13
    bool withoutEvents = false;                          // OPT-15
    std::optional<LimitedVisibility> limitedVisibility;  // OPT-16
    std::optional<FogOfWar> fogOfWar;                    // OPT-17
    bool protectedFlanks = false;                        // OPT-24
    bool advanceInLine = false;                          // OPT-26
    bool intimidatingCamels = false;                     // OPT-31
    bool reinforcedUnits = false;                        // OPT-32
    bool veteransAtStart = false;                        // EVT-14
    bool fordableRivers = false;                         // TER-16
    bool withoutLadders = false;                         // ASL-01
    bool stoneTowersInWood = false;                      // FDZ-05
    bool wallsEndAtEdge = false;                         // FDZ-03
    bool withoutBoxLimits = false;                       // FDZ-01, FDZ-02

    static void fields(auto& it, auto& visit) {
        visit("rookie", it.rookie)("alwaysActiveGeneral", it.alwaysActiveGeneral)(
            "severalGenerals", it.severalGenerals)("command", it.command)("withoutEvents", it.withoutEvents)(
            "limitedVisibility", it.limitedVisibility)("fogOfWar", it.fogOfWar)(
            "protectedFlanks", it.protectedFlanks)("advanceInLine", it.advanceInLine)(
            "intimidatingCamels", it.intimidatingCamels)("reinforcedUnits", it.reinforcedUnits)(
            "veteransAtStart", it.veteransAtStart)("fordableRivers", it.fordableRivers)(
            "withoutLadders", it.withoutLadders)("stoneTowersInWood", it.stoneTowersInWood)(
            "wallsEndAtEdge", it.wallsEndAtEdge)("withoutBoxLimits", it.withoutBoxLimits);
    }
    bool operator==(const Options&) const = default;
};

/// TEAM-05
enum class TurnOrder { teamTurns, alliedTurns, alternating };
constexpr auto names(TurnOrder) {
    return std::array<std::string_view, 3>{"team-turns", "allied-turns", "alternating"};
}

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/options.h>

/// The optional rules in the format of scenario files (OPT-01).
namespace vallum::field::shape {

enum class SeatName;

struct Rookie {
    SeatName seat{};
    std::optional<int> extraPoints;

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat).optional("extraPoints", it.extraPoints);
    }
    bool operator==(const Rookie&) const = default;
};

struct Options {
    std::optional<Rookie> rookie;
    field::Options others;

    static void fields(auto& it, auto& visit) {
        visit.optional("rookie", it.rookie)
            .optional("alwaysActiveGeneral", it.others.alwaysActiveGeneral)
            .optional("severalGenerals", it.others.severalGenerals)
            .optional("command", it.others.command)
            .optional("withoutEvents", it.others.withoutEvents)
            .optional("limitedVisibility", it.others.limitedVisibility)
            .optional("fogOfWar", it.others.fogOfWar)
            .optional("protectedFlanks", it.others.protectedFlanks)
            .optional("advanceInLine", it.others.advanceInLine)
            .optional("intimidatingCamels", it.others.intimidatingCamels)
            .optional("reinforcedUnits", it.others.reinforcedUnits)
            .optional("veteransAtStart", it.others.veteransAtStart)
            .optional("fordableRivers", it.others.fordableRivers)
            .optional("withoutLadders", it.others.withoutLadders)
            .optional("stoneTowersInWood", it.others.stoneTowersInWood)
            .optional("wallsEndAtEdge", it.others.wallsEndAtEdge)
            .optional("withoutBoxLimits", it.others.withoutBoxLimits);
    }
    bool operator==(const Options&) const = default;
};

}  // namespace vallum::field::shape

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/options.h>

/// The optional rules as a scenario file spells them (OPT-01).
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
    bool alwaysActiveGeneral = false;
    bool severalGenerals = false;
    Command command = Command::together;
    bool withoutEvents = false;
    std::optional<LimitedVisibility> limitedVisibility;
    std::optional<FogOfWar> fogOfWar;
    bool protectedFlanks = false;
    bool advanceInLine = false;
    bool intimidatingCamels = false;
    bool reinforcedUnits = false;
    bool veteransAtStart = false;

    static void fields(auto& it, auto& visit) {
        visit.optional("rookie", it.rookie)
            .optional("alwaysActiveGeneral", it.alwaysActiveGeneral)
            .optional("severalGenerals", it.severalGenerals)
            .optional("command", it.command)
            .optional("withoutEvents", it.withoutEvents)
            .optional("limitedVisibility", it.limitedVisibility)
            .optional("fogOfWar", it.fogOfWar)
            .optional("protectedFlanks", it.protectedFlanks)
            .optional("advanceInLine", it.advanceInLine)
            .optional("intimidatingCamels", it.intimidatingCamels)
            .optional("reinforcedUnits", it.reinforcedUnits)
            .optional("veteransAtStart", it.veteransAtStart);
    }
    bool operator==(const Options&) const = default;
};

}  // namespace vallum::field::shape

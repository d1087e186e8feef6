// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/damage.h"
#include "session/session_of.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace vallum::app {

/// The contents of a file, ready to replace the battle on the desk.
struct Opening {
    bool isNew = false;  // a scenario; otherwise a saved battle
    Seating seating;     // as saved in the file; may be changed
    std::optional<Damage> damage = {};
    std::function<void(const Seating&)> begin;  // call at most once
};

/// The summary of a saved battle or scenario, available without a desk.
struct Glimpse {
    std::string title;
    std::string intro;
    std::vector<NamedSide> sides;
    Text active;  // the side whose turn it is
    int turn = 0;
    std::size_t answers = 0;
    bool isOver = false;
};

/// The format named in a file; works on the first lines of a truncated file too.
[[nodiscard]] std::string formatSaidIn(std::string_view text);

template <SeatedSystem System> bool isScenario(std::string_view text) {
    return formatSaidIn(text) == FilesOf<System>::scenarioFormat;
}

/// Salvages what it can of a damaged save; keeping a copy of the file is up to the caller.
template <SeatedSystem System>
FromFile<Opening> openingOn(SessionOf<System>& session,
                            const typename FilesOf<System>::Library& library,
                            std::string_view text,
                            const std::string& file) {
    if (isScenario<System>(text)) {
        return FilesOf<System>::scenarioFrom(text, library, file).map([&](auto scenario) {
            const Seating seating = seatingFrom({}, FilesOf<System>::seatsOf(scenario));
            return Opening{.isNew = true,
                           .seating = seating,
                           .begin = [&session, scenario = std::move(scenario)](const Seating& players) {
                               session.start(scenario, players);
                           }};
        });
    }
    return BattleFile<System>::salvage(text, library, file).map([&](Salvaged<System> save) {
        const auto& played = save.played;
        Opening opening{.seating =
                            seatingFrom(save.seats, FilesOf<System>::seatsOf(played.record().scenario))};
        if (save.damage && save.recovery) opening.damage = Damage{*save.damage, *save.recovery, {}};
        const auto kept = std::make_shared<Salvaged<System>>(std::move(save));
        opening.begin = [&session, kept](const Seating& players) {
            session.resume(std::move(kept->played), players, kept->branch, std::move(kept->annotations));
        };
        return opening;
    });
}

/// The session's scenario again: the same players with new dice and cards.
template <SeatedSystem System> Opening rematchOf(SessionOf<System>& session, std::uint64_t seed) {
    Seating seating = session.seating();
    seating.seed = seed;
    return {.isNew = true,
            .seating = std::move(seating),
            .begin = [&session, scenario = session.record().scenario](const Seating& players) {
                session.start(scenario, players);
            }};
}

template <SeatedSystem System>
Glimpse glimpseOf(const typename System::Battle& battle, std::string title, std::size_t answers) {
    using Tells = Telling<System>;
    const auto when = Tells::when(battle);
    return {.title = std::move(title),
            .intro = {},
            .sides = Tells::sides(battle),
            .active = Tells::nameOf(battle, when.active),
            .turn = when.turn,
            .answers = answers,
            .isOver = System::isOver(battle)};
}

template <SeatedSystem System> Glimpse glimpseOf(const typename System::Scenario& scenario) {
    Glimpse glimpse = glimpseOf<System>(System::begin(scenario), scenario.title, 0);
    if constexpr (requires { scenario.intro; }) glimpse.intro = scenario.intro;
    return glimpse;
}

/// Salvages what it can of a damaged save.
template <SeatedSystem System>
FromFile<Glimpse> glimpseOf(const typename FilesOf<System>::Library& library,
                            std::string_view text,
                            const std::string& file) {
    if (isScenario<System>(text)) {
        return FilesOf<System>::scenarioFrom(text, library, file).map([](const auto& scenario) {
            return glimpseOf<System>(scenario);
        });
    }
    return BattleFile<System>::salvage(text, library, file).map([](const Salvaged<System>& save) {
        const auto& record = save.played.record();
        return glimpseOf<System>(save.played.battle(), vallum::nameOf(record, save.branch),
                                 record.tape.size());
    });
}

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "systems.h"

#include <iostream>
#include <optional>
#include <string>
#include <utility>

#include <vallum/core/battle_file.h>
#include <vallum/core/referee.h>

/// From file names on the command line to battles. Faults are printed.
namespace vallum::cli {

void complain(const FileError&);
/// True if the file was read; otherwise prints the error.
bool isRead(const std::string& file, const auto& read) {
    if (read) return true;
    FileError error = read.error();
    error.file = file;
    complain(error);
    return false;
}
/// The same for a file that names others, which may be at fault.
bool areRead(const auto& read) {
    if (!read) complain(read.error());
    return read.has_value();
}

/// The text of a battle or scenario of any system.
struct BattleText {
    std::string path;
    std::string text;
    std::string format;  // found even if the file is torn
};
std::optional<BattleText> readBattleText(const std::string& path);

/// Loaded once; empty if it cannot be loaded.
template <PlayableSystem System> const auto& library() {
    static const auto opened = Desk<System>::openLibrary();
    return opened;
}

/// A battle played to the end of its tape, or to where its file is damaged.
template <PlayableSystem System> struct OpenedBattle {
    Referee<System> referee;
    std::optional<SavedSeats> seats = {};  // none: the file is a scenario
    std::optional<Branch> branch = {};
    typename SavedBattle<System>::Drawn annotations = {};
    Status status = fine;
};

/// Computer players that this program does not have become persons.
void seatPersonsForUnknown(SavedSeats&);

template <PlayableSystem System> std::optional<OpenedBattle<System>> openBattle(const BattleText& battle) {
    const auto& cards = library<System>();
    if (!cards) return {};
    if (battle.format == FilesOf<System>::scenarioFormat) {
        auto scenario = FilesOf<System>::scenarioFrom(battle.text, *cards, battle.path);
        if (!scenario) {
            complain(scenario.error());
            return {};
        }
        auto drawn = BattleFile<System>::annotationsOf(*scenario);
        return OpenedBattle<System>{Referee<System>(*std::move(scenario)), {}, {}, std::move(drawn)};
    }
    auto save = BattleFile<System>::salvage(battle.text, *cards, battle.path);
    if (!save) {
        complain(save.error());
        return {};
    }
    if (save->damage) complain(*save->damage);
    if (save->recovery) std::cerr << battle.path << ": " << sentence(*save->recovery) << '\n';
    seatPersonsForUnknown(save->seats);
    return OpenedBattle<System>{std::move(save->played), std::move(save->seats), std::move(save->branch),
                                std::move(save->annotations), save->damage ? damaged : fine};
}

/// Runs a command that works in every system: calls `command` with the type of the battle's system and the
/// battle. Returns the exit status.
int withBattle(const std::string& path, const auto& command) {
    const auto battle = readBattleText(path);
    if (!battle) return badInput;
    return Systems::with(battle->format, [&]<class System>(std::type_identity<System> system) -> int {
        return command(system, *battle);
    });
}

}  // namespace vallum::cli

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

/// From names on the command line to battles. What is wrong is printed.
namespace vallum::cli {

void complain(const FileError&);
/// Whether a file was read; complains where it was not.
bool isRead(const std::string& file, const auto& read) {
    if (read) return true;
    FileError error = read.error();
    error.file = file;
    complain(error);
    return false;
}

/// A file that holds a battle or a scenario, of whatever system.
struct BattleText {
    std::string path;
    std::string text;
    std::string format;  // also of one that is torn
};
std::optional<BattleText> readBattleText(const std::string& path);

/// Opened once; nothing where it cannot be.
template <PlayableSystem System> const auto& library() {
    static const auto opened = Desk<System>::openLibrary();
    return opened;
}

/// A battle played up to the end of its tape, or up to where its file is damaged.
template <PlayableSystem System> struct OpenedBattle {
    Referee<System> referee;
    std::optional<SavedSeats> seats = {};  // none: it begins from a scenario
    std::optional<Branch> branch = {};
    typename SavedBattle<System>::Drawn annotations = {};
    Status status = fine;
};

void tellDamage(const std::string& path, const auto& save) {
    complain(*save.damage);
    std::cerr << path << ": ";
    if (save.answersUnseen != 0) {
        std::cerr << "goes on as it was saved; answers that can no longer be replayed: "
                  << save.answersUnseen;
    } else {
        std::cerr << "opened up to the damage, after " << save.played.record().tape.size() << " answers";
    }
    std::cerr << "; answers that are lost: " << save.answersLost << '\n';
}

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
    if (save->damage) tellDamage(battle.path, *save);
    return OpenedBattle<System>{std::move(save->played), std::move(save->seats), std::move(save->branch),
                                std::move(save->annotations), save->damage ? damaged : fine};
}

/// For commands that only field battles have.
std::optional<OpenedBattle<field::System>> openFieldBattle(const std::string& path);

/// The exit status of a command that is the same in every system: `command` is called with the system of the
/// battle, and the battle.
int withBattle(const std::string& path, const auto& command) {
    const auto battle = readBattleText(path);
    if (!battle) return badInput;
    return Systems::with(battle->format, [&]<class System>(std::type_identity<System> system) -> int {
        return command(system, *battle);
    });
}

}  // namespace vallum::cli

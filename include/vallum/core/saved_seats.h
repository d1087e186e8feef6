// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/id.h>

/// What a save of any system holds about the session, apart from the battle itself.
namespace vallum {

/// The player of a side, as the saving program names it. A name that the reading program does not know is a
/// person's.
struct SavedPlayer {
    Seat seat;
    std::string who;

    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("who", it.who); }
    bool operator==(const SavedPlayer&) const = default;
};
/// Who plays which seat, and the seed of future dice unless they are real ones. The battle itself does not
/// depend on it.
struct SavedSeats {
    std::vector<SavedPlayer> players;
    int seed = 1;
    bool realDice = false;

    static void fields(auto& it, auto& visit) {
        visit("players", it.players)("seed", it.seed).optional("realDice", it.realDice);
    }
    bool operator==(const SavedSeats&) const = default;
};
/// The first fault: a seat that the battle does not have, or one that is taken twice.
std::optional<FileError> faultIn(const SavedSeats&,
                                 const std::vector<Seat>& ofBattle,
                                 const std::string& file);

/// Where a battle branched off from another one.
struct Branch {
    std::string name;
    std::string of;   // the title or the branch it came from
    int answers = 0;  // how many they have in common

    static void fields(auto& it, auto& visit) { visit("name", it.name)("of", it.of)("answers", it.answers); }
    bool operator==(const Branch&) const = default;
};

}  // namespace vallum

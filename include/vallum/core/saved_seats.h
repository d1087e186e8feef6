// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/id.h>

/// What a save says beside the battle itself, in every system.
namespace vallum {

/// Who plays a side, in the word of whoever saves.
struct SavedPlayer {
    Seat seat;
    std::string who;

    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("who", it.who); }
    bool operator==(const SavedPlayer&) const = default;
};
/// Who sits at the table, and the seed of the dice that are still to be rolled, if they are not real ones.
/// The battle itself does not depend on it.
struct SavedSeats {
    std::vector<SavedPlayer> players;
    int seed = 1;
    bool realDice = false;

    static void fields(auto& it, auto& visit) {
        visit("players", it.players)("seed", it.seed).optional("realDice", it.realDice);
    }
    bool operator==(const SavedSeats&) const = default;
};
/// What is wrong with who sits where: a seat that the battle has not got, one that is taken twice, or a word
/// for nobody who can play.
std::optional<FileError> faultIn(const SavedSeats&,
                                 const std::vector<Seat>& ofBattle,
                                 const std::string& file);

/// Where a battle left another one to go its own way.
struct Branch {
    std::string name;
    std::string of;   // the title or the branch that it grew from
    int answers = 0;  // so many they have in common

    static void fields(auto& it, auto& visit) { visit("name", it.name)("of", it.of)("answers", it.answers); }
    bool operator==(const Branch&) const = default;
};

}  // namespace vallum

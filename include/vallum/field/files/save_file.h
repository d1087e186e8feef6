// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/record.h>
#include <vallum/field/files/annotations.h>
#include <vallum/field/files/library.h>
#include <vallum/field/system.h>

namespace vallum::field {

using Record = vallum::Record<System>;

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
/// Where a battle left another one to go its own way.
struct Branch {
    std::string name;
    std::string of;   // the title or the branch that it grew from
    int answers = 0;  // so many they have in common

    static void fields(auto& it, auto& visit) { visit("name", it.name)("of", it.of)("answers", it.answers); }
    bool operator==(const Branch&) const = default;
};
struct SavedBattle {
    Record record;
    SavedSeats seats;
    std::optional<Branch> branch;
    Annotations annotations;
};

/// A battle as it is kept: the text of its scenario, every answer, and the digest after every step.
std::string saveText(const Record&);
std::string saveText(const Record&,
                     const SavedSeats&,
                     const std::optional<Branch>& = {},
                     const Annotations& = {});
/// The library must be the one the battle was begun with, as far as the battle uses it.
Expected<Record, FileError> loadSave(std::string_view text, const Library&, const std::string& file = {});
Expected<SavedBattle, FileError> loadSavedBattle(std::string_view text,
                                                 const Library&,
                                                 const std::string& file = {});

/// From a save, or from a scenario: a battle in which nothing has been answered yet.
Expected<Record, FileError> loadRecord(const std::filesystem::path&, const Library&);
/// What a file says it is; empty where it says nothing.
std::string formatOf(std::string_view text);
/// The record up to an answer, as it stood then.
Record until(Record, std::size_t answers);
/// What a battle calls itself: its branch, or its scenario.
std::string nameOf(const Record&, const std::optional<Branch>&);

}  // namespace vallum::field

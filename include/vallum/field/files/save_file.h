// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/record.h>
#include <vallum/core/saved_seats.h>
#include <vallum/field/files/annotations.h>
#include <vallum/field/files/library.h>
#include <vallum/field/system.h>

namespace vallum::field {

using Record = vallum::Record<System>;
using Snapshots = std::vector<Snapshot<System>>;
using vallum::Branch;
using vallum::SavedPlayer;
using vallum::SavedSeats;
using vallum::until;

struct SavedBattle {
    Record record;
    Snapshots snapshots = {};
    SavedSeats seats = {};
    std::optional<Branch> branch = {};
    Annotations annotations = {};
    bool marksBind = true;        // its digests are of the same kind as those of this program
    bool areCardsTheSame = true;  // units, generals and the deck have the figures it was begun with
};

/// A battle as it is kept: the text of its scenario, every answer, the digest after every step, and the
/// battle after some of them.
std::string saveText(const SavedBattle&);
std::string saveText(const Record&);
/// Where the library is not the one that the battle was begun with, as far as the battle uses it, it can only
/// go on from a snapshot. One that is damaged is left out.
Expected<Record, FileError> loadSave(std::string_view text, const Library&, const std::string& file = {});
Expected<SavedBattle, FileError> loadSavedBattle(std::string_view text,
                                                 const Library&,
                                                 const std::string& file = {});

/// From a save, or from a scenario: a battle in which nothing has been answered yet.
Expected<Record, FileError> loadRecord(const std::filesystem::path&, const Library&);
/// What a file says it is; empty where it says nothing.
std::string formatOf(std::string_view text);
/// What a battle calls itself: its branch, or its scenario.
std::string nameOf(const Record&, const std::optional<Branch>&);

}  // namespace vallum::field

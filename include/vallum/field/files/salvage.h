// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>

namespace vallum::field {

/// As much of a save as can be trusted.
struct Salvaged {
    vallum::Referee<System> played;
    SavedSeats seats;
    std::optional<Branch> branch;
    Annotations annotations;          // of them those that are whole and begin by its end
    std::optional<FileError> damage;  // where it begins; none: the file is whole
    std::size_t answersUnseen = 0;    // the battle went on from a snapshot: these cannot be looked back at
    std::size_t answersLost = 0;      // of those that stand in the file, whole or not
};

/// Reads a save as `loadSavedBattle` does, and plays it. Where it is cut short, cannot be read, or does not
/// play, the battle goes on from the newest snapshot after that; without one it goes up to there. Without a
/// scenario there is no battle: then the error is told.
Expected<Salvaged, FileError> salvage(std::string_view text, const Library&, const std::string& file = {});

}  // namespace vallum::field

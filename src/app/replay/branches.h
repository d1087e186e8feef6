// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <filesystem>
#include <string>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/core/text.h>

namespace vallum::app {

class Chronicle;

/// A battle that shares its beginning with the one in the session.
struct Relative {
    std::filesystem::path file;
    std::string name;
    std::string of;            // name of the battle it branched from; empty: not a branch
    std::size_t answers = 0;   // on its tape
    std::size_t inCommon = 0;  // answers shared with the session's battle
};

/// Branches are saved next to the current battle. No existing file is ever overwritten.
[[nodiscard]] std::filesystem::path branchFolder();
/// For example "First battle, turn 3".
[[nodiscard]] Text nameOfBranch(const Chronicle& chronicle, int turn);
/// Saves the battle up to an answer as a branch. Also saves the current battle unless it is already saved.
[[nodiscard]] Expected<std::filesystem::path, FileError> grow(const Session& session,
                                                              std::size_t answers,
                                                              const std::string& name,
                                                              const std::map<Seat, PlayerKind>& players);
/// Battles with the same scenario, most answers in common first.
[[nodiscard]] std::vector<Relative> relativesOf(const Session& session);

}  // namespace vallum::app

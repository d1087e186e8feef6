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

/// A battle that has its beginning in common with the one in the session.
struct Relative {
    std::filesystem::path file;
    std::string name;
    std::string of;            // what it grew from; empty: it is no branch
    std::size_t answers = 0;   // on its tape
    std::size_t inCommon = 0;  // with the battle in the session
};

/// Branches are kept beside the battle that is being fought. No file that is there is ever written over.
[[nodiscard]] std::filesystem::path branchFolder();
/// "First battle, turn 3"
[[nodiscard]] Text nameOfBranch(const Chronicle& chronicle, int turn);
/// The battle up to an answer becomes one of its own. What it leaves is kept, too, unless it is already.
[[nodiscard]] Expected<std::filesystem::path, FileError> grow(const Session& session,
                                                              std::size_t answers,
                                                              const std::string& name,
                                                              const std::map<Seat, PlayerKind>& players);
/// Those with the same scenario, the nearest first.
[[nodiscard]] std::vector<Relative> relativesOf(const Session& session);

}  // namespace vallum::app

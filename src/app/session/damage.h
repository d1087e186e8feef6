// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

#include <QString>

#include <vallum/core/file_error.h>

namespace vallum::app {

/// A damaged save that could be opened only up to this point.
struct Damage {
    FileError where;
    int turn = 0;                   // last turn that can be trusted
    std::size_t answersUnseen = 0;  // past answers bridged by a snapshot, so not in the replay
    std::size_t answersLost = 0;
    std::filesystem::path copy;  // of the original file; empty: copying failed
};

[[nodiscard]] QString sentence(const FileError& error);
[[nodiscard]] QString sentence(const Damage& damage);

}  // namespace vallum::app

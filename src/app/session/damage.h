// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

#include <QString>

#include <vallum/core/file_error.h>

namespace vallum::app {

/// A save that opened only up to here.
struct Damage {
    FileError where;
    int turn = 0;                   // up to which the battle can be trusted
    std::size_t answersUnseen = 0;  // of the past, which the battle has outlived
    std::size_t answersLost = 0;
    std::filesystem::path copy;  // of the file as it was found; none: there was no room for one
};

[[nodiscard]] QString sentence(const FileError& error);
[[nodiscard]] QString sentence(const Damage& damage);

}  // namespace vallum::app

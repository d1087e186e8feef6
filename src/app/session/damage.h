// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QString>

#include <vallum/core/file_error.h>
#include <vallum/core/recovery.h>

namespace vallum::app {

/// Why a save was not opened as it was saved.
struct Damage {
    FileError where;
    Recovery recovery;
    std::filesystem::path copy;  // of the original file; empty: copying failed
};

/// Rich text.
[[nodiscard]] QString sentence(const FileError& error);
[[nodiscard]] QString sentence(const Damage& damage);
/// For those who want to know more, as plain text.
[[nodiscard]] QString details(const Damage& damage);

}  // namespace vallum::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum {

Expected<std::string, FileError> readFile(const std::filesystem::path&);
/// Whether the file could not be read at all, rather than that something in it is wrong.
[[nodiscard]] bool couldNotBeRead(const FileError&);

/// An existing file stays intact until the new one is complete: it is written next to the old one, synced to
/// disk and renamed.
Expected<void, FileError> writeFileSafely(const std::filesystem::path&, std::string_view text);

}  // namespace vallum

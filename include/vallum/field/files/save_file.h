// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <vallum/core/record.h>
#include <vallum/field/files/library.h>
#include <vallum/field/system.h>

namespace vallum::field {

using Record = vallum::Record<System>;

/// A battle as it is kept: the text of its scenario, every answer, and the digest after every step.
std::string saveText(const Record&);
/// The library must be the one the battle was begun with, as far as the battle uses it.
Expected<Record, FileError> loadSave(std::string_view text, const Library&, const std::string& file = {});

/// From a save, or from a scenario: a battle in which nothing has been answered yet.
Expected<Record, FileError> loadRecord(const std::filesystem::path&, const Library&);
/// What a file says it is; empty where it says nothing.
std::string formatOf(std::string_view text);

}  // namespace vallum::field

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/hex/model/battle.h>

namespace vallum::hex {

/// The printed material of the game: units, terrain and command cards.
struct Library {
    std::vector<UnitType> types;
    std::vector<TerrainType> terrain;
    std::vector<CommandCard> cards;

    bool operator==(const Library&) const = default;
};

/// HEX-05
Expected<std::vector<UnitType>, FileError> unitsFrom(std::string_view text, const std::string& file);
/// HXT-62: first the grounds in the order of `Ground`, then the works in the order of `Work`.
Expected<std::vector<TerrainType>, FileError> terrainFrom(std::string_view text, const std::string& file);
/// HEX-76
Expected<std::vector<CommandCard>, FileError> deckFrom(std::string_view text, const std::string& file);

/// Loads everything from a resource directory.
Expected<Library, FileError> loadLibrary(const std::filesystem::path& resources);

}  // namespace vallum::hex

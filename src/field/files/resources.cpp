// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <system_error>
#include <vector>

#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

namespace fs = std::filesystem;

bool holdsData(const fs::path& directory) {
    std::error_code unknown;
    return fs::exists(directory / "data" / "deck.json", unknown);
}

std::vector<fs::path> usualPlaces() {
    std::vector<fs::path> places;
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown).parent_path();
    if (!program.empty()) {
        places.push_back(program / "resources");
        places.push_back((program / VALLUM_RESOURCES_FROM_PROGRAMS).lexically_normal());
    }
    places.emplace_back(VALLUM_SOURCE_RESOURCES);
    places.emplace_back(VALLUM_INSTALLED_RESOURCES);
    return places;
}

}  // namespace

Expected<std::filesystem::path, FileError> resourceDirectory() {
    if (const char* named = std::getenv("VALLUM_RESOURCES"); named != nullptr && *named != '\0') {
        if (holdsData(named)) return fs::path(named);
        return tl::unexpected<FileError>(
            FileError{named, "", "no data/deck.json", "the directory that VALLUM_RESOURCES should name"});
    }
    std::string tried;
    for (const fs::path& place : usualPlaces()) {
        if (holdsData(place)) return place;
        tried += (tried.empty() ? "" : ", ") + place.string();
    }
    return tl::unexpected<FileError>(FileError{"", "", "no data/deck.json in " + tried,
                                               "Vallum's resources; VALLUM_RESOURCES may name them"});
}

}  // namespace vallum::field

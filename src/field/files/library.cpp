// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdlib>
#include <map>
#include <system_error>
#include <utility>

#include <vallum/core/findings.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

namespace fs = std::filesystem;

template <class T> const T* byId(const std::vector<T>& list, std::string_view id) {
    const auto found = std::ranges::find(list, id, &T::id);
    return found == list.end() ? nullptr : &*found;
}

Expected<std::vector<fs::path>, FileError> jsonFilesIn(const fs::path& directory) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() == ".json") files.push_back(it->path());
    }
    if (error) {
        return tl::unexpected<FileError>(
            FileError{directory.string(), "", error.message(), "a directory of JSON files"});
    }
    std::ranges::sort(files);
    return files;
}

/// Reads all files of a directory in order of their names. Unreadable files
/// are reported and left out.
template <class T>
Expected<void, FileError> readWhole(const fs::path& directory,
                                    std::vector<T>& into,
                                    std::vector<FileError>& leftOut,
                                    const auto& read) {
    const auto files = jsonFilesIn(directory);
    if (!files) return tl::unexpected<FileError>(files.error());
    for (const fs::path& path : *files) {
        auto one =
            readFile(path).and_then([&](const std::string& text) { return read(text, path.string()); });
        if (one) {
            into.push_back(*std::move(one));
        } else {
            leftOut.push_back(std::move(one).error());
        }
    }
    return {};
}

/// The same if every file must be readable.
template <class T>
Expected<void, FileError> readAll(const fs::path& directory, std::vector<T>& into, const auto& read) {
    std::vector<FileError> bad;
    return readWhole(directory, into, bad, read).and_then([&]() -> Expected<void, FileError> {
        if (bad.empty()) return {};
        return tl::unexpected<FileError>(std::move(bad.front()));
    });
}

Expected<void, FileError> unitIdsDiffer(const std::vector<Roster>& rosters, const fs::path& directory) {
    std::map<std::string, std::string> rosterOf;
    for (const Roster& roster : rosters) {
        Findings findings((directory / (roster.id + ".json")).string());
        for (std::size_t i = 0; i != roster.units.size(); ++i) {
            const auto [known, isNew] = rosterOf.emplace(roster.units[i].id, roster.id);
            if (isNew) continue;
            findings.error(at("/units", i) + "/id", inQuotes(roster.units[i].id),
                           "an id that " + inQuotes(known->second) + " has not used");
        }
        if (const auto fine = findings.result(true); !fine) return tl::unexpected<FileError>(fine.error());
    }
    return {};
}

Expected<std::vector<GeneralCard>, FileError> readGenerals(const fs::path& path, const Library& library) {
    return readFile(path)
        .and_then([&](const std::string& text) { return generalsFrom(text, path.string()); })
        .and_then([&](const std::vector<GeneralCard>& generals) {
            Findings findings(path.string());
            for (std::size_t i = 0; i != generals.size(); ++i) {
                const std::string& army = generals[i].army;
                if (army == "any" || library.roster(army) != nullptr) continue;
                findings.error(at("/generals", i) + "/army", inQuotes(army), "the id of an army, or \"any\"");
            }
            return findings.result(generals);
        });
}

/// Reads a file that holds a single thing.
template <class T> Expected<void, FileError> readInto(const fs::path& path, T& into, const auto& read) {
    return readFile(path)
        .and_then([&](const std::string& text) { return read(text, path.string()); })
        .map([&](T value) { into = std::move(value); });
}

/// Chapters TER and FOR to FDZ
Expected<void, FileError> readTiles(const fs::path& resources, Library& library) {
    const fs::path data = resources / "data";
    const auto readShapes = [&](const std::string& text, const std::string& file) {
        return terrainShapesFrom(text, library.tileSizes, file);
    };
    return readInto(data / "tile-sizes.json", library.tileSizes, tileSizesFrom)
        .and_then([&] {
            return readInto(data / "structure-values.json", library.structureValues, structureValuesFrom);
        })
        .and_then([&] { return readInto(data / "terrain-shapes.json", library.terrainShapes, readShapes); })
        .and_then([&] {
            return readWhole(resources / "fortresses", library.fortresses, library.leftOut, fortressFrom);
        });
}

}  // namespace

const Deck::Card* Deck::card(std::string_view id) const { return byId(cards, id); }
const Roster* Library::roster(std::string_view id) const { return byId(rosters, id); }
const GeneralCard* Library::general(std::string_view id) const { return byId(generals, id); }
const UnitType* Library::unit(std::string_view id) const {
    const Roster* roster = rosterOf(id);
    return roster == nullptr ? nullptr : byId(roster->units, id);
}
const TerrainShape* Library::terrainShape(std::string_view id) const { return byId(terrainShapes, id); }
const FortressLayout* Library::fortress(std::string_view id) const { return byId(fortresses, id); }
const Roster* Library::rosterOf(std::string_view unit) const {
    const auto has = [&](const Roster& roster) { return byId(roster.units, unit) != nullptr; };
    const auto found = std::ranges::find_if(rosters, has);
    return found == rosters.end() ? nullptr : &*found;
}

/// SET-06
bool mayRecruit(const Roster& army, const Roster& unitsArmy) {
    return army.id == unitsArmy.id || unitsArmy.id == mercenaries;
}

Expected<Library, FileError> loadLibrary(const std::filesystem::path& resources) {
    const fs::path data = resources / "data";
    Library library;
    const auto readPreset = [&](const std::string& text, const std::string& file) {
        return presetFrom(text, library, file);
    };
    return readAll(data / "armies", library.rosters, rosterFrom)
        .and_then([&] { return unitIdsDiffer(library.rosters, data / "armies"); })
        .and_then([&] { return readGenerals(data / "generals.json", library); })
        .and_then([&](std::vector<GeneralCard> generals) {
            library.generals = std::move(generals);
            return readFile(data / "deck.json");
        })
        .and_then([&](const std::string& text) { return deckFrom(text, (data / "deck.json").string()); })
        .and_then([&](Deck deck) {
            library.deck = std::move(deck);
            return readAll(data / "preset-armies", library.presets, readPreset);
        })
        .and_then([&] { return readTiles(resources, library); })
        .map([&] { return std::move(library); });
}

}  // namespace vallum::field

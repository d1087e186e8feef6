// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <vallum/core/file_format.h>
#include <vallum/core/text.h>
#include <vallum/core/text_file.h>
#include <vallum/hex/files/library.h>

namespace vallum::hex {

namespace {

struct UnitsFile {
    std::vector<UnitType> units;
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
};
struct TerrainFile {
    std::vector<TerrainType> terrain;
    static void fields(auto& it, auto& visit) { visit("terrain", it.terrain); }
};
struct DeckFile {
    std::vector<CommandCard> cards;
    static void fields(auto& it, auto& visit) { visit("cards", it.cards); }
};

tl::unexpected<FileError> bad(const std::string& file,
                              const std::string& place,
                              const std::string& found,
                              const std::string& expected) {
    return tl::unexpected<FileError>(FileError{file, place, found, expected});
}

/// Every id must be unique.
template <class T>
Expected<std::vector<T>, FileError> differing(std::vector<T> list,
                                              const std::string& file,
                                              const std::string& key) {
    std::set<std::string> known;
    for (std::size_t i = 0; i != list.size(); ++i) {
        if (known.insert(list[i].id).second) continue;
        return bad(file, "/" + key + "/" + std::to_string(i) + "/id", list[i].id,
                   phrase("Files", "an id of its own").pattern);
    }
    return list;
}

/// HXT-62: the index in the table identifies the terrain.
Expected<std::vector<TerrainType>, FileError> inOrder(std::vector<TerrainType> rows,
                                                      const std::string& file) {
    std::vector<std::string_view> expected;
    for (const std::string_view it : names(Ground{})) expected.push_back(it);
    for (const std::string_view it : names(Work{})) expected.push_back(it);
    for (std::size_t i = 0; i != expected.size(); ++i) {
        const std::string found = i < rows.size() ? rows[i].id : phrase("Files", "nothing").pattern;
        const std::string place = "/terrain/" + std::to_string(i) + "/id";
        if (found != expected[i]) return bad(file, place, found, std::string(expected[i]));
    }
    if (rows.size() == expected.size()) return rows;
    return bad(file, "/terrain", phrase("Files", "%1 rows")(rows.size()),
               phrase("Files", "%1 rows")(expected.size()));
}

Expected<std::vector<UnitType>, FileError> sensible(std::vector<UnitType> types, const std::string& file) {
    for (std::size_t i = 0; i != types.size(); ++i) {
        if (types[i].blocks >= 1) continue;
        return bad(file, "/units/" + std::to_string(i) + "/blocks", std::to_string(types[i].blocks),
                   phrase("Files", "at least 1").pattern);
    }
    return types;
}

Expected<std::vector<CommandCard>, FileError> complete(std::vector<CommandCard> cards,
                                                       const std::string& file) {
    constexpr int inDeck = 60;
    int count = 0;
    for (std::size_t i = 0; i != cards.size(); ++i) {
        if (cards[i].copies < 1) {
            return bad(file, "/cards/" + std::to_string(i) + "/copies", std::to_string(cards[i].copies),
                       phrase("Files", "at least 1").pattern);
        }
        count += cards[i].copies;
    }
    if (count == inDeck) return cards;
    return bad(file, "/cards", phrase("Files", "%1 cards")(count), phrase("Files", "%1 cards")(inDeck));
}

}  // namespace

Expected<std::vector<UnitType>, FileError> unitsFrom(std::string_view text, const std::string& file) {
    return readDocument<UnitsFile>({"vallum-hex-units"}, text, file)
        .and_then([&](UnitsFile it) { return differing(std::move(it.units), file, "units"); })
        .and_then([&](std::vector<UnitType> it) { return sensible(std::move(it), file); });
}

Expected<std::vector<TerrainType>, FileError> terrainFrom(std::string_view text, const std::string& file) {
    return readDocument<TerrainFile>({"vallum-hex-terrain"}, text, file).and_then([&](TerrainFile it) {
        return inOrder(std::move(it.terrain), file);
    });
}

Expected<std::vector<CommandCard>, FileError> deckFrom(std::string_view text, const std::string& file) {
    return readDocument<DeckFile>({"vallum-hex-deck"}, text, file)
        .and_then([&](DeckFile it) { return differing(std::move(it.cards), file, "cards"); })
        .and_then([&](std::vector<CommandCard> it) { return complete(std::move(it), file); });
}

Expected<Library, FileError> loadLibrary(const std::filesystem::path& resources) {
    const std::filesystem::path data = resources / "data" / "hex";
    const auto read = [&](const char* name, const auto& from) {
        const std::filesystem::path path = data / name;
        return readFile(path).and_then([&](const std::string& text) { return from(text, path.string()); });
    };
    Library library;
    return read("units.json", unitsFrom)
        .and_then([&](std::vector<UnitType> it) {
            library.types = std::move(it);
            return read("terrain.json", terrainFrom);
        })
        .and_then([&](std::vector<TerrainType> it) {
            library.terrain = std::move(it);
            return read("deck.json", deckFrom);
        })
        .map([&](std::vector<CommandCard> it) {
            library.cards = std::move(it);
            return std::move(library);
        });
}

}  // namespace vallum::hex

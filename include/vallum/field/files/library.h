// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/field/model/fortress_layout.h>
#include <vallum/field/model/setting.h>
#include <vallum/geometry/terrain.h>

namespace vallum::field {

/// Units of this roster are open to every army (SET-06).
inline constexpr std::string_view mercenaries = "mercenaries";

/// SET-03: an army and the unit types it may have.
struct Roster {
    std::string id;
    std::string name;
    std::string gloss;
    std::string side;  // what a side with this army is called in a sentence: "Carthage"; empty: its gloss
    std::string period;
    std::string color;
    std::string history;
    std::vector<UnitType> units;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("gloss", it.gloss)
            .optional("side", it.side)("period", it.period)("color", it.color)("history", it.history)(
                "units", it.units);
    }
    bool operator==(const Roster&) const = default;
};

/// CARD-01: the halves of action cards, and how often each pair is printed on one card.
struct Deck {
    struct Card {
        std::string id;
        int count = 0;
        ActionCard halves;

        bool operator==(const Card&) const = default;
    };

    std::vector<Order> orders;
    std::vector<Event> events;
    std::vector<Card> cards;
    std::string digest;  // of everything that matters in play

    [[nodiscard]] const Card* card(std::string_view id) const;
    bool operator==(const Deck&) const = default;
};

/// SET-07
struct PresetArmy {
    struct Units {
        std::string id;
        std::string army;
        int count = 0;

        bool operator==(const Units&) const = default;
    };

    std::string id;
    std::string name;
    std::string army;
    int limit = 0;
    std::string general;
    std::vector<Units> units;

    bool operator==(const PresetArmy&) const = default;
};

/// GEO-25: a possible outline of a terrain feature, around its center.
struct TerrainShape {
    std::string id;
    Terrain kind = Terrain::forest;
    std::vector<geometry::Point> corners;

    bool operator==(const TerrainShape&) const = default;
};

/// The printed material that scenarios and army builders choose from.
struct Library {
    std::vector<Roster> rosters;
    std::vector<GeneralCard> generals;
    Deck deck;
    std::vector<PresetArmy> presets;
    geometry::TileSizes tileSizes = geometry::standardTileSizes();
    std::vector<StructureValues> structureValues = standardStructureValues();
    std::vector<TerrainShape> terrainShapes;
    std::vector<FortressLayout> fortresses;
    std::vector<FileError> leftOut;  // unreadable fortresses; everything else must be readable

    /// Null if the id is unknown.
    [[nodiscard]] const Roster* roster(std::string_view id) const;
    [[nodiscard]] const GeneralCard* general(std::string_view id) const;
    [[nodiscard]] const UnitType* unit(std::string_view id) const;
    [[nodiscard]] const Roster* rosterOf(std::string_view unit) const;
    [[nodiscard]] const TerrainShape* terrainShape(std::string_view id) const;
    [[nodiscard]] const FortressLayout* fortress(std::string_view id) const;

    bool operator==(const Library&) const = default;
};

/// SET-06: the army's own units, and mercenaries.
bool mayRecruit(const Roster& army, const Roster& unitsArmy);

/// The directory that contains `data`: the one named by the environment variable
/// VALLUM_RESOURCES, or else the first that exists: next to the program, in the source tree it
/// was built from, or where it was installed.
Expected<std::filesystem::path, FileError> resourceDirectory();

/// Loads everything from a resource directory.
Expected<Library, FileError> loadLibrary(const std::filesystem::path& resources);

/// Each of these reads one file, which must be named after the id of what it holds.
Expected<Roster, FileError> rosterFrom(std::string_view text, const std::string& file);
Expected<std::vector<GeneralCard>, FileError> generalsFrom(std::string_view text, const std::string& file);
Expected<Deck, FileError> deckFrom(std::string_view text, const std::string& file);
/// GEO-25
Expected<geometry::TileSizes, FileError> tileSizesFrom(std::string_view text, const std::string& file);
/// Chapter 28
Expected<std::vector<StructureValues>, FileError> structureValuesFrom(std::string_view text,
                                                                      const std::string& file);
Expected<std::vector<TerrainShape>, FileError> terrainShapesFrom(std::string_view text,
                                                                 const geometry::TileSizes&,
                                                                 const std::string& file);
/// FDZ: reads any design; `checkFortress` finds its faults.
Expected<FortressLayout, FileError> fortressFrom(std::string_view text, const std::string& file);
/// Its rosters and generals must be in the library.
Expected<PresetArmy, FileError> presetFrom(std::string_view text, const Library&, const std::string& file);

}  // namespace vallum::field

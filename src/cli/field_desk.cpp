// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_desk.h"

#include "opening.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <utility>
#include <variant>

#include <vallum/field/files/json_lines.h>
#include <vallum/field/files/lesson_file.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/order_words.h>
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/words.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/plan.h>
#include <vallum/trials/streams.h>

namespace vallum::cli {

namespace {

std::string markersOf(const field::Unit& unit) {
    std::string text;
    if (unit.status != field::Status::regular) {
        text += ", " + std::string(names(unit.status).at(static_cast<std::size_t>(unit.status)));
    }
    for (const field::Marker marker : unit.markers.all()) {
        text += ", " + std::string(names(marker).at(static_cast<std::size_t>(marker)));
    }
    if (unit.formation)
        text += ", in " + std::string(names(*unit.formation).at(static_cast<std::size_t>(*unit.formation)));
    return text;
}

std::string placeOf(const field::Unit& unit) {
    switch (unit.place) {
        case field::Place::table: return " at " + std::string(field::toText(unit.pose));
        case field::Place::reserve: return " not yet placed";
        case field::Place::eliminated: return " destroyed";
    }
    return {};
}

void showUnits(std::ostream& out, const field::Battle& battle, Seat seat) {
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const field::Unit& unit = battle.units[i];
        if (unit.owner != seat) continue;
        out << "  " << i << "  " << field::nameOf(battle, UnitId(static_cast<std::int32_t>(i)))
            << placeOf(unit);
        if (unit.status != field::Status::regular)
            out << ", " << names(unit.status).at(static_cast<std::size_t>(unit.status));
        if (unit.wounds != 0) out << ", wounds " << unit.wounds;
        out << markersOf(unit) << '\n';
    }
}

/// FDZ-05: stone towers in a wooden fortress are left to the players' agreement.
bool isFortress(const std::string& text, const field::Library& library, const std::string& file) {
    const auto layout = field::fortressFrom(text, file);
    if (!isRead(file, layout)) return false;
    field::FortressTerms terms{library.structureValues, library.tileSizes, {}, {}};
    terms.options.stoneTowersInWood = true;
    const auto report = checkFortress(sectionsOf(*layout), terms);
    for (const field::FortressProblem& it : report.problems) {
        const std::string place = it.section ? "/sections/" + std::to_string(*it.section) : "/sections";
        complain(FileError{
            file, place, field::words(Refusal{ruleOf(it.fault)}).english(),
            it.joins ? "a section at " + field::toText(*it.joins).english() + ", where it joins (GEO-26)"
                     : "a fortress that can be built"});
    }
    return report.isValid();
}

bool isPlan(const std::string& text, const field::Library& library, const std::string& file) {
    auto plan = trials::planFrom(text, file);
    if (!isRead(file, plan)) return false;
    const auto& hexes = cli::library<hex::System>();
    if (!hexes) return false;
    const auto cells = trials::prepared(*plan, {library, *hexes}, file);
    if (!cells) complain(cells.error());
    return cells.has_value();
}

/// A file format that only field battles have.
struct DataFormat {
    std::string_view name;
    bool (*isFine)(const std::string& text, const field::Library&, const std::string& file);
};
const std::array<DataFormat, 10> formats{{
    {"vallum-roster",
     [](const std::string& text, const field::Library&, const std::string& file) {
         return isRead(file, field::rosterFrom(text, file));
     }},
    {"vallum-generals",
     [](const std::string& text, const field::Library&, const std::string& file) {
         return isRead(file, field::generalsFrom(text, file));
     }},
    {"vallum-deck",
     [](const std::string& text, const field::Library&, const std::string& file) {
         return isRead(file, field::deckFrom(text, file));
     }},
    {"vallum-tile-sizes",
     [](const std::string& text, const field::Library&, const std::string& file) {
         return isRead(file, field::tileSizesFrom(text, file));
     }},
    {"vallum-army",
     [](const std::string& text, const field::Library& library, const std::string& file) {
         return isRead(file, field::presetFrom(text, library, file));
     }},
    {"vallum-structure-values",
     [](const std::string& text, const field::Library&, const std::string& file) {
         return isRead(file, field::structureValuesFrom(text, file));
     }},
    {"vallum-terrain-shapes",
     [](const std::string& text, const field::Library& library, const std::string& file) {
         return isRead(file, field::terrainShapesFrom(text, library.tileSizes, file));
     }},
    {field::lessonFormat,
     [](const std::string&, const field::Library& library, const std::string& file) {
         return areRead(field::loadLesson(file, library));
     }},
    {"vallum-fortress", isFortress},
    {"vallum-trials", isPlan},
}};

}  // namespace

using FieldDesk = Desk<field::System>;

std::optional<field::Library> FieldDesk::openLibrary() {
    auto library = field::resourceDirectory().and_then(field::loadLibrary);
    if (!library) {
        complain(library.error());
        return {};
    }
    for (const FileError& error : library->leftOut) std::cerr << "warning: " << toText(error) << '\n';
    return *std::move(library);
}

Expected<std::vector<FileError>, FileError> FieldDesk::checkScenario(const std::string& text,
                                                                     const field::Library& library,
                                                                     const std::string& file) {
    return field::scenarioFrom(text, library, file).map([](field::ScenarioFile read) {
        return std::move(read.warnings);
    });
}

std::vector<std::string_view> FieldDesk::dataFormats() {
    std::vector<std::string_view> names;
    for (const DataFormat& it : formats) names.push_back(it.name);
    return names;
}

bool FieldDesk::checkData(std::string_view format,
                          const std::string& text,
                          const field::Library& library,
                          const std::string& file) {
    const auto found = std::ranges::find(formats, format, &DataFormat::name);
    return found != formats.end() && found->isFine(text, library, file);
}

std::unique_ptr<Asker<field::System>> FieldDesk::computer(std::string_view who, std::uint64_t seed) {
    return players::playerNamed(who, seed);
}

std::unique_ptr<Asker<field::System>> FieldDesk::streams(std::uint64_t seed) {
    return std::make_unique<trials::NamedStreams<field::System>>(seed);
}

std::unique_ptr<Asker<field::System>> FieldDesk::streamedComputer(std::string_view who,
                                                                  std::uint64_t seed,
                                                                  Seat seat) {
    return computer(who, trials::playerSeed(seed, seat));
}

Standing FieldDesk::standing(const field::Battle& battle) {
    if (!battle.outcome) return {{}, {}, battle.turn};
    return {battle.outcome->why, battle.outcome->winner, battle.turn};
}

Text FieldDesk::diceWanted(const Referee<field::System>& referee) {
    return field::words(referee.battle(), field::diceWanted(referee));
}

void FieldDesk::show(std::ostream& out, const field::Battle& battle) {
    out << "Turn " << battle.turn << ", " << names(battle.stage).at(static_cast<std::size_t>(battle.stage))
        << ", " << names(battle.phase).at(static_cast<std::size_t>(battle.phase)) << ", "
        << field::nameOf(battle, battle.active) << " to play.\n";
    for (const field::Side& side : battle.setting->sides) {
        out << side.name;
        for (const field::GeneralCard& general : side.generals) out << ", " << general.name;
        const std::size_t cards = battle.player(side.seat).hand.size();
        out << ", " << cards << (cards == 1 ? " card" : " cards") << " in hand:\n";
        showUnits(out, battle, side.seat);
    }
}

std::string FieldDesk::jsonText(const field::Battle& battle) { return field::jsonText(battle); }

bool FieldDesk::Silence::holdsBack(const field::Fact& fact) {
    if (std::holds_alternative<field::TurnBegan>(fact)) order_.reset();
    if (const auto* order = std::get_if<field::OrderPlayed>(&fact)) order_ = *order;
    if (const auto* activated = std::get_if<field::Activated>(&fact)) {
        return order_ && field::isNamedBy(*order_, *activated);
    }
    if (const auto* provoked = std::get_if<field::BrashProvoked>(&fact)) return provoked->units.empty();
    return std::holds_alternative<field::OrderReceived>(fact) ||
           std::holds_alternative<field::ShotUsed>(fact) || std::holds_alternative<field::TaskDone>(fact);
}

}  // namespace vallum::cli

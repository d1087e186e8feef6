// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"
#include "teller.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <utility>

#include <vallum/core/text_file.h>
#include <vallum/field/files/json_lines.h>
#include <vallum/field/files/save_file.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/words.h>

namespace vallum::cli {

namespace {

std::string markersOf(const field::Unit& unit) {
    std::string text;
    for (const field::Marker marker : unit.markers.all()) {
        text += ", " + std::string(names(marker).at(static_cast<std::size_t>(marker)));
    }
    if (unit.formation)
        text += ", in " + std::string(names(*unit.formation).at(static_cast<std::size_t>(*unit.formation)));
    return text;
}

void showUnits(const field::Battle& battle, Seat seat) {
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const field::Unit& unit = battle.units[i];
        if (unit.owner != seat) continue;
        std::cout << "  " << i << "  " << field::nameOf(battle, UnitId(static_cast<std::int32_t>(i)));
        if (unit.place == field::Place::table) std::cout << " at " << field::toText(unit.pose);
        if (unit.place == field::Place::reserve) std::cout << " not yet placed";
        if (unit.place == field::Place::eliminated) std::cout << " destroyed";
        if (unit.wounds != 0) std::cout << ", wounds " << unit.wounds;
        std::cout << markersOf(unit) << '\n';
    }
}

void showBattle(const field::Battle& battle) {
    std::cout << "Turn " << battle.turn << ", "
              << names(battle.stage).at(static_cast<std::size_t>(battle.stage)) << ", "
              << names(battle.phase).at(static_cast<std::size_t>(battle.phase)) << ", "
              << field::nameOf(battle, battle.active) << " to play.\n";
    for (const field::Side& side : battle.setting->sides) {
        std::cout << side.name;
        for (const field::GeneralCard& general : side.generals) std::cout << ", " << general.name;
        std::cout << ", " << battle.player(side.seat).hand.size() << " cards in hand:\n";
        showUnits(battle, side.seat);
    }
}

/// A battle that is there already is somebody's.
int keepBranch(const ReplayOptions& options, const FieldReferee& referee) {
    const field::Record& record = referee.record();
    if (std::filesystem::exists(options.branch)) {
        complain(FileError{options.branch, "", "a file", "a name that is not taken"});
        return badInput;
    }
    const std::string& title = record.scenario.title;
    const std::string name = title + ", turn " + std::to_string(referee.battle().turn);
    const field::Branch branch{options.name.empty() ? name : options.name, title,
                               static_cast<int>(record.tape.size())};
    const auto written = writeFileSafely(options.branch, saveText(record, {}, branch));
    if (!written) complain(written.error());
    return written ? fine : badInput;
}

}  // namespace

int replay(const ReplayOptions& options) {
    const auto library = openLibrary();
    if (!library) return badInput;
    const auto whole = openRecord(options.save, *library);
    if (!whole) return badInput;
    const auto referee = openBattle(options.save, until(*whole, options.until.value_or(whole->tape.size())));
    if (!referee) return badInput;
    Teller(options.facts ? nullptr : &std::cout, options.facts ? &std::cout : nullptr, options.explain)
        .tell(referee->battle(), referee->news());
    return options.branch.empty() ? fine : keepBranch(options, *referee);
}

int show(const ShowOptions& options) {
    const auto referee = openBattle(options.battle);
    if (!referee) return badInput;
    field::Battle battle = referee->battle();
    if (!options.seat.empty()) {
        const auto seat = *field::seatNamed(options.seat);
        if (std::ranges::count(battle.setting->sides, seat, &field::Side::seat) == 0) {
            std::cerr << options.battle << ": nobody sits at " << options.seat << ".\n";
            return badInput;
        }
        battle = field::System::seenBy(std::move(battle), seat);
    }
    if (options.json) {
        std::cout << field::jsonText(battle);
    } else {
        showBattle(battle);
    }
    return fine;
}

int questions(const std::string& battle) {
    const auto referee = openBattle(battle);
    if (!referee) return badInput;
    if (!referee->open()) return fine;
    std::cout << field::jsonLine(*referee->open()) << '\n';
    for (const field::Answer& answer : field::System::options(referee->battle(), referee->open()->question)) {
        std::cout << field::jsonLine(answer) << '\n';
    }
    return fine;
}

}  // namespace vallum::cli

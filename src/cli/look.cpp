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

void showUnits(const field::Battle& battle, Seat seat) {
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const field::Unit& unit = battle.units[i];
        if (unit.owner != seat) continue;
        std::cout << "  " << i << "  " << field::nameOf(battle, UnitId(static_cast<std::int32_t>(i)))
                  << placeOf(unit);
        if (unit.status != field::Status::regular)
            std::cout << ", " << names(unit.status).at(static_cast<std::size_t>(unit.status));
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
        const std::size_t cards = battle.player(side.seat).hand.size();
        std::cout << ", " << cards << (cards == 1 ? " card" : " cards") << " in hand:\n";
        showUnits(battle, side.seat);
    }
}

/// The dice are those of the same seed; whom nobody names plays on as before.
field::SavedSeats seatsOfBranch(const ReplayOptions& options, const OpenedBattle& opened) {
    field::SavedSeats seats = opened.seats.value_or(field::SavedSeats());
    for (const field::Side& side : opened.referee.battle().setting->sides) {
        const std::string& who = options.players.at(static_cast<std::size_t>(side.seat.raw() - 1));
        if (who.empty()) continue;
        std::erase_if(seats.players, [&](const field::SavedPlayer& it) { return it.seat == side.seat; });
        seats.players.push_back({side.seat, who});
    }
    std::ranges::sort(seats.players, {}, &field::SavedPlayer::seat);
    return seats;
}

/// A battle that is there already is somebody's.
bool keepBranch(const ReplayOptions& options, const OpenedBattle& opened) {
    const field::Record& record = opened.referee.record();
    if (std::filesystem::exists(options.branch)) {
        complain(FileError{options.branch, "", "a file", "a name that is not taken"});
        return false;
    }
    const std::string title = nameOf(record, opened.branch);
    const std::string name = title + ", turn " + std::to_string(opened.referee.battle().turn);
    const field::Branch branch{options.name.empty() ? name : options.name, title,
                               static_cast<int>(record.tape.size())};
    const field::SavedSeats seats = seatsOfBranch(options, opened);
    const auto drawn = field::begunBy(opened.annotations, record.tape.size());
    const auto written = writeFileSafely(
        options.branch, field::saveText({record, opened.referee.snapshots(), seats, branch, drawn}));
    if (!written) complain(written.error());
    return written.has_value();
}

/// What is whole plays, and so does the beginning of it.
void goBackTo(std::size_t answers, OpenedBattle& opened) {
    auto past = FieldReferee::from(until(opened.referee.record(), answers));
    VALLUM_CHECK(past);
    opened.referee = *std::move(past);
}

}  // namespace

int replay(const ReplayOptions& options) {
    auto opened = openBattle(options.save);
    if (!opened) return badInput;
    if (options.until) goBackTo(*options.until, *opened);
    Teller(options.facts ? nullptr : &std::cout, options.facts ? &std::cout : nullptr, options.explain)
        .tell(opened->referee.battle(), opened->referee.news());
    if (!options.branch.empty() && !keepBranch(options, *opened)) return badInput;
    return opened->status;
}

int show(const ShowOptions& options) {
    const auto opened = openBattle(options.battle);
    if (!opened) return badInput;
    field::Battle battle = opened->referee.battle();
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
    return opened->status;
}

int questions(const std::string& battle) {
    const auto opened = openBattle(battle);
    if (!opened) return badInput;
    const auto& open = opened->referee.open();
    if (!open) return opened->status;
    std::cout << field::jsonLine(*open) << '\n';
    for (const field::Answer& answer : field::System::options(opened->referee.battle(), open->question)) {
        std::cout << field::jsonLine(answer) << '\n';
    }
    return opened->status;
}

}  // namespace vallum::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "opening.h"
#include "teller.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <utility>

#include <vallum/core/check.h>
#include <vallum/core/seat_names.h>
#include <vallum/core/text_file.h>

/// Viewing a battle, in every system.
namespace vallum::cli {

/// Continues with the dice of the same seed; seats that are not named keep their players.
template <PlayableSystem System>
SavedSeats seatsOfBranch(const ReplayOptions& options, const OpenedBattle<System>& opened) {
    SavedSeats seats = opened.seats.value_or(SavedSeats());
    for (const NamedSide& side : Telling<System>::sides(opened.referee.battle())) {
        const std::string& who = options.players.at(static_cast<std::size_t>(side.seat.raw() - 1));
        if (who.empty()) continue;
        std::erase_if(seats.players, [&](const SavedPlayer& it) { return it.seat == side.seat; });
        seats.players.push_back({side.seat, who});
    }
    std::ranges::sort(seats.players, {}, &SavedPlayer::seat);
    return seats;
}

/// Refuses to overwrite an existing file, which may be somebody's battle.
template <PlayableSystem System>
bool keepBranch(const ReplayOptions& options, const OpenedBattle<System>& opened) {
    const Record<System>& record = opened.referee.record();
    if (std::filesystem::exists(options.branch)) {
        complain(FileError{options.branch, "", "a file", "a name that is not taken"});
        return false;
    }
    const std::string title = nameOf(record, opened.branch);
    const int turn = Telling<System>::when(opened.referee.battle()).turn;
    const std::string name = title + ", turn " + std::to_string(turn);
    const Branch branch{options.name.empty() ? name : options.name, title,
                        static_cast<int>(record.tape.size())};
    const SavedSeats seats = seatsOfBranch(options, opened);
    const auto drawn = begunBy(opened.annotations, record.tape.size());
    const auto written = writeFileSafely(
        options.branch,
        BattleFile<System>::textOf({record, opened.referee.snapshots(), seats, branch, drawn}));
    if (!written) complain(written.error());
    return written.has_value();
}

/// A whole battle replays, so any beginning of it does, too.
template <PlayableSystem System> void goBackTo(std::size_t answers, OpenedBattle<System>& opened) {
    auto past = Referee<System>::from(until(opened.referee.record(), answers));
    VALLUM_CHECK(past);
    opened.referee = *std::move(past);
}

template <PlayableSystem System> int replay(const BattleText& save, const ReplayOptions& options) {
    auto opened = openBattle<System>(save);
    if (!opened) return badInput;
    if (options.until) goBackTo(*options.until, *opened);
    Teller<System>(options.facts ? nullptr : &std::cout, options.facts ? &std::cout : nullptr,
                   options.explain)
        .tell(opened->referee.battle(), opened->referee.news());
    if (!options.branch.empty() && !keepBranch(options, *opened)) return badInput;
    return opened->status;
}

template <PlayableSystem System> int show(const BattleText& file, const ShowOptions& options) {
    const auto opened = openBattle<System>(file);
    if (!opened) return badInput;
    typename System::Battle battle = opened->referee.battle();
    if (!options.seat.empty()) {
        const Seat seat = *seatNamed(options.seat);
        const auto sides = Telling<System>::sides(battle);
        if (std::ranges::count(sides, seat, &NamedSide::seat) == 0) {
            std::cerr << options.battle << ": nobody sits at " << options.seat << ".\n";
            return badInput;
        }
        battle = System::seenBy(std::move(battle), seat);
    }
    if (options.json) {
        std::cout << Desk<System>::jsonText(battle);
    } else {
        Desk<System>::show(std::cout, battle);
    }
    return opened->status;
}

template <PlayableSystem System> int questions(const BattleText& file) {
    const auto opened = openBattle<System>(file);
    if (!opened) return badInput;
    const auto& open = opened->referee.open();
    if (!open) return opened->status;
    std::cout << JsonLines<System>::of(*open) << '\n';
    for (const auto& answer : System::options(opened->referee.battle(), open->question))
        std::cout << JsonLines<System>::of(answer) << '\n';
    return opened->status;
}

}  // namespace vallum::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <vallum/core/findings.h>
#include <vallum/core/saved_seats.h>

namespace vallum {

namespace {

std::string listOf(const std::vector<Seat>& seats) {
    std::string list;
    for (const Seat seat : seats) list += (list.empty() ? "one of: " : ", ") + std::to_string(seat.raw());
    return list;
}

}  // namespace

std::optional<FileError> faultIn(const SavedSeats& seats,
                                 const std::vector<Seat>& ofBattle,
                                 const std::string& file) {
    for (std::size_t i = 0; i != seats.players.size(); ++i) {
        const Seat seat = seats.players[i].seat;
        const std::string place = at("/seats/players", i);
        if (std::ranges::find(ofBattle, seat) == ofBattle.end())
            return FileError{file, place + "/seat", std::to_string(seat.raw()), listOf(ofBattle)};
        const auto first = std::ranges::find(seats.players, seat, &SavedPlayer::seat);
        if (first - seats.players.begin() != static_cast<std::ptrdiff_t>(i))
            return FileError{file, place + "/seat", std::to_string(seat.raw()), "each seat once"};
    }
    return std::nullopt;
}

}  // namespace vallum

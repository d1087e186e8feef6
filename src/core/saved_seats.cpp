// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <vallum/core/findings.h>
#include <vallum/core/saved_seats.h>

namespace vallum {

namespace {

constexpr std::array<std::string_view, 10> players{
    "person", "random",      "recruit",       "greedy", "centurion", "centurion-bold", "centurion-patient",
    "legate", "legate-bold", "legate-patient"};

std::string listOf(const auto& words) {
    std::string list;
    for (const std::string_view word : words) list += (list.empty() ? "one of: " : ", ") + std::string(word);
    return list;
}

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
        const auto& [seat, who] = seats.players[i];
        const std::string place = at("/seats/players", i);
        if (std::ranges::find(ofBattle, seat) == ofBattle.end())
            return FileError{file, place + "/seat", std::to_string(seat.raw()), listOf(ofBattle)};
        const auto first = std::ranges::find(seats.players, seat, &SavedPlayer::seat);
        if (first - seats.players.begin() != static_cast<std::ptrdiff_t>(i))
            return FileError{file, place + "/seat", std::to_string(seat.raw()), "each seat once"};
        if (std::ranges::find(players, who) == players.end())
            return FileError{file, place + "/who", inQuotes(who), listOf(players)};
    }
    return std::nullopt;
}

}  // namespace vallum

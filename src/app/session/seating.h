// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include <vallum/core/saved_seats.h>

namespace vallum::app {

/// Who plays a side: a person, or a computer player, from the weakest to the strongest. Those from the
/// centurion on think too long to run on the window's thread.
enum class PlayerKind {
    person,
    random,
    recruit,
    greedy,
    centurion,
    boldCenturion,
    patientCenturion,
    legate,
    boldLegate,
    patientLegate
};
[[nodiscard]] constexpr bool thinksLong(PlayerKind kind) { return kind >= PlayerKind::centurion; }

struct Seating {
    std::map<Seat, PlayerKind> players;
    std::uint64_t seed = 1;
    bool realDice = false;  // thrown on a real table and typed in

    [[nodiscard]] bool isPerson(Seat seat) const {
        const auto found = players.find(seat);
        return found != players.end() && found->second == PlayerKind::person;
    }
    bool operator==(const Seating&) const = default;
};

[[nodiscard]] SavedSeats savedSeats(const Seating& seating);
/// Seats that are not mentioned belong to persons.
[[nodiscard]] Seating seatingFrom(const SavedSeats& saved, const std::vector<Seat>& seats);

}  // namespace vallum::app

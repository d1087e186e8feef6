// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/seating.h"

#include <string>

namespace vallum::app {

namespace {

std::string wordFor(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::person: return "person";
        case PlayerKind::random: return "random";
        case PlayerKind::recruit: return "recruit";
        case PlayerKind::greedy: return "greedy";
        case PlayerKind::centurion: return "centurion";
        case PlayerKind::boldCenturion: return "centurion-bold";
        case PlayerKind::patientCenturion: return "centurion-patient";
        case PlayerKind::legate: return "legate";
        case PlayerKind::boldLegate: return "legate-bold";
        case PlayerKind::patientLegate: return "legate-patient";
    }
    return "person";
}

PlayerKind kindFrom(const std::string& word) {
    for (int kind = 0; kind <= static_cast<int>(PlayerKind::patientLegate); ++kind) {
        if (word == wordFor(static_cast<PlayerKind>(kind))) return static_cast<PlayerKind>(kind);
    }
    return PlayerKind::person;
}

}  // namespace

SavedSeats savedSeats(const Seating& seating) {
    SavedSeats saved;
    saved.seed = static_cast<int>(seating.seed);
    saved.realDice = seating.realDice;
    for (const auto& [seat, kind] : seating.players) saved.players.push_back({seat, wordFor(kind)});
    return saved;
}

Seating seatingFrom(const SavedSeats& saved, const std::vector<Seat>& seats) {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(saved.seed);
    seating.realDice = saved.realDice;
    for (const Seat seat : seats) seating.players[seat] = PlayerKind::person;
    for (const auto& [seat, who] : saved.players) seating.players[seat] = kindFrom(who);
    return seating;
}

}  // namespace vallum::app

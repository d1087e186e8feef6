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
        case PlayerKind::legate: return "legate";
    }
    return "person";
}

PlayerKind kindFrom(const std::string& word) {
    for (const PlayerKind kind : {PlayerKind::random, PlayerKind::recruit, PlayerKind::greedy,
                                  PlayerKind::centurion, PlayerKind::legate}) {
        // May be followed by a character, as on the command line: "centurion-bold".
        if (word == wordFor(kind) || word.starts_with(wordFor(kind) + "-")) return kind;
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
